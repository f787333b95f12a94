/** What one seat has been shown: its log, its present view, and the views it passed through. */

import type { Clock, Entry, View, ViewChange } from '@/net/types';
import { applyChanges } from '@/net/view_patch';

interface Frame {
  seq: number;
  view: View;
  /** At each event of the entry; empty where it has fewer than two. */
  steps: View[];
}

interface Shown {
  seq: number;
  view: View;
  can_undo: boolean;
  clock: Clock | null;
  steps?: View[];
}

const FRAMES_KEPT = 300;
const SPECTATOR = -1;

export class SeatFeed {
  entries: Entry[] = $state.raw([]);
  view: View | null = $state.raw(null);
  seq = $state(0);
  canUndo = $state(false);
  clock: Clock | null = $state.raw(null);
  /** When the clock was told, in the browser's time. */
  clockAt = $state(0);
  /** The entry up to which the reader has seen everything. */
  seen = $state(0);
  private frames: Frame[] = $state.raw([]);

  constructor(
    private readonly table: string,
    readonly seat: number,
  ) {}

  remember(entries: Entry[]): void {
    const known = this.entries.at(-1)?.seq ?? 0;
    this.entries = withoutUndone([...this.entries, ...entries.filter((entry) => entry.seq > known)]);
  }

  show(shown: Shown): void {
    const first = this.view === null;
    this.view = shown.view;
    this.seq = shown.seq;
    this.canUndo = shown.can_undo;
    this.clock = shown.clock;
    this.clockAt = performance.now();
    this.keepFrame(shown.seq, shown.view, shown.steps);
    if (first) this.seen = this.lastSeen() ?? shown.seq;
  }

  keepFrame(seq: number, view: View, steps: View[] = []): void {
    this.frames = [...this.frames.slice(-FRAMES_KEPT), { seq, view, steps }];
  }

  applyUpdate(update: Shown & { entry: Entry }): void {
    this.remember([update.entry]);
    this.show(update);
    const own = update.entry.seat === this.seat && update.entry.bot === null;
    if (own) this.markSeen();
    else if (this.seat === SPECTATOR) this.seen = this.beforeLastTurn();
  }

  /** What is different since the entry before; false if this page does not have the view to which it belongs. */
  applyPatch(
    update: Omit<Shown, 'view' | 'steps'> & { entry: Entry; changes: ViewChange[]; steps: number[] },
  ): boolean {
    if (this.view === null || update.seq !== this.seq + 1) return false;
    let [view, made] = [this.view, 0];
    const advance = (count: number) => {
      view = applyChanges(view, update.changes.slice(made, count));
      made = count;
      return view;
    };
    const steps = update.steps.map(advance);
    this.applyUpdate({ ...update, steps, view: advance(update.changes.length) });
    return true;
  }

  /** The reader has looked: nothing is new any more. */
  markSeen(): void {
    this.seen = this.seq;
    try {
      localStorage.setItem(this.key, String(this.seq));
    } catch {
      // Then it is forgotten with the page.
    }
  }

  /** The view after that entry, if it passed by while this page was open or was asked for. */
  frame(seq: number): View | null {
    return this.frameAt(seq)?.view ?? null;
  }

  /** The views at the events of that entry, if it has several and came while this page was open. */
  steps(seq: number): View[] {
    return this.frameAt(seq)?.steps ?? [];
  }

  private frameAt(seq: number): Frame | undefined {
    return this.frames.findLast((frame) => frame.seq === seq);
  }

  /** The entries the reader has not looked at yet. */
  get fresh(): Entry[] {
    return this.entries.filter((entry) => entry.seq > this.seen && entry.events.length > 0);
  }

  /** The entry before those of the player who moved last: a spectator never answers, so only these are new. */
  private beforeLastTurn(): number {
    const mover = this.entries.at(-1)?.seat;
    return this.entries.findLast((entry) => entry.seat !== mover)?.seq ?? 0;
  }

  private lastSeen(): number | null {
    const kept = localStorage.getItem(this.key);
    return kept === null ? null : Number(kept);
  }

  private get key(): string {
    return `bigboard.seen.${this.table}.${this.seat}`;
  }
}

/** Return the log without undone entries. */
export function withoutUndone(entries: Entry[]): Entry[] {
  const undone = new Set<number>();
  for (const entry of entries) if (entry.undoes !== null) undone.add(entry.undoes);
  return undone.size ? entries.filter((entry) => entry.kind !== 'undo' && !undone.has(entry.seq)) : entries;
}
