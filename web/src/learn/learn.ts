/** Lessons and pages of two minutes: what the server says of them, in the reader's language. */

import { language } from '@/i18n/i18n.svelte';
import { api, call } from '@/net/api';
import type { Lessons, LessonInfo, LessonStep, PagePart, TableAnswer, TwoMinutes } from '@/net/wire';
import { chooseBots, presets, seatsFor, wireSeats } from '@/screens/new_table/form';
import { go } from '@/state/router.svelte';
import { requirePerson, session } from '@/state/session.svelte';

export type { LessonInfo, LessonStep, PagePart };

const inLanguage = () => `?lang=${language()}`;

export async function lessons(): Promise<LessonInfo[]> {
  return (await call<Lessons>('GET', `/learn${inLanguage()}`)).lessons;
}

export function lessonStep(table: string): Promise<LessonStep> {
  return call<LessonStep>('GET', `/learn/tables/${encodeURIComponent(table)}${inLanguage()}`);
}

export async function twoMinutes(game: string): Promise<PagePart[]> {
  return (await call<TwoMinutes>('GET', `/learn/pages/${encodeURIComponent(game)}${inLanguage()}`)).parts;
}

/** Leads to the table of the lesson: where it was left, or a new one. */
export async function startLesson(lesson: string, again = false): Promise<void> {
  await requirePerson();
  const body = { language: language(), again };
  const answer = await call<TableAnswer>('POST', `/learn/lessons/${encodeURIComponent(lesson)}`, body);
  go(`/t/${answer.table.id}`);
}

/** Leads to a first game against gentle bots, which starts at once. */
export async function startFirstGame(name: string): Promise<void> {
  const game = session.games?.games.find((entry) => entry.name === name);
  const first = game && presets(game).find((preset) => preset.name === 'first');
  if (!first) return go(`/new#${name}`);
  await requirePerson();
  const bots = chooseBots(session.games?.bots ?? [], first.players - 1, first.gentle);
  const { table } = await api.create({
    game: name,
    players: first.players,
    options: first.options,
    bot_pace_ms: first.pace,
    public: false,
    seats: wireSeats(seatsFor('bots', first.players, bots), String),
  });
  await api.start(table.id);
  go(`/t/${table.id}`);
}
