/** A finished game turn by turn. */

import type { AcquireView } from '../types';

export interface Moment {
  turn: number;
  scores: number[];
  sizes: Record<string, number>;
  prices: Record<string, number>;
}

/** What a step of a replay has to say for that. */
export interface Turn {
  scores: number[];
  view: Pick<AcquireView, 'turn_number' | 'chains'>;
}

/** The end of every turn: the state after the last action that was taken in it. */
export function turnHistory(steps: Turn[]): Moment[] {
  const byTurn = new Map<number, Moment>();
  for (const [at, step] of steps.slice(1).entries()) {
    const turn = steps[at]?.view.turn_number ?? 0;
    byTurn.set(turn, {
      turn,
      scores: step.scores,
      sizes: Object.fromEntries(step.view.chains.map((chain) => [chain.name, chain.size])),
      prices: Object.fromEntries(step.view.chains.map((chain) => [chain.name, chain.price])),
    });
  }
  return [...byTurn.values()];
}
