/** The deal of the day: what the server is asked, and the result as text. */

import { t } from '@/i18n/i18n.svelte';
import { call } from '@/net/api';
import { invitationQuery } from '@/net/invitations';
import type { DayGame, Match, TableAnswer, Today } from '@/net/types';
import { requirePerson } from '@/state/session.svelte';

export const loadDay = (day: string | null) => call<Today>('GET', `/today${day ? `?day=${day}` : ''}`);

export async function startDeal(game: string, day: string | null, practice: boolean): Promise<TableAnswer> {
  await requirePerson();
  return call<TableAnswer>('POST', `/today/${game}${day ? `?day=${day}` : ''}`, { practice });
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;
export const copyDeal = (table: string) => call<Match>('POST', `${at(table)}/copy`);
export const loadMatch = (table: string) => call<Match>('GET', `${at(table)}/match${invitationQuery(table)}`);

/** What can be sent to others without giving anything away: the place among the seats, and the money. */
export function shareText(deal: DayGame, name: string, day: string, money: string): string {
  const mine = deal.mine;
  if (!mine?.finished || mine.place === null) return '';
  const line = mine.order.map((seat) => (seat === deal.seat ? '■' : '□')).join('');
  const placed = t('place', { place: mine.place, players: deal.players });
  return [
    `Big Board · ${name} · ${day}`,
    `${line} ${placed} · ${money}`,
    `${location.origin}/today/${day}`,
  ].join('\n');
}
