import { describe, expect, it } from 'vitest';
import { memoryCounters } from '../../../tests/support/counters';
import { MAX_OF_ACCOUNT, MAX_TO_PERSON, requireMailRate } from './rate';

async function gone(many: number, mail: (at: number) => Promise<void>): Promise<number> {
  let count = 0;
  for (let at = 0; at < many; at += 1)
    await mail(at).then(
      () => (count += 1),
      () => undefined,
    );
  return count;
}

describe('mails to clients', () => {
  it('are so many of one account in an hour', async () => {
    const counters = memoryCounters();
    const mail = (at: number) => requireMailRate(counters, 'one', `khach-${at}@example.vn`);
    expect(await gone(150, mail)).toBe(MAX_OF_ACCOUNT);
  });

  it('reach one person so often, from however many accounts and however they are written', async () => {
    const counters = memoryCounters();
    const mail = (at: number) => requireMailRate(counters, `account-${at}`, `n.a+${at}@gmail.com`);
    expect(await gone(150, mail)).toBe(MAX_TO_PERSON);
    await expect(requireMailRate(counters, 'one', 'khac@example.vn')).resolves.toBeUndefined();
  });

  it('of one account leave others room to write to the same person', async () => {
    const counters = memoryCounters();
    const from = (account: string) => () => requireMailRate(counters, account, 'a@example.vn');
    expect(await gone(60, from('stranger'))).toBe(10);
    expect(await gone(10, from('dietitian'))).toBe(10);
  });
});
