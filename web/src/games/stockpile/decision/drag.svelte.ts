/** A card or a meeple carried by mouse, pen or finger to a place that takes it. */

/** How far the pointer goes before a tap becomes a drag. */
const SLACK = 6;

export class Drag<Thing> {
  /** What is in the air. */
  thing: Thing | null = $state.raw(null);
  x = $state(0);
  y = $state(0);
  /** The place under the pointer, by its `data-drop`. */
  over: string | null = $state(null);
  /** The click that ends a drag is none. */
  private dropped = false;

  constructor(
    private readonly lifted: (thing: Thing) => void,
    private readonly laid: (thing: Thing, place: string) => void,
  ) {}

  /** For `onpointerdown` of what can be carried. */
  start(event: PointerEvent, thing: Thing): void {
    if (event.button !== 0) return;
    const [x, y] = [event.clientX, event.clientY];
    const target = event.currentTarget as HTMLElement;
    const move = (to: PointerEvent) => {
      if (to.pointerId !== event.pointerId) return;
      if (!this.thing) {
        if (Math.hypot(to.clientX - x, to.clientY - y) < SLACK) return;
        this.thing = thing;
        this.lifted(thing);
        target.setPointerCapture?.(event.pointerId);
      }
      [this.x, this.y] = [to.clientX, to.clientY];
      this.over = placeAt(to);
    };
    const end = (to: PointerEvent) => {
      if (to.pointerId !== event.pointerId) return;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      const carried = this.thing;
      const place = to.type === 'pointerup' ? placeAt(to) : null;
      this.thing = this.over = null;
      if (!carried) return;
      this.dropped = true;
      setTimeout(() => (this.dropped = false));
      if (place !== null) this.laid(carried, place);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  /** Whether a click is the end of a drag. */
  get justDropped(): boolean {
    return this.dropped;
  }
}

function placeAt(event: PointerEvent): string | null {
  const under = document.elementFromPoint?.(event.clientX, event.clientY);
  return under?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null;
}
