/** The final count: one player's account after the other, with the standing after each. */

import { rich, t, token, type Part } from '@/i18n/i18n.svelte';
import type { GameEvent } from '@/net/types';
import { cardList } from '../cards/card_words';
import { FLOWS } from '../generated';
import { thousands, type StockpileView } from '../types';
import { eventWords } from './log';
import type { StockpileScene } from './scenes';

export interface Standing {
  seat: number;
  money: number;
  change: number;
}

const COUNT_MS = 1800;
const RESULT_MS = 2600;

/** The lines of an account in the order of the events, equal ones joined: "Majorities +$20K, sale +$41K". */
function accountOf(events: GameEvent[]): string {
  const lines = new Map<string, number>();
  for (const event of events)
    for (const flow of FLOWS[event.type as keyof typeof FLOWS] ?? [])
      lines.set(event.type, (lines.get(event.type) ?? 0) + flow.sign * Number(event[flow.amount]));
  return [...lines]
    .map(([line, amount]) => {
      const named = line === 'majority' ? ` (${cardList(majoritiesOf(events))})` : '';
      return `${t(`stk-count-${line}`)}${named} ${token('money', signed(amount))}`;
    })
    .join(', ');
}

const majoritiesOf = (events: GameEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'majority' ? [String(event.company)] : []));

/** `events[start]` is the end of the game. */
export function countScenes(
  events: GameEvent[],
  start: number,
  views: StockpileView[],
  nameOf: (seat: number) => string,
): StockpileScene[] {
  const scenes: StockpileScene[] = [];
  let shown = views[start];
  const put = (
    kind: string,
    ms: number,
    words: Part[],
    at: number,
    counted?: number,
    majorities: string[] = [],
  ) => {
    const view = views[at];
    if (!view) return;
    const standing = view.seats
      .map(({ money }, seat) => ({ seat, money, change: money - (shown?.seats[seat]?.money ?? money) }))
      .sort((one, other) => other.money - one.money);
    const data = { events: [], standing, majorities, ...(counted !== undefined && { counted }) };
    scenes.push({ kind, ms, words, view, at, data, grand: true });
    shown = view;
  };
  for (const [at, event] of events.entries()) {
    if (at < start) continue;
    if (event.seat < 0) {
      const last = event.type === 'result';
      put(last ? 'result' : 'count', last ? RESULT_MS : COUNT_MS, eventWords(event, nameOf), at);
    } else if (events[at + 1]?.seat !== event.seat) {
      const own = events.slice(start).filter((one) => one.seat === event.seat);
      const who = accountOf(own);
      const line = token('player', nameOf(event.seat));
      put('count', COUNT_MS, rich('stk-count-says', { line, who }), at, event.seat, majoritiesOf(own));
    }
  }
  return scenes;
}

export const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${thousands(amount)}`;
