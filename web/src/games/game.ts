/** What a game's plugin offers to the screens, and the way to load it when it is needed. */

import type { Component, Snippet } from 'svelte';
import type { Part } from '@/i18n/i18n.svelte';
import { api } from '@/net/api';
import { loadPart } from '@/net/lazy_part';
import type { Described, Entry, GameEvent, Replay, SeatInfo, View } from '@/net/types';
import type { Considered } from '@/state/coach.svelte';
import type { EntryViews, Scene } from '@/state/scene_player.svelte';
import type { Sheet } from '@/ui/table/SideSheet.svelte';
import type { Sound } from '@/ui/table/sound';

export interface TableProps {
  view: View;
  seats: SeatInfo[];
  /** An earlier moment or a replay: nothing can be done in it. */
  past: boolean;
  busy: boolean;
  /** The events since the reader's last look, to be pointed out. */
  fresh: GameEvent[];
  /** All events so far. */
  story: GameEvent[];
  nameOf: (seat: number) => string;
  act: (...actions: Described[]) => void;
  /** Answers a choice of several: the pieces in any order, all of them or none. */
  pick: (picks: Described[]) => void;
  /** The scene being told: the game draws it over its board, and asks nothing during it. */
  scene?: Scene | null;
  /** How long it is shown, at the reader's pace. */
  sceneMs?: number;
  /** On to the next scene, and on to the present. */
  skip?: () => void;
  skipAll?: () => void;
  /** The question in words with what helps, and one line of what just happened: for a table that has no layout. */
  status: Snippet;
  /** Whose decision it is, in words, with coach and undo: the head of the action bar. */
  question?: Snippet;
  /** One line of what just happened. */
  recent?: Snippet;
  /** The same for screen readers: what another player did last. */
  said?: string;
  /** The coach's question and refusals, near the decision. */
  notes?: Snippet;
  /** All that the coach says, over the side sheet. */
  coach?: Snippet | undefined;
  /** What is chosen and not confirmed yet, for the coach. */
  consider?: (answer: Considered | null) => void;
  /** An answer that the coach points at, to be seen on the board. */
  pointed?: Described | null;
  log: Snippet;
  chat?: Snippet;
  /** How much of the chat was not read yet, and the word that it is in view now. */
  unread?: number;
  readChat?: () => void;
  /** A sentence with the game's own pictures in it. */
  words?: Snippet<[Part[]]>;
  /** The hands of all seats, in an all-knowing replay. */
  hands?: Snippet;
  /** Pages before the game's own: below the board, not in a drawer, where there is no room beside it. */
  sheets?: Sheet[];
}

export interface ResultsProps {
  replay: Replay;
  nameOf: (seat: number) => string;
}

/** What each seat knows besides the spectator's view: all hands, in an all-knowing replay. */
export type Secrets = Record<string, unknown>[];

export interface HandsProps {
  secrets: Secrets;
  /** The seat that decides. */
  seat: number;
  nameOf: (seat: number) => string;
}

export interface LineProps {
  event: GameEvent;
  nameOf: (seat: number) => string;
  why?: boolean;
}

/** A shape of a board drawn small, in a frame 12 wide and 9 high. */
export interface Shape {
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
  text?: string;
}

export interface GamePlugin {
  Table: Component<TableProps>;
  Results: Component<ResultsProps>;
  LogLine: Component<LineProps>;
  Words: Component<{ parts: Part[] }>;
  Hands: Component<HandsProps>;
  /** The board drawn small, for the picture of a result. */
  sketch?: (view: View) => Shape[];
  /** An amount as the game's money is written. */
  money: (amount: number) => string;
  /** What is heard with a scene, or with an event that has none: the first that fits. */
  sounds: [what: string, sound: Sound][];
  /** The spectator's view with all that any seat knows. */
  allKnowing: (view: View, secrets: Secrets) => View;
  /** Whether the log has a line for the event. */
  worthTelling: (event: GameEvent) => boolean;
  /** The log as a person would tell it: what belongs together in one entry, under its last number. */
  condense: (entries: Entry[]) => Entry[];
  /** Whether the event says what only its seat may know. */
  secret: (event: GameEvent) => boolean;
  /** An action as the coach names it, with what the view tells of it. */
  actionWords: (action: Described, view?: View) => Part[];
  /** A card or company as the reader's rulebook names it; without it, things keep their names. */
  itemName?: (name: string) => string;
  /** What the table asks, as a sentence: to you, or about another player. */
  question: (view: View, yours: boolean, player: string) => string;
  /** The clause behind the question, if there is one. */
  rule: (view: View) => string | null;
  /** What an entry has to show, scene by scene; without it the view simply changes. */
  scenes?: (entry: Entry, views: EntryViews, nameOf: (seat: number) => string) => Scene[];
  /** What a reader who opens the table has to see first. */
  greeting?: (view: View) => Scene[];
  /** The event that begins a part of the game which is summed up at its end. */
  chapter?: string;
  /** Scenes that follow each other and are one thing; null for those that are not. */
  join?: (told: Scene, next: Scene, nameOf: (seat: number) => string) => Scene | null;
  /** Whether a player's turn begins with the entry; without it, every entry is its player's turn. */
  startsTurn?: (entry: Entry) => boolean;
  /** What a player did, in a few words and without the name: "9D, founded Tower, bought 3 Tower". */
  recap?: (events: GameEvent[], nameOf: (seat: number) => string) => Part[];
  /** Where the game stands, for the header: the round and phase, or the turn. */
  stage?: (view: View) => string;
}

const PLUGINS: Record<string, () => Promise<{ plugin: GamePlugin }>> = {
  acquire: () => import('./acquire/plugin'),
  stockpile: () => import('./stockpile/plugin'),
};

/** The game's own plugin; a game without one is shown at a plain table, made from its declaration. */
export async function loadPlugin(name: string): Promise<GamePlugin> {
  const load = PLUGINS[name];
  if (load) return (await loadPart(load())).plugin;
  const [{ plainPlugin }, declared] = await Promise.all([
    loadPart(import('./plain/plugin')),
    api.declaration(name),
  ]);
  return plainPlugin(declared);
}
