/** What an answer would do, in a few signs. Every number is the engine's. */

import { t } from '@/i18n/i18n.svelte';
import type { Choice, PriceMove } from '../generated';
import { thousands } from '../types';

/** `$5K → $7K`, and what happens on the way. */
export function movesText(moves: PriceMove[]): string {
  return moves
    .map((move) => {
      const ways = [
        `${thousands(move.price)} → ${thousands(move.to)}`,
        move.splits ? t('stk-splits') : '',
        move.bankrupt ? t('stk-bankrupt') : '',
        move.value_lost ? thousands(-move.value_lost) : '',
      ];
      return ways.filter(Boolean).join(' · ');
    })
    .join(', ');
}

/** What is paid and received; a minus is paid. */
export function moneyText({ cost, gain }: { cost: number; gain: number }): string {
  return [cost ? thousands(-cost) : '', gain ? `+${thousands(gain)}` : ''].filter(Boolean).join(' ');
}

/** What stands on a button beside its words. */
export function offerNote(choice: Choice): string {
  const parts: string[] = [];
  if ('moves' in choice && choice.moves.length) parts.push(movesText(choice.moves));
  else if ('share' in choice && !choice.gain) parts.push(thousands(choice.share));
  if (choice.type === 'buy_bonds')
    return choice.bonds ? `${thousands(-choice.cost)} → ${thousands(choice.total)}` : '';
  const money = moneyText(choice);
  if (money) parts.push(money);
  else if ('up_to' in choice && choice.up_to) parts.push(`≤ ${thousands(choice.up_to)}`);
  if ('worth_lost' in choice && choice.worth_lost) parts.push(thousands(-choice.worth_lost));
  if (choice.type === 'place_commerce' && choice.worth) parts.push(thousands(choice.worth));
  return parts.join(' · ');
}
