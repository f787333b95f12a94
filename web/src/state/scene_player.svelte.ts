/** Shows what happens at a table scene by scene, at the reader's pace, never in one frame. */

import type { Part } from '@/i18n/i18n.svelte';
import type { Entry, View } from '@/net/types';
import { prefs, type Speed } from './prefs.svelte';

/** One thing that happens, long enough to be seen. A game draws it over its board. */
export interface Scene<Data = unknown> {
  /** What the game draws: 'merger', 'bonus', 'movement' … */
  kind: string;
  /** How long it takes at normal speed. */
  ms: number;
  /** The sentence that says it; screen readers hear it. */
  words: Part[];
  /** Whose doing it is, or to whom it happens. */
  seat?: number;
  /** What the game needs to draw it. */
  data: Data;
  /** The view during the scene; without one, the view after the entry. */
  view?: View;
  /** The event of the entry at which the table is so; -1 is before the first. */
  at?: number;
  /** Takes the board for its time, with its sentence below it, and dims the rest. */
  grand?: boolean;
}

/** The views of a seat around an entry, as the engine makes them. */
export interface EntryViews {
  before: View;
  /** At each event, without a question to answer. */
  at: View[];
  after: View;
  /** The view after the last entry before this one with such an event, if this page has it. */
  earlier?: (type: string) => View | null;
}

/** A game's scenes for an entry of the log. None: the view simply changes. */
export type Tell = (entry: Entry, views: EntryViews) => Scene[];

/** Two scenes that are one thing, such as shares bought one by one; null if they are not. */
export type Join = (told: Scene, next: Scene) => Scene | null;

/** What the player follows: a seat's feed. */
export interface Story {
  seq: number;
  view: View | null;
  entries: Entry[];
  frame(seq: number): View | null;
  /** The views at the events of that entry; empty where it has fewer than two. */
  steps(seq: number): View[];
}

/** The view in the middle of an action: there is nothing to answer. */
function withoutQuestion(view: View): View {
  const { offers } = view;
  return {
    ...view,
    legal: [],
    ...(offers && { offers: { ...offers, choices: [], pick: null, forbidden: [] } }),
  };
}

/** The views around an entry; without steps of its own, each event shows the table after it. */
export function viewsAround(entry: Entry, before: View, steps: View[], after: View): EntryViews {
  const at = steps.length ? steps : entry.events.map(() => withoutQuestion(after));
  return { before: withoutQuestion(before), at, after };
}

const FACTORS: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 };
/** With more scenes than these waiting, they are shown faster. */
const RELAXED_QUEUE = 6;

/** How long scenes take, compared with normal; 0 when the reader wants no motion or does not look. */
export function sceneSpeed(): number {
  if (!prefs.motion || document.hidden) return 0;
  if (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return 0;
  return FACTORS[prefs.speed];
}

interface Step {
  scene: Scene | null;
  view: View;
}

export class ScenePlayer {
  /** What is being told; null when the table shows the present. */
  scene: Scene | null = $state.raw(null);
  /** How long it is shown. */
  ms = $state(0);
  /** What the table shows: it lags behind the feed until everything has been told. */
  view: View | null = $state.raw(null);
  /** Whether there is more to tell. */
  telling = $state(false);

  private story: Story | null = null;
  private told = 0;
  private latest: View | null = null;
  private queue: Step[] = [];
  private readonly greeted = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly tell: Tell,
    private readonly join: Join = () => null,
    /** What a reader sees first who comes to the table. */
    private readonly greet: (view: View) => Scene[] = () => [],
  ) {}

  /** Catches up with the feed: call it whenever the feed has something new. */
  follow(story: Story): void {
    const now = story.view;
    if (!now) return;
    const first = story !== this.story || this.latest === null;
    const news = story.entries.filter((entry) => entry.seq > this.told);
    this.story = story;
    this.told = story.seq;
    if (first || !sceneSpeed()) {
      this.cut(now);
      if (first) this.welcome(now);
      return;
    }
    let before = this.latest ?? now;
    for (const entry of news) {
      const after = story.frame(entry.seq);
      if (!after) return this.cut(now);
      const views = viewsAround(entry, before, story.steps(entry.seq), after);
      views.earlier = (type) => {
        const holds = (one: Entry) => one.seq < entry.seq && one.events.some((event) => event.type === type);
        return story.frame(story.entries.findLast(holds)?.seq ?? -1);
      };
      for (const scene of this.tell(entry, views)) this.add(scene, scene.view ?? after);
      this.queue.push({ scene: null, view: after });
      before = after;
    }
    this.queue.push({ scene: null, view: now });
    this.latest = now;
    if (this.timer === null) this.next();
  }

  /** Each greeting is shown once, also where several players look in turn. */
  private welcome(view: View): void {
    const greeting = this.greet(view);
    const key = JSON.stringify([view.you, greeting.map((scene) => scene.words)]);
    if (!greeting.length || this.greeted.has(key)) return;
    this.greeted.add(key);
    for (const scene of greeting) this.queue.push({ scene, view: scene.view ?? view });
    this.queue.push({ scene: null, view });
    this.next();
  }

  /** On to the next scene. */
  skip(): void {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.next();
  }

  /** On to the present. Nothing is lost: the log and the catch-up have it. */
  skipAll(): void {
    if (this.latest) this.cut(this.latest);
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Puts a scene at the end, or makes one of it and the last. */
  private add(scene: Scene, view: View): void {
    const at = this.queue.findLastIndex((step) => step.scene);
    const last = this.queue[at]?.scene ?? this.scene;
    const whole = last && this.join(last, scene);
    if (!whole) this.queue.push({ scene, view });
    else if (at >= 0) this.queue.splice(at, Infinity, { scene: whole, view });
    else {
      this.close();
      this.queue = [{ scene: whole, view }];
    }
  }

  private next(): void {
    this.timer = null;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      this.view = step.view;
      const factor = step.scene ? sceneSpeed() : 0;
      if (!step.scene || !factor) continue;
      const waiting = this.queue.filter((other) => other.scene).length;
      this.ms = (step.scene.ms * factor) / Math.max(1, waiting / RELAXED_QUEUE);
      this.scene = step.scene;
      this.telling = true;
      this.timer = setTimeout(() => this.next(), this.ms);
      return;
    }
    this.scene = null;
    this.telling = false;
  }

  private cut(view: View): void {
    this.close();
    this.queue = [];
    this.scene = null;
    this.telling = false;
    this.view = this.latest = view;
  }
}
