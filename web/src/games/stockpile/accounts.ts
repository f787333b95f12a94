/** Where everybody's money came from, read off the events of a finished game. In thousands of dollars. */

import type { GameEvent } from '$lib/types';
import { ACCOUNTS, FLOWS, type Account as Entry, type Flow } from './generated';
import type { StockpileView } from './types';

export interface Account {
  seat: number;
  start: number;
  flows: Record<Source, number>;
  total: number;
}

export type Source = Exclude<Entry, 'start'>;
export const SOURCES = ACCOUNTS.filter((entry): entry is Source => entry !== 'start');

export function accounts(events: GameEvent[], final: number[]): Account[] {
  const found = final.map((total, seat): Account => {
    const flows = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>;
    return { seat, start: 0, flows, total };
  });
  const declared: Record<string, Flow[] | undefined> = FLOWS;
  for (const event of events)
    for (const flow of declared[event.type] ?? []) {
      const account = found[Number(event[flow.seat])];
      const amount = flow.sign * Number(event[flow.amount] ?? 0);
      if (account && flow.entry === 'start') account.start = amount;
      else if (account && flow.entry !== 'start') account.flows[flow.entry] += amount;
    }
  // Fees still owed at the end are paid in the final count, without an event of their own.
  for (const account of found) {
    const told = Object.values(account.flows).reduce((sum, flow) => sum + flow, account.start);
    account.flows.fees += account.total - told;
  }
  return found;
}

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
