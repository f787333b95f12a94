/** The form of a new table: what it starts with and what it sends. */

import type { BotInfo, GameInfo, NewTable, OptionValue } from '$lib/types';

export type SeatChoice =
  { kind: 'me' } | { kind: 'open' } | { kind: 'local'; name: string } | { kind: 'bot'; bot: string };
export type Company = 'bots' | 'friends' | 'device';

/** How long bots wait before they act. */
export const PACES = [
  { name: 'instant', ms: 0 },
  { name: 'fast', ms: 400 },
  { name: 'normal', ms: 1000 },
  { name: 'slow', ms: 2500 },
] as const;

/** The level in the middle: neither a pushover nor a wall. */
export function defaultBot(bots: BotInfo[]): string {
  const names = bots.map((bot) => bot.name);
  return names.find((name) => name === 'medium') ?? names[Math.floor(names.length / 2)] ?? 'random';
}

export function defaultOptions(game: GameInfo): Record<string, OptionValue> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** Seat 0 is the reader's; the others follow from the company they want. */
export function seatsFor(
  company: Company,
  players: number,
  bot: string,
  kept: SeatChoice[] = [],
): SeatChoice[] {
  const other = (seat: number): SeatChoice => {
    if (company === 'bots') return { kind: 'bot', bot };
    if (company === 'friends') return { kind: 'open' };
    const before = kept[seat];
    return { kind: 'local', name: before?.kind === 'local' ? before.name : '' };
  };
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? { kind: 'me' } : other(seat)));
}

export function wireSeats(
  seats: SeatChoice[],
  nameOf: (seat: number) => string,
): NonNullable<NewTable['seats']> {
  return seats.map((choice, seat) => {
    if (choice.kind === 'me') return { me: true };
    if (choice.kind === 'local') return { me: true, name: choice.name.trim() || nameOf(seat) };
    return choice.kind === 'bot' ? { bot: choice.bot } : null;
  });
}

/** Whether everybody is here already, so that the game can begin at once. */
export function complete(seats: SeatChoice[]): boolean {
  return seats.every((choice) => choice.kind !== 'open');
}
