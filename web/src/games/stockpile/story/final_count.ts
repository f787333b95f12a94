/** The final count, told line by line with the standing changing. */

import { rich, t, token, type Part } from '@/i18n/i18n.svelte';
import type { GameEvent } from '@/net/types';
import { FLOWS } from '../generated';
import { thousands, type StockpileView } from '../types';
import { eventWords } from './log';
import type { StockpileScene } from './scenes';

/** In the order of the count; what everybody gets of one kind is one scene. */
export const LINES = ['majority', 'final_sale', 'bonds_repaid', 'commodities', 'taxes', 'fee_paid'] as const;
export type CountLine = (typeof LINES)[number];

export interface Standing {
  seat: number;
  money: number;
  change: number;
}

const COUNT_MS = 1500;
const RESULT_MS = 2600;

/** The money that a line of the count moves, as it is declared. */
function moved(event: GameEvent): number {
  const flows = FLOWS[event.type as keyof typeof FLOWS] ?? [];
  return flows.reduce((sum, flow) => sum + flow.sign * Number(event[flow.amount] ?? 0), 0);
}

/** What the line is called; one name for each source of money. */
export const lineName = (line: CountLine): string => t(`stk-count-${line}`);

/** Rich first; `standing` keeps everybody's place for the drawing. */
const ranked = (standing: Standing[]): Standing[] => [...standing].sort((a, b) => b.money - a.money);

export function countScenes(
  events: GameEvent[],
  view: StockpileView,
  nameOf: (seat: number) => string,
): StockpileScene[] {
  const scenes: StockpileScene[] = [];
  let money = view.seats.map((seat) => seat.money);
  const put = (kind: string, ms: number, words: Part[], standing: Standing[], line?: CountLine) =>
    scenes.push({
      kind,
      ms,
      words,
      view: { ...view, seats: view.seats.map((seat, at) => ({ ...seat, money: money[at] ?? seat.money })) },
      data: { events: [], standing: ranked(standing), ...(line && { line }) },
      grand: true,
    });
  const now = () => money.map((amount, seat) => ({ seat, money: amount, change: 0 }));
  put('count', COUNT_MS, eventWords(events[0] as GameEvent, nameOf), now());
  for (const line of LINES) {
    const lines = events.filter((event) => event.type === line);
    if (!lines.length) continue;
    const changes = money.map((_, seat) =>
      lines.filter((event) => event.seat === seat).reduce((sum, event) => sum + moved(event), 0),
    );
    money = money.map((amount, seat) => amount + (changes[seat] ?? 0));
    const standing = money.map((amount, seat) => ({ seat, money: amount, change: changes[seat] ?? 0 }));
    const said = standing
      .filter((one) => one.change)
      .map((one) => `${token('player', nameOf(one.seat))} ${token('money', signed(one.change))}`);
    put(
      'count',
      COUNT_MS,
      rich('stk-count-says', { line: lineName(line), who: said.join(', ') }),
      standing,
      line,
    );
  }
  const result = events.find((event) => event.type === 'result');
  if (result) {
    money = result.money as number[];
    put('result', RESULT_MS, eventWords(result, nameOf), now());
  }
  return scenes;
}

export const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${thousands(amount)}`;
