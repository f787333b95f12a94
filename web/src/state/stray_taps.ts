/** Taps that were meant for what stood there before the question: only these are ignored, not the whole board. */

/** After a question, a second tap on the same spot still belongs to the first. */
const BLIND_MS = 400;
/** Taps longer ago have nothing to do with this one. */
const RECENT_MS = 1500;
/** The reach of one spot, in CSS pixels. */
const SPOT_PX = 48;

export interface Tap {
  at: number;
  x: number;
  y: number;
  /** The key, where it was no pointer. */
  key: string;
}

const isSameSpot = (one: Tap, other: Tap) =>
  one.key || other.key ? one.key === other.key : Math.hypot(one.x - other.x, one.y - other.y) <= SPOT_PX;

/** Whether the last tap was not meant as an answer to a question that was asked at this time. */
export function isStray(taps: readonly Tap[], askedAt: number): boolean {
  const last = taps.at(-1);
  if (!last) return false;
  if (last.at < askedAt) return askedAt - last.at < RECENT_MS;
  if (last.at - askedAt >= BLIND_MS) return false;
  const earlier = taps.slice(0, -1).filter((tap) => tap.at < askedAt && last.at - tap.at < RECENT_MS);
  return earlier.some((tap) => isSameSpot(tap, last));
}

/** The latest taps and keys of the page. */
export class TapMemory {
  private taps: Tap[] = [];

  /** Listens until the returned function is called. */
  listen(): () => void {
    const pointer = (event: PointerEvent) => this.note(event.clientX, event.clientY, '');
    const key = (event: KeyboardEvent) => this.note(0, 0, event.key);
    addEventListener('pointerdown', pointer, true);
    addEventListener('keydown', key, true);
    return () => {
      removeEventListener('pointerdown', pointer, true);
      removeEventListener('keydown', key, true);
    };
  }

  wasStray(askedAt: number): boolean {
    return isStray(this.taps, askedAt);
  }

  private note(x: number, y: number, key: string): void {
    this.taps = [...this.taps.slice(-3), { at: performance.now(), x, y, key }];
  }
}
