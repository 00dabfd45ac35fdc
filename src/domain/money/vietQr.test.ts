import { describe, expect, it } from 'vitest';
import { BANKS } from './banks';
import { crc16, memoText, vietQr } from './vietQr';

const VIETIN = { bin: '970415', account: '113366668888' };

describe('G8 the text of a VietQR code', () => {
  it('has the check sum of the published vectors', () => {
    expect(crc16('123456789')).toBe('29B1');
    const published =
      '00020101021238560010A0000007270126000697041501121133666688880208QRIBFTTA53037045405790005802VN62220818Ung Ho Quy Vac Xin6304';
    expect(crc16(published)).toBe('3ACF');
  });

  it('is the one that vietqr.io publishes, but static', () => {
    const made = vietQr(VIETIN, 79_000, 'Ủng Hộ Quỹ Vắc Xin');
    const body =
      '00020101021138560010A0000007270126000697041501121133666688880208QRIBFTTA53037045405790005802VN62220818Ung Ho Quy Vac Xin6304';
    expect(made).toBe(body + crc16(body));
  });

  it('without an amount the payer types it', () => {
    expect(vietQr(VIETIN)).not.toContain('5405');
    expect(vietQr(VIETIN)).toMatch(/^000201010211.*5303704.*5802VN6304[0-9A-F]{4}$/);
  });

  it('a memo has no accents and at most 25 characters', () => {
    expect(memoText('Phí tư vấn: chị Trần Thị Đào – lần 3')).toBe('Phi tu van chi Tran Thi D');
    expect(memoText('🍜\n')).toBe('');
  });

  it.each([
    [{ bin: '97041', account: '1' }, 1000],
    [{ bin: '970415', account: '' }, 1000],
    [{ bin: '970415', account: '1'.repeat(20) }, 1000],
    [{ bin: '970415', account: '1 2' }, 1000],
    [VIETIN, 0],
    [VIETIN, -1],
    [VIETIN, 1.5],
    [VIETIN, Number.NaN],
    [VIETIN, 500_000_001],
  ])('refuses %j and %s', (target, amount) => {
    expect(() => vietQr(target, amount)).toThrow(RangeError);
  });

  it('each bank has a number of its own', () => {
    expect(BANKS.length).toBeGreaterThan(30);
    expect(new Set(BANKS.map(([bin]) => bin)).size).toBe(BANKS.length);
    for (const [bin] of BANKS) expect(bin).toMatch(/^\d{6}$/);
  });
});
