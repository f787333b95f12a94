/** Where each player's money came from, by the money that a game's events are declared to move. */

import type { GameEvent } from '@/net/types';

export interface Account {
  seat: number;
  start: number;
  flows: Record<string, number>;
  total: number;
}

interface Flow {
  entry: string;
  sign: number;
  /** The fields of the event that say whose money it is, and how much. */
  seat: string;
  amount: string;
  /** The line it goes to instead when the game is over. */
  final?: string;
}

/** What no event tells of the final money goes to the line `rest`. */
export function accounts(
  declared: Record<string, Flow[] | undefined>,
  events: GameEvent[],
  final: number[],
  rest = 'start',
): Account[] {
  const books = final.map((): Record<string, number> => ({}));
  let over = false;
  for (const event of events) {
    over ||= event.type === 'game_over';
    for (const flow of declared[event.type] ?? []) {
      const book = books[Number(event[flow.seat])];
      const entry = (over && flow.final) || flow.entry;
      if (book) book[entry] = (book[entry] ?? 0) + flow.sign * Number(event[flow.amount] ?? 0);
    }
  }
  return final.map((total, seat) => {
    const book = books[seat] ?? {};
    const told = Object.values(book).reduce((sum, amount) => sum + amount, 0);
    const { start = 0, ...flows } = { ...book, [rest]: (book[rest] ?? 0) + total - told };
    return { seat, start, flows, total };
  });
}
