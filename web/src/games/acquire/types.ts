/** Acquire's own part of a view, and where things are on the board. */

import type { Offers, PrintedChart, View } from './generated';

export type * from './generated';
export type AcquireView = View & { offers: Offers };

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

/** Whether what the server sends with the game is the chart. */
export function isChart(reference: object | null | undefined): reference is PrintedChart {
  return !!reference && 'groups' in reference && 'rows' in reference;
}
