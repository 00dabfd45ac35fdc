import { describe, expect, it } from 'vitest';
import { mutations, quickest } from '../../../tests/support/mutations';
import { emailSchema } from '../accounts/account';
import { readMailAddress } from './mailAddress';
import { mailAddressCases } from './mailAddress.cases';

describe('mail addresses as they are typed', () => {
  it.each(mailAddressCases)('%j', (typed, reading) =>
    expect(readMailAddress(typed)).toEqual(reading),
  );

  it('whatever is typed is read at once, and read again as it was stored', () => {
    for (const text of mutations(mailAddressCases.map(([typed]) => typed))) {
      expect(quickest(() => readMailAddress(text))).toBeLessThan(100);
      const read = readMailAddress(text);
      if ('problem' in read) continue;
      expect(readMailAddress(read.address)).toEqual(read);
      expect(emailSchema.safeParse(text).success).toBe(emailSchema.safeParse(read.address).success);
    }
  });
});
