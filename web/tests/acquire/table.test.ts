import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import Board from '@/games/acquire/board/Board.svelte';
import ChainRows from '@/games/acquire/chains/ChainRows.svelte';
import PriceChart from '@/games/acquire/chains/PriceChart.svelte';
import Basket from '@/games/acquire/decision/Basket.svelte';
import ChooseChain from '@/games/acquire/decision/ChooseChain.svelte';
import Decision from '@/games/acquire/decision/Decision.svelte';
import Disposal from '@/games/acquire/decision/Disposal.svelte';
import Hand from '@/games/acquire/decision/Hand.svelte';
import TilePreview from '@/games/acquire/decision/TilePreview.svelte';
import type { AcquireView, HandTile, HeldTile, TileEffect } from '@/games/acquire/types';
import { button, game, nameOf, purchases, seats, show, view } from '../support/fixture';

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
    const playable = now.offers.choices.flatMap((choice) =>
      choice.type === 'play_tile' ? [choice.tile] : [],
    );
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
  const ready = (change: (now: AcquireView) => void = () => {}) => {
    const now = view('buy_shares');
    const offer = now.offers.pick;
    if (offer) Object.assign(offer, { most: 3, budget: 6000 });
    for (const item of offer?.items ?? []) item.most = 3;
    change(now);
    const pick = vi.fn();
    show(Basket, { view: now, basket: purchases(now), busy: false, pick });
    const items = now.offers.pick?.items ?? [];
    return { now, pick, items, chains: items.map((item) => item.chain) };
  };
  const add = (chain: string | undefined) => {
    button(new RegExp(`^Add ${chain}`)).click();
    flushSync();
  };

  test('takes three clicks and sends them as one choice, in any order', () => {
    const { pick, chains } = ready();
    const wanted = [chains.at(-1), chains[0], chains.at(-1)];
    wanted.forEach(add);
    button(/^Buy \d/).click();
    expect(pick).toHaveBeenCalledExactlyOnceWith(wanted.map((chain) => ({ type: 'buy', chain })));
  });

  test('shows the running total and what is left', () => {
    const { now, items } = ready();
    add(items[0]?.chain);
    const cost = items[0]?.cost ?? 0;
    expect(document.body.textContent).toContain(`$${cost.toLocaleString('en-US')}`);
    const left = (now.offers.pick?.budget ?? 0) - cost;
    expect(document.body.textContent).toContain(`$${left.toLocaleString('en-US')} left`);
  });

  test('says what the shares in the basket make of the reader', () => {
    const { items } = ready((now) => {
      const after = { leaders: [0], shares: 4 };
      for (const item of now.offers.pick?.items ?? [])
        if ('after' in item)
          item.after = [
            { ...after, place: null, bonus: 0, bonus_gain: 0 },
            { ...after, place: 'minority', bonus: 3000, bonus_gain: 3000 },
            { ...after, place: null, bonus: null, bonus_gain: null },
          ];
    });
    const chain = items[0]?.chain;
    const made = () => document.querySelector('.makes')?.textContent ?? null;
    expect(made()).toBeNull();
    add(chain);
    expect(made()).toBe(`${chain}: no bonus yet`);
    add(chain);
    expect(made()).toBe(`${chain}: you are second (+$3,000)`);
    add(chain); // with hidden holdings nothing is said that the reader cannot know
    expect(made()).toBeNull();
  });

  test('nothing in the basket buys nothing', () => {
    const { pick } = ready();
    button('Buy nothing').click();
    expect(pick).toHaveBeenCalledWith([]);
  });

  test('names the clause of the limit that is reached', () => {
    const { items } = ready((now) => {
      const pick = now.offers.pick;
      if (pick) Object.assign(pick, { budget: pick.items[0]?.cost });
    });
    add(items[0]?.chain);
    expect(why(items[0]?.chain)).toBe('ACQ-BUY-2');
    expect(button(new RegExp(`^Add ${items[0]?.chain}`)).disabled).toBe(true);
  });

  test('shows chains that cannot be bought, and why', () => {
    ready((now) => {
      const offer = now.offers.pick;
      if (offer) offer.items = offer.items.filter((item) => item.chain !== 'Tower');
      now.offers.forbidden = [
        { type: 'buy', chain: 'Tower', reason: 'bank-empty', rule: 'ACQ-BUY-3', args: { chain: 'Tower' } },
      ];
    });
    expect(why('Tower')).toBe('ACQ-BUY-3');
  });

  test('says when the shares would be the most', () => {
    const { items } = ready((now) => {
      for (const item of now.offers.pick?.items ?? [])
        if ('after' in item) item.after.forEach((owned) => (owned.leaders = [now.you]));
    });
    add(items[0]?.chain);
    expect(document.querySelector('.count')?.getAttribute('title')).toBe('Most shares');
  });

  function why(chain: string | undefined): string | null {
    const row = [...document.querySelectorAll('li')].find((entry) =>
      entry.textContent?.includes(chain ?? ''),
    );
    return row?.querySelector('.why button')?.getAttribute('title') ?? null;
  }
});

describe('keep, trade or sell', () => {
  /** As if so many shares were held. */
  const holding = (held: number) => {
    const now = view('trade_shares');
    const offer = now.offers.pick;
    if (offer) {
      offer.most = held;
      offer.pools.held = held;
      for (const item of offer.items) item.most = Math.floor(held / item.uses);
    }
    const pick = vi.fn();
    return { page: show(Disposal, { view: now, busy: false, pick }), pick };
  };
  const press = (name: string) => {
    button(name).click();
    flushSync();
  };

  test('is one choice', () => {
    const { page, pick } = holding(5);
    press('More: Trade');
    press('More: Sell');
    expect(page.querySelectorAll('.pips .trade')).toHaveLength(2);
    expect(page.querySelectorAll('.pips .sell')).toHaveLength(1);
    expect(page.querySelector('.rest')?.textContent).toBe('2');
    press('Confirm');
    expect(pick).toHaveBeenCalledExactlyOnceWith([
      { type: 'trade', shares: 2 },
      { type: 'sell', shares: 1 },
    ]);
  });

  test('selling takes shares back from the trade', () => {
    const { pick } = holding(3);
    press('Trade all');
    for (let clicks = 0; clicks < 3; clicks += 1) press('More: Sell');
    press('Confirm');
    expect(pick).toHaveBeenCalledWith(Array(3).fill({ type: 'sell', shares: 1 }));
  });

  test('keeping all is an answer too', () => {
    const { pick } = holding(4);
    press('Sell all');
    press('Keep all');
    press('Confirm');
    expect(pick).toHaveBeenCalledWith([]);
  });

  test('says why nothing can be traded', () => {
    const now = view('sell_shares');
    now.offers.forbidden = [
      { type: 'trade', shares: 2, reason: 'bank-empty', rule: 'ACQ-MRG-6', args: { chain: 'Tower' } },
    ];
    const page = show(Disposal, { view: now, busy: false, pick: vi.fn() });
    expect(page.querySelector('.gives button')?.getAttribute('title')).toBe('ACQ-MRG-6');
  });
});

describe('founding', () => {
  test('offers exactly the chains the table offers', () => {
    const now = view('found_chain');
    const act = vi.fn();
    const page = show(ChooseChain, { view: now, busy: false, act });
    expect(page.querySelectorAll('li')).toHaveLength(now.legal?.length ?? 0);
    page.querySelector('button')?.click();
    const first = now.offers.choices[0];
    expect(act).toHaveBeenCalledWith({ type: 'found', chain: first?.type === 'found' && first.chain });
  });

  test('with two lone tiles beside 2A, Continental costs $500', () => {
    show(ChooseChain, { view: structuredClone(game.founding), busy: false, act: vi.fn() });
    expect(button(/^Continental/).textContent).toContain('$500');
    expect(button(/^Worldwide/).textContent).toContain('$300');
  });
});

describe('a chosen tile', () => {
  const outlook = (outcome: TileEffect) =>
    show(TilePreview, { tile: '2A', outcome, you: 0, nameOf }).querySelector('.outlook')?.textContent ?? '';

  test('tells the prices of the chains that it could found', () => {
    const chain = { founder_share: true, shares: 0, shares_after: 1, size: 3 };
    const chains = [{ ...chain, chain: 'Continental', price: 500 }];
    const text = outlook({ effect: 'founds', rule: 'ACQ-FND-1', size: 3, chains, may_end: false });
    expect(text).toContain('3 tiles');
    expect(text).toMatch(/Continental\s+\$500/);
  });

  test('tells how a chain grows', () => {
    const text = outlook({
      effect: 'grows',
      rule: 'ACQ-GRW-1',
      chain: 'Tower',
      size: 10,
      size_after: 12,
      price: 800,
      price_after: 900,
      becomes_safe: true,
      may_end: true,
    });
    expect(text).toContain('10 → 12, $800 → $900');
    expect(text).toContain('becomes safe');
    expect(text).toContain('you may then end the game');
  });

  test('tells who is paid in a merger, as far as that is known', () => {
    const tower = {
      chain: 'Tower',
      size: 3,
      price: 500,
      shares: 0,
      bonuses: [{ seat: 1, place: 'majority', amount: 5000, rule: 'ACQ-BON-1' }],
      bonuses_known: false,
    };
    const text = outlook({
      effect: 'merges',
      rule: 'ACQ-MRG-1',
      survivor: 'American',
      candidates: [{ chain: 'American', size: 4, price: 500, price_after: 700, shares: 2 }],
      acquired: [tower],
      size_after: 8,
      becomes_safe: false,
      may_end: false,
    });
    expect(text).toContain('2A merges American, Tower.');
    expect(text).toContain('$500 → $700');
    expect(text).toContain('Boris $5,000');
    expect(text).toContain('other bonuses depend on hidden shares');
  });
});

test('declaring the end shows what everybody would have, where that is known', () => {
  const now = view('declare_end');
  const end = now.offers.choices.find((choice) => choice.type === 'declare_end');
  if (end?.type === 'declare_end') end.scores = [12000, null, 9000, null];
  const props = { view: now, busy: false, basket: purchases(now), nameOf, act: vi.fn(), pick: vi.fn() };
  const scores = [...show(Decision, props).querySelectorAll('.scores .num')];
  expect(scores.map((score) => score.textContent?.trim())).toEqual(['Ana $12,000', 'Chloé $9,000']);
});

test('a tile that cannot be played says why', () => {
  const hand: HeldTile[] = [
    { tile: '5C', effect: 'dead', chains: ['Tower', 'Imperial'] },
    { tile: '6C', effect: 'blocked' },
    { tile: '7C', effect: 'nothing' },
  ];
  const outlooks: HandTile[] = [
    { tile: '5C', outcome: { effect: 'dead', rule: 'ACQ-SAF-2', chains: ['Tower', 'Imperial'] } },
    { tile: '6C', outcome: { effect: 'blocked', rule: 'ACQ-FND-4', chains: [] } },
    { tile: '7C', outcome: { effect: 'nothing', rule: 'ACQ-TRN-4', may_end: false } },
  ];
  const page = show(Hand, { hand, outlooks, playable: ['7C'], selected: null, onpick: () => {} });
  expect([...page.querySelectorAll('.why button')].map((mark) => mark.getAttribute('title'))).toEqual([
    'ACQ-SAF-2',
    'ACQ-FND-4',
  ]);
});

describe('the rows of the chains', () => {
  const rows = (change: (now: AcquireView) => void) => {
    const now = view('buy_shares');
    change(now);
    return show(ChainRows, { view: now, seats });
  };
  const tower = (now: AcquireView) => {
    now.chains = [{ ...now.chains[6]!, size: 3, price: 500 }];
    now.seats.forEach((seat, at) => (seat.shares = { Tower: [1, 5, 1, 3][at] ?? 0 }));
    now.offers.bonuses = [
      {
        chain: 'Tower',
        bonuses_known: true,
        bonuses: [
          { seat: 1, place: 'majority', amount: 5000, rule: 'ACQ-BON-1' },
          { seat: 3, place: 'minority', amount: 2500, rule: 'ACQ-BON-1' },
        ],
      },
    ];
  };

  test('name the holders in the order of their shares, with the bonus they would be paid', () => {
    const owners = [...rows(tower).querySelectorAll('.owner')].map((owner) =>
      owner.textContent?.replace(/\s+/g, ' ').trim(),
    );
    expect(owners).toEqual([
      'Boris 5 Most shares$5,000',
      'Δήμος 3 Second most shares$2,500',
      'Ana 1',
      'Chloé 1',
    ]);
  });

  test('tell the next step of the price', () => {
    const page = rows((now) => {
      tower(now);
      now.offers.next_prices = [{ chain: 'Tower', size: 4, price: 600 }];
    });
    expect(page.querySelector('.second')?.textContent).toContain('$600 at 4 tiles');
  });

  test('say that others’ holdings are hidden', () => {
    const page = rows((now) => {
      for (const [seat, entry] of now.seats.entries())
        if (seat !== now.you) Object.assign(entry, { money: null, shares: null });
    });
    expect(page.textContent).toContain('holdings are hidden');
  });
});

describe('the chart', () => {
  test('is shown as the engine prints it', () => {
    const page = show(PriceChart, { chart: game.chart, chains: [] });
    const rows = [...page.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim()),
    );
    expect(rows).toHaveLength(11);
    expect(rows[4]).toEqual(['6–10', '5', '4', '$600', '$6,000', '$3,000']);
  });

  test('lights the rows where chains stand', () => {
    const now = view('buy_shares');
    const page = show(PriceChart, { chart: game.chart, chains: now.chains });
    const prices = new Set(now.chains.filter((chain) => chain.size).map((chain) => chain.price));
    expect(page.querySelectorAll('tr.lit')).toHaveLength(prices.size);
  });
});
