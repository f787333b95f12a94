/** Acquire's events as sentences: the message of the event's type, with names, chains and money put in. */

import { dollars, playerToken, rich, t, token, type Args, type Part } from '@/i18n/i18n.svelte';
import type { Entry, GameEvent } from '@/net/types';

function listed(values: string[]): string {
  return values.join(', ');
}

function fact(name: string, value: unknown): Args {
  if (name === 'chain' || name === 'into' || name === 'by') return { [name]: token('chain', String(value)) };
  if (name === 'tile') return { tile: token('tile', String(value)) };
  if (name === 'amount' || name === 'price')
    return { [name]: token('money', dollars(Number(value))), [`${name}-number`]: Number(value) };
  if (name === 'sizes') {
    const sizes = Object.entries(value as Record<string, number>);
    return { chains: listed(sizes.map(([chain, size]) => `${token('chain', chain)} (${size})`)) };
  }
  if (name === 'hand') return { hand: listed((value as string[]).map((tile) => token('tile', tile))) };
  if (typeof value === 'number' || typeof value === 'string') return { [name]: value };
  return {};
}

/** What an event says; `nameOf` gives the player of a seat. */
export function eventWords(event: GameEvent, nameOf: (seat: number) => string): Part[] {
  const args: Args = { player: playerToken(event.seat, nameOf(event.seat)), shares: 1 };
  for (const [name, value] of Object.entries(event)) {
    if (name === 'winners')
      Object.assign(args, {
        winners: listed((value as number[]).map((seat) => playerToken(seat, nameOf(seat)))),
        count: (value as number[]).length,
      });
    else if (name === 'effect') args.effect = t(`effect-${String(value)}`);
    else if (!['type', 'seat', 'rule', 'money'].includes(name)) Object.assign(args, fact(name, value));
  }
  return rich(`acquire-event-${event.type}`, args);
}

/** A drawn tile or a dealt hand, told to its owner alone. */
export function isSecret(event: GameEvent): boolean {
  return (event.type === 'tile_drawn' && 'tile' in event) || (event.type === 'hand_dealt' && 'hand' in event);
}

/** Whether the log has a line for the event: others' draws and what the next line says again have none. */
export function worthTelling(event: GameEvent): boolean {
  if (event.type === 'hand_dealt' || event.type === 'tile_drawn') return isSecret(event);
  return event.type !== 'chain_absorbed';
}

/** The tiles that an event put on the board or took from it, for pointing them out. */
export function tilesOf(event: GameEvent): string[] {
  const shown =
    event.type === 'tile_played' || event.type === 'start_tile' || event.type === 'dead_tile_discarded';
  return shown && typeof event.tile === 'string' ? [event.tile] : [];
}

/** Everything one player does in a row is one entry, and equal shares bought together are one event. */
export function condense(entries: Entry[]): Entry[] {
  const blocks: Entry[] = [];
  for (const entry of entries) {
    const last = blocks.at(-1);
    const starts = entry.events.some((event) => event.type === 'tile_played');
    if (last && last.seat === entry.seat && !starts)
      blocks[blocks.length - 1] = { ...entry, events: [...last.events, ...entry.events] };
    else blocks.push(entry);
  }
  return blocks.map((block) => ({ ...block, events: joined(block.events) }));
}

function joined(events: GameEvent[]): GameEvent[] {
  const told: GameEvent[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (event.type === 'share_bought' && last?.type === 'share_bought' && last.chain === event.chain)
      told[told.length - 1] = {
        ...last,
        shares: Number(last.shares) + 1,
        price: Number(last.price) + Number(event.price),
      };
    else told.push(event.type === 'share_bought' ? { ...event, shares: 1 } : event);
  }
  return told;
}

/** What a player did in a few words, without the name: "9D, founds Tower, 3 × Tower for $600". */
export function recap(events: GameEvent[]): Part[] {
  const pieces = events.flatMap((event) => {
    const key = RECAPS[event.type];
    if (!key) return [];
    const args: Args = { shares: 1 };
    for (const [name, value] of Object.entries(event)) Object.assign(args, fact(name, value));
    return [rich(`recap-${key}`, args)];
  });
  return pieces.flatMap((piece, at) => (at ? [', ', ...piece] : piece));
}

const RECAPS: Record<string, string | undefined> = {
  tile_played: 'tile',
  chain_founded: 'founded',
  chain_grew: 'grew',
  chain_acquired: 'acquired',
  shares_traded: 'traded',
  shares_sold: 'sold',
  shares_kept: 'kept',
  share_bought: 'bought',
  end_declared: 'end',
  no_playable_tile: 'no-tile',
};
