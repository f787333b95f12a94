/** Where everybody's money came from, by the money that a game's events are declared to move. */

import type { GameEvent } from '$lib/types';
import type { Declared } from './types';

export interface Account {
  seat: number;
  start: number;
  flows: Record<string, number>;
  total: number;
}

/** The first entry of the declaration has what is left over: what a seat began with. */
export function accounts(declared: Declared, events: GameEvent[], final: number[]): Account[] {
  const kinds = new Map(declared.events.map((kind) => [kind.type, kind]));
  const books: Account[] = final.map((total, seat) => ({ seat, start: total, flows: {}, total }));
  let over = false;
  for (const event of events) {
    over ||= event.type === 'game_over';
    for (const flow of kinds.get(event.type)?.money ?? []) {
      const book = books[Number(event[flow.seat])];
      const amount = flow.sign * Number(event[flow.amount] ?? 0);
      const entry = (over && flow.final) || flow.entry;
      if (!book) continue;
      book.flows[entry] = (book.flows[entry] ?? 0) + amount;
      book.start -= amount;
    }
  }
  return books;
}
