/** A finished game turn by turn. */

import type { AcquireView } from './types';

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

/** The last step of every turn: what everybody was worth, and how large and dear the chains were. */
export function moments(steps: Turn[]): Moment[] {
  const byTurn = new Map<number, Moment>();
  for (const step of steps) {
    const view = step.view;
    const turn = view.turn_number;
    byTurn.set(turn, {
      turn,
      scores: step.scores,
      sizes: Object.fromEntries(view.chains.map((chain) => [chain.name, chain.size])),
      prices: Object.fromEntries(view.chains.map((chain) => [chain.name, chain.price])),
    });
  }
  return [...byTurn.values()];
}
