/** The words of a game that explain themselves, in the reader's language. */

import { language } from '@/i18n/i18n.svelte';
import { call } from '@/net/api';
import type { Term, Terms } from '@/net/wire';

const known = new Map<string, Promise<Term[]>>();

/** The words of a game that explain themselves; asked for once. */
export function terms(game: string): Promise<Term[]> {
  const key = `${game}.${language()}`;
  let found = known.get(key);
  if (!found) {
    found = call<Terms>('GET', `/learn/terms/${encodeURIComponent(game)}?lang=${language()}`).then(
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
