import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import PileWorth from '@/games/stockpile/board/PileWorth.svelte';
import Market from '@/games/stockpile/board/Market.svelte';
import { partsText } from '@/games/stockpile/cards/card_words';
import BidPanel from '@/games/stockpile/decision/BidPanel.svelte';
import Hand from '@/games/stockpile/decision/Hand.svelte';
import { placements } from '@/games/stockpile/decision/placement';
import { plugin } from '@/games/stockpile/plugin';
import { lastOutbid } from '@/games/stockpile/story/outbid';
import RoundCard from '@/games/stockpile/story/RoundCard.svelte';
import SceneOverlay from '@/games/stockpile/story/SceneOverlay.svelte';
import { scenes, type StockpileScene } from '@/games/stockpile/story/scenes';
import { greeting } from '@/games/stockpile/story/tip';
import { hideOwnCards, type BidChoice, type PairView, type StockpileView } from '@/games/stockpile/types';
import type { Entry, GameEvent } from '@/net/types';
import { prefs } from '@/state/prefs.svelte';
import { ScenePlayer, viewsAround } from '@/state/scene_player.svelte';
import { nameOf, seats, show as append } from '../support/fixture';
import * as game from '../support/fixtures/stockpile';

/** One thing at a time. */
const show: typeof append = (component, props) => {
  document.body.innerHTML = '';
  return append(component, props);
};
const [AUTO, BANK, STEEL] = ['American Automotive', 'Bottomline Bank', 'Stanford Steel'] as const;

function view(decision: string, change: Partial<StockpileView> = {}): StockpileView {
  return { ...structuredClone(game.views[decision] as StockpileView), you: 0, ...change };
}
const event = (type: string, fields: Record<string, unknown> = {}): GameEvent => ({
  ...{ type, seat: -1, rule: 'STK-MOV-1' },
  ...fields,
});
const entry = (events: GameEvent[], seat = 1): Entry => ({
  ...{ seq: 9, kind: 'action', time: 0, seat, bot: null, undoes: null },
  events,
});
const tell = (events: GameEvent[], before: StockpileView, after: StockpileView, at: StockpileView[] = []) =>
  scenes(entry(events), viewsAround(entry(events), before, at, after), nameOf);
function drawn(scene: StockpileScene | undefined, story: GameEvent[] = []): string {
  if (!scene) throw new Error('There is no such scene.');
  return (
    show(SceneOverlay, { scene, view: scene.view as StockpileView, seats, story, nameOf }).textContent ?? ''
  );
}
const pair = (
  owner: number | null,
  company: PairView['company'],
  forecast: PairView['forecast'],
  open = false,
): PairView => ({
  ...{ owner, company, forecast, open, laid: [] },
  seen_by: open ? [0, 1, 2, 3] : owner === null ? [] : [owner],
});
const PAIRS = [pair(0, BANK, '+4'), pair(1, null, null), pair(null, STEEL, '-3', true)];
/** The view in which the reader has that worth. */
function worth(amount: number, change: Partial<StockpileView> = {}): StockpileView {
  const now = view('sell', { stage: 'movement', ...change });
  return { ...now, seats: now.seats.map((seat, at) => (at ? seat : { ...seat, worth: amount })) };
}

describe('my pair', () => {
  const dealt = [event('pair_dealt', { seat: 0, pair: 0, company: BANK, forecast: '+4' })];

  test('comes and turns: what only I know, and what everyone knows', () => {
    const [scene] = tell(dealt, view('place_card'), view('place_card', { pairs: PAIRS })).filter(
      ({ kind }) => kind === 'deal',
    );
    expect(scene?.grand).toBe(true);
    expect(partsText(scene?.words ?? [])).toBe(
      'Only you know: Bottomline Bank +4. Everyone knows: Stanford Steel -3.',
    );
    const text = drawn(scene);
    expect(text).toContain('Only you know');
    expect(text).toContain('+4');
    expect(document.querySelectorAll('.secret .turns')).toHaveLength(2);
    expect(document.querySelectorAll('.open .card:not(.secret)')).toHaveLength(1);
  });

  test('is shown to a reader who opens the table before the bidding, and once', () => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    [prefs.motion, prefs.speed] = [true, 'normal'];
    const stage = new ScenePlayer(
      () => [],
      () => null,
      (now) => greeting(now as StockpileView),
    );
    const supply = view('place_card', { pairs: PAIRS });
    const story = () => ({ seq: 1, view: supply, entries: [], frame: () => null, steps: () => [] });
    stage.follow(story());
    expect(stage.scene?.kind).toBe('deal');
    stage.skip();
    expect(stage.scene).toBeNull();
    stage.follow(story()); // another player at the same device looked meanwhile
    expect(stage.scene).toBeNull();
    expect(greeting(view('sell', { pairs: PAIRS }))).toEqual([]);
    expect(greeting(view('place_card', { pairs: PAIRS, you: -1 }))).toEqual([]);
    stage.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is sealed in its row, and what everyone knows has a megaphone', () => {
    show(Market, { view: view('sell', { pairs: PAIRS }), nameOf });
    const rows = [...document.querySelectorAll('li')];
    const row = (name: string) => rows.find((one) => one.textContent?.includes(name));
    expect(row(BANK)?.querySelector('.known.secret')?.textContent).toContain('+4');
    expect(row(BANK)?.textContent).toContain('Only you know');
    expect(row(STEEL)?.querySelector('.known:not(.secret)')?.textContent).toContain('−3');
    expect(row(STEEL)?.textContent).toContain('Everyone knows');
    expect(row(AUTO)?.textContent).not.toContain('knows');
  });

  test('stays hidden while others look at the same screen', () => {
    const hidden = hideOwnCards(view('bid', { pairs: PAIRS }));
    expect(hidden.pairs[0]?.company).toBeNull();
    expect(hidden.offers.piles).toEqual([]);
  });

  test('is marked when it comes true, unless a card lies on it', () => {
    const before = view('sell', { pairs: PAIRS, stage: 'movement' });
    const up = event('pair_revealed', { seat: 0, pair: 0, company: BANK, forecast: '+4' });
    const [told] = tell([up], before, before);
    expect(drawn(told)).toContain('You saw it coming');
    const laid = PAIRS.map((one): PairView => ({
      ...one,
      laid: [{ seat: 1, cost: 0, card: 'Circuit Breaker' }],
    }));
    const [changed] = tell([up], { ...before, pairs: laid }, before);
    expect(changed?.data.cameTrue).toBe(false);
    const other = event('pair_revealed', { seat: 1, pair: 1, company: AUTO, forecast: '+2' });
    expect(tell([other], before, before)[0]?.data.cameTrue).toBe(false);
  });
});

describe('being outbid', () => {
  const LOST = [
    event('bid', { seat: 0, pile: 1, space: 4, amount: 10 }),
    event('bid', { seat: 2, pile: 1, space: 5, amount: 15 }),
    event('beaten', { seat: 0, pile: 1 }),
  ];
  const standing = (seat: number, space: number): StockpileView => {
    const now = view('bid');
    const piles = now.piles.map((pile, at) =>
      at === 1 ? { ...pile, bid: { seat, space, price: 0 } } : pile,
    );
    const own = now.seats.map((one, at) => (at ? one : { ...one, meeples_waiting: 1 }));
    return { ...now, piles, seats: own };
  };

  test('says by whom, from and to', () => {
    const told = tell(LOST.slice(1), standing(0, 4), standing(2, 5));
    expect(told.map(({ kind }) => kind)).toEqual(['outbid']);
    expect(partsText(told[0]?.words ?? [])).toBe(`${nameOf(2)} outbids you: $10K → $15K.`);
    expect(drawn(told[0])).toContain('$10K → $15K');
    const others = tell(LOST.slice(1), { ...standing(0, 4), you: 3 }, { ...standing(2, 5), you: 3 });
    expect(others.map(({ kind }) => kind)).toEqual(['note']);
  });

  test('asks for a new bid, and one tap raises to the next space that can be paid', () => {
    const now = standing(2, 5);
    expect(plugin.question(now, true, '')).toBe('You were outbid: place a new bid');
    expect(plugin.question(view('bid'), true, '')).toBe('Bid for a stockpile');
    const outbid = lastOutbid(LOST, now);
    expect(outbid).toEqual({ pile: 1, by: 2, from: 10, to: 15 });
    expect(lastOutbid([...LOST, event('round', { round: 2 })], now)).toBeNull();
    expect(lastOutbid(LOST, standing(0, 6))).toBeNull();
    const [bid] = now.offers.choices.filter((one): one is BidChoice => one.type === 'bid');
    if (!bid || !outbid) throw new Error('There is no bid.');
    const legal = [
      { ...bid, action: 7, pile: 0, space: 0, cost: 0, gain: 0 },
      { ...bid, action: 8, pile: 1, space: 6, cost: 20, gain: 0 },
      { ...bid, action: 9, pile: 1, space: 7, cost: 25, gain: 0 },
    ];
    const act = vi.fn();
    show(BidPanel, { view: now, chosen: null, busy: false, legal, outbid, nameOf, act });
    const button = document.querySelector<HTMLButtonElement>('button.main');
    expect(button?.textContent?.trim()).toBe('Raise to $20K');
    button?.click();
    expect(act).toHaveBeenCalledExactlyOnceWith(legal[1]);
    show(BidPanel, { view: now, chosen: null, busy: false, legal: legal.slice(0, 1), outbid, nameOf, act });
    expect(document.body.textContent).toContain('You cannot afford a higher bid there.');
    expect(document.querySelector<HTMLButtonElement>('button.main')?.disabled).toBe(true);
  });
});

describe('what Movement does to me', () => {
  test('a split and the price that follows are one gain, a bankruptcy a loss', () => {
    const events = [
      event('split', { company: STEEL }),
      event('shares_split', { seat: 0, company: STEEL, cards: 3 }),
      event('price_moved', { company: STEEL, from: 9, to: 6, space: 5 }),
      event('bankruptcy', { company: BANK }),
      event('shares_lost', { seat: 0, company: BANK, cards: 1 }),
      event('price_moved', { company: BANK, from: 1, to: 5, space: 4 }),
      event('price_moved', { company: AUTO, from: 5, to: 3, space: 2 }),
    ];
    const at = [60, 70, 49, 49, 43, 43, 39].map((amount) => worth(amount));
    const told = tell(events, worth(40), worth(39), at);
    expect(told.map(({ kind, data }) => [kind, data.gain])).toEqual([
      ['split', 9],
      ['price_moved', 0],
      ['bankruptcy', -6],
      ['price_moved', 0],
      ['price_moved', -4],
    ]);
    expect(drawn(told[0])).toMatch(/SPLIT\s+Your 3 shares count double\.\s+\+\$9K/);
    expect(document.querySelector('.good')).not.toBeNull();
    expect(drawn(told[2])).toMatch(/BANKRUPT\s+Your share is lost\.\s+−\$6K/);
    expect(drawn(told[4])).toContain('−$4K');
  });

  test('the round card says cash, shares, net worth and place', () => {
    const money = view('sell').seats[0]?.money ?? 0;
    const story = [
      event('round', { round: 2 }),
      event('sold', { seat: 0, company: AUTO, amount: 5, cards: 1 }),
    ];
    const end = worth(50, { round: 2, places: [2, 1, 3, 4] });
    const begin = worth(41, { round: 2 });
    const start = {
      ...begin,
      seats: begin.seats.map((seat, at) => (at ? seat : { ...seat, money: money - 5 })),
    };
    const card = show(RoundCard, { view: end, start, seat: 0, round: 2, story }).textContent ?? '';
    expect(card.replace(/\s+/g, ' ')).toContain(
      'Cash +$5K Shares and other holdings +$4K Net worth +$9K → $50K Place, as far as known 2 of 4',
    );
    const unknown = show(RoundCard, { view: end, start: null, seat: 0, round: 2, story }).textContent ?? '';
    expect(unknown).not.toContain('Shares and other holdings');
    expect(unknown).toContain('$50K');
  });

  test('the final count names the companies of each majority', () => {
    const after = view('sell');
    const told = tell(
      [
        event('game_over'),
        event('majority', { seat: 1, company: AUTO, amount: 10 }),
        event('majority', { seat: 1, company: STEEL, amount: 10 }),
      ],
      after,
      after,
    );
    const count = told.find(({ data }) => data.counted === 1);
    expect(partsText(count?.words ?? [])).toContain(
      'Majority bonuses (American Automotive, Stanford Steel) +$20K',
    );
    drawn(count);
    expect(document.querySelectorAll('.majority')).toHaveLength(2);
  });
});

test('a stockpile has its worth now, by the forecasts one knows, and what is unknown', () => {
  const text = (fields: object) =>
    show(PileWorth, { worth: { fees: 0, commerce: 0, worth: 20, expected: 24, unseen: 2, ...fields } })
      .querySelector('.worth')
      ?.getAttribute('title');
  expect(text({})).toBe('$20K now · $24K with the forecasts you know · 2 unknown');
  expect(text({ expected: 20, unseen: 0, fees: 3 })).toBe('$20K now · fees: −$3K');
});

describe('the hand', () => {
  const hold = (own: string[], kinds: string[] = ['place_up']) => {
    const now = view('place_card');
    const [some] = now.offers.choices;
    const choices = [...new Set(own)].flatMap((card) =>
      kinds.map((type, at) => ({
        ...{ ...some, action: 10 * own.indexOf(card) + at, type, card, pile: 0 },
        then: own.find((_, place) => place !== own.indexOf(card)) ?? null,
      })),
    ) as StockpileView['offers']['choices'];
    const asked = { ...now, own: { ...now.own, hand: own }, offers: { ...now.offers, choices } };
    return { asked, choices: placements(asked, choices).choices };
  };
  const cards = () => [...document.querySelectorAll<HTMLButtonElement>('ul .card[aria-pressed]')];

  test('says that one card goes face up and the other face down', () => {
    const { asked, choices } = hold([AUTO, STEEL]);
    const page = show(Hand, { view: asked, choices, chosen: null, onchoose: () => {} });
    expect(page.textContent).toContain('One card goes face up, the other face down.');
    show(Hand, { view: asked, choices, chosen: choices[0] ?? null, onchoose: () => {} });
    expect(
      cards().map((card) => [card.ariaPressed, card.querySelector('.face:not([aria-hidden])')?.textContent]),
    ).toEqual([
      ['true', 'face up'],
      ['false', 'face down'],
    ]);
    expect(document.querySelector('.hint [title]')?.getAttribute('title')).toBe(
      'Then the other one face down: Stanford Steel.',
    );
  });

  test('shows two equal cards as two', () => {
    const { asked, choices } = hold([AUTO, AUTO]);
    const onchoose = vi.fn();
    show(Hand, { view: asked, choices, chosen: choices[0] ?? null, onchoose });
    expect(cards().map((card) => card.ariaPressed)).toEqual(['true', 'false']);
    cards()[1]?.click();
    flushSync();
    expect(onchoose).toHaveBeenCalledWith(choices[0]);
    expect(cards().map((card) => card.ariaPressed)).toEqual(['false', 'true']);
  });

  test('offers both faces of each card to an investor who may choose', () => {
    const { asked, choices } = hold([AUTO, STEEL], ['place_up', 'place_down']);
    const onchoose = vi.fn();
    show(Hand, { view: asked, choices, chosen: null, onchoose });
    expect(cards()).toHaveLength(2);
    const ways = [...document.querySelectorAll<HTMLButtonElement>('.way')];
    expect(ways.map((way) => way.ariaLabel)).toEqual([
      `${AUTO}: face up`,
      `${AUTO}: face down`,
      `${STEEL}: face up`,
      `${STEEL}: face down`,
    ]);
    ways[3]?.click();
    expect(onchoose).toHaveBeenCalledWith(
      choices.find((one) => 'card' in one && one.card === STEEL && one.type === 'place_down'),
    );
  });
});

beforeEach(() => {
  prefs.motion = false;
});
afterEach(() => {
  document.body.innerHTML = '';
});
