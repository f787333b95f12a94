/** Lessons, terms and pages of two minutes: what the server says of them, in the reader's language. */

import { language } from '@/i18n/i18n.svelte';
import { call } from '@/net/api';
import type {
  Lessons,
  LessonInfo,
  LessonStep,
  PagePart,
  Term,
  Terms,
  TableAnswer,
  TwoMinutes,
} from '@/net/wire';
import { go } from '@/state/router.svelte';
import { requirePerson } from '@/state/session.svelte';

export type { LessonInfo, LessonStep, PagePart, Term };

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

const known = new Map<string, Promise<Term[]>>();

/** The words of a game that explain themselves; asked for once. */
export function terms(game: string): Promise<Term[]> {
  const key = `${game}.${language()}`;
  let found = known.get(key);
  if (!found) {
    found = call<Terms>('GET', `/learn/terms/${encodeURIComponent(game)}${inLanguage()}`).then(
      (answer) => answer.terms,
    );
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}

/** A piece of a text: plain, or a word that explains itself, written `[words|term]`. */
export type Piece = string | { words: string; term: string };

export function splitTerms(text: string): Piece[] {
  return text.split(/(\[[^\]|]+\|[a-z]+\])/).flatMap((part): Piece[] => {
    const [, words, term] = /^\[([^\]|]+)\|([a-z]+)\]$/.exec(part) ?? [];
    return words && term ? [{ words, term }] : part ? [part] : [];
  });
}
