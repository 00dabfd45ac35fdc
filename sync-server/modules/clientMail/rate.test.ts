import { describe, expect, it } from 'vitest';
import type { Counters } from '../limits/counters';
import { MAX_OF_ACCOUNT, MAX_TO_PERSON, requireMailRate } from './rate';

/** Counters of one process that never begin anew. */
function memory(): Counters {
  const counts = new Map<string, number>();
  const of = (key: string): number => counts.get(key) ?? 0;
  return {
    read: async (keys) => keys.map(({ key }) => of(key)),
    add: async (keys) =>
      keys.map(({ key }) => {
        counts.set(key, of(key) + 1);
        return of(key);
      }),
  };
}

/** How many of so many mails go. */
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
    const counters = memory();
    const mail = (at: number) => requireMailRate(counters, 'one', `khach-${at}@example.vn`);
    expect(await gone(150, mail)).toBe(MAX_OF_ACCOUNT);
  });

  it('reach one person so often, from however many accounts and however they are written', async () => {
    const counters = memory();
    const mail = (at: number) => requireMailRate(counters, `account-${at}`, `n.a+${at}@gmail.com`);
    expect(await gone(150, mail)).toBe(MAX_TO_PERSON);
    await expect(requireMailRate(counters, 'one', 'khac@example.vn')).resolves.toBeUndefined();
  });
});
