import { sceneSpeed } from '@/state/scene_player.svelte';

const REPEAT_MS = 400;
const CONFIRM_MS = 1200;
const SPOT_PX = 32;

/** A second tap in the same place, meant for the last question, must not answer the next one. */
export class StrayTaps {
  private since = -Infinity;
  private last = { x: 0, y: 0, time: -Infinity };

  noteQuestion(): void {
    this.since = performance.now();
  }

  guard(event: MouseEvent, asked: boolean): void {
    const before = this.last;
    const now = (this.last = { x: event.clientX, y: event.clientY, time: performance.now() });
    const target = event.target as Element;
    if (!target.closest('[data-answers]') || !asked || !sceneSpeed()) return;
    const near = Math.hypot(now.x - before.x, now.y - before.y) < SPOT_PX;
    const early = target.closest('.main') ? CONFIRM_MS : REPEAT_MS;
    const again = near && before.time < this.since && this.since - before.time < CONFIRM_MS;
    if (!again || now.time - this.since > early) return;
    event.preventDefault();
    event.stopPropagation();
  }
}
