/** A choice of several while it is being made: what may still be added, what it comes to. */

import type { Described } from '$lib/types';
import type { Item, Pick } from './types';

export type Counts = number[];

const sum = (pick: Pick, counts: Counts, of: (item: Item) => number) =>
  pick.items.reduce((total, item, at) => total + of(item) * (counts[at] ?? 0), 0);

export const cost = (pick: Pick, counts: Counts) => sum(pick, counts, (item) => item.cost);
export const gain = (pick: Pick, counts: Counts) => sum(pick, counts, (item) => item.gain);
export const picked = (pick: Pick, counts: Counts) => sum(pick, counts, () => 1);

function fits(pick: Pick, counts: Counts): boolean {
  if (picked(pick, counts) > pick.most) return false;
  if (pick.budget !== null && cost(pick, counts) > pick.budget) return false;
  return Object.entries(pick.pools).every(
    ([pool, left]) => sum(pick, counts, (item) => (item.pool === pool ? item.uses : 0)) <= left,
  );
}

/** How many of an item there may be beside the others. */
export function room(pick: Pick, counts: Counts, at: number): number {
  const item = pick.items[at];
  let most = counts[at] ?? 0;
  while (item && most < item.most && fits(pick, counts.with(at, most + 1))) most += 1;
  return most;
}

export function complete(pick: Pick, counts: Counts): boolean {
  return picked(pick, counts) >= pick.least && fits(pick, counts);
}

/** The answer: every piece by itself. */
export function pieces(pick: Pick, counts: Counts): Described[] {
  return pick.items.flatMap((item, at) => Array.from({ length: counts[at] ?? 0 }, () => item.item));
}
