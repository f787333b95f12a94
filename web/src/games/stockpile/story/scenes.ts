/** Stockpile's moments: what an entry has to show, scene by scene. Each says in words what it draws. */

import { playerToken, rich, t, token, type Part } from '@/i18n/i18n.svelte';
import type { Entry, GameEvent } from '@/net/types';
import type { EntryViews, Scene } from '@/state/scene_player.svelte';
import { cardList } from '../cards/card_words';
import { SCENES } from '../generated';
import { phaseOf, thousands, type Phase, type StockpileView } from '../types';
import { countScenes, type Standing } from './final_count';
import { eventWords, worthTelling } from './log';
import type { Outbid } from './outbid';
import { tipScene, type KnownPair } from './tip';

/** What happens to a player in a scene. */
export interface Effect {
  seat: number;
  /** Money received, or with a minus paid. */
  amount?: number;
  /** Cards that split, or are lost. */
  cards?: number;
}
/** One stockpile at the end of the bidding. */
export interface Bought {
  seat: number;
  pile: number;
  paid: number;
  /** Fees that lay in it and are paid at once. */
  fees: number;
  cards: string[];
  faceDown: number;
  hidden: string[];
}
export interface Told {
  company?: string;
  pair?: number;
  phase?: Phase;
  round?: number;
  effects?: Effect[];
  bought?: Bought[];
  /** The pairs that come to the reader, and those that everyone sees. */
  own?: KnownPair[];
  open?: KnownPair[];
  /** Whether the pair is one that the reader knew, and that no card has changed. */
  cameTrue?: boolean;
  /** By how much the reader's net worth changes. */
  gain?: number;
  outbid?: Outbid;
  /** The reader's table at the beginning of the round; null if this page did not see it. */
  start?: StockpileView | null;
  /** The companies of which the counted player is majority shareholder. */
  majorities?: string[];
  /** The final count. */
  standing?: Standing[];
  /** Whose account is counted. */
  counted?: number;
  /** The events behind the scene, for what needs more words. */
  events: GameEvent[];
}
export type StockpileScene = Scene<Told>;

const STEP_MS = 600;
const NOTE_MS = 420;
/** Long enough to read a short sentence. */
const PHASE_MS = 1100;
const SUMMARY_MS = 3200;
const OUTBID_MS = 2000;
/** A split or a bankruptcy: a large word, and what it does to the reader. */
const CRASH_MS = 2200;

/** The opening of the stockpiles: the house lays a card on each and deals the hands. */
const isOpening = (event: GameEvent) =>
  event.type === 'cards_dealt' || (event.type === 'card_placed' && event.seat < 0);

const sceneOf = (event: GameEvent): string | undefined => SCENES[event.type as keyof typeof SCENES];

/** The run of events that begins here and is declared to be one scene. */
function run(events: GameEvent[], from: number): GameEvent[] {
  const name = sceneOf(events[from] as GameEvent);
  let to = from + 1;
  while (name && to < events.length && sceneOf(events[to] as GameEvent) === name) to += 1;
  return events.slice(from, to);
}

const effectsOf = (events: GameEvent[]): Effect[] =>
  events
    .filter((event) => event.seat >= 0)
    .map((event) => ({
      seat: event.seat,
      ...(event.amount !== undefined && {
        amount: ['fee_paid', 'paid', 'fined'].includes(event.type)
          ? -Number(event.amount)
          : Number(event.amount),
      }),
      ...(typeof event.cards === 'number' && { cards: event.cards }),
    }));

function boughtOf(events: GameEvent[]): Bought[] {
  const taken = events.filter((event) => event.type === 'pile_taken');
  return taken.map((event) => ({
    seat: event.seat,
    pile: Number(event.pile),
    paid: Number(events.find((one) => one.type === 'pile_bought' && one.pile === event.pile)?.amount ?? 0),
    fees: events
      .filter((one) => one.type === 'fee_paid' && one.seat === event.seat)
      .reduce((sum, one) => sum + Number(one.amount), 0),
    cards: event.cards as string[],
    faceDown: Number(event.face_down),
    hidden: (event.hidden as string[] | undefined) ?? [],
  }));
}

/** The token leaves its track at a bankruptcy and at a split, before it comes back to a space. */
function offTrack(view: StockpileView, name: string | undefined, kind: string): StockpileView {
  const spaceOf = (track: unknown[]) => (kind === 'split' ? track.length : -1);
  const companies = view.companies.map((one) =>
    one.name === name ? { ...one, space: spaceOf(one.track) } : one,
  );
  return { ...view, companies };
}

export function scenes(entry: Entry, views: EntryViews, nameOf: (seat: number) => string): StockpileScene[] {
  const list: StockpileScene[] = [];
  let now = views.before as StockpileView;
  let shown = -1;
  let phase = phaseOf(now.stage);
  const worthIn = (view: StockpileView) => view.seats[view.you]?.worth ?? 0;
  let worth = worthIn(now);
  /** The change of the reader's net worth since it was last told. */
  const gained = (view: StockpileView) => {
    const before = worth;
    worth = worthIn(view);
    return worth - before;
  };
  const say = (events: GameEvent[]): Part[] =>
    events.filter(worthTelling).flatMap((event, at) => [...(at ? [' '] : []), ...eventWords(event, nameOf)]);
  const put = (kind: string, ms: number, words: Part[], data: Told, more: Partial<StockpileScene> = {}) =>
    // No seat acts in a scene that follows from the rules.
    list.push({
      kind,
      ms,
      words,
      data,
      at: shown,
      view: kind === 'note' ? now : { ...now, seat: -1 },
      ...more,
    });
  const enter = (view: StockpileView, events: GameEvent[]) => {
    const next = phaseOf(view.stage);
    if (!next || next === phase || ['preparation', 'start', 'end'].includes(next)) return;
    phase = next;
    put('phase', PHASE_MS, rich('stk-phase-begins', { phase: t(`stk-phase-${next}`) }), { phase, events });
  };

  const { events } = entry;
  for (let at = 0; at < events.length;) {
    const first = events[at] as GameEvent;
    if (first.type === 'game_over') {
      list.push(...countScenes(events, at, views.at as StockpileView[], nameOf));
      return list;
    }
    const group = run(events, at);
    at += group.length;
    const next = views.at[at - 1] as StockpileView;
    if (first.type === 'round') {
      if (Number(first.round) > 1 && now.you >= 0)
        put(
          'summary',
          SUMMARY_MS,
          rich('stk-round-over', { round: now.round }),
          { round: now.round, events: [], start: (views.earlier?.('round') ?? null) as StockpileView | null },
          { grand: true },
        );
      [now, shown, phase] = [next, at - 1, null];
      put('round', STEP_MS * 2, say(group), { round: now.round, events: group }, { grand: true });
      continue;
    }
    enter(next, group);
    [now, shown] = [next, at - 1];
    // A split is told before the price comes down to its space: its gain is that of both.
    const crash = first.type === 'split' || first.type === 'bankruptcy';
    tellGroup(first, group, gained(crash ? ((views.at[at] ?? views.after) as StockpileView) : next));
  }
  enter(views.after as StockpileView, []);
  return list;

  function tellGroup(first: GameEvent, group: GameEvent[], gain: number) {
    const words = say(group);
    const company = first.company ? String(first.company) : undefined;
    const base: Told = { events: group, ...(company && { company }), effects: effectsOf(group) };
    switch (first.type) {
      case 'pair_dealt':
      case 'open_pair': {
        const tip = tipScene({ ...now, seat: -1 }, shown);
        return tip ? list.push(tip) : put('deal', STEP_MS * 2, words, { events: group });
      }
      case 'pile_bought':
      case 'pile_taken': {
        const bought = boughtOf(group);
        return bought.forEach((one, index) =>
          put(
            'auction',
            index === bought.length - 1 ? STEP_MS * 4 : STEP_MS,
            say(group.filter((event) => event.seat === one.seat)),
            { bought: bought.slice(0, index + 1), events: group },
            { grand: true, seat: one.seat },
          ),
        );
      }
      case 'pair_revealed':
        return tellReveal(first, group, words);
      case 'split':
      case 'bankruptcy': {
        const view = offTrack({ ...now, seat: -1 }, company, first.type);
        return put(first.type, CRASH_MS, words, { ...base, pair: openPair(company), gain }, { view });
      }
      case 'price_moved':
        return put('price_moved', STEP_MS * 1.5, words, { ...base, pair: openPair(company), gain });
      case 'dividend':
        return put('dividend', STEP_MS, words, { ...base, pair: openPair(company) });
      case 'dividend_paid':
      case 'interest':
        return put('paid', STEP_MS, words, base);
      default:
        if (group.some(isOpening)) return put('opening', STEP_MS * 2, openingWords(group), { events: group });
        if (now.you >= 0) {
          const lost = group.find((event) => event.type === 'beaten' && event.seat === now.you);
          if (lost) return tellOutbid(lost, group);
        }
        // What one does oneself one knows already.
        if (words.length && entry.seat !== now.you)
          put('note', NOTE_MS, words, { ...base, effects: [] }, { seat: first.seat });
    }
  }

  function tellReveal(first: GameEvent, group: GameEvent[], words: Part[]) {
    const pair = Number(first.pair);
    const before = (views.before as StockpileView).pairs[pair];
    const cameTrue = !!before?.company && !before.open && !before.laid.length;
    const said = cameTrue ? [...words, ' ', t('stk-comes-true'), '.'] : words;
    const data: Told = { events: group, company: String(first.company), effects: [], pair, cameTrue };
    put('reveal', cameTrue ? STEP_MS * 2 : STEP_MS, said, data);
  }

  function tellOutbid(first: GameEvent, group: GameEvent[]) {
    const pile = Number(first.pile);
    const mine = (views.before as StockpileView).piles[pile]?.bid;
    const theirs = now.piles[pile]?.bid;
    if (!mine || !theirs) return;
    const outbid: Outbid = {
      ...{ pile, by: theirs.seat },
      ...{ from: now.track[mine.space] ?? 0, to: now.track[theirs.space] ?? 0 },
    };
    put('outbid', OUTBID_MS, outbidWords(outbid, nameOf), { events: group, outbid }, { grand: true });
  }

  function openPair(company: string | undefined): number {
    return now.pairs.findIndex((pair) => pair.company === company);
  }

  function openingWords(group: GameEvent[]): Part[] {
    const shown = group.filter((event) => event.type === 'card_placed' && isOpening(event));
    const hand = group.find((event) => event.type === 'cards_dealt' && event.hand);
    const placed = say(group.filter((event) => !isOpening(event)));
    return [
      ...placed,
      ...(placed.length ? [' '] : []),
      ...rich('stk-piles-open', { cards: cardList(shown.map((event) => String(event.card))) }),
      ...(hand ? [' ', ...rich('stk-you-draw', { cards: cardList(hand.hand as string[]) })] : []),
    ];
  }
}

/** "Viktor outbids you: $10K → $15K." */
export function outbidWords({ by, from, to }: Outbid, nameOf: (seat: number) => string): Part[] {
  return rich('stk-outbids-you', {
    player: playerToken(by, nameOf(by)),
    from: token('money', thousands(from)),
    to: token('money', thousands(to)),
  });
}

/** What a player does, not what follows from it for others. */
const DOINGS = [
  'bonds_bought',
  'card_picked',
  'card_placed',
  'pile_looked_at',
  'card_moved',
  'bid',
  'pair_looked_at',
  'first_card_handed',
  'boom',
  'bust',
  'strategy_played',
  'card_discarded',
  'share_taken',
  'share_given_up',
  'share_split',
  'company_shown',
  'shares_shown',
  'sold',
  'given',
  'levelled',
];

/** What a player did, in a few words: "lays Epic Electric on stockpile 2, bids $6K". */
export function recap(events: GameEvent[], nameOf: (seat: number) => string): Part[] {
  const parts: Part[] = [];
  const mine = events.filter(
    (event) => DOINGS.includes(event.type) && event.seat >= 0 && worthTelling(event),
  );
  for (const event of mine.slice(0, 6)) {
    const said = short(event, nameOf);
    if (said.length) parts.push(...(parts.length ? [', '] : []), ...said);
  }
  return parts;
}

function short(event: GameEvent, nameOf: (seat: number) => string): Part[] {
  const money = (amount: unknown) => token('money', thousands(Number(amount)));
  const pile = Number(event.pile ?? 0) + 1;
  switch (event.type) {
    case 'bid':
      return rich('stk-recap-bid', { amount: money(event.amount), pile });
    case 'card_placed':
      return rich('stk-recap-placed', {
        card: event.face === 'up' && event.card ? cardList([String(event.card)]) : t('stk-a-closed-card'),
        pile,
      });
    case 'sold':
      return rich('stk-recap-sold', {
        shares: `${String(event.cards)}\u00a0×\u00a0${cardList([String(event.company)])}`,
        amount: money(event.amount),
      });
    default:
      return trimmed(eventWords(event, nameOf), nameOf(event.seat));
  }
}

/** The sentence without the name it begins with, and without its full stop. */
function trimmed(parts: Part[], name: string): Part[] {
  const [first, ...rest] = parts;
  const named = typeof first === 'object' && first.value === name;
  const kept = named ? rest : parts;
  return kept.map((part, at) => {
    if (typeof part !== 'string') return part;
    let text = at === 0 && named ? part.replace(/^[\s:]+/, '') : part;
    if (at === kept.length - 1) text = text.replace(/\.\s*$/, '');
    return text;
  });
}
