/** Answers that are given on the market itself: a company, or the space to which its price goes. */

import type { Choice } from '../generated';

/** Sold on the certificates, not on the market. */
const ELSEWHERE = ['sell', 'sell_split', 'sell_half', 'show'];

export interface MarketTarget {
  choice: Choice;
  company: string;
  /** The space its price would come to: -1 below the track, its length above; null where no price moves. */
  cell: number | null;
}

/** What a tap on the market can answer. A Boom or a Bust has to be in the hand first: `armed`. */
export function marketTargets(
  choices: Choice[],
  spaces: (company: string) => number,
  armed: string | null,
): MarketTarget[] {
  return choices.flatMap((choice): MarketTarget[] => {
    if (!('company' in choice) || !choice.company || 'pair' in choice) return [];
    if (ELSEWHERE.includes(choice.type)) return [];
    if ((choice.type === 'boom' || choice.type === 'bust') && choice.type !== armed) return [];
    const { company } = choice;
    const moves = 'moves' in choice ? choice.moves : [];
    const move = moves.findLast((one) => one.company === company);
    const cell = !move ? null : move.bankrupt ? -1 : move.splits ? spaces(company) : move.space;
    return [{ choice, company, cell }];
  });
}
