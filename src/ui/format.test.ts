import { describe, expect, it } from 'vitest';
import {
  formatBytes,
  formatDate,
  formatMoney,
  formatNumber,
  formatWhen,
  parseNumber,
  unbroken,
} from './format';
import { numberProblem, numberText } from './numberText';

describe('P01 Vietnamese formats', () => {
  it('writes dates as dd/MM/yyyy, instants in Vietnamese time', () => {
    expect(formatDate('2026-11-08')).toBe('08/11/2026');
    expect(formatDate('2026-11-07T18:30:00.000Z')).toBe('08/11/2026');
    expect(formatDate(undefined)).toBe('—');
    expect(formatDate('hôm qua')).toBe('—');
  });

  it('keeps a number and its unit on one line', () => {
    expect(unbroken('1 phần rưỡi (170 g)')).toBe('1 phần rưỡi (170\u00a0g)');
    expect(unbroken('1.884 mg, 70 % dữ liệu')).toBe('1.884\u00a0mg, 70\u00a0% dữ liệu');
    expect(unbroken('2 gói')).toBe('2 gói');
  });

  it('writes only the time for today', () => {
    const now = new Date('2026-11-08T03:00:00Z');
    expect(formatWhen('2026-11-08T02:15:00.000Z', now)).toBe('09:15');
    expect(formatWhen('2026-11-06T17:00:00.000Z', now)).toBe('00:00 07/11/2026');
    expect(formatWhen(null, now)).toBe('—');
  });

  it('writes numbers and money with point and comma, and an unknown one as a dash, not 0', () => {
    expect(formatNumber(1462.25)).toBe('1.462,3');
    expect(formatNumber(0)).toBe('0');
    expect(formatNumber(undefined)).toBe('—');
    expect(formatNumber(Number.NaN)).toBe('—');
    expect(formatMoney(499_000)).toBe('499.000\u00a0₫');
    expect([formatBytes(48_100_000), formatBytes(2_100_000_000)]).toEqual(['48 MB', '2,1 GB']);
  });

  it.each([
    ['66,2', 66.2],
    ['66.2', 66.2],
    ['1.500', 1500],
    ['1.500,5', 1500.5],
    ['0.125', 0.125],
    [' 70 ', 70],
    ['-3,5', -3.5],
  ])('reads %s as %d', (text, value) => expect(parseNumber(text)).toBe(value));

  it.each(['', '66,', 'abc', '1,2,3', '6 kg', '-', 'Infinity', '1e5'])(
    'does not take %j for a number',
    (text) => expect(parseNumber(text)).toBeUndefined(),
  );

  it('names what is wrong with a typed number, and shows a stored one as it would be typed', () => {
    expect(numberProblem('', 1, 5)).toBeUndefined();
    expect(numberProblem('3,5', 1, 5)).toBeUndefined();
    expect(numberProblem('0,5', 1, 5)).toBe('Nhỏ nhất là 1.');
    expect(numberProblem('500', 1, 400.5)).toBe('Lớn nhất là 400,5.');
    expect(numberProblem('66,', 1, 400)).toBe('Hãy nhập một con số, ví dụ 66,2.');
    expect(numberText(66.25)).toBe('66,25');
    expect(numberText(undefined)).toBe('');
  });
});
