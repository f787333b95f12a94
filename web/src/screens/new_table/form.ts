/** The form of a new table: what it starts with and what it sends. */

import type { BotInfo, GameInfo, NewTable, OptionValue } from '@/net/types';

export type SeatChoice =
  { kind: 'me' } | { kind: 'open' } | { kind: 'local'; name: string } | { kind: 'bot'; bot: string };
export type Opposition = 'bots' | 'friends' | 'device';
export type Options = Record<string, OptionValue>;

/** How long bots wait before they act. */
export const PACES = [
  { name: 'instant', ms: 0 },
  { name: 'fast', ms: 400 },
  { name: 'normal', ms: 1000 },
  { name: 'slow', ms: 2500 },
] as const;

/** The levels of strength, from the weakest to the strongest. */
export const STRENGTHS = ['easy', 'medium', 'hard', 'expert'];

/** Whom one meets unless one chooses: for a first game, and otherwise. */
const GENTLE = ['theo', 'lulu', 'otto', 'marta', 'ines'];
const USUAL = ['marta', 'bruno', 'viktor', 'wanda', 'ines'];

/** As many bots as are wanted, different ones as long as there are; those in `taken` sit there already. */
export function chooseBots(
  bots: BotInfo[],
  count: number,
  gentle = false,
  taken: readonly string[] = [],
): string[] {
  const names = bots.map((bot) => bot.name);
  const known = (gentle ? GENTLE : USUAL).filter((name) => names.includes(name));
  const others = bots.filter((bot) => bot.face !== null).map((bot) => bot.name);
  const all = [...new Set([...known, ...others])].filter((name) => !taken.includes(name));
  const spare = names.find((name) => name === 'medium') ?? names[0] ?? 'random';
  return Array.from({ length: count }, (_, at) => all[at] ?? spare);
}

export function defaultOptions(game: GameInfo): Options {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** A way to begin that needs no further choice. */
export interface Preset {
  name: 'first' | 'base' | 'epic' | 'two';
  options: Options;
  players: number;
  pace: number;
  gentle: boolean;
}

/** Everything is for games with modules. */
export function presets(game: GameInfo): Preset[] {
  const usual = defaultOptions(game);
  const within = (players: number) => Math.max(game.min_players, Math.min(game.max_players, players));
  const modules = game.options.filter((option) => option.group === 'modules');
  const everything = Object.fromEntries(
    game.options.map((option) => [
      option.name,
      option.group === 'modules' ? true : (option.choices.at(-1)?.value ?? option.default),
    ]),
  );
  const found: Preset[] = [
    { name: 'first', options: usual, players: within(3), pace: 2500, gentle: true },
    { name: 'base', options: usual, players: within(4), pace: 1000, gentle: false },
  ];
  if (modules.length)
    found.push({ name: 'epic', options: everything, players: within(4), pace: 1000, gentle: false });
  if (game.min_players <= 2)
    found.push({ name: 'two', options: usual, players: 2, pace: 1000, gentle: false });
  return found;
}

/** The preset that the form shows now, if it is one. */
export function presetOf(
  game: GameInfo,
  options: Options,
  players: number,
  pace: number,
): Preset['name'] | null {
  const same = (preset: Preset) =>
    preset.players === players &&
    preset.pace === pace &&
    Object.entries(preset.options).every(([name, value]) => options[name] === value);
  return presets(game).find(same)?.name ?? null;
}

/** Seat 0 is the reader's; the others follow from the company they want. */
export function seatsFor(
  company: Opposition,
  players: number,
  bots: string[],
  kept: SeatChoice[] = [],
): SeatChoice[] {
  const other = (seat: number): SeatChoice => {
    const before = kept[seat];
    if (company === 'bots')
      return before?.kind === 'bot' ? before : { kind: 'bot', bot: bots[seat - 1] ?? 'random' };
    if (company === 'friends') return { kind: 'open' };
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

/** Whether all players are here already, so that the game can begin at once. */
export function isComplete(seats: SeatChoice[]): boolean {
  return seats.every((choice) => choice.kind !== 'open');
}
