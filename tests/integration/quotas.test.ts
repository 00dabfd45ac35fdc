import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getLimit } from '../../src/domain/accounts/access/entitlements';
import { workspaceDatabase, type StoredDocument } from '../../sync-server/couch/client';
import { createQuestionQuota } from '../../sync-server/modules/ai/quota';
import { claimMail } from '../../sync-server/modules/clientMail/quota';
import { connectTestCouch, until, type TestCouch } from '../support/gateway';
import {
  createEntry,
  pushMails,
  readMail,
  startMailStage,
  type MailStage,
} from './clientMailHelpers';
import type { Device } from './syncHelpers';

let server: TestCouch;
beforeAll(async () => {
  server = await connectTestCouch();
});
afterAll(() => server.close());

const NOW = new Date('2026-11-27T05:00:00.000Z');

async function practice(): Promise<string> {
  const workspaceId = randomUUID();
  await server.couch.ensureDatabase(workspaceDatabase(workspaceId));
  return workspaceId;
}

async function race(count: number, claim: (at: number) => Promise<boolean>): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, (_, at) => claim(at)));
  return outcomes.filter((one) => one.status === 'fulfilled' && one.value).length;
}

describe('P05 quotas that are claimed at once', () => {
  it('P05 mails of a month are never more than the tier has, whoever counts', async () => {
    const workspaceId = await practice();
    const most = getLimit('free', 'mailsAMonth') ?? 0;
    const claim = (at: number): Promise<boolean> =>
      claimMail(server.couch, { workspaceId, outboxId: `m${at}`, plan: 'free', now: NOW });
    let granted = 0;
    for (let round = 0; round < 12; round += 1)
      granted += await race(8, (at) => claim(round * 8 + at));
    expect(granted).toBe(most);
    const later = new Date('2026-12-01T05:00:00.000Z');
    const next = { workspaceId, outboxId: 'next', plan: 'free', now: later } as const;
    expect(await claimMail(server.couch, next)).toBe(true);
  });

  it('P05 questions of a day are never more than the tier has, and one that failed is given back', async () => {
    const workspaceId = await practice();
    const [first, second] = [createQuestionQuota(server.couch), createQuestionQuota(server.couch)];
    const most = getLimit('free', 'aiQuestionsADay') ?? 0;
    const asking = { workspaceId, tier: 'free', now: NOW };
    let granted = 0;
    for (let round = 0; round < 6; round += 1)
      granted += await race(8, async (at) => {
        const quota = at % 2 === 0 ? first : second;
        return (await quota.claim(asking, `q${round * 8 + at}`)) !== undefined;
      });
    expect(granted).toBe(most);
    expect(await second.used(asking)).toBe(most);
    expect(await first.claim(asking, 'one-more')).toBeUndefined();
    await first.release(asking, 'q0');
    expect(await second.claim(asking, 'one-more')).toBe(most);
  });
});

describe('P05 what a practice is told of its quotas', () => {
  let stage: MailStage;
  beforeAll(async () => {
    stage = await startMailStage();
  }, 120_000);
  afterAll(() => stage.stop());
  const month = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 7);

  async function use(device: Device, used: number): Promise<void> {
    const database = stage.getDatabase(device.person);
    const present = await database.get('meta:client-mails');
    const rev = present?._rev === undefined ? {} : { _rev: present._rev };
    const mails = Array.from({ length: used }, (_, at) => `mail-${at}`);
    await database.put({ _id: 'meta:client-mails', ...rev, type: 'meta', month, mails } as never);
  }
  const readNotice = async (device: Device, level: number): Promise<unknown> => {
    const id = `notices:quota-mails-${month}-${level}`;
    const stored = await stage.getDatabase(device.person).get(id);
    return (stored as StoredDocument | undefined)?.body;
  };
  const subjects = async () =>
    (await Promise.all(stage.server.toAccounts.map(readMail))).map(({ subject }) => subject);
  const send = async (device: Device): Promise<void> => {
    const entry = createEntry(device.person);
    await pushMails(device, [entry]);
    await stage.receipt(device, entry);
  };

  it('P05 a mail and a notice at 80 % and at 100 %, each once a month', async () => {
    const device = await stage.createDevice('free');
    await use(device, 38);
    await send(device);
    expect(await readNotice(device, 80)).toBeUndefined();
    await send(device);
    await until(async () => (await readNotice(device, 80)) !== undefined, 20_000);
    expect(await readNotice(device, 80)).toMatchObject({
      title: 'Sắp hết email cho khách của tháng này',
      body: expect.stringContaining('40 / 50'),
    });
    await until(() => stage.server.toAccounts.length === 1, 20_000);
    await use(device, 49);
    await send(device);
    await send(device);
    await until(() => stage.server.toAccounts.length === 2, 20_000);
    expect(await readNotice(device, 100)).toMatchObject({
      body: expect.stringContaining('ngày 1 tháng sau'),
    });
    expect(await subjects()).toEqual([
      'Sắp hết email cho khách của tháng này',
      'Đã hết email cho khách của tháng này',
    ]);
  });

  it('P05 reads what is used, also before anything was', async () => {
    type Usage = { usage: Record<string, { used?: number; most?: number } | undefined> };
    const readUsage = async ({ url, person }: Device) => {
      const headers = { authorization: `Bearer ${person.token}` };
      const answer = await fetch(`${url}/api/expert/usage`, { headers });
      return ((await answer.json()) as Usage).usage;
    };
    const free = await stage.createDevice('free');
    await use(free, 12);
    expect(await readUsage(free)).toMatchObject({
      mails: { used: 12, most: 50 },
      ai: { used: 0, most: 30 },
      storage: { used: 0, most: 200 * 1024 * 1024 },
    });
    expect(await readUsage(free)).not.toHaveProperty('apiCalls');
    expect(await readUsage(await stage.createDevice('business'))).toMatchObject({
      mails: {},
      ai: { used: 0 },
      apiCalls: { used: 0, most: 50_000 },
    });
  });
});
