/** Where everybody's money came from, read off the events of a finished game. In thousands of dollars. */

import type { GameEvent, ReplayStep } from '$lib/types';
import type { StockpileView } from './types';

export const SOURCES = [
  'piles',
  'fees',
  'sold',
  'dividends',
  'cards',
  'bonds',
  'majority',
  'final_sale',
  'commerce',
] as const;
export type Source = (typeof SOURCES)[number];

export interface Account {
  seat: number;
  start: number;
  flows: Record<Source, number>;
  total: number;
}

/** What an event brings its seat: the source, and whether the amount is received or paid. */
const FLOWS: Record<string, [Source, 1 | -1]> = {
  pile_bought: ['piles', -1],
  fee_paid: ['fees', -1],
  fee_received: ['fees', 1],
  sold: ['sold', 1],
  dividend_paid: ['dividends', 1],
  second_split: ['dividends', 1],
  received: ['cards', 1],
  paid: ['cards', -1],
  fined: ['cards', -1],
  given: ['cards', -1],
  company_shown: ['cards', 1],
  shares_shown: ['cards', 1],
  bonds_bought: ['bonds', -1],
  interest: ['bonds', 1],
  bonds_repaid: ['bonds', 1],
  majority: ['majority', 1],
  final_sale: ['final_sale', 1],
  commodities: ['commerce', 1],
  taxes: ['commerce', 1],
};

export function accounts(events: GameEvent[], final: number[]): Account[] {
  const found = final.map((total, seat): Account => {
    const flows = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>;
    return { seat, start: 0, flows, total };
  });
  const add = (seat: unknown, source: Source, amount: number) => {
    const account = found[Number(seat)];
    if (account) account.flows[source] += amount;
  };
  for (const event of events) {
    const amount = Number(event.amount ?? 0);
    const flow = FLOWS[event.type];
    if (flow) add(event.seat, flow[0], flow[1] * amount);
    if (event.type === 'given') add(event.to, 'cards', amount);
    if (event.type === 'strategy_played' || event.type === 'strategy_laid')
      add(event.seat, 'cards', -Number(event.cost));
    if (event.type === 'levelled') {
      add(event.from, 'cards', -amount);
      add(event.seat, 'cards', amount - Number(event.given));
      add(event.to, 'cards', Number(event.given));
    }
    const account = found[event.seat];
    if (event.type === 'set_up' && account) account.start = Number(event.money);
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
export function moments(steps: ReplayStep[]): Moment[] {
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
