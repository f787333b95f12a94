/** Games from a real table: what the server is asked, and what it answers. */

import { call } from '@/net/api';
import type { Described, Entry, OptionValue, SeatInfo, TableInfo, View } from '@/net/types';
import { requirePerson } from '@/state/session.svelte';

export type Value = string | number;

/** Something to fill in: what is asked for, about what, and what it can be. */
export interface Blank {
  name: string;
  choices: Value[];
  about: Record<string, Value>;
  optional: boolean;
}

export interface Question {
  kind: 'do' | 'see' | 'over';
  what: string;
  seat: number;
  choices: Described[];
  /** How many choices belong together; 0: as many as one likes. */
  several: number;
  fields: Blank[];
}

export interface TranscriptInfo {
  id: string;
  game: string;
  names: string[];
  notes: number;
  over: boolean;
  updated: number;
}

export interface Transcript {
  id: string;
  game: string;
  me: number | null;
  notes: number;
  seats: SeatInfo[];
  question: Question;
  view: View;
  entries: Entry[];
}

export interface NewTranscript {
  game: string;
  names: string[];
  options: Record<string, OptionValue>;
  me: number | null;
}

const at = (id: string) => `/transcripts/${encodeURIComponent(id)}`;

export const listTranscripts = () =>
  call<{ games: string[]; transcripts: TranscriptInfo[] }>('GET', '/transcripts');
export const loadTranscript = (id: string) => call<Transcript>('GET', at(id));
export const addNote = (shown: Transcript, told: { do?: Described[]; see?: (Value | null)[] }) =>
  call<Transcript>('POST', `${at(shown.id)}/notes`, { at: shown.notes, ...told });
export const undoNote = (id: string) => call<Transcript>('DELETE', `${at(id)}/notes/last`);
export const finishTranscript = (id: string) => call<{ table: TableInfo }>('POST', `${at(id)}/finish`);
export const deleteTranscript = (id: string) =>
  call<{ games: string[]; transcripts: TranscriptInfo[] }>('DELETE', at(id));

export async function startTranscript(wish: NewTranscript): Promise<Transcript> {
  await requirePerson();
  return call<Transcript>('POST', '/transcripts', wish);
}

/** The values by which choices differ, field by field: what one taps to find the right one. */
export function choiceFields(choices: Described[]): [field: string, values: Value[]][] {
  const found = new Map<string, Set<Value>>();
  for (const choice of choices)
    for (const [field, value] of Object.entries(choice))
      if (field !== 'type' && (typeof value === 'string' || typeof value === 'number'))
        found.set(field, (found.get(field) ?? new Set<Value>()).add(value));
  return [...found].filter(([, values]) => values.size > 1).map(([field, values]) => [field, [...values]]);
}

/** With a keyboard, typing continues in the next question; on a phone no keyboard opens. */
export function focusFirst(body: HTMLElement) {
  if (matchMedia('(pointer: fine)').matches)
    body.querySelector<HTMLElement>('input, select, button')?.focus({ preventScroll: true });
}

const hasParts = (choice: Described) => Object.keys(choice).length > 1;

/** The choices that have all chosen values, and whose words have what was typed. */
export function matchingChoices(
  choices: Described[],
  chosen: Record<string, Value>,
  typed: string,
  words: (choice: Described) => string,
): Described[] {
  const sought = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const tapped = choices.filter((choice) =>
    Object.entries(chosen).every(([field, value]) => choice[field as keyof Described] === value),
  );
  const told = tapped.map((choice) => ({ choice, text: words(choice).toLowerCase() }));
  const found = told.filter(({ text }) => sought.every((word) => text.includes(word)));
  // 1A is 1A, and not 11A, which has it too.
  const exact = found.filter(({ text }) =>
    sought.every((word) => text.split(/[^\p{L}\p{N}]+/u).includes(word)),
  );
  const meant = (exact.length ? exact : found).map(({ choice }) => choice);
  // What has no parts to tap ("End the turn") comes first: nothing else would lead to it in a long list.
  return meant.sort((one, other) => Number(hasParts(one)) - Number(hasParts(other)));
}
