/** Stockpile, as the screens see it. */

import { t } from '$lib/i18n.svelte';
import type { Described, View } from '$lib/types';
import type { GameFolder } from '../game';
import Hands from './Hands.svelte';
import { condense, secret, worthTelling } from './log';
import LogLine from './LogLine.svelte';
import Results from './Results.svelte';
import StockpileTable from './StockpileTable.svelte';
import Words from './Words.svelte';
import { allKnowing, thousands, type StockpileView } from './types';
import { actionWords } from './words';

/** Decisions that ask the same; the card that acts is named beside the answers. */
export const ASKED_AS: Record<string, string> = {
  offer_investor: 'keep_investor',
  place_commerce: 'place_card',
  place_first_card: 'place_card',
  discard_strategy: 'discard',
  discard_action: 'discard',
  discard_commodity: 'discard',
  give_up_share: 'discard',
  sell_now: 'sell',
  sell_short: 'sell',
  show_cheap: 'show_shares',
  show_companies: 'choose_company',
  split_share: 'choose_company',
  look_at_pair: 'pair',
  reveal_pair: 'pair',
  lay_card: 'pair',
  look_at_pile: 'pile',
  move_to: 'pile',
};

/** The clause behind each question; those of investors and strategy cards stand on the card. */
export const RULES: Record<string, string> = {
  keep_investor: 'STK-INV-1',
  offer_investor: 'STK-AUC-2',
  bid_investor: 'STK-AUC-3',
  discard_strategy: 'STK-STR-2',
  buy_bonds: 'STK-BND-3',
  place_card: 'STK-SUP-5',
  place_commerce: 'STK-COM-2',
  place_first_card: 'STK-FPC-2',
  bid: 'STK-DEM-2',
  hand_first_card: 'STK-FPC-3',
  act: 'STK-ACT-1',
  sell: 'STK-SEL-2',
  show_shares: 'STK-MOV-4',
  choose_power: 'STK-INV-11',
};

function question(view: View, yours: boolean, player: string): string {
  const { decision } = view;
  return yours
    ? t(`stockpile-ask-${ASKED_AS[decision] ?? decision}`)
    : t('stockpile-wait', { decision, player });
}

export const folder: GameFolder = {
  Table: StockpileTable,
  Results,
  LogLine,
  Words,
  Hands,
  money: thousands,
  sounds: [
    ['sold', 'coin'],
    ['dividend', 'coin'],
    ['pile_taken', 'coin'],
    ['price_moved', 'tile'],
    ['bid', 'tile'],
    ['card_placed', 'tile'],
  ],
  allKnowing: (view, secrets) => allKnowing(view as StockpileView, secrets as unknown as StockpileView[]),
  worthTelling,
  secret,
  condense,
  actionWords: (action: Described) => actionWords(action),
  question,
  rule: (view) => RULES[view.decision] ?? null,
};
