/** Views whose differences alone come over the wire (docs/reference/protocol.md). */

import type { ViewChange } from './types';

/** Return the value with the changes applied; what they do not touch is shared with the old value, which stays as it was. */
export function applyChanges<T>(old: T, changes: ViewChange[]): T {
  return changes.reduce<unknown>((value, change) => applyChange(value, change, 0), old) as T;
}

function applyChange(old: unknown, change: ViewChange, depth: number): unknown {
  if (depth === change.length - 1) return change[depth];
  const at = change[depth] as string;
  const copy = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as object) }) as Record<
    string,
    unknown
  >;
  copy[at] = applyChange(copy[at], change, depth + 1);
  return copy;
}
