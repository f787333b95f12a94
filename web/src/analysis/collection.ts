/** Collections of positions: the one that the reader makes, kept in this browser, and those that are played. */

import { language } from '@/i18n/i18n.svelte';
import { call } from '@/net/api';
import type { CollectedPosition, CollectionShown } from '@/net/types';

export interface Draft {
  title: string;
  positions: CollectedPosition[];
}
const KEPT = 'bigboard.collection';

export function readDraft(): Draft {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? '') as Draft;
    if (Array.isArray(found.positions)) return found;
  } catch {
    // Nothing was kept yet.
  }
  return { title: '', positions: [] };
}
export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(draft));
  } catch {
    // Without a store the draft lasts as long as the page.
  }
}
export const newPosition = (position = '', answers: string[] = []): CollectedPosition => ({
  position,
  question: '',
  answers,
  explanation: '',
});

/** Check a collection: the text of a file, or the word of a link. */
export const readCollection = (text: string) =>
  call<CollectionShown>('POST', '/learn/collection', { text, language: language() });
export const fileText = ({ title, positions }: Draft) =>
  JSON.stringify({ format: 'bigboard-collection', title, positions }, null, 1);
