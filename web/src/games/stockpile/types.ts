/** Stockpile's own part of a view, as the engine's `observe` writes it. Money is in thousands of dollars. */

import { dollars, language, number } from '$lib/i18n.svelte';
import type { View } from '$lib/types';

export interface CompanyView {
  name: string;
  price: number;
  space: number;
  track: number[];
  dollars: number[];
  start: number;
  split: number;
}

export interface InvestorView {
  name: string;
  rule: string;
  corrected: Record<string, unknown>;
  cash: number;
  mark: string;
  used: boolean;
}

export interface StrategyView {
  name: string;
  rule: string;
  corrected: Record<string, unknown>;
  cost: number;
  mark: string;
}

export interface PileCard {
  card: string | null;
  face: 'up' | 'down';
  seen_by?: number[];
}

export interface PileView {
  cards: PileCard[];
  bid: { seat: number; space: number } | null;
  investor?: InvestorView;
}

export interface PairView {
  owner: number | null;
  company: string | null;
  forecast: string | null;
  open: boolean;
  seen_by: number[];
  laid: { seat: number; cost: number; card: string | null }[];
}

export interface Portfolio {
  cards: number;
  known: Record<string, number>;
  unknown: number;
  ruled_out: string[];
  split: Record<string, number>;
}

export interface SeatView {
  money: number;
  portfolio: Portfolio;
  owes: number[];
  meeples_waiting: number;
  ended_on: number[];
  fees_taken: number;
  bonds?: number;
  commerce?: Record<string, number>;
  strategies?: number;
  investors?: InvestorView[];
}

export interface OwnView {
  hand: string[];
  commerce?: string[];
  strategies?: StrategyView[];
  discarded?: string[];
  investors?: InvestorView[];
  opening?: string[];
}

export interface StockpileView extends View {
  round: number;
  rounds: number;
  first: number;
  next_first: number | null;
  stage: string;
  power: {
    name: string | null;
    rule: string;
    corrected: Record<string, unknown>;
    seat: number;
    step: number;
  } | null;
  track: number[];
  companies: CompanyView[];
  piles: PileView[];
  forecasts: string[] | null;
  pairs: PairView[];
  possible: Record<string, string[]> | null;
  market: number;
  discard: Record<string, number>;
  seats: SeatView[];
  dividend: { company: string; amount: number } | null;
  selling_from: string | null;
  bonds?: number;
  commerce?: number;
  played?: string[];
  plays_left?: number;
  own?: OwnView;
}

/** `$6K`, in Russian `6 000 $`: thousands of dollars as the rulebook of the language writes them. */
export function thousands(amount: number): string {
  if (language() === 'ru') return dollars(amount * 1000);
  if (!amount) return '$0';
  return `${amount < 0 ? '−' : ''}$${number(Math.abs(amount))}K`;
}

/** The view without what only its seat may see: for the moments when others look at the same screen. */
export function veiled(view: StockpileView): StockpileView {
  const mine = view.seats[view.you];
  return {
    ...view,
    own: undefined,
    possible: null,
    pairs: view.pairs.map((pair) => (pair.open ? pair : { ...pair, company: null, forecast: null })),
    piles: view.piles.map((pile) => ({
      ...pile,
      cards: pile.cards.map((card) => (card.face === 'up' ? card : { ...card, card: null })),
    })),
    seats: view.seats.map((seat) =>
      seat === mine
        ? { ...seat, portfolio: { ...seat.portfolio, known: {}, unknown: seat.portfolio.cards } }
        : seat,
    ),
  };
}

/** The spectator's view, with every card that somebody knows turned up. */
export function allKnowing(view: StockpileView, seats: Partial<StockpileView>[]): StockpileView {
  return {
    ...view,
    pairs: view.pairs.map(
      (pair, at) => seats.map((seat) => seat.pairs?.[at]).find((own) => own?.company) ?? pair,
    ),
    piles: view.piles.map((pile, at) => ({
      ...pile,
      cards: pile.cards.map(
        (card, place) => seats.map((seat) => seat.piles?.[at]?.cards[place]).find((own) => own?.card) ?? card,
      ),
    })),
    seats: view.seats.map((seat, at) => seats[at]?.seats?.[at] ?? seat),
    possible: null,
  };
}

export const PHASES = ['information', 'supply', 'demand', 'action', 'selling', 'movement'] as const;
export type Phase = (typeof PHASES)[number];

const STAGES: Record<Phase, RegExp> = {
  information: /^(round_begins|buying_bonds|(before_)?information)$/,
  supply: /^((before_)?supply|commerce|first_card)$/,
  demand: /demand|bidding|paying|fees/,
  action: /^action$/,
  selling: /selling/,
  movement: /movement|interest|round_ends|giving|levelling|next_round/,
};

/** The phase of the round that a stage of the engine belongs to; null before the first round and after the last. */
export function phaseOf(stage: string): Phase | null {
  return PHASES.find((phase) => STAGES[phase].test(stage)) ?? null;
}
