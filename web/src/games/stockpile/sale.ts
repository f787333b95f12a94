/** A sale put together by the reader, as the actions the table knows. */

import type { Described, Legal } from '$lib/types';
import type { CompanyView, StockpileView } from './types';

/** Cards of one company: normal ones, split ones whole, and split ones of which half is sold. */
export interface Counts {
  normal: number;
  split: number;
  half: number;
}

/** Who gets more for each share than its price. */
const MORE_A_SHARE: Record<string, number> = { 'Golden Graham': 1 };

function largest(legal: Legal[], type: string, company: string): number {
  const fitting = legal.filter((answer) => answer.type === type && answer.company === company);
  return Math.max(0, ...fitting.map((answer) => Number(answer.cards)));
}

/** How many normal and split cards of the company the table would take. */
export function most(legal: Legal[], company: string): { normal: number; split: number } {
  return { normal: largest(legal, 'sell', company), split: largest(legal, 'sell_half', company) };
}

export function worth(view: StockpileView, company: CompanyView, counts: Counts): number {
  const investors = view.seats[view.you]?.investors ?? [];
  const more = investors.reduce((sum, investor) => sum + (MORE_A_SHARE[investor.name] ?? 0), 0);
  return (company.price + more) * (counts.normal + counts.half + 2 * counts.split);
}

/** A normal card and half of a split one are the same as a split one whole, which is how the table takes them. */
function settled({ normal, split, half }: Counts): Counts {
  const both = Math.min(normal, half);
  return { normal: normal - both, split: split + both, half: half - both };
}

/** Companies in the order of the board; of each whole split cards first, then halves or normal cards; then stop. */
export function basket(view: StockpileView, legal: Legal[], chosen: Record<string, Counts>): Described[] {
  const actions: Described[] = [];
  for (const { name: company } of view.companies) {
    const counts = chosen[company] && settled(chosen[company]);
    if (!counts) continue;
    if (counts.split) actions.push({ type: 'sell_split', company, cards: counts.split });
    if (counts.half) actions.push({ type: 'sell_half', company, cards: counts.half });
    if (counts.normal) actions.push({ type: 'sell', company, cards: counts.normal });
  }
  // After the last company the table asks no more, and a later question must not get this answer.
  const last = actions.at(-1);
  const closes = last && last.type !== 'sell_split' && last.company === view.companies.at(-1)?.name;
  const stop = legal.find((answer) => answer.type === 'stop');
  return stop && !closes ? [...actions, { type: 'stop' }] : actions;
}
