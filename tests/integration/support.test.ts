import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { QueuedRequest } from '../../src/api/support';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { workspaceKey } from '../../sync-server/modules/accounts/accountRecords';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { Browser, getCode, putAccount } from './accountHelpers';
import { extractPart, startMailServer, decodeSubject, type MailServer } from './mailServer';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

let gateway: TestGateway;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  const from = 'Bữa Lành <no-reply@bualanh.example>';
  gateway = await startGateway({ env: { SMTP_URL: mail.url, MAIL_FROM: from } });
});
afterAll(async () => {
  await gateway.stop();
  await mail.close();
});

async function person(name: string, options: Parameters<typeof putAccount>[2] = {}, plan = 'free') {
  const { couch } = gateway.ctx;
  await putAccount(couch, name, options);
  const accounts = couch.database(ACCOUNTS_DATABASE);
  const stored = await accounts.get(workspaceKey(`w-${name}`));
  if (stored) await accounts.put({ ...stored, body: { ...stored.body, plan } });
  await couch.ensureDatabase(workspaceDatabase(`w-${name}`));
  const browser = new Browser(gateway.url);
  await browser.login(`${name}@example.vn`);
  return browser;
}

const listAnswers = () =>
  mail.mails.filter(({ raw }) => decodeSubject(raw).startsWith('Đã trả lời'));

const ask = (by: Browser, subject: string, id = randomUUID()) =>
  by.post('/api/expert/support', { id, subject, message: 'Nhờ xem giúp.' });

it('P30 support requests wait by tier, are answered once, and the practice is told', async () => {
  const free = await person('freda');
  const business = await person('bich', {}, 'business');
  const staff = await person('support', { role: 'admin', adminRole: 'support' });
  const billing = await person('billing', { role: 'admin', adminRole: 'billing' });
  expect((await ask(free, 'Gói nhỏ')).status).toBe(200);
  const id = randomUUID();
  for (let time = 0; time < 2; time += 1)
    expect((await ask(business, 'Gói lớn', id)).status).toBe(200);

  const queue = async () =>
    (await staff.call('GET', '/api/admin/support')).body.requests as QueuedRequest[];
  expect((await queue()).map(({ subject, tier, name }) => [subject, tier, name])).toEqual([
    ['Gói lớn', 'business', 'Người bich'],
    ['Gói nhỏ', 'free', 'Người freda'],
  ]);
  expect(JSON.stringify(await queue())).not.toContain('account:');
  expect(getCode(await billing.call('GET', '/api/admin/support'))).toBe('forbidden');

  const path = `/api/admin/support/w-bich/${id}/answer`;
  expect((await staff.post(path, { text: 'Đã sửa rồi ạ.\nMời bạn thử lại.' })).status).toBe(200);
  expect(getCode(await staff.post(path, { text: 'Lần nữa' }))).toBe('status_conflict');
  expect((await queue()).map(({ subject }) => subject)).toEqual(['Gói nhỏ']);
  const own = (await business.call('GET', '/api/expert/support')).body.requests;
  expect(own).toMatchObject([
    { subject: 'Gói lớn', answer: { text: 'Đã sửa rồi ạ.\nMời bạn thử lại.' } },
  ]);
  expect((await free.call('GET', '/api/expert/support')).body.requests).toHaveLength(1);
  const database = gateway.ctx.couch.database(workspaceDatabase('w-bich'));
  await until(async () => (await database.get(`notices:support-${id}`)) !== undefined);
  const notice = await database.get(`notices:support-${id}`);
  expect(notice?.body).toMatchObject({ body: 'Đã sửa rồi ạ.\nMời bạn thử lại.' });
  await until(async () => listAnswers().length > 0);
  const [sent, ...others] = listAnswers();
  expect([sent?.to, others]).toEqual([['bich@example.vn'], []]);
  expect(decodeSubject(sent?.raw ?? '')).toBe('Đã trả lời yêu cầu hỗ trợ: Gói lớn');
  expect(extractPart(sent?.raw ?? '', 'text/plain')).toContain('Đã sửa rồi ạ.');
});

it('P30 support requests of a practice are bounded, whatever comes at once', async () => {
  const many = await person('minh');
  const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => ask(many, `Việc ${at}`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(getCode(await ask(many, 'Quá nhiều'))).toBe('too_many_support_requests');
  expect((await many.call('GET', '/api/expert/support')).body.requests).toHaveLength(5);
  expect((await ask(many, 'x'.repeat(121))).status).toBe(400);
});
