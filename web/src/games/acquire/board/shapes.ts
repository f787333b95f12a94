/** Where things are drawn: cells of the board, and the chains as shapes on it. */

import { SYMBOLS } from '../chains/chain_marks';
import { COLUMNS, ROWS, tileAt } from '../types';

/** The height of a cell in the drawing; its width follows the room that the board has. */
export const HIGH = 48;
export const GAP = 1.5;

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ChainShape {
  letter: string;
  /** Its tiles and the bridges between them, so that it looks like one thing. */
  rects: Rect[];
  /** Where its emblem stands, and whether there is room for a large one. */
  heart: { x: number; y: number; large: boolean };
  cells: string[];
}

export function chainShapes(board: string[], wide: number): ChainShape[] {
  const at = (x: number, y: number) => board[y]?.[x] ?? '';
  const shapes = new Map<string, { x: number; y: number }[]>();
  for (let y = 0; y < ROWS.length; y += 1)
    for (let x = 0; x < COLUMNS; x += 1)
      if (at(x, y) in SYMBOLS) shapes.set(at(x, y), [...(shapes.get(at(x, y)) ?? []), { x, y }]);
  return [...shapes].map(([letter, cells]) => {
    const same = (x: number, y: number) => at(x, y) === letter;
    const rects = cells.flatMap(({ x, y }): Rect[] => {
      const [left, top] = [x * wide, y * HIGH];
      const found = [{ x: left + GAP, y: top + GAP, width: wide - 2 * GAP, height: HIGH - 2 * GAP }];
      const [right, below] = [same(x + 1, y), same(x, y + 1)];
      if (right) found.push({ x: left + wide - 8, y: top + GAP, width: 16, height: HIGH - 2 * GAP });
      if (below) found.push({ x: left + GAP, y: top + HIGH - 8, width: wide - 2 * GAP, height: 16 });
      if (right && below && same(x + 1, y + 1))
        found.push({ x: left + wide - 8, y: top + HIGH - 8, width: 16, height: 16 });
      return found;
    });
    return { letter, rects, heart: heart(cells, same, wide), cells: cells.map(({ x, y }) => tileAt(x, y)) };
  });
}

/** The pair of tiles nearest to the middle, lying side by side if there is one. */
function heart(
  cells: { x: number; y: number }[],
  same: (x: number, y: number) => boolean,
  wide: number,
): ChainShape['heart'] {
  const middle = (pick: (cell: { x: number; y: number }) => number) =>
    cells.reduce((sum, cell) => sum + pick(cell), 0) / Math.max(1, cells.length);
  const [mx, my] = [middle((cell) => cell.x), middle((cell) => cell.y)];
  const nearest = (spots: { x: number; y: number }[]) =>
    spots.toSorted((a, b) => (a.x - mx) ** 2 + (a.y - my) ** 2 - (b.x - mx) ** 2 - (b.y - my) ** 2)[0];
  const pair = nearest(cells.filter(({ x, y }) => same(x + 1, y)).map(({ x, y }) => ({ x: x + 0.5, y })));
  const spot = pair ?? nearest(cells) ?? { x: 0, y: 0 };
  return { x: (spot.x + 0.5) * wide, y: (spot.y + 0.5) * HIGH, large: pair !== undefined };
}
