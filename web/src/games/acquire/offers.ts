/** Acquire's own part of the offers, as src/bigboard/games/acquire/rules/offer_types.py declares it. */

import type { Offers, PickItem, PickOffer } from '$lib/types';

export interface Bonus {
  seat: number;
  place: string;
  amount: number;
  rule: string;
}

export interface ChainBonuses {
  chain: string;
  bonuses: Bonus[];
  bonuses_known: boolean;
}

export interface AcquiredChain extends ChainBonuses {
  size: number;
  price: number;
  shares: number;
}

export interface SurvivingChain {
  chain: string;
  size: number;
  price: number;
  price_after: number;
  shares: number;
}

export interface Merger {
  survivor: string | null;
  candidates: SurvivingChain[];
  acquired: AcquiredChain[];
  size_after: number;
  becomes_safe: boolean;
  may_end: boolean;
}

export interface FoundableChain {
  chain: string;
  size: number;
  price: number;
  founder_share: boolean;
  shares: number;
  shares_after: number;
}

export interface LoneTile {
  effect: 'nothing';
  rule: string;
  may_end: boolean;
}

export interface FoundingTile {
  effect: 'founds';
  rule: string;
  size: number;
  chains: FoundableChain[];
  may_end: boolean;
}

export interface GrowingTile {
  effect: 'grows';
  rule: string;
  chain: string;
  size: number;
  size_after: number;
  price: number;
  price_after: number;
  becomes_safe: boolean;
  may_end: boolean;
}

export interface MergingTile extends Merger {
  effect: 'merges';
  rule: string;
}

export interface UnplayableTile {
  effect: 'blocked' | 'dead';
  rule: string;
  chains: string[];
}

export type TileEffect = LoneTile | FoundingTile | GrowingTile | MergingTile | UnplayableTile;

export interface OfferedTile {
  tile: string;
  outcome: TileEffect;
}

interface Answer {
  action: number;
  cost: number;
  gain: number;
}

export interface PlayTileChoice extends Answer, OfferedTile {
  type: 'play_tile';
}

export interface FoundChoice extends Answer, FoundableChain {
  type: 'found';
}

export interface MergerChoice extends Answer {
  type: 'survive' | 'acquire';
  chain: string;
  outcome: Merger;
}

export interface TradeChoice extends Answer {
  type: 'trade';
  shares: number;
  received: number;
  shares_after: number;
  survivor_shares_after: number;
}

export interface SellChoice extends Answer {
  type: 'sell';
  shares: number;
  shares_after: number;
  money_after: number;
}

export interface DeclareEndChoice extends Answer {
  type: 'declare_end';
  rule: string;
  scores: (number | null)[];
}

export interface Owned {
  shares: number;
  leaders: number[] | null;
}

export interface BuyChoice extends Answer {
  type: 'buy';
  chain: string;
  shares: number;
  after: Owned;
  money_after: number;
}

export interface PlainChoice extends Answer {
  type: 'play_on' | 'stop_buying';
}

export type AcquireChoice =
  | PlayTileChoice
  | FoundChoice
  | MergerChoice
  | TradeChoice
  | SellChoice
  | DeclareEndChoice
  | BuyChoice
  | PlainChoice;

export interface BuyItem extends PickItem {
  item: { type: 'buy'; chain: string };
  rule: string;
  chain: string;
  shares: number;
  bank: number;
  after: Owned[];
}

export interface TradeItem extends PickItem {
  item: { type: 'trade'; shares: number };
  rule: string;
  chain: string;
  received: number;
  shares: number;
}

export interface SellItem extends PickItem {
  item: { type: 'sell'; shares: number };
  rule: string;
  chain: string;
  shares: number;
}

export type AcquireItem = BuyItem | TradeItem | SellItem;

export interface AcquireOffers extends Offers {
  choices: AcquireChoice[];
  pick: PickOffer<AcquireItem> | null;
  hand: OfferedTile[];
  bonuses: ChainBonuses[];
}

/** What is printed beside the board. */
export interface PrintedChart {
  groups: string[][];
  rows: { sizes: string[]; price: number; majority: number; minority: number }[];
}

export function isChart(reference: object | null | undefined): reference is PrintedChart {
  return !!reference && 'groups' in reference && 'rows' in reference;
}
