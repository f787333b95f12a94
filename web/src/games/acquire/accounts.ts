/** Where everybody's money came from, read off the events of a finished game. */

import type { GameEvent } from '$lib/types';
import type { AcquireView } from './types';

export const SOURCES = ['bought', 'bonus', 'sold', 'final_bonus', 'final_sale'] as const;
export type Source = (typeof SOURCES)[number];

export interface Account {
  seat: number;
  start: number;
  flows: Record<Source, number>;
  total: number;
}

function sourceOf(event: GameEvent, over: boolean): [Source, number] | null {
  switch (event.type) {
    case 'share_bought':
      return ['bought', -Number(event.price)];
    case 'bonus':
      return [over ? 'final_bonus' : 'bonus', Number(event.amount)];
    case 'shares_sold':
      return ['sold', Number(event.amount)];
    case 'final_sale':
      return ['final_sale', Number(event.amount)];
    default:
      return null;
  }
}

/** What is left of the final money when every flow is taken away is what one began with. */
export function accounts(events: GameEvent[], final: number[]): Account[] {
  const found = final.map((total, seat): Account => {
    const flows = { bought: 0, bonus: 0, sold: 0, final_bonus: 0, final_sale: 0 };
    return { seat, start: total, flows, total };
  });
  let over = false;
  for (const event of events) {
    if (event.type === 'game_over') over = true;
    const account = found[event.seat];
    const flow = sourceOf(event, over);
    if (!account || !flow) continue;
    account.flows[flow[0]] += flow[1];
    account.start -= flow[1];
  }
  return found;
}

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
