/** A round, as it was for one player: what the events of the log say. */

import type { GameEvent } from '@/net/types';
import { ACCOUNTS, FLOWS, type Account } from '../generated';

export interface RoundSummary {
  /** Money by its source, in the order of the final account. */
  flows: { account: Account; amount: number }[];
  money: number;
  prices: { company: string; from: number; to: number }[];
  /** Cards taken from stockpiles. */
  taken: string[];
  /** Cards that split, and cards lost to a bankruptcy, by company. */
  split: { company: string; cards: number }[];
  lost: { company: string; cards: number }[];
}

/** The events from the beginning of that round to the next. */
function within(round: number, story: GameEvent[]): GameEvent[] {
  const start = (number: number) =>
    story.findLastIndex((event) => event.type === 'round' && event.round === number);
  const [from, to] = [start(round), start(round + 1)];
  return from < 0 ? [] : story.slice(from, to < 0 ? undefined : to);
}

export function roundSummary(seat: number, round: number, story: GameEvent[]): RoundSummary {
  const events = within(round, story);
  const sums: Partial<Record<Account, number>> = {};
  for (const event of events)
    for (const flow of FLOWS[event.type as keyof typeof FLOWS] ?? [])
      if (Number(event[flow.seat]) === seat)
        sums[flow.entry] = (sums[flow.entry] ?? 0) + flow.sign * Number(event[flow.amount] ?? 0);
  const flows = ACCOUNTS.flatMap((account) => (sums[account] ? [{ account, amount: sums[account] }] : []));

  const prices = new Map<string, { company: string; from: number; to: number }>();
  for (const event of events.filter((one) => one.type === 'price_moved')) {
    const company = String(event.company);
    const from = prices.get(company)?.from ?? Number(event.from);
    prices.set(company, { company, from, to: Number(event.to) });
  }
  const own = (type: string) => events.filter((event) => event.type === type && event.seat === seat);
  const cards = (type: string) =>
    own(type).map((event) => ({ company: String(event.company), cards: Number(event.cards) }));
  return {
    flows,
    money: flows.reduce((sum, flow) => sum + flow.amount, 0),
    prices: [...prices.values()].filter((move) => move.from !== move.to),
    taken: own('pile_taken').flatMap((event) => [
      ...(event.cards as string[]),
      ...((event.hidden as string[] | undefined) ?? []),
    ]),
    split: cards('shares_split'),
    lost: cards('shares_lost'),
  };
}
