import { describe, expect, test } from 'vitest';
import type { Item, Pick } from '@/net/wire';
import { Picking } from '@/state/pick.svelte';

const item = (type: string, more: Partial<Item> = {}): Item => ({
  item: { type },
  most: 9,
  cost: 0,
  gain: 0,
  pool: null,
  uses: 0,
  ...more,
});
const offer = (items: Item[], more: Partial<Pick> = {}): Pick => ({
  least: 0,
  most: 9,
  budget: null,
  pools: {},
  items,
  ...more,
});
function picking(items: Item[], more: Partial<Pick> = {}) {
  const whole = offer(items, more);
  return new Picking<Item>(() => whole);
}

describe('a choice of several', () => {
  test('keeps what is picked in the order of the clicks', () => {
    const [a, b] = [item('a'), item('b')];
    const picked = picking([a, b]);
    for (const one of [b, a, b]) picked.add(one);
    expect(picked.picks).toEqual([{ type: 'b' }, { type: 'a' }, { type: 'b' }]);
    picked.takeBack(0);
    picked.takeBack();
    expect(picked.picks).toEqual([{ type: 'a' }]);
  });

  test('is limited by number, money and how often an item may be picked', () => {
    const rules = { most: 'X-1', budget: 'X-2' };
    const dear = item('dear', { cost: 400, most: 1, rule: 'X-3' });
    const cheap = item('cheap', { cost: 300, rule: 'X-4' });
    const picked = picking([dear, cheap], { most: 3, budget: 1000, rules });
    picked.add(dear);
    expect(picked.limit(dear)).toBe('X-3');
    picked.add(cheap);
    expect([picked.cost, picked.limit(cheap), picked.limit(dear)]).toEqual([700, null, 'X-2']);
    picked.add(cheap);
    expect([picked.room, picked.limit(cheap)]).toEqual([0, 'X-1']);
    picked.add(cheap);
    expect(picked.chosen).toHaveLength(3);
  });

  test('is enough from the least number on', () => {
    const a = item('a');
    const picked = picking([a], { least: 2, most: 2 });
    picked.add(a);
    expect(picked.enough).toBe(false);
    picked.add(a);
    expect(picked.enough).toBe(true);
  });

  test('items that share a supply make way for each other', () => {
    const trade = item('trade', { pool: 'held', uses: 2, most: 2 });
    const sell = item('sell', { pool: 'held', uses: 1, most: 5, gain: 300 });
    const picked = picking([trade, sell], { pools: { held: 5 }, rules: { held: 'X-5' } });
    picked.set(trade, 2);
    picked.set(sell, 1);
    expect([picked.left('held'), picked.limit(sell), picked.gain]).toEqual([0, 'X-5', 300]);
    picked.set(sell, 4);
    expect([picked.count(trade), picked.count(sell)]).toEqual([0, 4]);
    picked.set(trade, 9);
    expect([picked.count(trade), picked.count(sell)]).toEqual([2, 1]);
  });

  test('as much as fits of everything can be picked at once', () => {
    const [a, b] = [item('a', { cost: 300, most: 2 }), item('b', { cost: 300 })];
    const picked = picking([a, b], { budget: 1000 });
    picked.all();
    expect([picked.count(a), picked.count(b)]).toEqual([2, 1]);
  });

  test('knows how many of an item there could be if others made way', () => {
    const trade = item('trade', { pool: 'held', uses: 2, most: 2 });
    const sell = item('sell', { pool: 'held', uses: 1, most: 5 });
    const other = item('other', { cost: 300 });
    const picked = picking([trade, sell, other], { pools: { held: 5 }, budget: 700, most: 4 });
    picked.set(sell, 3);
    expect([picked.most(trade), picked.most(sell), picked.most(other)]).toEqual([2, 4, 1]);
    expect(picked.count(sell)).toBe(3);
  });

  test('setting an item stops where nothing makes way', () => {
    const a = item('a', { cost: 300 });
    const picked = picking([a], { budget: 700 });
    picked.set(a, 5);
    expect(picked.count(a)).toBe(2);
  });
});
