import { describe, expect, it } from 'vitest';
import { isMailed, quotaLevel, getQuota, quotaPeriod, quotaSchema, quotaText } from './quotas';
import { TIERS } from './tiers';

/** Written down a second time, from product decision 36: free, pro, business. */
const MB = 1024 * 1024;
const MOST = {
  mails: [50, null, null],
  ai: [30, null, null],
  apiCalls: [0, 0, 50_000],
  storage: [200 * MB, 5 * 1024 * MB, 20 * 1024 * MB],
} as const;

describe('P05 quotas', () => {
  const cases = quotaSchema.options.flatMap((quota) =>
    TIERS.map((tier, at) => [quota, tier, MOST[quota][at] ?? null] as const),
  );
  it.each(cases)('P05 %s of %s: %s; told at 80 %% and at 100 %%', (quota, tier, most) => {
    expect(getQuota(tier, quota)).toBe(most);
    if (most === null || most === 0) {
      expect(quotaLevel(1_000_000, most)).toBeUndefined();
      return;
    }
    const near = Math.ceil(most * 0.8);
    expect(
      [near - 1, near, most - 1, most, most + 1].map((used) => quotaLevel(used, most)),
    ).toEqual([undefined, 80, 80, 100, 100]);
  });

  it('P05 begin anew by the day or the month in Vietnam', () => {
    const at = new Date('2026-11-30T17:30:00.000Z');
    expect(quotaPeriod('ai', at)).toBe('2026-12-01');
    expect(quotaPeriod('mails', at)).toBe('2026-12');
    expect(quotaPeriod('mails', new Date('2026-11-30T16:59:00.000Z'))).toBe('2026-11');
  });

  it('P05 of a day are not mailed before they are used up', () => {
    expect(isMailed({ quota: 'ai', level: 80 })).toBe(false);
    expect(isMailed({ quota: 'ai', level: 100 })).toBe(true);
    expect(isMailed({ quota: 'storage', level: 80 })).toBe(true);
  });

  it('P05 say how much is used, in the words of each', () => {
    const storage = quotaText({ quota: 'storage', level: 80, used: 161 * MB, most: 200 * MB });
    expect(storage.title).toBe('Sắp hết chỗ lưu ảnh');
    expect(storage.lines[0]).toContain('161 MB / 200 MB');
    const calls = quotaText({ quota: 'apiCalls', level: 100, used: 50_000, most: 50_000 });
    expect(calls.lines.join(' ')).toContain('50.000 / 50.000');
  });
});
