/** Money outside a table: each game writes it in its own way. */

import { dollars } from '@/i18n/i18n.svelte';
import { session } from '@/state/session.svelte';

export function dollarsIn(game: string, amount: number): number {
  return amount * (session.games?.games.find(({ name }) => name === game)?.money_unit ?? 1);
}

export function moneyOf(game: string, amount: number): string {
  return dollars(dollarsIn(game, amount));
}
