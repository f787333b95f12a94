/** Acquire's own part of a view, as the engine's `observe` writes it. */

import type { PickOffer, View } from '$lib/types';
import type { AcquireItem, AcquireOffers } from './offers';

export interface ChainView {
  name: string;
  size: number;
  price: number;
  majority: number;
  minority: number;
  safe: boolean;
  bank: number;
}

export interface SeatView {
  tiles: number;
  money: number | null;
  shares: Record<string, number> | null;
}

export type Effect = 'nothing' | 'founds' | 'grows' | 'merges' | 'blocked' | 'dead';

export interface HandTile {
  tile: string;
  effect: Effect;
  chains?: string[];
}

export interface AcquireView extends View {
  turn: number;
  turn_number: number;
  board: string[];
  tile: string | null;
  bag: number;
  chains: ChainView[];
  seats: SeatView[];
  merger: { survivor: string | null; acquired: string | null; to_settle: string[] } | null;
  bought: number;
  end_declared: boolean;
  hand?: HandTile[];
  offers: AcquireOffers;
}

type ItemOf<Type extends AcquireItem['item']['type']> = Extract<AcquireItem, { item: { type: Type } }>;

/** The choice of several, if all of its items are of that type. */
export function itemsOf<Type extends AcquireItem['item']['type']>(
  view: AcquireView,
  type: Type,
): PickOffer<ItemOf<Type>> | null {
  const pick = view.offers.pick;
  const ofType = (item: AcquireItem): item is ItemOf<Type> => item.item.type === type;
  return pick && { ...pick, items: pick.items.filter(ofType) };
}

export const ROWS = 'ABCDEFGHI';
export const COLUMNS = 12;

/** Where a tile lies: column and row, counted from 0. */
export function cellOf(tile: string): { x: number; y: number } {
  return { x: Number.parseInt(tile, 10) - 1, y: ROWS.indexOf(tile.at(-1) ?? 'A') };
}

export function tileAt(x: number, y: number): string {
  return `${x + 1}${ROWS[y]}`;
}

/** What the board shows there: a chain's letter, o lone, x gone, . empty. */
export function holds(view: AcquireView, tile: string): string {
  const { x, y } = cellOf(tile);
  return view.board[y]?.[x] ?? '.';
}
