import { describe, expect, it } from 'vitest';
import { mutations, quickest } from '../../../tests/support/mutations';
import { phoneCases } from './phone.cases';
import { comparedDigits, readPhone } from './phone';

describe('telephone numbers as they are typed', () => {
  it.each(phoneCases)('%j', (typed, reading) => expect(readPhone(typed)).toEqual(reading));

  it('one number is found however it is searched', () => {
    for (const query of ['+84912345678', '912345678', '0912.345.678', '345678', '0084 912 345 678'])
      expect(comparedDigits('0912 345 678')).toContain(comparedDigits(query));
  });

  it('whatever is typed is read at once, and read again as it was stored', () => {
    for (const text of mutations(phoneCases.map(([typed]) => typed))) {
      expect(quickest(() => readPhone(text))).toBeLessThan(100);
      const read = readPhone(text);
      if ('problem' in read) continue;
      expect(readPhone(read.phone)).toEqual({ phone: read.phone });
      // No digit comes from nowhere but the zero, and those of a prefix that was replaced.
      if (!read.note) {
        const digits = text
          .normalize('NFKC')
          .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
          .replaceAll(/\D/g, '');
        for (const one of read.phone.split(' / '))
          expect(digits).toContain(one.replaceAll(/^0|\D/g, '').slice(-6));
      }
    }
  });
});
