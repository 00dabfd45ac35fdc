import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { startGateway, type TestGateway } from '../support/gateway';
import { clientWith } from '../support/newClient';
import { Browser, putAccount } from './accountHelpers';
import { envelope } from '../../sync-server/store/envelope';

let gateway: TestGateway;
const browsers = {
  expert: new Browser(''),
  owner: new Browser(''),
  stranger: new Browser(''),
};
const theirs = { clientId: 'c1', linkId: '', url: '' };

beforeAll(async () => {
  gateway = await startGateway();
  const { couch } = gateway.ctx;
  await putAccount(couch, 'expert');
  await putAccount(couch, 'stranger');
  await putAccount(couch, 'owner', { role: 'admin', adminRole: 'owner' });
  for (const name of ['expert', 'stranger', 'owner'] as const) {
    browsers[name] = new Browser(gateway.url);
    await browsers[name].login(`${name}@example.vn`);
  }
  const base = { id: 'c1', workspaceId: 'w-stranger', expertId: 'stranger' };
  const database = workspaceDatabase('w-stranger');
  await couch.ensureDatabase(database);
  const client = envelope('clients:c1', { ...clientWith(base) }, 'stranger', new Date());
  await couch.database(database).put(client);
  const made = await browsers.stranger.post('/api/client-links', { clientId: 'c1' });
  Object.assign(theirs, made.body);
});
afterAll(() => gateway.stop());

const target = { type: 'menus', workspaceId: 'w-stranger', id: 'nobody' };
const device = 'd'.repeat(32);
const reason = { reason: 'Thử một việc' };
const AT = '2026-11-20T08:00:00.000Z';
const token = 'x'.repeat(60);

const FOOD = {
  id: 'nobody',
  createdAt: AT,
  updatedAt: AT,
  kind: 'food',
  name: 'Món thử',
  aliases: [],
  category: 'Khác',
  basis: { amount: 100, unit: 'g' },
  nutrients: {},
  servingSize: 100,
  unit: 'g',
  measures: [],
  allergens: [],
  isPublic: true,
  status: 'active',
};

const BY_A_PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' };

type Row = [who: keyof typeof browsers, method: string, path: string, body?: object];
const ROWS: Row[] = [
  ['expert', 'POST', '/api/client-links/revoke', { clientId: 'c1' }],
  ['expert', 'POST', '/api/client-links/revoke', { clientId: 'c1', linkId: 'THEIRS' }],
  ['expert', 'POST', '/api/client-links/revoke', { clientId: 'nobody' }],
  ['stranger', 'POST', '/api/client-links/revoke', { clientId: 'c1', linkId: 'nobody' }],
  ['expert', 'POST', '/api/client-links', { clientId: 'c1' }],
  ['expert', 'GET', '/api/clients/c1/export'],
  ['expert', 'GET', '/api/clients/nobody/export'],
  ['expert', 'POST', '/api/clients/c1/erase', { clientName: 'Trần Thị Mai' }],
  ['expert', 'POST', '/api/clients/nobody/erase', { clientName: 'Trần Thị Mai' }],
  ['expert', 'POST', '/api/client-links/mail', { clientId: 'c1', key: randomUUID() }],
  ['expert', 'GET', '/api/expert/clients/c1/links'],
  ['expert', 'POST', '/api/expert/api-keys/nobody/revoke'],
  ['expert', 'DELETE', '/api/auth/devices/nobody'],
  ['expert', 'POST', '/api/expert/orders/nobody/accept'],
  ['expert', 'POST', '/api/expert/orders/nobody/deliver', { clientId: 'c1' }],
  ['expert', 'POST', '/api/expert/payments/nobody/refund-request', reason],
  ['expert', 'POST', '/api/payments/sepay/cancel', { paymentId: 'nobody' }],
  ['expert', 'POST', '/api/expert/print-daily-menu', { dailyMenuId: 'nobody' }],
  ['expert', 'POST', '/api/expert/print-recipe', { recipeId: 'nobody' }],
  ['expert', 'DELETE', '/api/delete-image', { imageUrl: '/images/w-stranger/nobody/full' }],
  ['expert', 'POST', '/api/purchases/cancel', { token }],
  ['expert', 'POST', '/api/payments/nobody/cancel', { token }],
  ['expert', 'POST', '/api/orders/nobody/cancel', { token }],
  ['expert', 'POST', '/api/orders/nobody/payment', { token }],
  ['expert', 'POST', '/api/orders/nobody/change', { token, text: 'Đổi món cá giúp tôi' }],
  [
    'expert',
    'POST',
    '/api/orders/nobody/email',
    { token, email: 'ai@example.vn', nextToken: 'n'.repeat(40) },
  ],
  ['expert', 'POST', '/api/purchases/confirm', { token }],
  ['expert', 'POST', '/api/purchases/email', { token, email: 'a@b.vn' }],
  ['expert', 'POST', '/api/likes', { target, device, liked: true }],
  ['expert', 'POST', '/api/views', { target, device }],
  ['expert', 'POST', '/api/auth/email/confirm', { token }],
  ['owner', 'POST', '/api/admin/experts/nobody/suspend', reason],
  ['owner', 'POST', '/api/admin/experts/nobody/reject', reason],
  ['owner', 'POST', '/api/admin/experts/nobody/activate'],
  ['owner', 'POST', '/api/admin/experts/nobody/verify'],
  ['owner', 'POST', '/api/admin/applications/nobody/undo', { decision: 'nobody' }],
  ['owner', 'POST', '/api/admin/jobs/nobody/retry'],
  ['owner', 'POST', '/api/admin/jobs/nobody/discard'],
  ['owner', 'POST', '/api/admin/payments/nobody/refund', reason],
  ['owner', 'POST', '/api/admin/payments/nobody/buyer-email', { ...reason, email: 'a@b.vn' }],
  ['owner', 'POST', '/api/admin/payments/nobody/sent'],
  ['owner', 'POST', '/api/admin/payments/nobody/accept', reason],
  ['owner', 'POST', '/api/admin/payments/nobody/decline-refund', reason],
  ['owner', 'POST', '/api/admin/transfers/nobody/resolve', reason],
  ['owner', 'POST', '/api/admin/transfers/nobody/sent'],
  [
    'owner',
    'POST',
    '/api/admin/sellers/nobody/payout',
    { amount: 1_000, note: 'Thử', key: randomUUID() },
  ],
  ['owner', 'POST', '/api/admin/published/menus/w-stranger/nobody/remove', reason],
  ['owner', 'POST', '/api/admin/published/menus/w-stranger/nobody/restore'],
  ['owner', 'GET', '/api/admin/published/menus/w-stranger/nobody'],
  ['owner', 'POST', '/api/admin/published/menus/w-stranger/nobody/seen', { version: 'x' }],
  [
    'owner',
    'POST',
    '/api/admin/images/w-stranger/nobody/decide',
    { verdict: 'declined', version: 1, ...reason },
  ],
  ['owner', 'POST', '/api/admin/images/w-stranger/nobody/undo', { version: 1 }],
  [
    'expert',
    'POST',
    '/api/expert/appeals',
    { collection: 'menus', id: 'nobody', text: 'x'.repeat(20) },
  ],
  [
    'owner',
    'POST',
    '/api/admin/appeals/answer',
    {
      workspaceId: 'w-stranger',
      collection: 'menus',
      id: 'nobody',
      decidedAt: AT,
      outcome: 'upheld',
      text: 'Không',
    },
  ],
  ['owner', 'POST', '/api/admin/reviews/approve', { target, voter: 'nobody', at: AT }],
  ['owner', 'POST', '/api/admin/reviews/refuse', { target, voter: 'nobody', at: AT, ...reason }],
  ['owner', 'POST', '/api/admin/reports/nobody/close'],
  ['owner', 'POST', '/api/admin/support/w-stranger/nobody/answer', { text: 'Chào bạn' }],
  ['owner', 'GET', '/api/admin/catalogue/nobody'],
  ['owner', 'PUT', '/api/admin/catalogue/nobody', { revision: '1-a', entry: FOOD, ...reason }],
  [
    'owner',
    'POST',
    '/api/admin/catalogue/nobody/restore',
    { revision: '1-a', version: '1-b', ...reason },
  ],
  ['owner', 'POST', '/api/admin/food-imports/nobody/undo'],
  [
    'owner',
    'POST',
    '/api/admin/food-imports/nobody/rows',
    { rows: [{ line: 2, values: { words: { name: 'Món' }, nutrients: {} } }] },
  ],
  [
    'owner',
    'POST',
    '/api/admin/food-submissions/w-stranger/nobody/approve',
    { revision: '1-a', entry: FOOD },
  ],
  [
    'owner',
    'POST',
    '/api/admin/food-submissions/w-stranger/nobody/join',
    { revision: '1-a', entryId: 'vfct-1004' },
  ],
  [
    'owner',
    'POST',
    '/api/admin/food-submissions/w-stranger/nobody/decline',
    { revision: '1-a', ...reason },
  ],
  [
    'owner',
    'POST',
    '/api/admin/food-submissions/w-stranger/nobody/ask',
    { revision: '1-a', question: 'Mỗi hũ bao nhiêu gam?' },
  ],
  ['owner', 'POST', '/api/admin/food-submissions/w-stranger/nobody/undo', { decisionId: 'none' }],
  ['owner', 'POST', '/api/admin/staff/nobody/remove'],
  ['owner', 'POST', '/api/admin/staff/stranger/sign-out'],
];

it.each(ROWS)('S02 %s: %s %s says that nothing was done', async (who, method, path, body) => {
  const requestBody = JSON.parse(
    JSON.stringify(body ?? {}).replace('THEIRS', theirs.linkId),
  ) as object;
  const sent = method === 'GET' ? undefined : requestBody;
  const { status, body: answer } = await browsers[who].call(method, path, sent, BY_A_PERSON);
  expect([status, answer.success], JSON.stringify(answer)).toEqual([expect.any(Number), false]);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  // An invalid body would hide what the call does with a valid one.
  expect(answer.code, JSON.stringify(answer)).not.toBe('invalid_request');
});

it('S02 a link that others tried to end works on', async () => {
  const opened = await fetch(`${gateway.url}/api/client-link/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: theirs.url.split('#')[1] }),
  });
  expect(opened.status).toBe(200);
});
