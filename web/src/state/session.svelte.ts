/** Who the reader is, which games and bots the server has, and the rulebooks read so far. */

import { has, language, t } from '@/i18n/i18n.svelte';
import { api } from '@/net/api';
import type { BotInfo, Clause, Games, Person, SeatInfo, TableInfo } from '@/net/types';
import { WITHOUT_SERVER } from '@/site/edition';
import { contacts } from './contacts.svelte';
import { prefs } from './prefs.svelte';

class Session {
  person: Person | null = $state.raw(null);
  games: Games | null = $state.raw(null);
  known = $state(false);
}

export const session = new Session();

export async function loadSession(): Promise<void> {
  const [me, games] = await Promise.all([api.me(), api.games()]);
  session.person = me.person;
  session.games = games;
  if (me.person) prefs.name = me.person.name;
  session.known = true;
  if (me.person && !WITHOUT_SERVER) void contacts.load();
}

/** The person of this device, made or renamed when needed. */
export async function setName(name: string): Promise<Person> {
  const wanted = name.trim();
  if (session.person && session.person.name === wanted) return session.person;
  const { person } = await api.rename(wanted);
  session.person = person;
  prefs.name = person.name;
  return person;
}

/** Return the person of this device; without a name they become a guest, so that a link leads straight to a seat. */
export async function requirePerson(): Promise<Person> {
  return session.person ?? setName(prefs.name.trim() || t('guest-name'));
}

/** Return the message with that key, or the server's English text where there is none. */
export function localized(key: string, text: string, args: Record<string, string> = {}): string {
  return has(key) ? t(key, args) : text;
}

export function botName(level: string): string {
  return localized(`bot-${level}`, session.games?.bots.find((bot) => bot.name === level)?.text ?? level);
}

/** The face of a bot with a name; null for a level, which has neither. */
export function botFace(level: string | null): number | null {
  return session.games?.bots.find((bot) => bot.name === level)?.face ?? null;
}

/** What a seat is called: its person's name, the bot's, or a nameless bot by its place. */
export function seatName(seat: SeatInfo | undefined): string {
  if (!seat) return '';
  if (seat.kind === 'empty') return t('seat-empty');
  if (seat.kind !== 'bot') return seat.name;
  return botFace(seat.bot) === null ? t('bot-player', { number: seat.seat + 1 }) : botName(seat.bot ?? '');
}

/** What a table is called: the name that was chosen for it, or its game and its host. */
export function tableName(table: TableInfo): string {
  const game = session.games?.games.find((entry) => entry.name === table.game);
  return table.name || `${localized(game?.key ?? '', game?.text ?? table.game)} · ${table.host}`;
}

const rulebooks = new Map<string, Promise<Clause[]>>();

export function rulebook(game: string): Promise<Clause[]> {
  const key = `${game}.${language()}`;
  let found = rulebooks.get(key);
  if (!found) {
    found = api.rules(game, language()).then((book) => book.clauses);
    found.catch(() => rulebooks.delete(key));
    rulebooks.set(key, found);
  }
  return found;
}

/** The game that a clause belongs to, by the prefix of its id. */
export function gameOfClause(id: string): string | undefined {
  return session.games?.games.find((game) => game.rules === id.split('-')[0])?.name;
}

export async function clause(id: string): Promise<Clause | null> {
  const game = gameOfClause(id);
  if (!game) return null;
  const clauses = await rulebook(game);
  return clauses.find((entry) => entry.id === id) ?? null;
}

/** A bot in a list: the level, or the name and what the character is like. */
export function introduction(bot: BotInfo): string {
  const name = localized(bot.key, bot.text);
  return bot.face === null ? name : `${name} · ${localized(bot.explanation_key, bot.explanation)}`;
}
