import { describe, expect, it } from 'vitest';
import type { Described } from '@/net/types';
import { matchingChoices } from '@/transcript/transcripts';

const plays = ['1A', '11A', '2B'].map((tile) => ({ type: 'play_tile', tile }) as Described);
const words = (choice: Described) => `Play ${String(choice.tile)}`;

describe('what was typed while a real game is written down', () => {
  it('finds the tile itself, not those whose name has it in the middle', () => {
    expect(matchingChoices(plays, {}, '1a', words)).toEqual([plays[0]]);
    expect(matchingChoices(plays, {}, '11A', words)).toEqual([plays[1]]);
  });
  it('finds all that begin so as long as none is meant exactly', () => {
    expect(matchingChoices(plays, {}, '1', words)).toHaveLength(2);
  });
  it('lists what has no parts first, where a long list would hide it', () => {
    const stop = { type: 'end_turn' } as Described;
    expect(matchingChoices([...plays, stop], {}, '', words)[0]).toEqual(stop);
  });
  it('keeps to what was tapped', () => {
    expect(matchingChoices(plays, { tile: '2B' }, '', words)).toEqual([plays[2]]);
  });
});
