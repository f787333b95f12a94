import axe from 'axe-core';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { accounts, moments } from '../src/games/stockpile/accounts';
import Answers from '../src/games/stockpile/Answers.svelte';
import { ASKED_AS, folder } from '../src/games/stockpile/folder';
import Hand from '../src/games/stockpile/Hand.svelte';
import { DRAWN, SAID_AS, secret, told, worthTelling } from '../src/games/stockpile/log';
import Market from '../src/games/stockpile/Market.svelte';
import Own from '../src/games/stockpile/Own.svelte';
import Pairs from '../src/games/stockpile/Pairs.svelte';
import Piles from '../src/games/stockpile/Piles.svelte';
import Players from '../src/games/stockpile/Players.svelte';
import { basket, most } from '../src/games/stockpile/sale';
import Sale from '../src/games/stockpile/Sale.svelte';
import { phaseOf, thousands, veiled, type StockpileView } from '../src/games/stockpile/types';
import { actionWords, plain } from '../src/games/stockpile/words';
import { has, type Part } from '../src/lib/i18n.svelte';
import { LANGUAGES } from '../src/lib/prefs.svelte';
import type { GameEvent, ReplayStep } from '../src/lib/types';
import { button, nameOf, seats, show } from './fixture';
import content from './fixtures/stockpile.json';
import { speak } from './setup';

interface Fixture {
  views: Record<string, StockpileView>;
  events: GameEvent[];
  steps: ReplayStep[];
  scores: number[];
}
const game = content as unknown as Fixture;
const ENGINE = join(import.meta.dirname, '../../src/bigboard/games/stockpile');
const sources = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.py'))
  .map((path) => readFileSync(join(ENGINE, path), 'utf8'))
  .join('\n');
const named = (pattern: RegExp) => [
  ...new Set([...sources.matchAll(pattern)].map((match) => match[1] as string)),
];
const decisions = [...(sources.match(/DECISIONS: Final = \[([^\]]*)\]/)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(
  (match) => match[1] as string,
);

function view(decision: string): StockpileView {
  const found = game.views[decision];
  if (!found) throw new Error(`The game never asks ${decision}.`);
  return structuredClone(found);
}
const words = (parts: Part[]) => plain(parts);
const none = () => {};

describe('every word of the engine has its message', () => {
  test('events', () => {
    const types = [...named(/(?:tell|whisper)\(\s*"(\w+)"/g), ...named(/count\.add\([^"]*"(\w+)"/g)];
    const said = types.filter((type) => !DRAWN.includes(type) && type !== 'result');
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((type) => !has(`stockpile-event-${SAID_AS[type] ?? type}`))).toEqual([]);
  });

  test('decisions', () => {
    expect(decisions).toHaveLength(36);
    expect(decisions.filter((name) => !has(`stockpile-ask-${ASKED_AS[name] ?? name}`))).toEqual([]);
  });

  test('refusals', () => {
    const reasons = named(/IllegalAction\(\s*(?:"[\w-]+"(?: if [^,]*?)?|rule),\s*"([a-z-]+)"/g);
    expect(reasons.length).toBeGreaterThan(25);
    expect(reasons.filter((reason) => !has(`refusal-stockpile-${reason}`))).toEqual([]);
  });

  test('options', () => {
    const options = readFileSync(join(ENGINE, '../../server/options.py'), 'utf8').split('"stockpile": (')[1];
    const names = [...(options ?? '').matchAll(/module\("(\w+)"/g)].map((match) => match[1]);
    expect(names).toHaveLength(8);
    expect(names.filter((name) => !has(`option-stockpile-${name}-explanation`))).toEqual([]);
  });

  test('stages belong to a phase, except before the first round', () => {
    const stages = [...(sources.match(/STAGES: Final = \[([^\]]*)\]/)?.[1] ?? '').matchAll(/"(\w+)"/g)];
    const outside = stages.map((match) => match[1] as string).filter((stage) => !phaseOf(stage));
    expect(outside).toEqual(['choosing', 'auction', 'discarding', 'handing_out']);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every event of the fixture is told in full', () => {
    speak(language);
    for (const event of game.events.filter(worthTelling)) {
      const line = words(told(event, nameOf));
      expect(line).not.toMatch(/stockpile-event|stk-|option-|undefined|NaN|\{|\$[a-z]/);
      expect(line).not.toContain('()');
    }
  });

  test('every answer of the fixture has words', () => {
    speak(language);
    for (const shown of Object.values(game.views))
      for (const answer of shown.legal ?? []) {
        const text = words(actionWords(answer, nameOf));
        expect(text).not.toBe('');
        expect(text).not.toMatch(/stockpile-action|stk-|undefined/);
      }
  });
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
    const act = vi.fn();
    const page = show(Answers, { view: now, legal: now.legal ?? [], busy: false, nameOf, act });
    expect(page.querySelectorAll('button')).toHaveLength(now.legal?.length ?? 0);
    page.querySelector('button')?.click();
    expect(now.legal?.map((legal) => legal.action)).toContain(act.mock.calls[0]?.[0].action);
  });
});

test('a bid is tapped where it is legal, elsewhere the clause opens', () => {
  const now = view('bid');
  const bids = (now.legal ?? []).filter((legal) => legal.type === 'bid');
  const onbid = vi.fn();
  const page = show(Piles, { view: now, nameOf, bids, selected: null, targets: [], onbid, onplace: none });
  const legal = [...page.querySelectorAll<HTMLButtonElement>('button.legal')];
  expect(legal).toHaveLength(bids.length);
  legal[0]?.click();
  expect(onbid).toHaveBeenCalledWith(bids[0]);
});

test('a card is chosen with its face and put on a pile', () => {
  const now = view('place_card');
  const places = now.legal ?? [];
  const onchoose = vi.fn();
  show(Hand, { choices: places.slice(0, 1), chosen: null, onchoose });
  document.querySelector('button')?.click();
  expect(onchoose).toHaveBeenCalledWith(places[0]);
  const onplace = vi.fn();
  show(Piles, { view: now, nameOf, bids: [], selected: null, targets: [1], onbid: none, onplace });
  document.querySelector<HTMLButtonElement>('.here')?.click();
  expect(onplace).toHaveBeenCalledWith(1);
});

describe('selling', () => {
  const legal = [
    ...[1, 2].map((cards) => ({ action: cards, type: 'sell', company: 'Cosmic Computers', cards })),
    ...[1, 2].map((cards) => ({
      action: 10 + cards,
      type: 'sell_split',
      company: 'Cosmic Computers',
      cards,
    })),
    ...[1, 2].map((cards) => ({ action: 20 + cards, type: 'sell_half', company: 'Cosmic Computers', cards })),
    { action: 30, type: 'sell', company: 'Stanford Steel', cards: 1 },
    { action: 40, type: 'stop' },
  ];

  test('goes in the order of the table, a normal card with a half one as a whole', () => {
    const chosen = {
      'Stanford Steel': { normal: 0, split: 0, half: 0 },
      'Cosmic Computers': { normal: 2, split: 0, half: 1 },
    };
    expect(basket(view('sell'), legal, chosen)).toEqual([
      { type: 'sell_split', company: 'Cosmic Computers', cards: 1 },
      { type: 'sell', company: 'Cosmic Computers', cards: 1 },
      { type: 'stop' },
    ]);
  });

  test('after the last company there is nothing to stop', () => {
    const chosen = { 'Stanford Steel': { normal: 1, split: 0, half: 0 } };
    expect(basket(view('sell'), legal, chosen)).toEqual([
      { type: 'sell', company: 'Stanford Steel', cards: 1 },
    ]);
    expect(basket(view('sell'), legal, {})).toEqual([{ type: 'stop' }]);
  });

  test('shows the running total before it is confirmed', () => {
    const now = view('sell');
    const act = vi.fn();
    show(Sale, { view: now, legal: now.legal ?? [], busy: false, act });
    const company = now.companies.find((entry) => most(now.legal ?? [], entry.name).normal > 0);
    button(`More: ${company?.name}`).click();
    flushSync();
    expect(document.body.textContent).toContain(`Sell: $${company?.price}K`);
    button(/^Sell: /).click();
    expect(act.mock.calls[0]?.[0]).toEqual({ type: 'sell', company: company?.name, cards: 1 });
  });
});

test('what only one seat knows is covered at a shared device', () => {
  const now = view('bid');
  const covered = JSON.stringify(veiled(now));
  const pair = now.pairs.find((entry) => entry.owner === now.you);
  expect(JSON.stringify(now)).toContain(`"owner":${now.you},"company":"${pair?.company}"`);
  expect(covered).not.toContain(`"owner":${now.you},"company":"${pair?.company}"`);
  expect(covered).not.toContain('"own"');
});

test('secrets are for their owner, and what others draw is no news', () => {
  const dealt = { type: 'cards_dealt', seat: 1, rule: 'STK-SUP-3', cards: 2 };
  expect(worthTelling(dealt)).toBe(false);
  expect(secret({ ...dealt, hand: ['Oil'] })).toBe(true);
  const looked = { type: 'pair_looked_at', seat: 1, rule: 'STK-INV-MARTHA', pair: 2 };
  expect(worthTelling(looked)).toBe(true);
  expect(secret(looked)).toBe(false);
});

test('every dollar of the final money has a source', () => {
  const books = accounts(
    game.steps.flatMap((step) => step.events),
    game.scores,
  );
  for (const account of books) {
    const flows = Object.values(account.flows).reduce((sum, flow) => sum + flow, 0);
    expect(account.start + flows).toBe(account.total);
    expect(account.flows.fees).toBeGreaterThan(-40);
    expect(account.flows.fees).toBeLessThan(40);
  }
});

test('there is one moment for every round', () => {
  const rounds = moments(game.steps).map((moment) => moment.round);
  expect(rounds).toEqual([1, 2, 3, 4, 5, 6]);
});

test('the question is asked, or somebody else’s is told', () => {
  expect(folder.question(view('bid'), true, '')).toBe('Bid for a stockpile');
  expect(folder.question(view('bid'), false, 'Bo')).toBe('Bo bids');
});

describe('axe has nothing to say about', () => {
  const pieces: Record<string, () => unknown> = {
    market: () => show(Market, { view: view('bid') }),
    piles: () =>
      show(Piles, {
        view: view('bid'),
        nameOf,
        bids: view('bid').legal ?? [],
        selected: null,
        targets: [0],
        onbid: none,
        onplace: none,
      }),
    pairs: () => show(Pairs, { view: view('bid'), nameOf }),
    players: () => show(Players, { view: view('sell'), seats }),
    own: () => show(Own, { view: view('act') }),
    sale: () => show(Sale, { view: view('sell'), legal: view('sell').legal ?? [], busy: false, act: none }),
    answers: () =>
      show(Answers, { view: view('act'), legal: view('act').legal ?? [], busy: false, nameOf, act: none }),
    hand: () => show(Hand, { choices: view('place_card').legal ?? [], chosen: null, onchoose: none }),
  };
  test.each(Object.keys(pieces))('the %s', { timeout: 30_000 }, async (name) => {
    pieces[name]?.();
    const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
    const found = await axe.run(document.body, { rules });
    expect(found.violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`)).toEqual([]);
  });
});
