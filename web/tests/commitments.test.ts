import { webcrypto } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import {
  judge,
  keep,
  keptOf,
  mayOpen,
  newValue,
  openValue,
  seal,
  seedOf,
  type Proof,
} from '@/crypto/commitments';
import { sha256 } from '@/crypto/sha256';

const secret = 'a'.repeat(64);
const value = 'b'.repeat(64);

function proofOf(players: Proof['players']): Proof {
  return { table: 't', seal: seal(secret), secret, players };
}
const honest = proofOf([{ seat: 0, seal: seal(value), value }]);

beforeEach(() => localStorage.clear());

test('our SHA-256 is the browser’s', async () => {
  for (let length = 0; length < 200; length += 7) {
    const text = 'é'.repeat(length % 9) + 'x'.repeat(length);
    const bytes = new Uint8Array(await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
    expect(sha256(text)).toBe([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  }
});

test('seals and seeds are those of the server', () => {
  expect(seal('0'.repeat(64))).toBe('df038bda527acc20e62c8802dd14fa1488f998531440e7d0b451f9f0027fc237');
  expect(seedOf({ ...honest, players: [...honest.players, { seat: 1, seal: 'x', value: null }] })).toBe(
    '6b540fb35185e26392ecc08215eb4f7c6cf8069fbf6e666ca9671e01a079d8f1',
  );
});

test('a value is 32 bytes, and another one each time', () => {
  expect(newValue()).toMatch(/^[0-9a-f]{64}$/);
  expect(newValue()).not.toBe(newValue());
});

test('a proof is good for whoever saw the seals and added a value', () => {
  keep('t', value, seal(secret));
  expect(judge(honest, seedOf(honest), keptOf('t'))).toBe('unseen');
  expect(openValue('t')).toBe(value);
  expect(judge(honest, seedOf(honest), keptOf('t'))).toBe('good');
  expect(judge(honest, seedOf(honest), null)).toBe('unseen');
});

test('whoever changes anything is found out', () => {
  keep('t', value, seal(secret));
  openValue('t');
  const kept = keptOf('t');
  const other = proofOf([{ seat: 0, seal: seal(value), value: 'c'.repeat(64) }]);
  expect(judge({ ...honest, secret: value }, seedOf(honest), kept)).toBe('bad-secret');
  const swapped = { ...honest, secret: value, seal: seal(value) };
  expect(judge(swapped, seedOf(swapped), kept)).toBe('bad-secret');
  expect(judge(other, seedOf(other), kept)).toBe('bad-player');
  expect(judge(honest, 'another', kept)).toBe('bad-seed');
  expect(judge(proofOf([]), seedOf(proofOf([])), kept)).toBe('bad-own');
});

test('the first seal that was seen stays, and a value is opened for it alone', () => {
  keep('t', value, seal(secret));
  const kept = keep('t', value, seal(value));
  expect(kept.server).toBe(seal(secret));
  expect(mayOpen(kept, seal(secret), [seal(value)])).toBe(true);
  expect(mayOpen(kept, seal(value), [seal(value)])).toBe(false);
  expect(mayOpen(kept, seal(secret), [])).toBe(false);
});
