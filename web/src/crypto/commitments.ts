/** The fair deal: this device's random value, its commitment, and the check of both when the game is over. */

import { sha256 } from './sha256';

const HEAD = 'bigboard deal 1';
const KEY = 'bigboard.deals';
const MOST = 100;

export interface Proof {
  table: string;
  commitment: string;
  secret: string;
  players: { seat: number; commitment: string; value: string | null }[];
}

/** What this device knows of a table's start: its own value, and the server's commitment as it was shown before. */
interface DealSecret {
  value: string;
  server: string | null;
  opened: boolean;
}

export type Verdict = 'good' | 'unseen' | 'bad-secret' | 'bad-own' | 'bad-player' | 'bad-seed';

export const commitment = (value: string): string => sha256(`${HEAD}\n${value}`);

export function dealSeed(proof: Proof): string {
  return sha256([HEAD, proof.table, proof.secret, ...proof.players.map((p) => p.value ?? '-')].join('\n'));
}

export function newValue(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function loadAll(): Record<string, DealSecret> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, DealSecret>) : {};
  } catch {
    return {};
  }
}

export function loadDealSecret(table: string): DealSecret | null {
  return loadAll()[table] ?? null;
}

/** Store the value of this device for a table, and the server's commitment; the first one that was seen stays. */
export function storeDealSecret(table: string, value: string, server: string | null): DealSecret {
  const before = loadDealSecret(table);
  return store(table, { value, server: before?.server ?? server, opened: before?.opened ?? false });
}

/** Hand over the value of this device: from now on it has to be part of the deal. */
export function revealValue(table: string): string | null {
  const kept = loadDealSecret(table);
  return kept ? store(table, { ...kept, opened: true }).value : null;
}

function store(table: string, kept: DealSecret): DealSecret {
  const others = Object.entries(loadAll()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, kept]].slice(-MOST))));
  } catch {
    // A browser that keeps nothing cannot prove anything later.
  }
  return kept;
}

/** Whether this device may reveal its value: the server's commitment is still the first one, and ours is among the players'. */
export function canReveal(kept: DealSecret, server: string, commitments: string[]): boolean {
  return (kept.server === null || kept.server === server) && commitments.includes(commitment(kept.value));
}

/** Check the proof of a finished game against what this device knows. */
export function verifyDeal(proof: Proof, seed: string, kept: DealSecret | null): Verdict {
  if (commitment(proof.secret) !== proof.commitment) return 'bad-secret';
  if (kept?.server && kept.server !== proof.commitment) return 'bad-secret';
  if (proof.players.some((player) => player.value !== null && commitment(player.value) !== player.commitment))
    return 'bad-player';
  if (dealSeed(proof) !== seed) return 'bad-seed';
  if (!kept?.server || !kept.opened) return 'unseen';
  return proof.players.some((player) => player.value === kept.value) ? 'good' : 'bad-own';
}
