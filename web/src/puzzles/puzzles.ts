/** Puzzles: what the server is asked. */

import { call } from '@/net/api';
import type { PuzzleAttempt, PuzzleResult, Puzzles, PuzzleShown } from '@/net/types';
import { requirePerson } from '@/state/session.svelte';

export const overview = () => call<Puzzles>('GET', '/puzzles');
export const puzzle = (id: string) => call<PuzzleShown>('GET', `/puzzles/${encodeURIComponent(id)}`);
export const position = (id: string) =>
  call<{ position: string }>('GET', `/puzzles/${encodeURIComponent(id)}/position`);
export const nextPuzzle = (game: string, but = '') =>
  call<PuzzleShown>('GET', `/puzzles/${encodeURIComponent(game)}/next?but=${encodeURIComponent(but)}`);

export async function attempt(id: string, answer: PuzzleAttempt): Promise<PuzzleResult> {
  await requirePerson();
  return call<PuzzleResult>('POST', `/puzzles/${encodeURIComponent(id)}`, answer);
}
