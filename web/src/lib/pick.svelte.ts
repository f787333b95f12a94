/** What has been picked of a choice of several, within the limits that the offer names. */

import type { Described, PickItem, PickOffer } from './types';

export class Picking<Item extends PickItem> {
  /** In the order of the clicks. */
  chosen: Item[] = $state.raw([]);

  /** The offer may change while nothing is picked: it is read anew each time. */
  constructor(private readonly offer: () => PickOffer<Item> | null) {}

  get items(): Item[] {
    return this.offer()?.items ?? [];
  }

  count(item: Item | undefined): number {
    return this.chosen.filter((one) => one === item).length;
  }

  get cost(): number {
    return this.chosen.reduce((sum, item) => sum + item.cost, 0);
  }

  get gain(): number {
    return this.chosen.reduce((sum, item) => sum + item.gain, 0);
  }

  /** How many more may be picked, as far as their number alone is limited. */
  get room(): number {
    return (this.offer()?.most ?? 0) - this.chosen.length;
  }

  /** How much of a shared supply is left. */
  left(pool: string): number {
    const used = this.chosen.filter((item) => item.pool === pool).reduce((sum, item) => sum + item.uses, 0);
    return (this.offer()?.pools[pool] ?? 0) - used;
  }

  get enough(): boolean {
    return this.chosen.length >= (this.offer()?.least ?? 0);
  }

  /** The limit that keeps one more of this item away: its clause, '' where none is known, null if it may be picked. */
  limit(item: Item): string | null {
    const pick = this.offer();
    if (!pick) return '';
    if (this.room < 1) return pick.rules?.most ?? '';
    if (pick.budget !== null && this.cost + item.cost > pick.budget) return pick.rules?.budget ?? '';
    if (item.pool !== null && this.left(item.pool) < item.uses) return pick.rules?.[item.pool] ?? '';
    return this.count(item) < item.most ? null : (item.rule ?? '');
  }

  fits(item: Item): boolean {
    return this.limit(item) === null;
  }

  add(item: Item): void {
    if (this.fits(item)) this.chosen = [...this.chosen, item];
  }

  /** Takes back what was picked at that place, or last. */
  takeBack(at = this.chosen.length - 1): void {
    this.chosen = this.chosen.filter((_, place) => place !== at);
  }

  clear(): void {
    this.chosen = [];
  }

  /** So many of this item. Others that share its supply make way for it. */
  set(item: Item, wanted: number): void {
    this.chosen = this.chosen.filter((one) => one !== item);
    while (this.count(item) < Math.min(wanted, item.most)) {
      if (!this.fits(item)) {
        const rival = this.chosen.findLastIndex((one) => one !== item && one.pool === item.pool);
        if (item.pool === null || rival < 0) return;
        this.takeBack(rival);
      } else this.add(item);
    }
  }

  /** The answer: described actions, in any order. */
  get picks(): Described[] {
    return this.chosen.map((item) => item.item);
  }
}
