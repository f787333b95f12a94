/** The honest deal: this device's random value, its seal, and the check of both when the game is over. */

import { sha256 } from './sha256';

const HEAD = 'bigboard deal 1';
const KEY = 'bigboard.seals';
const MOST = 100;

export interface Proof {
  table: string;
  seal: string;
  secret: string;
  players: { seat: number; seal: string; value: string | null }[];
}

/** What this device knows of a table's start: its own value, and the server's seal as it was shown before. */
interface Kept {
  value: string;
  server: string | null;
  opened: boolean;
}

export type Verdict = 'good' | 'unseen' | 'bad-secret' | 'bad-own' | 'bad-player' | 'bad-seed';

export const seal = (value: string): string => sha256(`${HEAD}\n${value}`);

export function seedOf(proof: Proof): string {
  return sha256([HEAD, proof.table, proof.secret, ...proof.players.map((p) => p.value ?? '-')].join('\n'));
}

export function newValue(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function all(): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

export function keptOf(table: string): Kept | null {
  return all()[table] ?? null;
}

/** Notes the value of this device for a table, and the server's seal; the first seal that was seen stays. */
export function keep(table: string, value: string, server: string | null): Kept {
  const before = keptOf(table);
  return store(table, { value, server: before?.server ?? server, opened: before?.opened ?? false });
}

/** This device hands its value over: from now on it has to be part of the deal. */
export function openValue(table: string): string | null {
  const kept = keptOf(table);
  return kept ? store(table, { ...kept, opened: true }).value : null;
}

function store(table: string, kept: Kept): Kept {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, kept]].slice(-MOST))));
  } catch {
    // A browser that keeps nothing cannot prove anything later.
  }
  return kept;
}

/** Whether this device may open its value: the server's seal is still the first one, and ours is among the players'. */
export function mayOpen(kept: Kept, server: string, seals: string[]): boolean {
  return (kept.server === null || kept.server === server) && seals.includes(seal(kept.value));
}

/** What the proof of a finished game is worth to this device. */
export function judge(proof: Proof, seed: string, kept: Kept | null): Verdict {
  if (seal(proof.secret) !== proof.seal) return 'bad-secret';
  if (kept?.server && kept.server !== proof.seal) return 'bad-secret';
  if (proof.players.some((player) => player.value !== null && seal(player.value) !== player.seal))
    return 'bad-player';
  if (seedOf(proof) !== seed) return 'bad-seed';
  if (!kept?.server || !kept.opened) return 'unseen';
  return proof.players.some((player) => player.value === kept.value) ? 'good' : 'bad-own';
}
