import { describe, expect, it } from 'vitest';
import { quotaJobs } from './jobs';
import type { WarningPayload } from './jobKinds';
import { createQuotaWatch } from './watch';

const NOW = new Date('2026-11-27T05:00:00.000Z');
const log = { warn: () => undefined } as never;

describe('P05 the watch over quotas', () => {
  it('P05 asks once for each level, and again where the queue was away', async () => {
    const queries: string[] = [];
    let isAway = true;
    const jobs = {
      enqueue: async ({ key }: { key: string }) => {
        if (isAway) throw new Error('away');
        queries.push(key);
      },
    };
    const watch = createQuotaWatch({ jobs, log, now: () => NOW });
    const use = (used: number, most: number | null = 50) =>
      watch.note({ workspaceId: 'w1', quota: 'mails', used, most });
    await use(40);
    isAway = false;
    for (const used of [39, 40, 41, 50, 50]) await use(used);
    await use(9_999, null);
    await use(1, 0);
    expect(queries).toEqual(['w1 mails 2026-11 80', 'w1 mails 2026-11 100']);
  });

  it('P05 a practice that was told is not told again, though the first job is forgotten', async () => {
    const notices = new Map<string, unknown>();
    const mails: string[] = [];
    const database = { ensure: async () => undefined, get: async (id: string) => notices.get(id) };
    const [warning] = quotaJobs({
      couch: { database: () => database },
      notices: {
        write: async (_: string, { id }: { id: string }) => notices.set(`notices:${id}`, {}),
      },
      jobs: { enqueue: async ({ key }: { key: string }) => mails.push(key) },
    } as never);
    const payload: WarningPayload = {
      workspaceId: 'w1',
      quota: 'apiCalls',
      period: '2026-11',
      level: 80,
      used: 40_000,
      most: 50_000,
    };
    const run = (change: object = {}) =>
      warning?.run({ payload: { ...payload, ...change } } as never);
    await run();
    await run();
    expect(mails).toHaveLength(1);
    await run({ level: 100, used: 50_000 });
    await run({ period: '2026-12' });
    expect(mails).toHaveLength(3);
    await run({ quota: 'ai', period: '2026-11-27' });
    expect([mails.length, notices.size]).toEqual([3, 4]);
  });
});
