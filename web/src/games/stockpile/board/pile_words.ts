/** The worth of a stockpile in words. Every number is the engine's. */

import { t } from '@/i18n/i18n.svelte';
import type { PileWorth } from '../generated';
import { signed } from '../story/final_count';
import { thousands } from '../types';

/** "$20K now · $24K by the forecasts you know · 2 unknown", and the parts of it that are no shares. */
export function worthWords(worth: PileWorth): string {
  const parts = [
    t('stk-pile-now', { amount: thousands(worth.worth) }),
    worth.expected === worth.worth ? '' : t('stk-pile-then', { amount: thousands(worth.expected) }),
    worth.unseen ? t('stk-pile-unknown', { count: worth.unseen }) : '',
    worth.fees ? t('stk-pile-fees', { amount: thousands(-worth.fees) }) : '',
    worth.commerce ? t('stk-pile-goods', { amount: signed(worth.commerce) }) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}
