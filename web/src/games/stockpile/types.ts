/** Stockpile's own part of a view, as the engine's `observe` writes it. Money is in thousands of dollars. */

import { dollars, language, number } from '@/i18n/i18n.svelte';
import { PHASES as DECLARED, STAGES, type Offers, type Phase as DeclaredPhase, type View } from './generated';

export type * from './generated';
export type StockpileView = View & { offers: Offers };

/** `$6K`, in Russian `6 000 $`: thousands of dollars as the rulebook of the language writes them. */
export function thousands(amount: number): string {
  if (language() === 'ru') return dollars(amount * 1000);
  if (!amount) return '$0';
  return `${amount < 0 ? '−' : ''}$${number(Math.abs(amount))}K`;
}

/** The view without what only its seat may see: for the moments when others look at the same screen. */
export function hideOwnCards(view: StockpileView): StockpileView {
  const mine = view.seats[view.you];
  return {
    ...view,
    own: undefined,
    possible: null,
    offers: { ...view.offers, piles: [] },
    pairs: view.pairs.map((pair) => (pair.open ? pair : { ...pair, company: null, forecast: null })),
    piles: view.piles.map((pile) => ({
      ...pile,
      cards: pile.cards.map((card) => (card.face === 'up' ? card : { ...card, card: null })),
    })),
    seats: view.seats.map((seat) =>
      seat === mine
        ? {
            ...seat,
            worth: seat.money,
            portfolio: { ...seat.portfolio, known: {}, worth: {}, unknown: seat.portfolio.cards },
          }
        : seat,
    ),
  };
}

/** The spectator's view, with every card that any seat knows turned up. */
export function allKnowing(view: StockpileView, seats: Partial<View>[]): StockpileView {
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

/** The six phases of a round; what comes before and after them has no place on the line. */
export const PHASES = DECLARED.filter((phase) => !['preparation', 'start', 'end'].includes(phase));
export type Phase = DeclaredPhase;

/** The phase of the round that a stage of the engine belongs to; null before the first round and after the last. */
export function phaseOf(stage: View['stage']): Phase | null {
  return stage === 'game_over' ? null : STAGES[stage];
}
