/** Which answers are cards to be placed, and which are given on a stockpile. */

import type { Choice, Pick } from '../generated';
import type { StockpileView } from '../types';

const PLACES = ['place_up', 'place_down', 'place_commerce', 'place_first_card'];
const ON_PILES = ['move_to', 'look_at_pile'];

export const cardOf = (answer: Choice | null): string | null =>
  answer && 'card' in answer ? answer.card : null;

export interface Placing {
  /** One of each card and face, whatever the pile. */
  choices: Choice[];
  /** The answers that a tap on a pile gives, with that card in the hand. */
  on: (card: Choice | null) => Choice[];
}

export function placements(view: StockpileView, legal: Choice[]): Placing {
  // An opening card that is to lie face down is chosen where it lies.
  const places = view.decision === 'hide_card' ? [] : legal.filter((answer) => PLACES.includes(answer.type));
  const same = (one: Choice, other: Choice) => one.type === other.type && cardOf(one) === cardOf(other);
  const choices = places.filter((one, at) => places.findIndex((other) => same(one, other)) === at);
  const on = (card: Choice | null) =>
    card
      ? places.filter((answer) => same(answer, card))
      : legal.filter((answer) => ON_PILES.includes(answer.type));
  return { choices, on };
}

/** The whole choice, where it is one of several; cards are placed one by one, by hand. */
export function multiPick(view: StockpileView): Pick | null {
  return view.decision.startsWith('place_') ? null : view.offers.pick;
}

/** What is left to answer when bids, places and choices of several have their own control. */
export function remainingChoices(view: StockpileView): Choice[] {
  const picks = multiPick(view)?.items.map((item) => item.item.type) ?? [];
  const taken: string[] = ['bid', ...(view.decision === 'hide_card' ? [] : PLACES), ...picks];
  if (picks.length) taken.push('stop');
  return view.offers.choices.filter((answer) => !taken.includes(answer.type));
}

/** Whether that investor or strategy card can be played now. */
export const canPlay = (legal: Choice[], name: string): boolean =>
  legal.some(
    (choice) =>
      (choice.type === 'play' && choice.card === name) || (choice.type === 'use' && choice.investor === name),
  );

/** Whether the choice is of cards with a text, which lie open on the table. */
export const isCardChoice = (pick: Pick | null): boolean =>
  !!pick?.items.length && pick.items.every((item) => 'held' in item || 'cash' in item);
