import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitOf } from '../../src/domain/access/entitlements';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { createQuestionQuota } from '../../sync-server/modules/ai/quota';
import { claimMail } from '../../sync-server/modules/clientMail/quota';
import { connectTestCouch, type TestCouch } from '../support/gateway';

let server: TestCouch;
beforeAll(async () => {
  server = await connectTestCouch();
});
afterAll(() => server.close());

const NOW = new Date('2026-11-27T05:00:00.000Z');

/** Practice with a database. */
async function practice(): Promise<string> {
  const workspaceId = randomUUID();
  await server.couch.ensureDatabase(workspaceDatabase(workspaceId));
  return workspaceId;
}

/** How many were given, and how many of those are stored: whoever is told that others keep writing got none. */
async function race(count: number, claim: (at: number) => Promise<boolean>): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, (_, at) => claim(at)));
  return outcomes.filter((one) => one.status === 'fulfilled' && one.value).length;
}

describe('P05 quotas that are claimed at once', () => {
  it('P05 mails of a month are never more than the tier has, whoever counts', async () => {
    const workspaceId = await practice();
    const most = limitOf('free', 'mailsAMonth') ?? 0;
    const claim = (at: number): Promise<boolean> =>
      claimMail(server.couch, { workspaceId, outboxId: `m${at}`, plan: 'free', now: NOW });
    let given = 0;
    for (let round = 0; round < 12; round += 1)
      given += await race(8, (at) => claim(round * 8 + at));
    expect(given).toBe(most);
    const later = new Date('2026-12-01T05:00:00.000Z');
    const next = { workspaceId, outboxId: 'next', plan: 'free', now: later } as const;
    expect(await claimMail(server.couch, next)).toBe(true);
  });

  it('P05 questions of a day are never more than the tier has, and one that failed is given back', async () => {
    const workspaceId = await practice();
    const [first, second] = [createQuestionQuota(server.couch), createQuestionQuota(server.couch)];
    const most = limitOf('free', 'aiQuestionsADay') ?? 0;
    const asking = { workspaceId, tier: 'free', now: NOW };
    let given = 0;
    for (let round = 0; round < 6; round += 1)
      given += await race(8, async (at) => {
        const quota = at % 2 === 0 ? first : second;
        return (await quota.claim(asking, `q${round * 8 + at}`)) !== undefined;
      });
    expect(given).toBe(most);
    expect(await second.used(asking)).toBe(most);
    expect(await first.claim(asking, 'one-more')).toBeUndefined();
    await first.release(asking, 'q0');
    expect(await second.claim(asking, 'one-more')).toBe(most);
  });
});
