import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OutboxEntry } from '../../src/domain/records/outbox';
import { mailsAMonth } from '../../src/domain/accounts/mail';
import {
  createBase,
  createEntry,
  pushMails,
  readMail,
  startMailStage,
  type MailStage,
} from './clientMailHelpers';
import type { Device } from './syncHelpers';

let stage: MailStage;
beforeAll(async () => {
  stage = await startMailStage();
});
afterEach(() => {
  stage.mails.length = 0;
  stage.server.isDropping = false;
});
afterAll(() => stage.stop());

const MOST = mailsAMonth('free') ?? 0;

async function withLeft(left: number): Promise<Device> {
  const device = await stage.createDevice('free');
  const month = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 7);
  const mails = Array.from({ length: MOST - left }, (_, index) => `mail-${index}`);
  const quota = { _id: 'meta:client-mails', type: 'meta', month, mails };
  await stage.getDatabase(device.person).put(quota as never);
  return device;
}

async function counted(device: Device): Promise<number> {
  const quota = await stage.getDatabase(device.person).get('meta:client-mails');
  return (quota as unknown as { mails: string[] }).mails.length;
}

const createResend = (device: Device, entry: OutboxEntry, changes: Partial<OutboxEntry> = {}) => ({
  ...entry,
  ...createBase(device.person),
  resendOf: entry.id,
  ...changes,
});

async function outcomes(device: Device, entries: readonly OutboxEntry[]): Promise<unknown[]> {
  await pushMails(device, entries);
  const results: unknown[] = [];
  for (const entry of entries) results.push((await stage.receipt(device, entry))?.outcome);
  return results;
}

const messageIds = async (): Promise<(string | undefined)[]> =>
  (await Promise.all(stage.mails.map(readMail))).map(({ messageId }) => messageId);

describe('P12 mails that say that they are sent again', () => {
  it('P12 count where the first one was sent', async () => {
    const device = await withLeft(3);
    const first = createEntry(device.person);
    expect(await outcomes(device, [first])).toEqual(['sent']);
    const more = Array.from({ length: 5 }, () => createResend(device, first));
    expect((await outcomes(device, more)).sort()).toEqual([
      'failed',
      'failed',
      'failed',
      'sent',
      'sent',
    ]);
    expect(stage.mails).toHaveLength(3);
    expect(new Set(await messageIds()).size).toBe(3);
    expect(await counted(device)).toBe(MOST);
  });

  it('P12 count where there is no first one', async () => {
    const device = await withLeft(3);
    const entries = Array.from({ length: 5 }, () =>
      createEntry(device.person, { resendOf: 'khong-co' }),
    );
    await outcomes(device, entries);
    expect(stage.mails).toHaveLength(3);
    expect(new Set(await messageIds()).size).toBe(3);
  });

  it.each([
    ['it goes to somebody else', { customerEmail: 'nguoi-khac@example.vn' }],
    ['it says something else', { message: 'Chuyện khác' }],
    ['it is called something else', { subject: 'Chuyện khác' }],
  ])('P12 count where %s', async (_, changes) => {
    const device = await withLeft(1);
    const first = createEntry(device.person);
    stage.server.isDropping = true;
    expect(await outcomes(device, [first])).toEqual(['maybe_sent']);
    stage.server.isDropping = false;
    expect(await outcomes(device, [createResend(device, first, changes)])).toEqual(['failed']);
    expect(stage.mails).toHaveLength(1);
  });

  it('P12 are the first one again where nobody knows whether that was sent, until one was', async () => {
    const device = await withLeft(1);
    const first = createEntry(device.person);
    stage.server.isDropping = true;
    expect(await outcomes(device, [first])).toEqual(['maybe_sent']);
    expect(await outcomes(device, [createResend(device, first)])).toEqual(['maybe_sent']);
    stage.server.isDropping = false;
    const again = createResend(device, first);
    expect(await outcomes(device, [again])).toEqual(['sent']);
    expect(new Set(await messageIds()).size).toBe(1);
    expect(stage.mails).toHaveLength(3);
    expect(await counted(device)).toBe(MOST);
    await expect.poll(() => stage.readReceipt(device, first)).toMatchObject({ outcome: 'sent' });
    expect(await outcomes(device, [createResend(device, first)])).toEqual(['failed']);
  });
});
