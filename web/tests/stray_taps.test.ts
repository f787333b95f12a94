import { describe, expect, test } from 'vitest';
import { isStray, type Tap } from '@/state/stray_taps';

const tap = (at: number, x = 100, y = 100, key = ''): Tap => ({ at, x, y, key });

describe('a tap right after a question', () => {
  test('is an answer if it is elsewhere than the tap before', () => {
    expect(isStray([tap(900), tap(1050, 400, 300)], 1000)).toBe(false);
  });
  test('is an answer if there was no tap before', () => {
    expect(isStray([tap(1001)], 1000)).toBe(false);
  });
  test('is none on the spot of the tap before', () => {
    expect(isStray([tap(900), tap(1050, 120, 90)], 1000)).toBe(true);
  });
  test('is an answer on the same spot once there was time to read', () => {
    expect(isStray([tap(900), tap(1401)], 1000)).toBe(false);
    expect(isStray([tap(1000), tap(2600)], 2500)).toBe(false);
  });
  test('is none if the finger was down before the question', () => {
    expect(isStray([tap(990)], 1000)).toBe(true);
  });
  test('is none if the same key was pressed before', () => {
    expect(isStray([tap(900, 0, 0, 'Enter'), tap(1100, 0, 0, 'Enter')], 1000)).toBe(true);
    expect(isStray([tap(900, 0, 0, 'Enter'), tap(1100)], 1000)).toBe(false);
  });
});
