import axe from 'axe-core';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { accounts } from '@/games/accounts';
import Desk from '@/games/stockpile/board/Desk.svelte';
import Market from '@/games/stockpile/board/Market.svelte';
import Pairs from '@/games/stockpile/board/Pairs.svelte';
import Piles from '@/games/stockpile/board/Piles.svelte';
import { actionWords, partsText } from '@/games/stockpile/cards/card_words';
import CardDialog from '@/games/stockpile/cards/CardDialog.svelte';
import { openCard } from '@/games/stockpile/cards/open_card.svelte';
import AnswerButtons from '@/games/stockpile/decision/AnswerButtons.svelte';
import Hand from '@/games/stockpile/decision/Hand.svelte';
import PickPanel from '@/games/stockpile/decision/PickPanel.svelte';
import { isCardChoice } from '@/games/stockpile/decision/placement';
import { EVENTS, FLOWS, QUESTIONS, STAGES } from '@/games/stockpile/generated';
import type { Pick } from '@/games/stockpile/generated';
import HoldingsTable from '@/games/stockpile/players/HoldingsTable.svelte';
import OwnHoldings from '@/games/stockpile/players/OwnHoldings.svelte';
import { plugin } from '@/games/stockpile/plugin';
import { isSecret, eventWords, worthTelling } from '@/games/stockpile/story/log';
import { roundHistory } from '@/games/stockpile/story/round_history';
import { PHASES, phaseOf, thousands, hideOwnCards, type StockpileView } from '@/games/stockpile/types';
import { has, type Part } from '@/i18n/i18n.svelte';
import { LANGUAGES } from '@/i18n/languages';
import { Picking } from '@/state/pick.svelte';
import { button, nameOf, saidBy, seats, show } from '../support/fixture';
import * as game from '../support/fixtures/stockpile';
import { speak } from '../support/setup';

const ENGINE = join(import.meta.dirname, '../../../src/bigboard/titles/stockpile');
const sources = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.py'))
  .map((path) => readFileSync(join(ENGINE, path), 'utf8'))
  .join('\n');
const named = (pattern: RegExp) => [
  ...new Set([...sources.matchAll(pattern)].map((match) => match[1] as string)),
];

function view(decision: string): StockpileView {
  const found = game.views[decision];
  if (!found) throw new Error(`The game never asks ${decision}.`);
  return structuredClone(found);
}
const words = (parts: Part[]) => partsText(parts);
const none = () => {};

describe('every word of the engine has its message', () => {
  test('events', () => {
    const said = Object.values(EVENTS).filter((kind) => !kind.wordless && kind.said_as !== 'result');
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((kind) => !has(`stockpile-event-${kind.said_as}`))).toEqual([]);
  });

  test('decisions', () => {
    const asked = Object.values(QUESTIONS).map((question) => question.asked_as);
    expect(asked.length).toBeGreaterThan(30);
    expect(asked.filter((name) => !has(`stockpile-ask-${name}`))).toEqual([]);
  });

  test('refusals', () => {
    const reasons = named(/IllegalAction\(\s*(?:"[\w-]+"(?: if [^,]*?)?|rule),\s*"([a-z-]+)"/g);
    expect(reasons.length).toBeGreaterThan(25);
    expect(reasons.filter((reason) => !has(`refusal-stockpile-${reason}`))).toEqual([]);
  });

  test('the phases of a round', () => {
    expect(PHASES).toHaveLength(6);
    expect(PHASES.filter((phase) => !has(`stk-phase-${phase}`))).toEqual([]);
    expect(STAGES.before_demand).toBe(phaseOf('before_demand'));
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every event of the fixture is told in full', () => {
    speak(language);
    for (const event of game.events.filter(worthTelling)) {
      const line = words(eventWords(event, nameOf));
      expect(line).not.toMatch(/stockpile-event|stk-|option-|undefined|NaN|\{|\$[a-z]/);
      expect(line).not.toContain('()');
    }
  });

  test('every answer of the fixture has words', () => {
    speak(language);
    for (const shown of Object.values(game.views))
      for (const answer of shown.offers.choices) {
        const text = words(actionWords(answer, nameOf));
        expect(text).not.toBe('');
        expect(text).not.toMatch(/stockpile-action|stk-|undefined/);
      }
  });
});

test.each([
  ['STK-STR-CORNER-THE-MARKET', '(Corner the Market)'],
  ['STK-INV-LILIANE', '(Lazy Liliane)'],
])('%s is told by the printed name of its card', (rule, name) => {
  const received = { type: 'received', seat: 1, rule, amount: 5 };
  expect(words(eventWords(received, nameOf))).toContain(name);
});

test('a hint names the price of a bid as the track of the table has it', () => {
  const now = view('bid');
  now.track[2] = 4;
  expect(words(plugin.actionWords({ type: 'bid', pile: 0, space: 2 }, now))).toContain('$4K');
});

test('money is written as the rulebook of the language does', () => {
  expect(thousands(20)).toBe('$20K');
  expect(thousands(-3)).toBe('−$3K');
  speak('ru');
  expect(thousands(20).replace(/\s/g, ' ')).toBe('20 000 $');
});

describe('the generic panel', () => {
  test.each(Object.keys(game.views).filter((name) => name !== 'game_over'))('answers %s', (decision) => {
    const now = view(decision);
    const legal = now.offers.choices;
    const act = vi.fn();
    const page = show(AnswerButtons, { view: now, legal, busy: false, seats, nameOf, act });
    expect(page.querySelectorAll('button')).toHaveLength(legal.length);
    page.querySelector('button')?.click();
    expect(legal.map((choice) => choice.action)).toContain(act.mock.calls[0]?.[0].action);
  });

  test('a Boom says where the price goes', () => {
    const now = view('act');
    const boom = now.offers.choices.find((choice) => choice.type === 'boom');
    if (boom?.type !== 'boom') throw new Error('There is no Boom.');
    const page = show(AnswerButtons, { view: now, legal: [boom], busy: false, seats, nameOf, act: none });
    const move = boom.moves[0];
    expect(page.textContent).toContain(`$${move?.price}K → $${move?.to}K`);
  });

  test('a card that cannot be played is there, with the reason', () => {
    const now = view('act');
    const forbidden = [
      {
        type: 'play',
        card: 'Naked Short',
        reason: 'too-little-money',
        rule: 'STK-STR-6',
        args: { price: 4, free: 1 },
      },
    ] as const;
    openCard.name = 'Naked Short';
    const page = show(CardDialog, {
      view: { ...now, offers: { ...now.offers, forbidden: [...forbidden] } },
      choices: [],
      busy: false,
      act: none,
    });
    expect(page.textContent).toContain('Naked Short');
    expect(page.textContent).toContain('You do not have that much money.');
    expect(page.textContent).not.toContain('Play this card');
  });
});

describe('a bid', () => {
  const bidsOf = (now: StockpileView) => now.offers.choices.filter((choice) => choice.type === 'bid');
  const piles = (now: StockpileView, onbid = vi.fn()) => {
    const bids = bidsOf(now);
    show(Piles, { view: now, nameOf, bids, selected: null, targets: [], onbid, onplace: none });
    return [...document.querySelectorAll<HTMLButtonElement>('button.legal')];
  };

  test('is tapped where it is legal, elsewhere the clause opens', () => {
    const now = view('bid');
    const onbid = vi.fn();
    const legal = piles(now, onbid);
    expect(legal).toHaveLength(bidsOf(now).length);
    legal[0]?.click();
    expect(onbid).toHaveBeenCalledWith(bidsOf(now)[0]);
  });

  test('shows Discount Donald what he pays, and Budget Barbara what she receives', () => {
    const now = view('bid');
    const first = bidsOf(now)[0];
    if (!first) throw new Error('There is no bid.');
    for (const [cost, gain, text] of [
      [3, 0, '3'],
      [0, 4, '+4'],
    ] as const) {
      const bid = { ...first, price: 6, cost, gain };
      const space = piles({ ...now, offers: { ...now.offers, choices: [bid] } }).at(-1);
      expect(space?.querySelector('b')?.textContent).toBe(text);
    }
  });
});

test('a card is chosen with its face and put on a pile', () => {
  const now = view('place_card');
  const places = now.offers.choices;
  const onchoose = vi.fn();
  show(Hand, { view: view('place_card'), choices: places.slice(0, 1), chosen: null, onchoose });
  document.querySelector('button')?.click();
  expect(onchoose).toHaveBeenCalledWith(places[0]);
  const onplace = vi.fn();
  show(Piles, { view: now, nameOf, bids: [], selected: null, targets: [1], onbid: none, onplace });
  document.querySelector<HTMLButtonElement>('.here')?.click();
  expect(onplace).toHaveBeenCalledWith(1);
});

describe('a choice of several', () => {
  const panel = (decision: string, send = vi.fn()) => {
    const now = view(decision);
    const { pick } = now.offers;
    if (!pick) throw new Error(`${decision} is not a choice of several.`);
    const picked = new Picking<Pick['items'][number]>(() => pick);
    show(PickPanel, {
      view: now,
      pick,
      picked,
      onTable: isCardChoice(pick),
      seats,
      busy: false,
      nameOf,
      send,
    });
    return { pick, picked };
  };
  const more = () =>
    [...document.querySelectorAll('button')].filter((one) => saidBy(one).startsWith('More: '));

  test('of shares shows the running total by the offer, bonuses included, before it is confirmed', () => {
    const send = vi.fn();
    const { pick } = panel('sell', send);
    more()[0]?.click();
    flushSync();
    expect(document.body.textContent).toContain(`Sell: $${pick.items[0]?.gain}K`);
    button(/^Sell: /).click();
    expect(send).toHaveBeenCalledWith([pick.items[0]?.item]);
  });

  test('of nothing keeps all shares', () => {
    const send = vi.fn();
    panel('sell', send);
    button('Keep all').click();
    expect(send).toHaveBeenCalledWith([]);
  });

  test('of shares takes one back again', () => {
    const send = vi.fn();
    panel('sell', send);
    more()[0]?.click();
    flushSync();
    button(/^Less: /).click();
    flushSync();
    button('Keep all').click();
    expect(send).toHaveBeenCalledWith([]);
  });

  test('of two cards to discard takes any two, in any order', () => {
    const send = vi.fn();
    const { pick, picked } = panel('discard_strategy', send);
    const now = view('discard_strategy');
    const nobody = { bids: [], chosen: null, chosenBid: null, targets: [], scene: null, over: null };
    const desk = {
      view: now,
      seats,
      nameOf,
      legal: now.offers.choices,
      pick,
      picked,
      ontap: none,
      onplace: none,
    };
    show(Desk, { ...desk, ...nobody });
    const cards = () => [...document.querySelectorAll<HTMLButtonElement>('.desk button[aria-pressed]')];
    expect(cards()).toHaveLength(pick.items.length);
    const last = pick.items.length - 1;
    cards()[last]?.click();
    flushSync();
    expect(button('Confirm').disabled).toBe(true);
    cards()[0]?.click();
    flushSync();
    button('Confirm').click();
    expect(send).toHaveBeenCalledWith([pick.items[last]?.item, pick.items[0]?.item]);
  });
});

test('what only one seat knows is covered at a shared device', () => {
  const now = view('bid');
  const covered = JSON.stringify(hideOwnCards(now));
  const pair = now.pairs.find((entry) => entry.owner === now.you);
  expect(JSON.stringify(now)).toContain(`"owner":${now.you},"company":"${pair?.company}"`);
  expect(covered).not.toContain(`"owner":${now.you},"company":"${pair?.company}"`);
  expect(covered).not.toContain('"own"');
});

test('secrets are for their owner, and what others draw is no news', () => {
  const dealt = { type: 'cards_dealt', seat: 1, rule: 'STK-SUP-3', cards: 2 };
  expect(worthTelling(dealt)).toBe(false);
  expect(isSecret({ ...dealt, hand: ['Oil'] })).toBe(true);
  const looked = { type: 'pair_looked_at', seat: 1, rule: 'STK-INV-MARTHA', pair: 2 };
  expect(worthTelling(looked)).toBe(true);
  expect(isSecret(looked)).toBe(false);
});

test('every dollar of the final money has a source', () => {
  const events = game.steps.flatMap((step) => step.events);
  const books = accounts(FLOWS, events, game.scores, 'fees');
  for (const account of books) {
    const flows = Object.values(account.flows).reduce((sum, flow) => sum + flow, 0);
    expect(account.start + flows).toBe(account.total);
    expect(account.flows.fees).toBeGreaterThan(-40);
    expect(account.flows.fees).toBeLessThan(40);
  }
});

test('there is one moment for every round, and the last is the final count', () => {
  const rounds = roundHistory(game.steps);
  expect(rounds.map((moment) => moment.round)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(rounds.at(-1)?.scores).toEqual(game.scores);
});

test('the question is asked, or somebody else’s is told', () => {
  expect(plugin.question(view('bid'), true, '')).toBe('Bid for a stockpile');
  expect(plugin.question(view('bid'), false, 'Bo')).toBe('Bo bids');
});

describe('axe has nothing to say about', () => {
  const pieces: Record<string, () => unknown> = {
    market: () =>
      show(Market, { view: view('act'), choices: view('act').offers.choices, armed: 'boom', nameOf }),
    piles: () =>
      show(Piles, {
        view: view('bid'),
        nameOf,
        bids: view('bid').offers.choices.filter((choice) => choice.type === 'bid'),
        selected: null,
        targets: [0],
        onbid: none,
        onplace: none,
      }),
    pairs: () => show(Pairs, { view: view('bid'), seats, nameOf }),
    players: () => show(HoldingsTable, { view: view('sell'), seats }),
    things: () => show(OwnHoldings, { view: view('act') }),
    sale: () => {
      const now = view('sell');
      const { pick } = now.offers;
      const picked = new Picking<Pick['items'][number]>(() => pick);
      const rest = { onTable: false, seats, busy: false, nameOf, send: none };
      return pick && show(PickPanel, { view: now, pick, picked, ...rest });
    },
    answers: () =>
      show(AnswerButtons, {
        view: view('act'),
        legal: view('act').offers.choices,
        busy: false,
        seats,
        nameOf,
        act: none,
      }),
    hand: () =>
      show(Hand, {
        view: view('place_card'),
        choices: view('place_card').offers.choices,
        chosen: null,
        onchoose: none,
      }),
  };
  test.each(Object.keys(pieces))('the %s', { timeout: 30_000 }, async (name) => {
    pieces[name]?.();
    const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
    const found = await axe.run(document.body, { rules });
    expect(found.violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`)).toEqual([]);
  });
});

test('showing none of a company says so', () => {
  const show = (cards: number) => partsText(actionWords({ type: 'show', company: 'Stanford Steel', cards }));
  expect(show(0)).toMatch(/^0\s×\s/);
  expect(show(2)).toMatch(/^2\s×\s/);
});
