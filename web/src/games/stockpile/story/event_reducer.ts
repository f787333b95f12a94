/** A view that follows the events one by one, so that each scene shows the table as it was at that moment. */

import type { GameEvent } from '@/net/types';
import { FLOWS, type CompanyView, type PileCard, type SeatView } from '../generated';
import type { StockpileView } from '../types';

const replaced = <T>(list: T[], at: number, change: (one: T) => T): T[] =>
  list.map((one, index) => (index === at ? change(one) : one));

function withCompany(
  view: StockpileView,
  name: unknown,
  change: (company: CompanyView) => CompanyView,
): StockpileView {
  return { ...view, companies: view.companies.map((one) => (one.name === name ? change(one) : one)) };
}

export function withSeat(
  view: StockpileView,
  at: number,
  change: (seat: SeatView) => SeatView,
): StockpileView {
  return { ...view, seats: replaced(view.seats, at, change) };
}

/** Apply the money flows that the event declares. */
function applyFlows(view: StockpileView, event: GameEvent): StockpileView {
  const flows = FLOWS[event.type as keyof typeof FLOWS] ?? [];
  return flows.reduce(
    (now, flow) =>
      withSeat(now, Number(event[flow.seat]), (seat) => ({
        ...seat,
        money: seat.money + flow.sign * Number(event[flow.amount] ?? 0),
      })),
    view,
  );
}

/** Cards that leave the normal portfolio, and come to the split one if they split. */
function removeShares(view: StockpileView, event: GameEvent, split: boolean): StockpileView {
  const [name, cards] = [String(event.company), Number(event.cards)];
  return withSeat(view, event.seat, (seat) => {
    const held = seat.portfolio;
    const had = held.known[name] ?? 0;
    const twice: Record<string, number | undefined> = { ...held.split };
    if (split) twice[name] = (twice[name] ?? 0) + cards;
    else delete twice[name];
    const known = { ...held.known, [name]: split ? Math.max(0, had - cards) : 0 };
    return { ...seat, portfolio: { ...held, known, split: twice } };
  });
}

const placedCard = (event: GameEvent, you: number): PileCard =>
  event.face === 'down'
    ? {
        card: event.card === undefined ? null : String(event.card),
        face: 'down',
        seen_by: event.seat >= 0 ? [event.seat] : event.card === undefined ? [] : [you],
      }
    : { card: String(event.card), face: 'up' };

/** The view after one more event. What no event tells stays as it was until the scenes are over. */
export function applyEvent(view: StockpileView, event: GameEvent, final: StockpileView): StockpileView {
  const now = applyFlows(view, event);
  const pile = Number(event.pile);
  switch (event.type) {
    case 'round':
      return {
        ...now,
        round: Number(event.round),
        first: Number(event.first),
        stage: 'round_begins',
        pairs: [],
        possible: null,
        piles: now.piles.map((one) => ({ ...one, cards: [], bid: null })),
      };
    case 'pair_dealt':
    case 'open_pair':
      if (final.round !== now.round) return now;
      return {
        ...now,
        stage: 'information',
        pairs: final.pairs,
        possible: final.possible,
        forecasts: final.forecasts,
      };
    case 'card_placed':
      return {
        ...now,
        stage: now.stage === 'information' ? 'supply' : now.stage,
        piles: replaced(now.piles, pile, (one) => ({
          ...one,
          cards: [...one.cards, placedCard(event, now.you)],
        })),
      };
    case 'bid':
      return {
        ...now,
        piles: replaced(now.piles, pile, (one) => ({
          ...one,
          bid: { seat: event.seat, space: Number(event.space), price: Number(event.amount) },
        })),
      };
    case 'pile_taken':
      return { ...now, piles: replaced(now.piles, pile, (one) => ({ ...one, cards: [], bid: null })) };
    case 'pair_revealed':
      return {
        ...now,
        stage: 'movement',
        pairs: replaced(now.pairs, Number(event.pair), (pair) => ({
          ...pair,
          company: event.company as typeof pair.company,
          forecast: event.forecast as typeof pair.forecast,
          open: true,
        })),
      };
    case 'price_moved':
      return withCompany(now, event.company, (company) => ({
        ...company,
        price: Number(event.to),
        space: Number(event.space),
      }));
    case 'split':
      return withCompany(now, event.company, (company) => ({ ...company, space: company.track.length }));
    case 'bankruptcy':
      return withCompany(now, event.company, (company) => ({ ...company, space: -1 }));
    case 'shares_split':
      return removeShares(now, event, true);
    case 'shares_lost':
      return removeShares(now, event, false);
    default:
      return now;
  }
}
