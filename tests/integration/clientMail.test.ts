import type { OutboxEntry } from '../../src/domain/records/outbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { printContext, printedMenu } from '../../src/domain/printable/fixtures';
import { menuPrintable } from '../../src/domain/printable/menu';
import { accountKey } from '../../sync-server/modules/accounts/accountRecords';
import { keyFor } from '../../sync-server/modules/accounts/tokens';
import type { StoredJob } from '../../sync-server/modules/jobs/jobRecords';
import { createCounters } from '../../sync-server/modules/limits/counters';
import { until } from '../support/gateway';
import {
  createBase,
  createEntry,
  pdfText,
  pushMails,
  readMail,
  REFUSED,
  startMailStage,
  type MailStage,
} from './clientMailHelpers';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

let stage: MailStage;
beforeAll(async () => {
  stage = await startMailStage();
});
afterEach(() => {
  stage.mails.length = 0;
  stage.server.isDropping = false;
});
afterAll(() => stage?.stop());

describe('P12 a mail to a client', () => {
  it('E15 goes out once, however often the device says it: text, HTML and PDF say the same', async () => {
    const device = await stage.createDevice();
    const entry = createEntry(device.person);
    expect(await pushMails(device, [entry])).toEqual(['accepted']);
    expect(await stage.receipt(device, entry)).toMatchObject({ kind: 'receipt', outcome: 'sent' });
    expect(await pushMails(device, [entry])).toEqual(['accepted']);
    expect(stage.mails).toHaveLength(1);
    const mail = await readMail(stage.mails[0]!);
    expect(stage.mails[0]?.to).toEqual(['mai@example.vn']);
    expect(mail.from).toMatchObject({
      name: 'Phòng dinh dưỡng Sen Việt',
      address: 'thu@bualanh.example',
    });
    expect(mail.replyTo?.[0]?.address).toBe(`${device.person.accountId}@example.vn`);
    expect(mail.subject).toBe(entry.subject);
    expect(mail.messageId).toMatch(/^<client-[0-9a-f]{40}@bualanh\.example>$/);
    for (const text of ['Trần Thị Mai', 'Cơm trắng', '1½ chén', '≥ 1.098', 'Có gì nhắn em.']) {
      expect(mail.text).toContain(text);
      expect(mail.html).toContain(text);
    }
    expect(mail.html).not.toMatch(/<(script|img|link|iframe)|https?:\/\//);
    expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['thu-hai-23-11-2026.pdf', 'application/pdf'],
    ]);
    const pdf = await pdfText(mail);
    for (const text of ['Cơm trắng', '1½ chén', '≥ 1.098', 'DỊ ỨNG, KHÔNG ĂN'])
      expect(pdf).toContain(text);
  });

  it('P30 carries the logo of a practice on Business alone', async () => {
    const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);
    const logo = `data:image/jpeg;base64,${bytes.toString('base64')}`;
    const sentOn = async (tier: 'pro' | 'business') => {
      const device = await stage.createDevice(tier);
      const seen = menuPrintable(printedMenu(), printContext());
      const letterhead = { ...seen.letterhead, logo };
      const entry = createEntry(device.person, { printable: { ...seen, letterhead } });
      await pushMails(device, [entry]);
      await stage.receipt(device, entry);
      return readMail(stage.mails.at(-1)!);
    };
    const own = await sentOn('business');
    expect(own.html).toMatch(/<img src="cid:/);
    const images = own.attachments.filter(({ mimeType }) => mimeType === 'image/jpeg');
    expect(images.map(({ content }) => Buffer.from(content as ArrayBuffer))).toEqual([bytes]);
    expect((await sentOn('pro')).html).not.toContain('<img');
  });

  it('P02 waits for the confirmation of the expert’s own address, and says so (product decision 31)', async () => {
    const device = await stage.createDevice();
    const accounts = stage.gateway.ctx.couch.database(ACCOUNTS_DATABASE);
    const key = accountKey(`${device.person.accountId}@example.vn`);
    const confirmation = async (value: Record<string, unknown>): Promise<void> => {
      const stored = await accounts.get(key);
      if (stored) await accounts.put({ ...stored, body: { ...stored.body, confirmation: value } });
    };
    await confirmation({ links: [] });
    const entry = createEntry(device.person);
    await pushMails(device, [entry]);
    expect(await stage.receipt(device, entry)).toMatchObject({
      outcome: 'failed',
      body: expect.stringContaining('xác nhận địa chỉ email'),
    });
    expect(stage.mails).toHaveLength(0);
    await confirmation({ links: [], confirmedAt: new Date().toISOString() });
    const again = createEntry(device.person, { resendOf: entry.id });
    await pushMails(device, [again]);
    expect(await stage.receipt(device, again)).toMatchObject({ outcome: 'sent' });
  });

  it('P12 what was seen is sent, though the menu was changed meanwhile', async () => {
    const device = await stage.createDevice();
    const changed = {
      ...printedMenu(),
      ...createBase(device.person),
      id: 'menu-1',
      name: 'Khác hẳn',
    };
    await device.push([
      { collection: 'menus', assumed: null, next: { ...changed, _deleted: false } },
    ]);
    const entry = createEntry(device.person, { targetId: 'menu-1' });
    await pushMails(device, [entry]);
    await stage.receipt(device, entry);
    const mail = await readMail(stage.mails[0]!);
    expect(mail.text).toContain('Cơm trắng');
    expect(mail.text).not.toContain('Khác hẳn');
  });

  it('P12 several recipients get a mail each, and none sees another; one that is refused is told in words', async () => {
    const device = await stage.createDevice();
    const addresses = ['mot@example.vn', REFUSED, 'hai@example.vn'];
    const entries = addresses.map((customerEmail) => createEntry(device.person, { customerEmail }));
    await pushMails(device, entries);
    const outcomes = [];
    for (const entry of entries) outcomes.push((await stage.receipt(device, entry))?.outcome);
    expect(outcomes).toEqual(['sent', 'failed', 'sent']);
    expect((await stage.receipt(device, entries[1]!))?.body).toContain('từ chối địa chỉ này');
    expect(stage.mails.map(({ to }) => to).sort()).toEqual([
      ['hai@example.vn'],
      ['mot@example.vn'],
    ]);
    for (const { to, raw } of stage.mails)
      for (const other of addresses) if (other !== to[0]) expect(raw).not.toContain(other);
  });

  it('P12 no header can be put in, neither by subject nor by name nor by address', async () => {
    const device = await stage.createDevice();
    const evil = 'x\r\nBcc: evil@example.vn\r\n\r\nHello';
    const entry = createEntry(device.person, { subject: evil, customerName: evil });
    const two = createEntry(device.person, { customerEmail: 'a@example.vn, evil@example.vn' });
    const long = createEntry(device.person, { customerEmail: `${'a'.repeat(308)}@example.vn` });
    const broken = createEntry(device.person, {
      customerEmail: 'a@example.vn\r\nBcc: evil@example.vn',
    });
    const verdicts = await pushMails(device, [entry, two, long, broken]);
    expect(verdicts).toEqual(['accepted', 'accepted', 'accepted', 'rejected']);
    expect((await stage.receipt(device, entry))?.outcome).toBe('sent');
    for (const one of [two, long])
      expect(await stage.receipt(device, one)).toMatchObject({
        outcome: 'failed',
        body: expect.stringContaining('không đúng'),
      });
    expect(stage.mails).toHaveLength(1);
    expect(stage.mails[0]?.to).toEqual(['mai@example.vn']);
    const mail = await readMail(stage.mails[0]!);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.subject).toBe('x Bcc: evil@example.vn Hello');
    expect(stage.mails[0]?.raw).not.toMatch(/^Bcc:/im);
  });

  it('P12 a mail server that takes it and goes away: "có thể đã gửi", not sent again; a person’s second one has the same Message-ID', async () => {
    const device = await stage.createDevice();
    const entry = createEntry(device.person);
    stage.server.isDropping = true;
    await pushMails(device, [entry]);
    expect(await stage.receipt(device, entry)).toMatchObject({ outcome: 'maybe_sent' });
    expect(stage.mails).toHaveLength(1);
    stage.server.isDropping = false;
    const again = createEntry(device.person, { resendOf: entry.id });
    await pushMails(device, [again]);
    expect((await stage.receipt(device, again))?.outcome).toBe('sent');
    const [first, second] = await Promise.all(stage.mails.map(readMail));
    expect(second?.messageId).toBe(first?.messageId);
  });

  it('P12 what was taken back before it went out is not sent', async () => {
    const device = await stage.createDevice();
    await stage.server.stop();
    const entry = createEntry(device.person);
    await pushMails(device, [entry]);
    const jobs = stage.gateway.ctx.couch.database<StoredJob>('jobs');
    const all = async () =>
      (await jobs.list({ startKey: 'job:', endKey: 'job:~', includeDocs: true })).flatMap(
        ({ doc }) => doc?.body ?? [],
      );
    await until(async () =>
      (await all()).some((job) => job.state === 'queued' && job.attempts > 0),
    );
    await device.push([
      {
        collection: 'outbox',
        assumed: { ...entry, _deleted: false },
        next: { ...entry, _deleted: true },
      },
    ]);
    await stage.server.start();
    await until(async () => (await all()).every(({ state }) => state === 'done'), 60_000);
    expect(stage.mails).toHaveLength(0);
    expect(await stage.readReceipt(device, entry)).toBeUndefined();
  });

  it('P12 free has 50 mails a month, a mail that is sent again counts once, and the next one says so', async () => {
    const device = await stage.createDevice('free');
    const month = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 7);
    const used = Array.from({ length: 49 }, (_, index) => `mail-${index}`);
    await stage.getDatabase(device.person).put({
      _id: 'meta:client-mails',
      type: 'meta',
      month,
      mails: used,
    } as never);
    const last = createEntry(device.person);
    stage.server.isDropping = true;
    await pushMails(device, [last]);
    expect((await stage.receipt(device, last))?.outcome).toBe('maybe_sent');
    stage.server.isDropping = false;
    expect(await pdfText(await readMail(stage.mails[0]!))).toContain('bản miễn phí');
    const over = createEntry(device.person);
    const again = createEntry(device.person, { resendOf: last.id });
    await pushMails(device, [over, again]);
    expect(await stage.receipt(device, over)).toMatchObject({
      outcome: 'failed',
      body: expect.stringContaining('hết số email'),
    });
    expect((await stage.receipt(device, again))?.outcome).toBe('sent');
  });
});

async function withClient(plan: 'free' | 'pro', fields: Record<string, unknown>) {
  const device = await stage.createDevice(plan);
  const client = {
    ...createBase(device.person),
    clientName: 'Mai',
    goals: [],
    medicalConditions: [],
    allergies: [],
    status: 'active',
    source: 'Khác',
    clientType: 'managed',
    assignedMenus: [],
    ...fields,
  };
  await device.push([
    { collection: 'clients', assumed: null, next: { ...client, _deleted: false } },
  ]);
  return { device, clientId: client.id };
}

it('G12 no mail goes to a client who restricts the use of their data, written by hand or not', async () => {
  const fields = { emailConsentDate: '2026-11-20', restrictedSince: '2026-11-28' };
  const { device, clientId } = await withClient('pro', fields);
  const [own, automatic] = [{}, { automatic: true }].map((one) =>
    createEntry(device.person, { clientId, ...one }),
  ) as [OutboxEntry, OutboxEntry];
  await pushMails(device, [own, automatic]);
  for (const entry of [own, automatic])
    expect(await stage.receipt(device, entry)).toMatchObject({
      outcome: 'failed',
      body: expect.stringContaining('hạn chế xử lý'),
    });
  expect(stage.mails).toHaveLength(0);
});

describe('P30 automatic mails', () => {
  const agreed = { emailConsentDate: '2026-11-20' };

  it('P30 go to who agreed, and one link switches them off', async () => {
    const { device, clientId } = await withClient('pro', agreed);
    const first = createEntry(device.person, { clientId, automatic: true });
    await pushMails(device, [first]);
    expect((await stage.receipt(device, first))?.outcome).toBe('sent');
    const mail = await readMail(stage.mails[0]!);
    const link =
      /https?:\/\/\S+\/api\/mail\/stop\?token=[\w~%.-]+/.exec(mail.text ?? '')?.[0] ?? '';
    expect(stage.mails[0]?.raw).toMatch(/^List-Unsubscribe:\s+</m);
    const answer = await fetch(link);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Tắt email tự động');
    const second = createEntry(device.person, { clientId, automatic: true });
    await pushMails(device, [second]);
    expect((await stage.receipt(device, second))?.outcome).toBe('sent');
    // A mail program sends a form of its own (RFC 8058); the page's is empty.
    expect(stage.mails[0]?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    const pressed = await fetch(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.status).toBe(200);
    expect((await fetch(link, { method: 'POST' })).status).toBe(200);
    const third = createEntry(device.person, { clientId, automatic: true });
    const own = createEntry(device.person, { clientId });
    await pushMails(device, [third, own]);
    expect((await stage.receipt(device, third))?.outcome).toBe('failed');
    expect((await stage.receipt(device, own))?.outcome).toBe('sent');
    expect((await fetch(`${link.slice(0, -2)}xx`, { method: 'POST' })).status).toBe(404);
  });

  it.each([
    ['pro', {}, 'đồng ý'],
    ['free', agreed, 'Gói hiện tại'],
  ] as const)('P30 not on %s with %j', async (plan, fields, says) => {
    const { device, clientId } = await withClient(plan, fields);
    const entry = createEntry(device.person, { clientId, automatic: true });
    await pushMails(device, [entry]);
    expect(await stage.receipt(device, entry)).toMatchObject({
      outcome: 'failed',
      body: expect.stringContaining(says),
    });
    expect(stage.mails).toHaveLength(0);
  });
});

describe('P12 mails of one account in an hour', () => {
  it('a hundred; the next waits and is not lost, and another account’s goes at once', async () => {
    const [busy, other] = [await stage.createDevice(), await stage.createDevice()];
    const { couch, config } = stage.gateway.ctx;
    const counters = createCounters(couch, keyFor('limits', config.sessionSecret));
    const key = { key: `client-mail ${busy.person.accountId}`, window: 3_600_000 };
    for (let count = 0; count < 100; count += 1) await counters.add([key]);
    const [held, free] = [createEntry(busy.person), createEntry(other.person)];
    await pushMails(busy, [held]);
    await pushMails(other, [free]);
    expect((await stage.receipt(other, free))?.outcome).toBe('sent');
    const jobs = couch.database<StoredJob>('jobs');
    const listJobs = async () => {
      const all = await jobs.list({ startKey: 'job:', endKey: 'job:~', includeDocs: true });
      return all.map(({ doc }) => doc?.body).find((body) => JSON.stringify(body).includes(held.id));
    };
    await until(async () => JSON.stringify(await listJobs()).includes('mail_delayed'), 20_000);
    await expect.poll(listJobs).toMatchObject({ state: 'queued' });
    expect(await stage.readReceipt(busy, held)).toBeUndefined();
    expect(stage.mails).toHaveLength(1);
  });
});
