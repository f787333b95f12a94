/** Money outside a table: each game writes it in its own way. */

import { dollars } from '@/i18n/i18n.svelte';

/** Stockpile counts in thousands of dollars. */
const THOUSANDS = new Set(['stockpile']);

export function dollarsIn(game: string, amount: number): number {
  return THOUSANDS.has(game) ? amount * 1000 : amount;
}

export function moneyOf(game: string, amount: number): string {
  return dollars(dollarsIn(game, amount));
}
