/** A finished game round by round. */

import type { StockpileView } from '../types';

export interface Moment {
  round: number;
  scores: number[];
  prices: Record<string, number>;
}

/** The end of every round: the state after the last action that was taken in it, movement and final count included. */
export function roundHistory(steps: { scores: number[]; view: object }[]): Moment[] {
  const byRound = new Map<number, Moment>();
  for (const [at, step] of steps.slice(1).entries()) {
    const before = steps[at]?.view as StockpileView;
    const after = step.view as StockpileView;
    byRound.set(before.round, {
      round: before.round,
      scores: step.scores,
      prices: Object.fromEntries(after.companies.map((company) => [company.name, company.price])),
    });
  }
  return [...byRound.values()];
}
