import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { partsText } from '@/games/stockpile/cards/card_words';
import { roundSummary } from '@/games/stockpile/story/round_summary';
import SceneOverlay from '@/games/stockpile/story/SceneOverlay.svelte';
import { recap, scenes, type StockpileScene } from '@/games/stockpile/story/scenes';
import type { StockpileView } from '@/games/stockpile/types';
import { LANGUAGES } from '@/i18n/languages';
import type { Entry, GameEvent } from '@/net/types';
import { prefs } from '@/state/prefs.svelte';
import { ScenePlayer, viewsAround } from '@/state/scene_player.svelte';
import { nameOf, seats, show } from '../support/fixture';
import * as game from '../support/fixtures/stockpile';
import { speak } from '../support/setup';

const [AUTO, BANK, STEEL] = ['American Automotive', 'Bottomline Bank', 'Stanford Steel'] as const;

function view(decision: string, change: Partial<StockpileView> = {}): StockpileView {
  const found = game.views[decision];
  if (!found) throw new Error(`The game never asks ${decision}.`);
  return { ...structuredClone(found), you: 0, ...change };
}
const event = (type: string, fields: Record<string, unknown> = {}): GameEvent => ({
  type,
  seat: -1,
  rule: 'STK-MOV-1',
  ...fields,
});
const entry = (events: GameEvent[], seat = 1): Entry => ({
  seq: 9,
  kind: 'action',
  time: 0,
  seat,
  bot: null,
  undoes: null,
  events,
});
function tell(
  events: GameEvent[],
  before = view('sell'),
  after = before,
  at: StockpileView[] = [],
): StockpileScene[] {
  return scenes(entry(events), viewsAround(entry(events), before, at, after), nameOf);
}
/** The view with another price of the company. */
const priced = (name: string, price: number, change: Partial<StockpileView> = {}): StockpileView => {
  const now = view('sell', change);
  const companies = now.companies.map((one) => (one.name === name ? { ...one, price, space: price } : one));
  return { ...now, companies };
};
const kinds = (list: StockpileScene[]) => list.map((scene) => scene.kind);
const companyIn = (scene: StockpileScene | undefined, name: string) =>
  (scene?.view as StockpileView).companies.find((company) => company.name === name);
function drawn(scene: StockpileScene | undefined, story: GameEvent[] = []): string {
  if (!scene) throw new Error('There is no such scene.');
  const page = show(SceneOverlay, { scene, view: scene.view as StockpileView, seats, story, nameOf });
  return page.textContent ?? '';
}

const MOVEMENT = [
  event('pair_revealed', { seat: 1, pair: 0, company: AUTO, forecast: '+2' }),
  event('price_moved', { company: AUTO, from: 5, to: 7, space: 7 }),
  event('pair_revealed', { seat: 2, pair: 1, company: BANK, forecast: '-4' }),
  event('bankruptcy', { company: BANK }),
  event('shares_lost', { seat: 2, company: BANK, cards: 3 }),
  event('price_moved', { company: BANK, from: 5, to: 5, space: 4 }),
  event('pair_revealed', { seat: 3, pair: 2, company: STEEL, forecast: '+4' }),
  event('split', { company: STEEL }),
  event('shares_split', { seat: 0, company: STEEL, cards: 2 }),
  event('second_split', { seat: 1, company: STEEL, amount: 10 }),
  event('price_moved', { company: STEEL, from: 5, to: 4, space: 3 }),
];

const MOVED = MOVEMENT.map((_, at) => priced(AUTO, at + 1, { stage: 'movement' }));
const moved = () => tell(MOVEMENT, view('sell'), view('sell', { stage: 'movement' }), MOVED);

describe('Movement', () => {
  test('turns up one pair after the other and lets its price walk', () => {
    expect(kinds(moved())).toEqual([
      'phase',
      'reveal',
      'price_moved',
      'reveal',
      'bankruptcy',
      'price_moved',
      'reveal',
      'split',
      'price_moved',
    ]);
  });

  test('shows each price as it is at that event, and no other one', () => {
    const start = view('sell').companies.find((company) => company.name === AUTO)?.price;
    expect(moved().map((scene) => companyIn(scene, AUTO)?.price)).toEqual([start, 1, 2, 3, 5, 6, 7, 10, 11]);
    expect(moved().map((scene) => scene.at)).toEqual([-1, 0, 1, 2, 4, 5, 6, 9, 10]);
  });

  test('carries the token off the track at a bankruptcy and above it at a split', () => {
    const told = moved();
    expect(companyIn(told[4], BANK)?.space).toBe(-1);
    expect(companyIn(told[7], STEEL)?.space).toBe(companyIn(told[7], STEEL)?.track.length);
  });

  test('says what a split and a bankruptcy mean for each holder', () => {
    const told = moved();
    expect(drawn(told[4])).toContain('−3');
    const split = drawn(told[7]);
    expect(split).toContain('SPLIT');
    expect(split).toContain('Your 2 shares count double.');
    expect(split).toContain('+$10K');
  });

  test('shows a dividend when all of its holders are paid', () => {
    const paid = event('dividend_paid', { seat: 2, company: AUTO, cards: 1, split: 0, amount: 3 });
    const told = tell([event('dividend', { company: AUTO, amount: 3 }), paid]);
    expect(told.map(({ kind, at }) => [kind, at])).toEqual([['dividend', 1]]);
    expect(drawn(told[0])).toContain('+$3K');
  });
});

describe('the end of the bidding', () => {
  const SOLD = [
    event('pile_bought', { seat: 1, pile: 0, amount: 6 }),
    event('pile_bought', { seat: 0, pile: 1, amount: 3 }),
    event('pile_taken', { seat: 1, pile: 0, cards: [AUTO], face_down: 2 }),
    event('pile_taken', { seat: 0, pile: 1, cards: [BANK], face_down: 1, hidden: [STEEL] }),
  ];

  test('tells one buyer after the other what was paid', () => {
    const told = tell(SOLD, view('bid'));
    expect(kinds(told)).toEqual(['auction', 'auction']);
    expect(told.map((scene) => scene.data.bought?.length)).toEqual([1, 2]);
    expect(drawn(told[1])).toMatch(/Boris.*−\$6K.*Ana.*−\$3K/s);
  });

  test('turns up what lay face down in one’s own pile, and in no other', () => {
    const text = drawn(tell(SOLD, view('bid')).at(-1));
    expect(text).toContain(`${STEEL}, face down, known to you`);
    expect(text.match(/a face-down card/g)).toHaveLength(2);
  });
});

test('the deal shows the own pair, and the stockpiles open with their cards', () => {
  const after = view('place_card');
  const told = tell(
    [
      event('pair_dealt', { seat: 0, pair: 0, company: AUTO, forecast: '+1' }),
      event('open_pair', { pair: 4, company: BANK, forecast: '-1' }),
      event('card_placed', { pile: 0, face: 'up', card: STEEL }),
      event('cards_dealt', { seat: 0, cards: 2, hand: [AUTO, BANK] }),
    ],
    view('buy_bonds'),
    after,
    [1, 2, 3, 4].map((at) => ({ ...after, stage: at < 3 ? 'information' : 'supply' })),
  );
  expect(kinds(told)).toEqual(['phase', 'deal', 'phase', 'opening']);
  expect(partsText(told[1]?.words ?? [])).toContain(AUTO);
  expect(partsText(told[3]?.words ?? [])).toBe(
    `The stockpiles start with ${STEEL}. You draw ${AUTO}, ${BANK}.`,
  );
});

test('a new round begins with what the last one changed for the reader', () => {
  const [before, next] = [view('sell', { round: 2 }), view('sell', { round: 3 })];
  const told = tell([event('round', { seat: 2, round: 3, first: 2 })], before, next);
  expect(kinds(told).slice(0, 2)).toEqual(['summary', 'round']);
  expect(drawn(told[1])).toContain('Round 3 of');
});

test('the summary of a round adds up the money by its source and compares the prices', () => {
  const story = [
    event('sold', { seat: 0, company: AUTO, what: 'normal', cards: 1, amount: 90 }),
    event('round', { round: 2, first: 0 }),
    event('pile_bought', { seat: 0, pile: 1, amount: 6 }),
    event('pile_taken', { seat: 0, pile: 1, cards: [BANK], face_down: 1, hidden: [STEEL] }),
    event('sold', { seat: 0, company: AUTO, what: 'normal', cards: 2, amount: 10 }),
    event('sold', { seat: 1, company: AUTO, what: 'normal', cards: 2, amount: 70 }),
    event('price_moved', { company: AUTO, from: 5, to: 7, space: 7 }),
    event('price_moved', { company: AUTO, from: 7, to: 4, space: 4 }),
    event('shares_lost', { seat: 0, company: STEEL, cards: 1 }),
    event('round', { round: 3, first: 0 }),
    event('sold', { seat: 0, company: AUTO, what: 'normal', cards: 2, amount: 50 }),
  ];
  const round = roundSummary(0, 2, story);
  expect(round.money).toBe(4);
  expect(round.flows).toEqual([
    { account: 'piles', amount: -6 },
    { account: 'sold', amount: 10 },
  ]);
  expect(round.prices).toEqual([{ company: AUTO, from: 5, to: 4 }]);
  expect(round.taken).toEqual([BANK, STEEL]);
  expect(round.lost).toEqual([{ company: STEEL, cards: 1 }]);
  const [scene] = tell([event('round', { seat: 0, round: 3, first: 0 })], view('sell', { round: 2 }));
  expect(drawn(scene, story)).toContain('+$10K');
});

describe('the final count', () => {
  const before = view('sell');
  const money = before.seats.map((seat) => seat.money);
  const COUNT = [
    event('game_over', { portfolios: [] }),
    event('majority', { seat: 0, company: AUTO, amount: 10 }),
    event('final_sale', { seat: 0, company: AUTO, amount: 20 }),
    event('final_sale', { seat: 1, company: BANK, amount: 400 }),
    event('taxes', { seat: 1, amount: -4 }),
    event('result', {
      money: money.map((amount, seat) => amount + (seat === 0 ? 30 : seat === 1 ? 396 : 0)),
      winners: [1],
    }),
  ];
  const standing = (scene: StockpileScene | undefined) => scene?.data.standing ?? [];

  const withMoney = (...more: number[]): StockpileView => ({
    ...before,
    seats: before.seats.map((seat, at) => ({ ...seat, money: seat.money + (more[at] ?? 0) })),
  });
  const AT = [[], [10], [30], [30, 400], [30, 396], [30, 396]].map((more) => withMoney(...more));
  const counted = () => tell(COUNT, before, AT.at(-1), AT);

  test('goes account by account, with the standing after each', () => {
    const told = counted();
    expect(told.map((scene) => scene.data.counted)).toEqual([undefined, 0, 1, undefined]);
    expect(standing(told[2])[0]).toEqual({ seat: 1, money: (money[1] ?? 0) + 396, change: 396 });
    expect(partsText(told[2]?.words ?? [])).toContain('+$400K');
    expect(partsText(told[2]?.words ?? [])).toContain('−$4K');
  });

  test('ends where the engine says, with the reader’s own place', () => {
    const last = counted().at(-1);
    const result = COUNT.at(-1)?.money as number[];
    for (const one of standing(last)) expect(one.money).toBe(result[one.seat]);
    expect(drawn(last)).toMatch(/You finish (second|third|fourth|last)\./);
  });
});

describe('on the stage, with the clock in the hand,', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    prefs.motion = true;
    prefs.speed = 'normal';
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const before = view('sell');
  const after = view('sell', { stage: 'movement' });
  function played() {
    const frames: Record<number, StockpileView> = { 8: before, 9: after };
    const stage = new ScenePlayer((one, views) => scenes(one, views, nameOf));
    const story = {
      seq: 8,
      view: before as StockpileView | null,
      entries: [] as Entry[],
      frame: (seq: number) => frames[seq] ?? null,
      steps: (seq: number) => (seq === 9 ? MOVED : []),
    };
    stage.follow(story);
    Object.assign(story, { seq: 9, view: after, entries: [entry(MOVEMENT)] });
    stage.follow(story);
    return stage;
  }

  test('the scenes follow each other by themselves until the table shows the present', () => {
    const stage = played();
    const seen: string[] = [];
    for (let steps = 0; stage.telling && steps < 50; steps += 1) {
      seen.push(stage.scene?.kind ?? '');
      vi.advanceTimersByTime(stage.ms + 1);
      flushSync();
    }
    expect(seen).toEqual(kinds(tell(MOVEMENT, before, after)));
    expect(stage.view).toBe(after);
  });

  test('skipping loses nothing: the table is where it would have been', () => {
    const stage = played();
    stage.skipAll();
    expect(stage.telling).toBe(false);
    expect(stage.view).toBe(after);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every scene is told in words', () => {
    speak(language);
    const told = [
      ...moved(),
      ...tell([event('round', { seat: 2, round: 3, first: 2 })], view('sell', { round: 2 })),
    ];
    for (const scene of told) {
      expect(partsText(scene.words)).not.toBe('');
      expect(partsText(scene.words)).not.toMatch(/stk-|stockpile-|undefined|NaN/);
    }
  });
});

test('the catch-up says what a player did, without the name and without what followed for others', () => {
  const words = recap(
    [
      event('card_placed', { seat: 1, pile: 2, face: 'up', card: AUTO }),
      event('card_placed', { seat: 1, pile: 0, face: 'down' }),
      event('bid', { seat: 1, pile: 1, space: 3, amount: 6 }),
      event('beaten', { seat: 2, pile: 1 }),
      event('boom', { seat: 1, company: BANK }),
      ...MOVEMENT,
    ],
    nameOf,
  );
  expect(partsText(words)).toBe(
    `${AUTO} on stockpile 3, a face-down card on stockpile 1, $6K for stockpile 2, plays Stock Boom (${BANK})`,
  );
});
