import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffMember } from '../../src/api/staff';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { readOutbox } from '../support/outbox';
import { Browser, getCode, PASSWORD, putAccount } from './accountHelpers';

let gateway: TestGateway;
const staff: Record<'owner' | 'support', Browser> = {
  owner: new Browser(''),
  support: new Browser(''),
};

beforeAll(async () => {
  gateway = await startGateway();
  for (const role of ['owner', 'support'] as const) {
    await putAccount(gateway.ctx.couch, role, { role: 'admin', adminRole: role });
    staff[role] = new Browser(gateway.url);
    await staff[role].login(`${role}@example.vn`);
  }
});
afterAll(() => gateway.stop());

const wanted = { email: 'nhung@example.vn', name: 'Đặng Hồng Nhung', adminRole: 'billing' };
const add = (by: Browser, body: object) => by.post('/api/admin/staff', body);

async function mailsTo(address: string): Promise<string[]> {
  const mails = await readOutbox(gateway.dataDir);
  return mails.map(({ text }) => text).filter((mail) => mail.includes(`To: ${address}`));
}

it('P20 the owner adds a member, who sets the password by mail and has the role’s part alone', async () => {
  expect(getCode(await add(staff.support, wanted))).toBe('forbidden');
  expect(await add(staff.owner, wanted)).toMatchObject({
    status: 201,
    body: {
      member: { name: wanted.name, adminRole: 'billing', hasSecondFactor: false, state: 'invited' },
    },
  });
  const { body } = await staff.owner.call('GET', '/api/admin/staff');
  expect((body.staff as StaffMember[]).map(({ email }) => email)).toContain(wanted.email);
  await until(async () => (await mailsTo(wanted.email)).length === 1);
  const [mail = ''] = await mailsTo(wanted.email);
  const token = /#token=(?:3D)?([\w.-]+)/.exec(mail.replace(/=\r?\n/g, ''))?.[1];
  const password = 'Mật khẩu của Nhung 9';
  const member = new Browser(gateway.url);
  const reset = await member.post('/api/auth/password/reset', { token, newPassword: password });
  expect(reset.status).toBe(200);
  expect((await member.login(wanted.email, password)).body).toMatchObject({
    account: { role: 'admin', adminRole: 'billing', secondFactorDue: true },
  });
  expect(getCode(await member.call('GET', '/api/admin/payments'))).toBe('second_factor_required');
});

it('P20 an address that a stranger registered first is invited, and opens nothing to the stranger', async () => {
  const email = 'lan@example.vn';
  const stranger = new Browser(gateway.url);
  const request = { email, password: PASSWORD, name: 'Kẻ Lạ', application: {} };
  stranger.take(await stranger.post('/api/auth/register', request));
  expect((await stranger.call('GET', '/api/auth/devices')).status).toBe(200);
  const invited = { ...wanted, email, name: 'Phạm Thị Lan' };
  expect(await add(staff.owner, invited)).toMatchObject({
    status: 201,
    body: { member: { email, name: invited.name, state: 'invited' } },
  });
  expect((await stranger.call('GET', '/api/auth/devices')).status).toBe(401);
  expect((await stranger.refresh()).status).toBe(401);
  expect(getCode(await new Browser(gateway.url).login(email))).toBe('wrong_credentials');
  const invitation = () =>
    mailsTo(email).then((mails) => mails.find((mail) => mail.includes('invited')));
  await until(async () => (await invitation()) !== undefined);
  const token = /#token=(?:3D)?([\w.-]+)/.exec(
    ((await invitation()) ?? '').replace(/=\r?\n/g, ''),
  )?.[1];
  const newPassword = 'Mật khẩu của Lan 9 chữ';
  const member = new Browser(gateway.url);
  const reset = await member.post('/api/auth/password/reset', { token, newPassword });
  expect(reset.status).toBe(200);
  expect((await member.login(email, newPassword)).body).toMatchObject({
    account: { name: invited.name, role: 'admin', adminRole: 'billing', secondFactorDue: true },
  });
  expect((await stranger.call('GET', '/api/auth/devices')).status).toBe(401);
  const { store } = gateway.parts.modules.accounts;
  expect((await store.byId(stranger.accountId))?.account).toMatchObject({ status: 'suspended' });
});

it('P20 a confirmed account keeps its address from an invitation', async () => {
  await putAccount(gateway.ctx.couch, 'mai');
  expect(getCode(await add(staff.owner, { ...wanted, email: 'mai@example.vn' }))).toBe(
    'email_taken',
  );
  expect((await new Browser(gateway.url).login('mai@example.vn')).status).toBe(200);
});

it('P20 an address that has an account, a name that is none and an unknown role are refused', async () => {
  expect(getCode(await add(staff.owner, { ...wanted, email: 'support@example.vn' }))).toBe(
    'email_taken',
  );
  for (const body of [
    { ...wanted, email: 'x' },
    { ...wanted, name: 'http://a.vn' },
    { ...wanted, adminRole: 'auditor' },
    {},
  ])
    expect(getCode(await add(staff.owner, body))).toBe('invalid_request');
});
