/** A meeple of the reader that was outbid. */

import type { GameEvent } from '@/net/types';
import type { StockpileView } from '../types';

export interface Outbid {
  pile: number;
  by: number;
  /** The reader's bid, and the one that stands now, as they are printed. */
  from: number;
  to: number;
}

/** The last stockpile on which the reader was outbid and has not bid again; null if no meeple waits. */
export function lastOutbid(story: GameEvent[], view: StockpileView): Outbid | null {
  if (!view.seats[view.you]?.meeples_waiting) return null;
  for (let at = story.length - 1; at >= 0 && story[at]?.type !== 'round'; at -= 1) {
    const event = story[at] as GameEvent;
    if (event.type !== 'beaten' || event.seat !== view.you) continue;
    const pile = Number(event.pile);
    const bid = view.piles[pile]?.bid;
    if (!bid || bid.seat === view.you) continue;
    const mine = story
      .slice(0, at)
      .findLast((one) => one.type === 'bid' && one.seat === view.you && one.pile === pile);
    return { pile, by: bid.seat, from: Number(mine?.amount ?? 0), to: view.track[bid.space] ?? 0 };
  }
  return null;
}
