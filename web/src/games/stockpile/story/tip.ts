/** What only the reader knows of the round's forecasts, and what everyone knows. */

import { rich, type Part } from '@/i18n/i18n.svelte';
import { cardToken } from '../cards/card_words';
import { phaseOf, type StockpileView } from '../types';
import type { StockpileScene } from './scenes';

export interface KnownPair {
  company: string;
  forecast: string;
}

/** Long enough to see the cards turn and to read them. */
const TIP_MS = 3200;

function known(view: StockpileView, open: boolean): KnownPair[] {
  return view.pairs.flatMap(({ company, forecast, owner, open: shown }) =>
    company && forecast && shown === open && (open || owner === view.you) ? [{ company, forecast }] : [],
  );
}
/** The reader's own pairs, as long as no one else sees them. */
export const ownPairs = (view: StockpileView): KnownPair[] => (view.you < 0 ? [] : known(view, false));
export const openPairs = (view: StockpileView): KnownPair[] => known(view, true);

const named = (pairs: KnownPair[]) =>
  pairs.map(({ company, forecast }) => `${cardToken(company)} ${cardToken(forecast)}`).join(', ');

function words(own: KnownPair[], open: KnownPair[]): Part[] {
  const told = open.length ? [' ', ...rich('stk-everyone-says', { pairs: named(open) })] : [];
  return [...rich('stk-only-you-says', { pairs: named(own) }), ...told];
}

/** The two cards come to the reader and turn; none for a reader without a pair. */
export function tipScene(view: StockpileView, at: number): StockpileScene | null {
  const [own, open] = [ownPairs(view), openPairs(view)];
  if (!own.length) return null;
  const data = { events: [], own, open };
  return { kind: 'deal', ms: TIP_MS, words: words(own, open), data, at, view, grand: true };
}

/** For a reader who opens the table after the pairs were dealt and before the bidding. */
export function greeting(view: StockpileView): StockpileScene[] {
  const phase = phaseOf(view.stage);
  const scene = phase === 'information' || phase === 'supply' ? tipScene(view, -1) : null;
  return scene ? [scene] : [];
}
