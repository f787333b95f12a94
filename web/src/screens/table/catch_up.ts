/** What happened since a player's last turn, one line a player. */

import type { GamePlugin } from '@/games/game';
import type { Part } from '@/i18n/i18n.svelte';
import type { Entry, GameEvent } from '@/net/types';

export interface Line {
  seat: number;
  /** The last entry of it, to look at. */
  seq: number;
  parts: Part[];
}

/** The others' doings between the reader's last two turns; for a spectator, the last round of the table. */
export function sinceLastTurn(
  plugin: GamePlugin,
  entries: Entry[],
  you: number,
  nameOf: (seat: number) => string,
): Line[] {
  const done = new Map<number, { seq: number; events: GameEvent[] }>();
  let others = false;
  let last = -1;
  // An answer of the reader in the middle of another's turn, as in a merger, is not the reader's turn.
  let turn = -1;
  const turns = entries.map((entry) => {
    if (!plugin.startsTurn || plugin.startsTurn(entry)) turn = entry.seat;
    return turn;
  });
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at] as Entry;
    if (entry.seat < 0 || entry.kind !== 'action') continue;
    if (entry.seat === you) {
      if (others && turns[at] === you) break;
      continue;
    }
    others = true;
    // A spectator has no turn: the round goes back to the seat that comes up again.
    if (you < 0 && done.has(entry.seat) && entry.seat !== last) break;
    last = entry.seat;
    const own = done.get(entry.seat);
    // Events of other seats, such as their bonuses, belong to the one who caused them.
    done.set(entry.seat, { seq: own?.seq ?? entry.seq, events: [...entry.events, ...(own?.events ?? [])] });
  }
  return [...done]
    .map(([seat, { seq, events }]) => ({ seat, seq, parts: told(plugin, seq, seat, events, nameOf) }))
    .filter((line) => line.parts.length)
    .reverse();
}

function told(
  plugin: GamePlugin,
  seq: number,
  seat: number,
  events: GameEvent[],
  nameOf: (seat: number) => string,
): Part[] {
  const [block] = plugin.condense([{ seq, kind: 'action', time: 0, seat, bot: null, undoes: null, events }]);
  return plugin.recap?.(block?.events ?? [], nameOf) ?? [];
}
