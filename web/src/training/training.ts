/** My mistakes and where I lose: what the server is asked, and how small shares are written. */

import { language } from '@/i18n/i18n.svelte';
import { call } from '@/net/api';
import type { CardResult, CardShown, Deck, LossReports, PuzzleAttempt } from '@/net/types';
import { session } from '@/state/session.svelte';

/** The deck of a visitor without a name, who has played nothing. */
const EMPTY: Deck = {
  cards: 0,
  due: 0,
  answered: 0,
  next_due: null,
  learned: 0,
  games: [],
  waiting: 0,
  limit: 0,
  reviews: true,
  portion: 10,
};
export const deck = async () => (session.person ? call<Deck>('GET', '/me/mistakes') : EMPTY);
export const change = (reviews: boolean, portion: number) =>
  call<Deck>('PUT', '/me/mistakes', { reviews, portion });
export const card = (id: string) => call<CardShown>('GET', `/me/mistakes/${encodeURIComponent(id)}`);
export const nextCard = (game = '', but = '') =>
  call<CardShown>('GET', `/me/next-mistake?${new URLSearchParams({ game, but })}`);
/** Answers a card as it was shown, after so many answers. */
export const answer = (id: string, answers: number, given: PuzzleAttempt) =>
  call<CardResult>('POST', `/me/mistakes/${encodeURIComponent(id)}`, { ...given, answers });
export const losses = async (): Promise<LossReports> =>
  session.person ? call<LossReports>('GET', '/me/losses') : { reports: [], waiting: 0 };

/** The moment before a decision, where both answers are compared. */
export const moment = (table: string, seq: number, n: number) => `/replay/${table}#${seq}&decision=${n}`;

/** A small share of winning chance, with one decimal. */
export function fine(fraction: number, sign = false): string {
  const style = { style: 'percent', maximumFractionDigits: 1, minimumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language(), { ...style, signDisplay: sign ? 'exceptZero' : 'auto' }).format(
    fraction,
  );
}
