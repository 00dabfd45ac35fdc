import { assert as check, integer, property, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEMO_LENGTH, memoText } from './vietQr';
import { MEMO_ALPHABET, memoCode, memoCodesIn } from './memo';

const bytes = uint8Array({ minLength: 7, maxLength: 7 });

describe('a code of a payment', () => {
  it('is one token that survives what a QR code does to memos', () => {
    check(
      property(bytes, (random) => {
        const code = memoCode(random);
        expect(code).toMatch(/^BL[A-HJ-NP-Z2-9]{8}$/);
        expect(memoText(code)).toBe(code);
        expect(code.length).toBeLessThanOrEqual(MEMO_LENGTH);
      }),
    );
  });

  const code = memoCode(new Uint8Array([1, 2, 3, 4, 5, 6, 7]));
  it.each([
    ['as it is', code],
    ['in small letters', code.toLowerCase()],
    ['cut apart', `${code.slice(0, 4)} ${code.slice(4, 7)}-${code.slice(7)}`],
    ['with a reference in front and a name behind', `MBVCB.84521.${code}.CT tu 0071 NGUYEN VAN A`],
    ['without any space', `THANHTOAN${code}GD552190`],
    ['with accents around it', `Thanh toán gói Pró ${code} cảm ơn`],
    ['behind signs that look like a prefix', `BLBL${code}`],
  ])('is found %s', (_how, content) => {
    expect(memoCodesIn(content)).toContain(code);
  });

  it('is not found where one sign is wrong, or two have changed places', () => {
    check(
      property(
        bytes,
        integer({ min: 2, max: 9 }),
        integer({ min: 0, max: MEMO_ALPHABET.length - 1 }),
        (random, at, other) => {
          const right = memoCode(random);
          const wrong = right.slice(0, at) + MEMO_ALPHABET.charAt(other) + right.slice(at + 1);
          if (wrong !== right) expect(memoCodesIn(wrong)).not.toContain(wrong);
          const [a = '', b = ''] = right.slice(at, at + 2);
          const swapped = right.slice(0, at) + b + a + right.slice(at + 2);
          if (b !== '' && swapped !== right) expect(memoCodesIn(swapped)).not.toContain(swapped);
        },
      ),
    );
  });

  it('is not found where a bank has cut it', () => {
    expect(memoCodesIn(code.slice(0, -1))).toEqual([]);
    expect(memoCodesIn('')).toEqual([]);
  });
});
