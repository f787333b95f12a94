/** The shapes of docs/protocol.md, version 1. */

import type { Offers } from './wire';

export const PROTOCOL = 1;

export type OptionValue = string | number | boolean;

export interface Person {
  id: string;
  name: string;
}

export interface SeatInfo {
  seat: number;
  kind: 'empty' | 'person' | 'bot';
  name: string;
  bot: string | null;
  person: string | null;
  connected: boolean;
  held_by: string | null;
  back_by: number | null;
}

export interface ClockSetting {
  decision_s: number;
  bank_s: number;
}

export interface TableInfo {
  id: string;
  name: string;
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  status: 'open' | 'running' | 'finished' | 'closed';
  public: boolean;
  spectators: boolean;
  hints: boolean;
  undo: boolean;
  autostart: boolean;
  bot_pace_ms: number;
  clock: ClockSetting | null;
  grace_s: number;
  host: string;
  seats: SeatInfo[];
  watching: number;
  seq: number;
  deciding: number;
  created: number;
  started: number | null;
  finished: number | null;
  result: { scores: number[]; winners: number[] } | null;
  next_table: string | null;
}

export interface You {
  person: string | null;
  host: boolean;
  seats: number[];
}

export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, OptionValue>;
  name?: string;
  public?: boolean;
  spectators?: boolean;
  hints?: boolean;
  undo?: boolean;
  autostart?: boolean;
  bot_pace_ms?: number;
  clock?: ClockSetting | null;
  grace_s?: number;
  seats?: ({ me: true; name?: string } | { bot: string } | null)[];
}

export interface GameOption {
  name: string;
  type: 'flag' | 'choice';
  default: OptionValue;
  key: string;
  text: string;
  explanation_key: string;
  explanation: string;
  rules: string[];
  group: string | null;
  /** The flag that has to be on for this one. */
  needs: string | null;
  choices: { value: string | number; key: string; text: string }[];
}

export interface GameInfo {
  name: string;
  key: string;
  text: string;
  /** A sentence about a game that this client has no messages for. */
  about: string;
  /** The prefix of its clause ids. */
  rules: string;
  min_players: number;
  max_players: number;
  options: GameOption[];
  /** What is printed beside the board; the game's own files know it. */
  reference: object | null;
}

export interface BotInfo {
  name: string;
  key: string;
  text: string;
  explanation_key: string;
  explanation: string;
}

export interface Games {
  games: GameInfo[];
  bots: BotInfo[];
  limits: Record<string, number | [number, number]>;
}

export interface Clause {
  id: string;
  title: string;
  text: string;
  source: string;
  /** The heading first; empty where the clause has none. */
  table: string[][];
}

export interface Rulebook {
  game: string;
  language: string;
  clauses: Clause[];
}

/** An action in words; the game's own files know the fields. */
export interface Described {
  type: string;
  [field: string]: unknown;
}

export interface Legal extends Described {
  action: number;
}

export interface GameEvent {
  type: string;
  seat: number;
  rule: string;
  [fact: string]: unknown;
}

export interface Entry {
  seq: number;
  kind: 'start' | 'action' | 'undo';
  time: number;
  seat: number;
  bot: string | null;
  undoes: number | null;
  events: GameEvent[];
}

/** What every game's view has; the rest is the game's. */
export interface View {
  game: string;
  players: number;
  options: object;
  you: number;
  seat: number;
  decision: string;
  legal?: Legal[];
  offers?: Offers;
  [more: string]: unknown;
}

export interface Clock {
  seat: number;
  left_ms: number;
  bank_ms: number[];
}

export interface ChatLine {
  n: number;
  time: number;
  seat: number;
  name: string;
  code: string | null;
  args: Record<string, unknown>;
  text: string;
}

export interface Problem {
  code: string;
  message: string;
  rule: string | null;
  reason: string | null;
  args: Record<string, unknown>;
}

export interface Advice {
  action: number;
  described: Described;
  money: number | null;
  share: number | null;
}

export interface ReplayStep {
  seq: number;
  time: number;
  seat: number;
  bot: string | null;
  action: Described | null;
  events: GameEvent[];
  scores: number[];
  view: View;
  private: Record<string, unknown>[] | null;
}

export interface Replay {
  table: TableInfo;
  seat: number | 'all';
  steps: ReplayStep[];
}

/** What a table's or the lobby's WebSocket sends. */
export type Incoming =
  | { type: 'welcome'; table: TableInfo; you: You; seq: number; chat: ChatLine[] }
  | { type: 'history'; seat: number; entries: Entry[] }
  | { type: 'view'; seat: number; seq: number; view: View; can_undo: boolean; clock: Clock | null }
  | {
      type: 'update';
      seat: number;
      seq: number;
      entry: Entry;
      view: View;
      can_undo: boolean;
      clock: Clock | null;
    }
  | { type: 'table'; table: TableInfo; you: You }
  | { type: 'chat'; line: ChatLine }
  | { type: 'ack'; id: string; seq: number; repeated: boolean }
  | ({ type: 'error'; id?: string; seq?: number } & Problem)
  | { type: 'hint'; id: string; seat: number; seq: number; bot: string; advice: Advice[] }
  | { type: 'moment'; id: string; seat: number; seq: number; view: View }
  | { type: 'pong'; id: string; seq: number }
  | { type: 'lobby'; tables: TableInfo[]; people: number }
  | { type: 'gone'; id: string };
