import { webcrypto } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import {
  verifyDeal,
  storeDealSecret,
  loadDealSecret,
  canReveal,
  newValue,
  revealValue,
  commitment,
  dealSeed,
  type Proof,
} from '@/crypto/commitments';
import { sha256 } from '@/crypto/sha256';

const secret = 'a'.repeat(64);
const value = 'b'.repeat(64);

function proofOf(players: Proof['players']): Proof {
  return { table: 't', commitment: commitment(secret), secret, players };
}
const honest = proofOf([{ seat: 0, commitment: commitment(value), value }]);

beforeEach(() => localStorage.clear());

test('our SHA-256 is the browser’s', async () => {
  for (let length = 0; length < 200; length += 7) {
    const text = 'é'.repeat(length % 9) + 'x'.repeat(length);
    const bytes = new Uint8Array(await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
    expect(sha256(text)).toBe([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  }
});

test('commitments and seeds are those of the server', () => {
  expect(commitment('0'.repeat(64))).toBe('df038bda527acc20e62c8802dd14fa1488f998531440e7d0b451f9f0027fc237');
  expect(
    dealSeed({ ...honest, players: [...honest.players, { seat: 1, commitment: 'x', value: null }] }),
  ).toBe('6b540fb35185e26392ecc08215eb4f7c6cf8069fbf6e666ca9671e01a079d8f1');
});

test('a value is 32 bytes, and another one each time', () => {
  expect(newValue()).toMatch(/^[0-9a-f]{64}$/);
  expect(newValue()).not.toBe(newValue());
});

test('a proof is good for a device that saw the commitments and added a value', () => {
  storeDealSecret('t', value, commitment(secret));
  expect(verifyDeal(honest, dealSeed(honest), loadDealSecret('t'))).toBe('unseen');
  expect(revealValue('t')).toBe(value);
  expect(verifyDeal(honest, dealSeed(honest), loadDealSecret('t'))).toBe('good');
  expect(verifyDeal(honest, dealSeed(honest), null)).toBe('unseen');
});

test('whoever changes anything is found out', () => {
  storeDealSecret('t', value, commitment(secret));
  revealValue('t');
  const kept = loadDealSecret('t');
  const other = proofOf([{ seat: 0, commitment: commitment(value), value: 'c'.repeat(64) }]);
  expect(verifyDeal({ ...honest, secret: value }, dealSeed(honest), kept)).toBe('bad-secret');
  const swapped = { ...honest, secret: value, commitment: commitment(value) };
  expect(verifyDeal(swapped, dealSeed(swapped), kept)).toBe('bad-secret');
  expect(verifyDeal(other, dealSeed(other), kept)).toBe('bad-player');
  expect(verifyDeal(honest, 'another', kept)).toBe('bad-seed');
  expect(verifyDeal(proofOf([]), dealSeed(proofOf([])), kept)).toBe('bad-own');
});

test('the first commitment that was seen stays, and a value is revealed for it alone', () => {
  storeDealSecret('t', value, commitment(secret));
  const kept = storeDealSecret('t', value, commitment(value));
  expect(kept.server).toBe(commitment(secret));
  expect(canReveal(kept, commitment(secret), [commitment(value)])).toBe(true);
  expect(canReveal(kept, commitment(value), [commitment(value)])).toBe(false);
  expect(canReveal(kept, commitment(secret), [])).toBe(false);
});
