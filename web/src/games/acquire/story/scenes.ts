/** Acquire's moments: what an entry of the log has to show, scene by scene. */

import { dollars, playerToken, rich, token, type Part } from '@/i18n/i18n.svelte';
import type { Entry, View } from '@/net/types';
import type { Scene } from '@/state/scene_player.svelte';
import { letterOf } from '../chains/chain_marks';
import { EVENTS, type GameEvent } from '../generated';
import { cellOf, type AcquireView } from '../types';
import { eventWords } from './log';

/** What a moment needs to be drawn. */
export type Moment =
  | { kind: 'tile'; tile: string; seat: number }
  | { kind: 'founded'; chain: string; size: number; seat: number; free: boolean }
  | { kind: 'safe'; chain: string; size: number }
  | { kind: 'acquired'; chain: string; by: string; size: number; paid: Paid[] }
  | { kind: 'bonus'; chain: string; by: string; size: number; seat: number; paid: Paid[] }
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
  ...{ bought: 650, end: 1600, count: 1700, result: 3200 },
};
const GRAND = new Set(['acquired', 'bonus', 'absorbed', 'end', 'count', 'result']);

export function scenes(entry: Entry, before: View, after: View, nameOf: NameOf): Scene<Moment>[] {
  return new SceneWriter(entry, before as AcquireView, after as AcquireView, nameOf).scenes;
}

class SceneWriter {
  scenes: Scene<Moment>[] = [];
  /** What the table shows: the view before, with what has been told so far. */
  private view: AcquireView;
  private over = false;

  constructor(
    entry: Entry,
    private readonly before: AcquireView,
    private readonly after: AcquireView,
    private readonly nameOf: NameOf,
  ) {
    this.view = { ...before, offers: { ...before.offers, choices: [], pick: null } };
    const events = entry.events.filter(isOurs);
    events.forEach((event, at) => this.one(event, events.slice(at + 1), events.slice(0, at)));
  }

  private one(event: GameEvent, rest: GameEvent[], past: GameEvent[]): void {
    switch (event.type) {
      case 'tile_played':
        return this.tile(event);
      case 'chain_founded':
        this.view = this.after;
        return this.founded(event, rest);
      case 'chain_grew':
        return this.grew(event);
      case 'chain_acquired':
        return this.acquired(event, rest);
      case 'bonus':
        return this.over ? undefined : this.bonus(event, past);
      case 'shares_sold':
      case 'shares_traded':
      case 'shares_kept':
        if (event.type === 'shares_sold') this.pay(event.seat, event.amount);
        if (event.seat !== this.view.you)
          this.add(event, { kind: 'disposed', chain: event.chain, seat: event.seat });
        return;
      case 'chain_absorbed': {
        const cells = cellsOf(this.view, event.chain);
        this.add(event, { kind: 'absorbed', chain: event.chain, into: event.into, cells });
        this.view = { ...this.view, board: this.after.board };
        return;
      }
      case 'merger_complete':
        this.view = { ...this.view, board: this.after.board, chains: this.after.chains };
        return this.becameSafe(event.chain);
      case 'share_bought':
        return this.bought(event, rest, past);
      case 'end_declared':
        return this.add(event, { kind: 'end', seat: event.seat });
      case 'game_over':
        this.over = true;
        this.view = { ...this.after, seats: this.view.seats };
        return this.count(rest);
      case 'result':
        return this.result(event);
    }
  }

  private tile(event: Of<'tile_played'>): void {
    // One's own tile lies where it was put.
    if (event.seat !== this.view.you) this.add(event, { kind: 'tile', tile: event.tile, seat: event.seat });
    const { x, y } = cellOf(event.tile);
    const board = this.view.board.map((line, row) =>
      row === y ? `${line.slice(0, x)}o${line.slice(x + 1)}` : line,
    );
    this.view = { ...this.view, board };
  }

  private founded(event: Of<'chain_founded'>, rest: GameEvent[]): void {
    const { chain, size, seat } = event;
    const free = rest.some((other) => other.type === 'founder_share' && other.chain === chain);
    this.add(event, { kind: 'founded', chain, size, seat, free });
  }

  private grew(event: Of<'chain_grew'>): void {
    this.view = { ...this.after, seats: this.view.seats };
    this.becameSafe(event.chain);
  }

  private becameSafe(name: string): void {
    const chain = this.after.chains.find((one) => one.name === name);
    const was = this.before.chains.find((one) => one.name === name);
    if (!chain?.safe || was?.safe) return;
    const words = rich('moment-safe', { chain: token('chain', name), size: chain.size });
    this.push(words, -1, { kind: 'safe', chain: name, size: chain.size });
  }

  private acquired(event: Of<'chain_acquired'>, rest: GameEvent[]): void {
    const end = rest.findIndex((other) => other.type === 'chain_acquired');
    const paid = (end < 0 ? rest : rest.slice(0, end)).filter((other) => other.type === 'bonus').map(due);
    this.add(event, { kind: 'acquired', chain: event.chain, by: event.by, size: event.size, paid });
  }

  private bonus(event: Of<'bonus'>, past: GameEvent[]): void {
    const start = past.findLast((other) => other.type === 'chain_acquired');
    const paid = [...past.slice(start ? past.indexOf(start) : 0), event]
      .filter((other) => other.type === 'bonus')
      .map((other) => ({ ...due(other), now: other === event }));
    this.pay(event.seat, event.amount);
    const { by, size } = start ?? { by: this.view.merger?.survivor ?? '', size: 0 };
    this.add(event, { kind: 'bonus', chain: event.chain, by, size, seat: event.seat, paid });
  }

  private bought(event: Of<'share_bought'>, rest: GameEvent[], past: GameEvent[]): void {
    this.pay(event.seat, -event.price);
    if (event.seat === this.view.you || past.at(-1)?.type === 'share_bought') return;
    const end = rest.findIndex((other) => other.type !== 'share_bought');
    const all = [event, ...(end < 0 ? rest : rest.slice(0, end))].filter(
      (one) => one.type === 'share_bought',
    );
    const chains = all.map((one) => one.chain);
    const amount = all.reduce((sum, one) => sum + one.price, 0);
    const bought: Bought = { kind: 'bought', seat: event.seat, chains, amount, from: 0 };
    this.push(boughtWords(bought, this.nameOf), event.seat, bought);
  }

  /** The final counting, chain by chain: who is paid what, and how everybody stands then. */
  private count(rest: GameEvent[]): void {
    const paid = rest.filter((event) => event.type === 'bonus' || event.type === 'final_sale');
    for (const chain of new Set(paid.map((event) => event.chain))) {
      const gains: Gain[] = this.view.seats.map((_, seat) => ({ seat, bonus: 0, sale: 0 }));
      for (const event of paid) {
        const gain = gains[event.seat];
        if (event.chain !== chain || !gain) continue;
        gain[event.type === 'bonus' ? 'bonus' : 'sale'] += event.amount;
        this.pay(event.seat, event.amount);
      }
      const words = rich('moment-count', { chain: token('chain', chain) });
      const data: Moment = { kind: 'count', chain, gains: gains.filter(earned), standing: this.standing() };
      this.push(words, -1, data);
    }
  }

  private result(event: Of<'result'>): void {
    const standing = event.money
      .map((money, seat) => ({ seat, money }))
      .sort((one, other) => other.money - one.money);
    this.view = this.after;
    const own = event.money[this.view.you];
    const place = own === undefined ? 0 : event.money.filter((money) => money > own).length + 1;
    const words = place
      ? rich('moment-place', { place, money: token('money', dollars(own ?? 0)) })
      : eventWords({ ...event }, this.nameOf);
    this.push(words, -1, { kind: 'result', standing, winners: event.winners });
  }

  private standing(): Standing[] {
    return this.view.seats
      .flatMap(({ money }, seat) => (money === null ? [] : [{ seat, money }]))
      .sort((one, other) => other.money - one.money);
  }

  private pay(seat: number, amount: number): void {
    const seats = this.view.seats.map((one, at) =>
      at === seat && one.money !== null ? { ...one, money: one.money + amount } : one,
    );
    this.view = { ...this.view, seats };
  }

  private add(event: GameEvent, data: Moment): void {
    this.push(eventWords({ ...event }, this.nameOf), event.seat, data);
  }

  private push(words: Part[], seat: number, data: Moment): void {
    const { kind } = data;
    this.scenes.push({ kind, ms: LENGTHS[kind], words, seat, data, view: this.view, grand: GRAND.has(kind) });
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

function due(event: Of<'bonus'>): Paid {
  return { seat: event.seat, amount: event.amount, place: event.place, now: false };
}

function earned(gain: Gain): boolean {
  return gain.bonus + gain.sale > 0;
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
