import { describe, expect, it } from 'vitest';

import { applyChanges } from '@/net/view_patch';

describe('a view with changes', () => {
  const old = { seat: 0, seats: [{ money: 6 }, { money: 5 }], offers: { pick: null, hand: ['1A'] } };

  it('has the new values at their places', () => {
    const now = applyChanges(old, [
      ['seat', 1],
      ['seats', 1, 'money', 4],
      ['offers', 'hand', ['1A', '2B']],
    ]);
    expect(now).toEqual({
      seat: 1,
      seats: [{ money: 6 }, { money: 4 }],
      offers: { pick: null, hand: ['1A', '2B'] },
    });
  });

  it('leaves the old one as it was and shares what is the same', () => {
    const before = structuredClone(old);
    const now = applyChanges(old, [['seats', 1, 'money', 4]]);
    expect(old).toEqual(before);
    expect(now.seats[0]).toBe(old.seats[0]);
    expect(now.offers).toBe(old.offers);
  });

  it('may be another one as a whole, or the very same', () => {
    expect(applyChanges<unknown>(old, [[{ seat: 3 }]])).toEqual({ seat: 3 });
    expect(applyChanges(old, [])).toBe(old);
  });
});
