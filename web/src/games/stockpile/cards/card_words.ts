/** Cards, forecasts and actions in the reader's words. */

import { has, playerToken, rich, t, token, type Part } from '@/i18n/i18n.svelte';
import type { Described } from '@/net/types';
import { thousands } from '../types';
import { isCompany } from './companies';

const KINDS: Record<string, string> = {
  'Stock Boom': 'boom',
  'Stock Bust': 'bust',
  Gold: 'gold',
  Platinum: 'platinum',
  Oil: 'oil',
  'Natural Gas': 'gas',
  Corn: 'corn',
  Cattle: 'cattle',
  Tax: 'tax',
};

/** A card's name. Companies, strategy cards and investors keep theirs, unless the rulebook of the language names an investor. */
export function cardName(name: string): string {
  if (name.startsWith('Trading Fee')) return t('stk-card-fee', { amount: thousands(Number(name.at(-1))) });
  if (name === 'First Player Card') return t('option-stockpile-first_player_card');
  const kind = KINDS[name];
  if (kind) return t(`stk-card-${kind}`);
  const own = name.toLowerCase().replaceAll(' ', '-');
  return has(`investor-${own}`) ? t(`investor-${own}`) : name;
}

/** With the printed English name beside the language's own: Умный Уоррен (Wise Warren). */
export function fullName(name: string): string {
  const own = cardName(name);
  return own === name || name in KINDS ? own : `${own} (${name})`;
}

/** The same, to stand in a sentence with its picture. */
export function cardToken(name: string): string {
  if (isCompany(name) || name in KINDS || name === 'First Player Card') return token('card', name);
  return token(/^[+-]\d$|^\$+$/.test(name) ? 'forecast' : 'name', cardName(name));
}

/** Equal cards together: 2 × Gold, Oil. */
export function cardList(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => (count > 1 ? `${count}\u00a0×\u00a0${cardToken(name)}` : cardToken(name)))
    .join(', ');
}

/** "Pair 3: AA +2", with the colon as the language sets it. */
export function labelValue(label: string, value: string): Part[] {
  return rich('label-value', { label, value });
}

/** Tokens put together without a message: what is no key comes back as it is. */
export function tokenParts(text: string): Part[] {
  return rich(text, {});
}

const OWN_WORDS = ['give_one', 'give_all', 'pass', 'stop', 'end_turn'];
const ARROWS: Record<string, string> = { raise: '▲', lower: '▼' };

/** What an action is about; the question beside it says what is done. Seats are named by `nameOf` and spaces by the `track`, where these are known. */
export function actionWords(
  action: Described,
  nameOf: (seat: number) => string = (seat) => t('player-number', { number: seat + 1 }),
  track: number[] = [],
): Part[] {
  const { type } = action;
  const player = typeof action.seat === 'number' ? playerToken(action.seat, nameOf(action.seat)) : '';
  if (OWN_WORDS.includes(type)) return rich(`stockpile-action-${type}`, { player });
  const parts: string[] = [];
  if (type === 'boom') parts.push(cardToken('Stock Boom'));
  if (type === 'bust') parts.push(cardToken('Stock Bust'));
  if (type === 'place_first_card') parts.push(cardToken('First Player Card'));
  const number = Number(action.cards ?? action.bonds ?? 0);
  const named = action.card ?? action.investor ?? action.company ?? action.forecast;
  if (typeof named === 'string')
    parts.push(
      `${ARROWS[type] ?? ''}${action.cards !== undefined ? `${number}\u00a0×\u00a0` : ''}${cardToken(named)}`,
    );
  else if ('cards' in action || 'bonds' in action) parts.push(String(number));
  if (/split|half/.test(type) && type !== 'split')
    parts.push(type.endsWith('half') ? t('stk-half') : t('stk-sold-split', { count: number || 1 }));
  if (type.startsWith('place_') && action.card)
    parts.push(type === 'place_down' ? t('stk-closed') : t('stk-open'));
  if (player) parts.push(player);
  if (typeof action.pile === 'number') parts.push(t('stk-pile', { pile: action.pile + 1 }));
  if (typeof action.pair === 'number') parts.push(t('stk-pair', { pair: action.pair + 1 }));
  const price =
    track[Number(action.space)] ?? (type === 'bid' ? (action.cost as number | undefined) : undefined);
  if (price !== undefined) parts.push(token('money', thousands(price)));
  return tokenParts(parts.join(' · '));
}

/** The parts as plain text, for labels. */
export function partsText(parts: Part[]): string {
  return parts
    .map((part) =>
      typeof part === 'string' ? part : part.kind === 'card' ? cardName(part.value) : part.value,
    )
    .join('');
}
