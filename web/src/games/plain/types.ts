/** What a plain table knows of a game: its declaration, as the server tells it, and the offers in its views. */

import type { Described } from '@/net/types';
import type { Pick, ShownPart } from '@/net/wire';

export type {
  DeclaredGame as Declared,
  Item,
  Pick,
  ShownColumn as Column,
  ShownPart as Shown,
} from '@/net/wire';
export type Kind = ShownPart['kind'];

/** An answer and what it would do; the fields of the action stand beside these. */
export interface Choice extends Described {
  action: number;
  cost: number;
  gain: number;
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
