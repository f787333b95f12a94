import { describe, expect, test } from 'vitest';
import { qrCode } from '@/ui/controls/qr';
import { CODES } from './support/fixtures/qr';

/** Codes that another program (segno 1.6) made, in level L and with each mask. */
describe('a QR code', () => {
  test.each(Object.keys(CODES))('of “%s” is one that another program makes of it', (text) => {
    const drawn = qrCode(text)?.map((row) => row.map(Number).join(''));
    expect(CODES[text]).toContain(drawn?.join(' '));
  });

  test('has no version for a text that is too long', () => {
    expect(qrCode('x'.repeat(135))).toBeNull();
  });
});
