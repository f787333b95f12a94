/** What a plain table knows of a game: its declaration, as the server tells it, and the offers in its views. */

import type { Described } from '$lib/types';

export type Kind = 'text' | 'number' | 'money' | 'flag' | 'seat' | 'cards';

export interface Column {
  name: string;
  text: string;
  kind: Kind;
}

/** A part of the view: a figure, or with columns a table of its entries. */
export interface Shown extends Column {
  columns: Column[];
}

export interface Flow {
  entry: string;
  sign: number;
  seat: string;
  amount: string;
  final: string;
}

export interface Declared {
  game: string;
  actions: { type: string; text: string; fields: string[] }[];
  questions: { name: string; text: string; rule: string }[];
  events: { type: string; text: string; private: boolean; secret: string[]; money: Flow[] }[];
  accounts: string[];
  shown: Shown[];
}

/** An answer and what it would do; the fields of the action stand beside these. */
export interface Choice extends Described {
  action: number;
  cost: number;
  gain: number;
}

export interface Item {
  item: Described;
  most: number;
  cost: number;
  gain: number;
  pool: string | null;
  uses: number;
}

/** A choice of several as one. */
export interface Pick {
  least: number;
  most: number;
  budget: number | null;
  pools: Record<string, number>;
  items: Item[];
}

export interface Forbidden extends Described {
  reason: string;
  rule: string;
  args: Record<string, unknown>;
  message?: string;
}

export interface Offers {
  question: string;
  rule: string;
  seat: number;
  choices: Choice[];
  pick: Pick | null;
  forbidden: Forbidden[];
}
