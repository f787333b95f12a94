/** A real random game of the engine; fixtures/acquire.py makes it. */

import { mount, unmount, type Component } from 'svelte';
import { onTestFinished } from 'vitest';
import type { Turn } from '@/games/acquire/story/turn_history';
import type { AcquireView, BuyItem, Pick, PrintedChart } from '@/games/acquire/types';
import type { Entry, GameEvent, SeatInfo } from '@/net/types';
import { Picking } from '@/state/pick.svelte';
import { game } from './fixtures/acquire';

export interface Game {
  /** By question, as the seat sees it that decides. */
  views: Record<string, AcquireView>;
  log: Entry[];
  steps: (Turn & { seq: number; seat: number; events: GameEvent[] })[];
  scores: number[];
  winners: number[];
  /** 1A and 3A lie alone, and 2A has just been played. */
  founding: AcquireView;
  chart: PrintedChart;
}

export { game };

export function view(decision: string): AcquireView {
  const found = game.views[decision];
  if (!found) throw new Error(`The game never asks ${decision}.`);
  return structuredClone(found);
}

/** An empty basket for what may be bought. */
export function purchases(now: AcquireView): Picking<BuyItem> {
  const isPurchase = (item: Pick['items'][number]): item is BuyItem => 'after' in item;
  const offer = now.offers.pick;
  const purchase = offer && { ...offer, items: offer.items.filter(isPurchase) };
  return new Picking<BuyItem>(() => purchase);
}

export const NAMES = ['Ana', 'Boris', 'Chloé', 'Δήμος'];
export const nameOf = (seat: number) => NAMES[seat] ?? '';

export const seats: SeatInfo[] = NAMES.map((name, seat) => ({
  seat,
  name,
  kind: 'person',
  bot: null,
  person: `p${seat}`,
  connected: true,
  held_by: null,
  back_by: null,
}));

export function show<P extends Record<string, any>>(component: Component<P>, props: P): HTMLElement {
  const mounted = mount(component, { target: document.body, props });
  onTestFinished(() => void unmount(mounted));
  return document.body;
}

/** What a screen reader says of an element without a label. */
export function saidBy(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent?.trim() ?? '';
}

export function button(text: string | RegExp): HTMLButtonElement {
  const fits = (name: string) => (typeof text === 'string' ? name === text : text.test(name));
  const found = [...document.querySelectorAll('button')].find((element) =>
    fits(element.getAttribute('aria-label') ?? saidBy(element)),
  );
  if (!found) throw new Error(`There is no button ${String(text)}.`);
  return found;
}
