/** A finished game round by round. */

import type { StockpileView } from './types';

export interface Moment {
  round: number;
  scores: number[];
  prices: Record<string, number>;
}

/** The last step of every round: what everybody was worth, and the prices. */
export function moments(steps: { scores: number[]; view: object }[]): Moment[] {
  const byRound = new Map<number, Moment>();
  for (const step of steps) {
    const view = step.view as StockpileView;
    byRound.set(view.round, {
      round: view.round,
      scores: step.scores,
      prices: Object.fromEntries(view.companies.map((company) => [company.name, company.price])),
    });
  }
  return [...byRound.values()];
}
