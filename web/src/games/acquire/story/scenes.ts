/** Acquire's moments: what an entry of the log has to show, scene by scene. */

import { dollars, playerToken, rich, token, type Part } from '@/i18n/i18n.svelte';
import type { Entry } from '@/net/types';
import type { EntryViews, Scene } from '@/state/scene_player.svelte';
import { letterOf } from '../chains/chain_marks';
import { EVENTS, type GameEvent } from '../generated';
import type { AcquireView } from '../types';
import { eventWords } from './log';

/** What a moment needs to be drawn. */
export type Moment =
  | { kind: 'tile'; tile: string; seat: number }
  | { kind: 'founded'; chain: string; size: number; seat: number; free: boolean }
  | { kind: 'safe'; chain: string; size: number }
  | { kind: 'acquired'; chain: string; by: string; size: number; paid: Paid[]; cells: MergingCells }
  | {
      kind: 'bonus';
      chain: string;
      by: string;
      size: number;
      seat: number;
      paid: Paid[];
      cells: MergingCells;
    }
  | { kind: 'disposed'; chain: string; seat: number }
  | { kind: 'absorbed'; chain: string; into: string; cells: string[] }
  | Bought
  | { kind: 'end'; seat: number }
  | { kind: 'count'; chain: string; gains: Gain[]; standing: Standing[] }
  | { kind: 'result'; standing: Standing[]; winners: number[] };

/** Shares bought in one turn; those before `from` have been seen to go to their owner. */
export interface Bought {
  kind: 'bought';
  seat: number;
  chains: string[];
  amount: number;
  from: number;
}
/** The tiles of a merger, which a scene leaves in view. */
export interface MergingCells {
  acquired: string[];
  survivor: string[];
}
/** A bonus, told already or still to come. */
export interface Paid {
  seat: number;
  amount: number;
  place: string;
  now: boolean;
}
export interface Gain {
  seat: number;
  bonus: number;
  sale: number;
}
export interface Standing {
  seat: number;
  money: number;
}

const isOurs = (event: Entry['events'][number]): event is GameEvent => event.type in EVENTS;

type NameOf = (seat: number) => string;
type Of<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

const LENGTHS: Record<Moment['kind'], number> = {
  ...{ tile: 600, founded: 1100, safe: 1000, acquired: 1700, bonus: 1100, disposed: 600, absorbed: 1300 },
  ...{ bought: 650, end: 1600, count: 1100, result: 3200 },
};
const GRAND = new Set(['acquired', 'bonus', 'absorbed', 'end', 'count', 'result']);

export function scenes(entry: Entry, views: EntryViews, nameOf: NameOf): Scene<Moment>[] {
  return new SceneWriter(entry, views, nameOf).scenes;
}

class SceneWriter {
  scenes: Scene<Moment>[] = [];
  /** What the table shows: the view at the event before, and at the present one. */
  private before: AcquireView;
  private view: AcquireView;
  private at = -1;
  private over = false;

  constructor(
    entry: Entry,
    private readonly views: EntryViews,
    private readonly nameOf: NameOf,
  ) {
    this.before = this.view = views.before as AcquireView;
    const events = entry.events.filter(isOurs);
    for (let at = 0; at < events.length;) at += this.show(events, at);
  }

  /** Write the scene of the event, or of the events from there on that it is one with; return their number. */
  private show(events: GameEvent[], at: number): number {
    const event = events[at] as GameEvent;
    const run = events.slice(at, at + this.runLength(events, at));
    this.before = this.view;
    this.at = at + run.length - 1;
    this.view = this.views.at[this.at] as AcquireView;
    if (event.type === 'share_bought') this.bought(run.filter((one) => one.type === 'share_bought'));
    else if (this.over && (event.type === 'bonus' || event.type === 'final_sale'))
      this.count(
        event.chain,
        run.filter((one) => one.type === 'bonus' || one.type === 'final_sale'),
      );
    else if (event.type === 'bonus')
      this.bonuses(
        run.filter((one) => one.type === 'bonus'),
        events.slice(0, at),
      );
    else this.one(event, events.slice(at + 1));
    return run.length;
  }

  /** Shares bought together are one scene, and so is what a chain pays at the end. */
  private runLength(events: GameEvent[], at: number): number {
    const event = events[at] as GameEvent;
    const joins = (other: GameEvent) =>
      event.type === 'share_bought'
        ? other.type === 'share_bought'
        : (this.over || event.type === 'bonus') &&
          'chain' in event &&
          'chain' in other &&
          other.type === event.type &&
          other.chain === event.chain;
    const end = events.findIndex((other, index) => index > at && !joins(other));
    return (end < 0 ? events.length : end) - at;
  }

  private one(event: GameEvent, rest: GameEvent[]): void {
    switch (event.type) {
      case 'tile_played':
        // The tile flies to its empty cell. Your own is where you put it.
        if (event.seat !== this.view.you)
          this.add(event, { kind: 'tile', tile: event.tile, seat: event.seat }, this.before);
        return;
      case 'chain_founded':
        return this.founded(event, rest);
      case 'chain_grew':
      case 'merger_complete':
        return this.becameSafe(event.chain);
      case 'chain_acquired':
        return this.acquired(event, rest);
      case 'shares_sold':
      case 'shares_traded':
      case 'shares_kept':
        if (event.seat !== this.view.you)
          this.add(event, { kind: 'disposed', chain: event.chain, seat: event.seat });
        return;
      case 'chain_absorbed': {
        const cells = cellsOf(this.before, event.chain);
        const data: Moment = { kind: 'absorbed', chain: event.chain, into: event.into, cells };
        return this.add(event, data, { ...this.view, board: this.before.board });
      }
      case 'end_declared':
        return this.add(event, { kind: 'end', seat: event.seat });
      case 'game_over':
        this.over = true;
        return;
      case 'result':
        return this.result(event);
    }
  }

  private founded(event: Of<'chain_founded'>, rest: GameEvent[]): void {
    const { chain, size, seat } = event;
    const free = rest.some((other) => other.type === 'founder_share' && other.chain === chain);
    this.add(event, { kind: 'founded', chain, size, seat, free });
  }

  private becameSafe(name: string): void {
    const chainIn = (view: AcquireView) => view.chains.find((one) => one.name === name);
    const chain = chainIn(this.view);
    if (!chain?.safe || chainIn(this.views.before as AcquireView)?.safe) return;
    const words = rich('moment-safe', { chain: token('chain', name), size: chain.size });
    this.push(words, -1, { kind: 'safe', chain: name, size: chain.size });
  }

  private acquired(event: Of<'chain_acquired'>, rest: GameEvent[]): void {
    const end = rest.findIndex((other) => other.type === 'chain_acquired');
    const paid = (end < 0 ? rest : rest.slice(0, end)).filter((other) => other.type === 'bonus');
    const { chain, by, size } = event;
    const cells = { acquired: cellsOf(this.view, chain), survivor: cellsOf(this.view, by) };
    this.add(event, { kind: 'acquired', chain, by, size, paid: majorityFirst(paid).map(due), cells });
  }

  /** The bonuses of an acquired chain, the majority first. Each plate changes when its bonus is told. */
  private bonuses(events: Of<'bonus'>[], past: GameEvent[]): void {
    const start = past.findLast((other) => other.type === 'chain_acquired');
    const { by, size } = start ?? { by: this.view.merger?.survivor ?? '', size: 0 };
    const [before, after] = [this.before, this.view];
    const order = majorityFirst(events);
    order.forEach((event, last) => {
      const told = order.slice(0, last + 1);
      const paid = told.map((other) => ({ ...due(other), now: other === event }));
      const has = (seat: number) => told.some((other) => other.seat === seat);
      const view: AcquireView = {
        ...after,
        seats: after.seats.map((one, seat) => (has(seat) ? one : (before.seats[seat] ?? one))),
        offers: {
          ...after.offers,
          scores: after.offers.scores.map((score, seat) =>
            has(seat) ? score : (before.offers.scores[seat] ?? null),
          ),
        },
      };
      const cells = { acquired: cellsOf(after, event.chain), survivor: cellsOf(after, by) };
      const data: Moment = { kind: 'bonus', chain: event.chain, by, size, seat: event.seat, paid, cells };
      this.push(eventWords({ ...event }, this.nameOf), event.seat, data, view);
    });
  }

  private bought(events: Of<'share_bought'>[]): void {
    const seat = events[0]?.seat ?? -1;
    if (seat === this.view.you) return;
    const chains = events.map((one) => one.chain);
    const amount = events.reduce((sum, one) => sum + one.price, 0);
    const bought: Bought = { kind: 'bought', seat, chains, amount, from: 0 };
    this.push(boughtWords(bought, this.nameOf), seat, bought);
  }

  /** The final counting: the bonuses of each chain, then the sale of its shares, and the standing after it. */
  private count(chain: string, events: (Of<'bonus'> | Of<'final_sale'>)[]): void {
    const gains = events.map(({ type, seat, amount }): Gain => ({
      seat,
      bonus: type === 'bonus' ? amount : 0,
      sale: type === 'bonus' ? 0 : amount,
    }));
    const words = rich('moment-count', { chain: token('chain', chain) });
    this.push(words, -1, { kind: 'count', chain, gains, standing: this.standing() });
  }

  private result(event: Of<'result'>): void {
    const own = event.money[this.view.you];
    const place = own === undefined ? 0 : event.money.filter((money) => money > own).length + 1;
    const words = place
      ? rich('moment-place', { place, money: token('money', dollars(own ?? 0)) })
      : eventWords({ ...event }, this.nameOf);
    this.push(words, -1, { kind: 'result', standing: this.standing(), winners: event.winners });
  }

  private standing(): Standing[] {
    return this.view.seats
      .flatMap(({ money }, seat) => (money === null ? [] : [{ seat, money }]))
      .sort((one, other) => other.money - one.money);
  }

  private add(event: GameEvent, data: Moment, view = this.view): void {
    this.push(eventWords({ ...event }, this.nameOf), event.seat, data, view);
  }

  private push(words: Part[], seat: number, data: Moment, view = this.view): void {
    const { kind } = data;
    const at = view === this.before ? this.at - 1 : this.at;
    this.scenes.push({ kind, ms: LENGTHS[kind], words, seat, data, view, at, grand: GRAND.has(kind) });
  }
}

function boughtWords({ seat, chains, amount }: Bought, nameOf: NameOf): Part[] {
  return rich('moment-bought', {
    player: playerToken(seat, nameOf(seat)),
    shares: chainList(chains),
    amount: token('money', dollars(amount)),
  });
}

/** A bot buys share by share: its purchases of one turn are one sentence. */
export function joinScenes(told: Scene<Moment>, next: Scene<Moment>, nameOf: NameOf): Scene<Moment> | null {
  const [one, other] = [told.data, next.data];
  if (one.kind !== 'bought' || other.kind !== 'bought' || one.seat !== other.seat) return null;
  const data: Bought = {
    ...other,
    chains: [...one.chains, ...other.chains],
    amount: one.amount + other.amount,
    from: one.chains.length,
  };
  return { ...next, data, words: boughtWords(data, nameOf) };
}

/** In the order in which they are handed out at a table: the majority, then the minority. */
function majorityFirst(bonuses: Of<'bonus'>[]): Of<'bonus'>[] {
  const minor = ({ place }: Of<'bonus'>) => Number(place.startsWith('minority'));
  return [...bonuses].sort((one, other) => minor(one) - minor(other));
}

function due(event: Of<'bonus'>): Paid {
  return { seat: event.seat, amount: event.amount, place: event.place, now: false };
}

/** "2 × Tower, American" with the chains drawn. */
export function chainList(chains: string[]): string {
  return [...new Set(chains)]
    .map((chain) => {
      const count = chains.filter((one) => one === chain).length;
      return `${count > 1 ? `${count} × ` : ''}${token('chain', chain)}`;
    })
    .join(', ');
}

export function cellsOf(view: Pick<AcquireView, 'board'>, chain: string): string[] {
  const letter = letterOf(chain);
  return view.board.flatMap((line, y) =>
    [...line].flatMap((holds, x) => (holds === letter ? [`${x + 1}${'ABCDEFGHI'[y]}`] : [])),
  );
}
