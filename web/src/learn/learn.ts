/** Lessons and pages of two minutes: what the server says of them, in the reader's language. */

import { language } from '@/i18n/i18n.svelte';
import { call } from '@/net/api';
import type { Lessons, LessonInfo, LessonStep, PagePart, TableAnswer, TwoMinutes } from '@/net/wire';
import { go } from '@/state/router.svelte';
import { requirePerson } from '@/state/session.svelte';

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
