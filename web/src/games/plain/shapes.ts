/** A view as figures and tables: as the game declares, or everything under its own name. */

import type { View } from '@/net/types';
import type { Column, Kind, Shown } from './types';
import { humanize } from './wording';

const HEADER = ['game', 'players', 'options', 'you', 'seat', 'decision', 'legal', 'offers'];

type Row = Record<string, unknown>;

function isRows(value: unknown): value is Row[] {
  const plain = (row: unknown) => typeof row === 'object' && row !== null && !Array.isArray(row);
  return Array.isArray(value) && value.length > 0 && value.every(plain);
}

function kindOf(value: unknown): Kind {
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'number') return 'number';
  return typeof value === 'object' && value !== null ? 'cards' : 'text';
}

/** What is shown where nothing is declared. */
export function undeclaredShapes(view: View): Shown[] {
  return Object.entries(view)
    .filter(([name]) => !HEADER.includes(name))
    .map(([name, value]) => {
      const columns = new Map<string, Column>();
      for (const row of isRows(value) ? value : [])
        for (const [field, part] of Object.entries(row))
          columns.set(field, { name: field, text: humanize(field), kind: kindOf(part) });
      return { name, text: humanize(name), kind: kindOf(value), columns: [...columns.values()] };
    });
}

export interface ShownTable {
  part: Shown;
  rows: Row[];
  /** A row for each seat, under its name. */
  bySeat: boolean;
}

/** The parts of a view: figures first, then what has rows. */
export function viewParts(declared: Shown[], view: View): { figures: Shown[]; tables: ShownTable[] } {
  const parts = declared.length ? declared : undeclaredShapes(view);
  const tables: ShownTable[] = [];
  for (const part of parts) {
    const rows = view[part.name];
    if (part.columns.length && isRows(rows))
      tables.push({ part, rows, bySeat: part.name === 'seats' && rows.length === view.players });
  }
  return { figures: parts.filter((part) => !part.columns.length), tables };
}
