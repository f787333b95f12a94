/** What has been picked of a choice of several, within the limits that the offer names. */

import type { Described, Item, Pick } from '@/net/wire';

/** The offer of a choice of several, with the items of a game. */
export type PickOf<Kind extends Item> = Omit<Pick, 'items'> & { items: Kind[] };

export class Picking<Kind extends Item> {
  /** In the order of the clicks. */
  chosen: Kind[] = $state.raw([]);

  constructor(private readonly offer: () => PickOf<Kind> | null) {}

  get items(): Kind[] {
    return this.offer()?.items ?? [];
  }

  count(item: Kind | undefined): number {
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

  /** The clause of the limit that keeps one more of this item away, '' if none is named; null if it may be picked. */
  limit(item: Kind): string | null {
    const pick = this.offer();
    if (!pick) return '';
    if (this.room < 1) return pick.rules?.most ?? '';
    if (pick.budget !== null && this.cost + item.cost > pick.budget) return pick.rules?.budget ?? '';
    if (item.pool !== null && this.left(item.pool) < item.uses) return pick.rules?.[item.pool] ?? '';
    return this.count(item) < item.most ? null : (item.rule ?? '');
  }

  fits(item: Kind): boolean {
    return this.limit(item) === null;
  }

  add(item: Kind): void {
    if (this.fits(item)) this.chosen = [...this.chosen, item];
  }

  /** Takes back what was picked at that place, or last. */
  takeBack(at = this.chosen.length - 1): void {
    this.chosen = this.chosen.filter((_, place) => place !== at);
  }

  clear(): void {
    this.chosen = [];
  }

  /** So many of this item, as far as the limits allow. Others that share its supply make way for it. */
  set(item: Kind, wanted: number): void {
    while (this.count(item) > wanted) this.takeBack(this.chosen.lastIndexOf(item));
    while (this.count(item) < wanted) {
      const rival = this.chosen.findLastIndex((one) => one !== item && one.pool === item.pool);
      if (this.fits(item)) this.add(item);
      else if (item.pool !== null && rival >= 0 && this.count(item) < item.most) this.takeBack(rival);
      else return;
    }
  }

  /** How many of this item there could be if others that share its supply made way. */
  most(item: Kind): number {
    const trial = new Picking(this.offer);
    trial.chosen = this.chosen;
    trial.set(item, item.most);
    return trial.count(item);
  }

  /** As many of every item as fit, one after the other. */
  all(): void {
    for (const item of this.items) while (this.fits(item)) this.add(item);
  }

  /** The answer: described actions, in any order. */
  get picks(): Described[] {
    return this.chosen.map((item) => item.item);
  }
}
