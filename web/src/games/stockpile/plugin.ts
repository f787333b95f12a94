/** Stockpile, as the screens see it. */

import type { GamePlugin } from '@/games/game';
import { t } from '@/i18n/i18n.svelte';
import type { View } from '@/net/types';
import { actionWords, cardName } from './cards/card_words';
import { QUESTIONS } from './generated';
import Hands from './players/Hands.svelte';
import StockpileTable from './StockpileTable.svelte';
import { LOOKS } from './cards/companies';
import { condense, isSecret, worthTelling } from './story/log';
import LogLine from './story/LogLine.svelte';
import Results from './story/Results.svelte';
import { recap, scenes } from './story/scenes';
import { greeting } from './story/tip';
import Words from './story/Words.svelte';
import { allKnowing, phaseOf, thousands, type StockpileView } from './types';

const ASKED: Record<string, { asked_as: string } | undefined> = QUESTIONS;

function question(view: View, yours: boolean, player: string): string {
  const { decision } = view;
  const again = decision === 'bid' && !!(view as StockpileView).seats[view.you]?.meeples_waiting;
  return yours
    ? t(`stockpile-ask-${again ? 'bid-again' : (ASKED[decision]?.asked_as ?? decision)}`)
    : t('stockpile-wait', { decision, player });
}

/** The round and its phase, for the header. */
function stage(view: View): string {
  const { round, rounds, stage: at } = view as StockpileView;
  const phase = phaseOf(at);
  const named = phase && !['preparation', 'start', 'end'].includes(phase) ? t(`stk-phase-${phase}`) : '';
  return [t('stk-round-of', { round, rounds }), named].filter(Boolean).join(' · ');
}

export const plugin: GamePlugin = {
  Table: StockpileTable,
  Results,
  LogLine,
  Words,
  Hands,
  money: thousands,
  sketch: (view) =>
    (view as StockpileView).companies.flatMap(({ name, track, space, price }, row) =>
      track.map((_, at) => ({
        ...{ x: (12 / track.length) * at, y: row * 1.5, width: 12 / track.length, height: 1.2 },
        color: at === space ? (LOOKS[name]?.color ?? '') : '#e9e4d6',
        ...(at === space && { text: String(price) }),
      })),
    ),
  sounds: [
    ['outbid', 'outbid'],
    ['deal', 'tip'],
    ['bankruptcy', 'crash'],
    ['split', 'rise'],
    ['sold', 'coin'],
    ['dividend', 'bonus'],
    ['paid', 'coin'],
    ['auction', 'coin'],
    ['pile_taken', 'coin'],
    ['reveal', 'card'],
    ['price_moved', 'tile'],
    ['bid', 'bid'],
    ['card_placed', 'card'],
  ],
  allKnowing: (view, secrets) => allKnowing(view as StockpileView, secrets),
  worthTelling,
  secret: isSecret,
  condense,
  actionWords: (action, view) => actionWords(action, undefined, (view as StockpileView | undefined)?.track),
  itemName: cardName,
  question,
  rule: (view) => view.offers?.rule || null,
  scenes,
  greeting: (view) => greeting(view as StockpileView),
  chapter: 'round',
  recap,
  stage,
};
