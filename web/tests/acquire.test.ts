import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { accounts, moments } from '../src/games/acquire/accounts';
import Basket from '../src/games/acquire/Basket.svelte';
import Board from '../src/games/acquire/Board.svelte';
import { CHART, GROUPS } from '../src/games/acquire/chart';
import Chart from '../src/games/acquire/Chart.svelte';
import ChooseChain from '../src/games/acquire/ChooseChain.svelte';
import Disposal from '../src/games/acquire/Disposal.svelte';
import Hand from '../src/games/acquire/Hand.svelte';
import Ledger from '../src/games/acquire/Ledger.svelte';
import { condense, told, worthTelling } from '../src/games/acquire/log';
import type { Part } from '../src/lib/i18n.svelte';
import { button, game, nameOf, seats, show, view } from './fixture';
import { speak } from './setup';

const words = (parts: Part[]) => parts.map((part) => (typeof part === 'string' ? part : part.value)).join('');
const events = game.log.flatMap((entry) => entry.events);

describe('the board', () => {
  test('names every cell for those who do not see it', () => {
    const page = show(Board, { view: view('play_tile') });
    const cells = [...page.querySelectorAll('[role=gridcell]')];
    expect(cells).toHaveLength(108);
    expect(cells.every((cell) => cell.getAttribute('aria-label'))).toBe(true);
  });

  test('marks own tiles and offers only those that may be played', () => {
    const now = view('play_tile');
    const onpick = vi.fn();
    const playable = (now.legal ?? []).map((legal) => String(legal.tile));
    const page = show(Board, { view: now, playable, onpick });
    expect(page.querySelectorAll('.own')).toHaveLength(now.hand?.length ?? 0);
    expect(page.querySelectorAll('.playable')).toHaveLength(playable.length);
  });

  test('moves the focus with the arrows and picks with Enter', () => {
    const onpick = vi.fn();
    const page = show(Board, { view: view('play_tile'), onpick });
    const grid = page.querySelector('[role=grid]') as SVGElement;
    for (const key of ['ArrowRight', 'ArrowDown', 'Enter'])
      grid.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(onpick).toHaveBeenCalledWith('2B');
  });
});

describe('buying', () => {
  const ready = () => {
    const now = view('buy_shares');
    const seat = now.seats[now.you];
    if (seat) seat.money = 6000;
    now.bought = 0;
    const act = vi.fn();
    show(Basket, { view: now, busy: false, act });
    const offered = (now.legal ?? [])
      .filter((legal) => legal.type === 'buy')
      .map((legal) => String(legal.chain));
    return { now, act, offered };
  };

  test('takes three clicks and sends them in the order of the chart, then stops', () => {
    const { act, offered } = ready();
    const last = offered.at(-1) as string;
    const first = offered[0] as string;
    for (const chain of [last, first, last]) {
      button(new RegExp(`share of ${chain}`)).click();
      flushSync();
    }
    button(/^Buy \d/).click();
    expect(act.mock.calls[0]?.map((action: { chain?: string }) => action.chain)).toEqual(
      first === last ? [first, first, first, undefined] : [first, last, last, undefined],
    );
    expect(act.mock.calls[0]?.at(-1)).toEqual({ type: 'stop_buying' });
  });

  test('shows the running total and what is left', () => {
    const { now, offered } = ready();
    const chain = now.chains.find((entry) => entry.name === offered[0]);
    button(new RegExp(`share of ${offered[0]}`)).click();
    flushSync();
    const money = now.seats[now.you]?.money ?? 0;
    expect(document.body.textContent).toContain(`$${chain?.price.toLocaleString('en-US')}`);
    expect(document.body.textContent).toContain(
      `$${(money - (chain?.price ?? 0)).toLocaleString('en-US')} left`,
    );
  });

  test('nothing in the basket buys nothing', () => {
    const { act } = ready();
    button('Buy nothing').click();
    expect(act).toHaveBeenCalledWith({ type: 'stop_buying' });
  });
});

describe('keep, trade or sell', () => {
  test('sends the trade first and then the sale', () => {
    const now = view('trade_shares');
    const acquired = now.merger?.acquired as string;
    const seat = now.seats[now.you];
    if (seat?.shares) seat.shares[acquired] = 5;
    now.legal = [0, 2, 4].map((shares, at) => ({ action: 129 + at, type: 'trade', shares }));
    const act = vi.fn();
    const page = show(Disposal, { view: now, busy: false, act });
    button('More: Trade').click();
    flushSync();
    button('More: Sell').click();
    flushSync();
    expect(page.querySelectorAll('.pips .trade')).toHaveLength(2);
    expect(page.querySelectorAll('.pips .sell')).toHaveLength(1);
    expect(page.querySelector('.result')?.textContent).toContain('you keep 2');
    button('Confirm').click();
    expect(act).toHaveBeenCalledWith({ type: 'trade', shares: 2 }, { type: 'sell', shares: 1 });
  });

  test('selling all takes shares back from the trade', () => {
    const now = view('trade_shares');
    const acquired = now.merger?.acquired as string;
    const seat = now.seats[now.you];
    if (seat?.shares) seat.shares[acquired] = 3;
    now.legal = [0, 2].map((shares, at) => ({ action: 129 + at, type: 'trade', shares }));
    const act = vi.fn();
    show(Disposal, { view: now, busy: false, act });
    button('Trade all').click();
    flushSync();
    for (let clicks = 0; clicks < 3; clicks += 1) {
      button('More: Sell').click();
      flushSync();
    }
    button('Confirm').click();
    expect(act).toHaveBeenCalledWith({ type: 'trade', shares: 0 }, { type: 'sell', shares: 3 });
  });
});

test('founding offers exactly the chains the table offers', () => {
  const now = view('found_chain');
  const act = vi.fn();
  const page = show(ChooseChain, { view: now, busy: false, act });
  expect(page.querySelectorAll('li')).toHaveLength(now.legal?.length ?? 0);
  page.querySelector('button')?.click();
  expect(act).toHaveBeenCalledWith({ type: 'found', chain: now.legal?.[0]?.chain });
});

test('a tile that cannot be played says why', () => {
  const hand = [
    { tile: '5C', effect: 'dead' as const, chains: ['Tower', 'Imperial'] },
    { tile: '6C', effect: 'blocked' as const },
    { tile: '7C', effect: 'grows' as const, chains: ['Tower'] },
  ];
  const page = show(Hand, { hand, playable: ['7C'], selected: null, onpick: () => {} });
  expect([...page.querySelectorAll('.why button')].map((mark) => mark.getAttribute('title'))).toEqual([
    'ACQ-SAF-2',
    'ACQ-FND-4',
  ]);
});

test('hidden holdings are shown as unknown', () => {
  const now = view('buy_shares');
  for (const [seat, entry] of now.seats.entries())
    if (seat !== now.you) Object.assign(entry, { money: null, shares: null });
  const page = show(Ledger, { view: now, seats });
  expect(page.querySelectorAll('tfoot .cash .muted')).toHaveLength(now.seats.length - 1);
});

describe('the chart', () => {
  test('agrees with the prices the engine tells', () => {
    for (const step of game.steps)
      for (const chain of (step.view as unknown as { chains: (typeof game.views)[string]['chains'] })
        .chains) {
        if (!chain.size) continue;
        const row = CHART.find((entry) => entry.price === chain.price);
        const group = GROUPS.findIndex((names) => (names as readonly string[]).includes(chain.name));
        const [low = 0, high = low] = (row?.sizes[group] ?? '').replace('+', '–999').split('–').map(Number);
        expect(chain.size).toBeGreaterThanOrEqual(low);
        expect(chain.size).toBeLessThanOrEqual(high);
        expect([row?.majority, row?.minority]).toEqual([chain.majority, chain.minority]);
      }
  });

  test('lights the rows where chains stand', () => {
    const now = view('buy_shares');
    const page = show(Chart, { chains: now.chains });
    const prices = new Set(now.chains.filter((chain) => chain.size).map((chain) => chain.price));
    expect(page.querySelectorAll('tr.lit')).toHaveLength(prices.size);
  });
});

describe('the log', () => {
  test.each(['en', 'pt', 'ru', 'el', 'fr'] as const)('tells a whole game in %s', (language) => {
    speak(language);
    for (const event of events.filter(worthTelling)) {
      const line = words(told(event, nameOf));
      expect(line).not.toContain('acquire-event');
      expect(line).not.toMatch(/\{|\$[a-z]/);
    }
  });

  test('tells shares bought together as one', () => {
    const bought = { type: 'share_bought', seat: 1, rule: 'ACQ-BUY-1', chain: 'Tower', price: 400 };
    const entry = (seq: number) => ({ ...game.log[1]!, seq, seat: 1, events: [bought] });
    const blocks = condense([entry(5), entry(6), entry(7)]);
    expect(blocks.map((block) => block.seq)).toEqual([7]);
    expect(words(told(blocks[0]!.events[0]!, nameOf))).toBe('Boris buys 3\u00a0×\u00a0Tower for $1,200.');
  });

  test('keeps the draws of others out', () => {
    const drawn = { type: 'tile_drawn', seat: 2, rule: 'ACQ-TRN-5', bag: 40 };
    expect(worthTelling(drawn)).toBe(false);
    expect(worthTelling({ ...drawn, tile: '5C' })).toBe(true);
  });
});

describe('results', () => {
  test('every dollar of the final money has a source', () => {
    const books = accounts(
      game.steps.flatMap((step) => step.events),
      game.scores,
    );
    for (const account of books) {
      expect(account.start).toBe(6000);
      const flows = Object.values(account.flows).reduce((sum, flow) => sum + flow, 0);
      expect(account.start + flows).toBe(account.total);
    }
  });

  test('there is one moment for every turn', () => {
    const turns = moments(game.steps).map((moment) => moment.turn);
    expect(turns).toEqual([...new Set(turns)]);
    expect(turns.at(-1)).toBe(game.views.game_over?.turn_number);
  });
});
