import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '../../src/api/staff';
import type { LiveEvent } from '../../src/domain/protocol/protocol';
import {
  connectTestCouch,
  startGateway,
  until,
  type TestCouch,
  type TestGateway,
} from '../support/gateway';
import { readOutbox } from '../support/outbox';
import { within } from '../support/stolenTime';
import { Browser, getCode, PASSWORD, putAccount, type Answer } from './accountHelpers';

let database: TestCouch;
let first: TestGateway;
let second: TestGateway;
let owner: Browser;
let other: Browser;
/** ms: the caller's rights are checked again after a body that took longer than a second. */
const LONG_BODY = 1_100;
const NEW_PASSWORD = 'Mật khẩu của Nhung 9';

beforeAll(async () => {
  database = await connectTestCouch();
  const env = {
    COUCHDB_URL: database.address,
    DB_PREFIX: database.prefix,
    SESSION_SECRET: 'one secret for both of these gateways',
  };
  first = await startGateway({ env });
  second = await startGateway({ env });
  owner = await memberAt(first, 'owner', 'owner');
  other = await memberAt(second, 'other', 'owner');
});
afterAll(async () => {
  await second.stop();
  await first.stop();
  await database.close();
});

type StaffRole = 'owner' | 'billing' | 'support' | 'content';

async function memberAt(gateway: TestGateway, id: string, adminRole: StaffRole): Promise<Browser> {
  await putAccount(first.ctx.couch, id, { role: 'admin', adminRole });
  const browser = new Browser(gateway.url);
  await browser.login(`${id}@example.vn`);
  return browser;
}

const act = (by: Browser, id: string, what: string, body: object = {}): Promise<Answer> =>
  by.post(`/api/admin/staff/${id}/${what}`, body);

async function listed(id: string): Promise<StaffMember | undefined> {
  const { body } = await owner.call('GET', '/api/admin/staff');
  return (body.staff as StaffMember[]).find(
    ({ accountId, email }) => accountId === id || email === id,
  );
}

async function mailsTo(address: string): Promise<string[]> {
  const all: string[] = [];
  for (const { dataDir } of [first, second]) {
    for (const { text } of await readOutbox(dataDir))
      if (text.includes(`To: ${address}`)) all.push(text.replace(/=\r?\n/g, ''));
  }
  return all;
}

const extractTokens = (mails: readonly string[]): string[] =>
  mails.flatMap((mail) => /#token=(?:3D)?([\w.-]+)/.exec(mail)?.[1] ?? []);

const audits = async (accountId: string) => {
  const rows = await first.ctx.couch
    .database('accounts')
    .list({ startKey: 'audit:', endKey: 'audit:\ufff0', includeDocs: true });
  return rows.flatMap(({ doc }) => (doc?.body.accountId === accountId ? [doc.body] : []));
};

interface Stream {
  events: LiveEvent[];
  ended: Promise<void>;
}

async function openStream(browser: Browser): Promise<Stream> {
  const response = await fetch(`${browser.url}/api/admin/live`, {
    headers: { authorization: `Bearer ${browser.token}` },
  });
  expect(response.status).toBe(200);
  const events: LiveEvent[] = [];
  const read = async (): Promise<void> => {
    for await (const chunk of response.body ?? [])
      for (const line of Buffer.from(chunk as Uint8Array)
        .toString()
        .split('\n')
        .filter(Boolean))
        events.push(JSON.parse(line) as LiveEvent);
  };
  const ended = read();
  await until(() => events.length > 0);
  return { events, ended };
}

async function slowly(browser: Browser, path: string, body: object) {
  const { hostname, port } = new URL(browser.url);
  const text = JSON.stringify(body);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: Bearer ${browser.token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text.slice(0, 1)}`,
  );
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const closed = once(socket, 'close');
  return {
    send: async (): Promise<number> => {
      socket.write(text.slice(1));
      await closed;
      return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
    },
  };
}

describe('P20 a call whose body is on its way', () => {
  it.each([
    ['keeps its right', undefined, [404]],
    ['loses it with a lowered role', ['role', { adminRole: 'content' }], [401, 403]],
    ['loses it with a sign-out everywhere', ['sign-out', {}], [401]],
    ['loses it with a removed member', ['remove', {}], [401, 403]],
  ] as const)('%s', async (name, change, expected) => {
    const id = `slow-${name.replaceAll(' ', '-')}`;
    const member = await memberAt(second, id, 'billing');
    const call = await slowly(member, '/api/admin/payments/nobody/refund', { reason: 'Hủy' });
    if (change) expect((await act(owner, id, change[0], change[1])).status).toBe(200);
    const isThrough = async (): Promise<boolean> =>
      !change || (await member.call('GET', '/api/admin/payments')).status > 400;
    await until(isThrough);
    await pause(LONG_BODY);
    expect(expected).toContain(await call.send());
  });
});

describe('P20 what stands open ends', () => {
  const acts: [string, string, object][] = [
    ['a lowered role', 'role', { adminRole: 'content' }],
    ['a raised role', 'role', { adminRole: 'owner' }],
    ['a member switched off', 'off', { reason: 'Nghỉ việc' }],
    ['a removed member', 'remove', {}],
    ['a sign-out everywhere', 'sign-out', {}],
  ];
  it.each(acts)('%s: stream, token and renewal, on both gateways', async (name, what, body) => {
    const id = `m-${acts.findIndex(([one]) => one === name)}`;
    const here = await memberAt(first, id, 'billing');
    const there = new Browser(second.url);
    await there.login(`${id}@example.vn`);
    expect((await there.call('GET', '/api/admin/payments')).status).toBe(200);
    const streams = [await openStream(here), await openStream(there)];
    expect((await act(owner, id, what, body)).status).toBe(200);
    await within(1_000, Promise.all(streams.map(({ ended }) => ended)));
    for (const { events } of streams) expect(events.at(-1)?.type).toBe('locked');
    for (const browser of [here, there]) {
      expect((await browser.call('GET', '/api/admin/payments')).status).toBeGreaterThan(400);
      expect((await browser.refresh()).status).toBeGreaterThan(400);
    }
  });

  it('a member who is switched on again signs in anew, and is none before', async () => {
    expect(getCode(await new Browser(first.url).login('m-2@example.vn'))).toBe('account_suspended');
    expect((await act(other, 'm-2', 'on')).status).toBe(200);
    expect((await new Browser(first.url).login('m-2@example.vn')).status).toBe(200);
    expect((await listed('m-2'))?.state).toBe('working');
  });

  it('who was removed has no account, and the address is free again', async () => {
    expect(getCode(await new Browser(first.url).login('m-3@example.vn'))).toBe('wrong_credentials');
    expect(await listed('m-3')).toBeUndefined();
    expect(getCode(await act(owner, 'm-3', 'sign-out'))).toBe('not_found');
    expect((await audits('m-3')).map(({ action, by }) => [action, by])).toEqual([
      ['removeStaff', 'owner'],
    ]);
    const again = { email: 'm-3@example.vn', name: 'Trở Lại', adminRole: 'support' };
    expect((await owner.post('/api/admin/staff', again)).status).toBe(201);
  });
});

describe('P20 whom an owner may touch', () => {
  it('nobody else than an owner, never oneself, and nobody who is no staff', async () => {
    const support = await memberAt(first, 'plain', 'support');
    await putAccount(first.ctx.couch, 'expert');
    const calls: [string, object][] = [
      ['role', { adminRole: 'content' }],
      ['off', { reason: 'Thử xem sao' }],
      ['on', {}],
      ['remove', {}],
      ['sign-out', {}],
      ['invitation', {}],
      ['second-factor/reset', {}],
    ];
    for (const [what, body] of calls) {
      expect(getCode(await act(support, 'other', what, body)), what).toBe('forbidden');
      expect(getCode(await act(owner, 'expert', what, body)), what).toBe('not_found');
      expect(getCode(await act(owner, 'nobody', what, body)), what).toBe('not_found');
      expect(getCode(await act(owner, 'owner', what, body)), what).toBe('own_account');
    }
    expect((await support.call('GET', '/api/admin/payments')).status).toBe(200);
  });

  it('a wrong role, reason or body changes nothing', async () => {
    for (const body of [
      {},
      { adminRole: 'auditor' },
      { adminRole: null },
      { adminRole: ['owner'] },
    ])
      expect(getCode(await act(owner, 'plain', 'role', body))).toBe('invalid_request');
    for (const body of [{}, { reason: '' }, { reason: '  \u200b ' }, { reason: 'x'.repeat(501) }])
      expect(getCode(await act(owner, 'plain', 'off', body))).toBe('invalid_request');
    expect(await listed('plain')).toMatchObject({ adminRole: 'support', state: 'working' });
  });

  it('of two owners who take each other away at the same moment, one stays', async () => {
    const pairs: [string, object][] = [
      ['role', { adminRole: 'content' }],
      ['off', { reason: 'Ai nhanh hơn' }],
      ['remove', {}],
    ];
    for (const [at, [what, body]] of pairs.entries()) {
      const [a, b] = [`pa${at}`, `pb${at}`];
      const [one, two] = [await memberAt(first, a, 'owner'), await memberAt(second, b, 'owner')];
      const rest = ((await one.call('GET', '/api/admin/staff')).body.staff as StaffMember[]).filter(
        ({ adminRole, accountId }) => adminRole === 'owner' && ![a, b].includes(accountId),
      );
      for (const { accountId } of rest)
        expect((await act(one, accountId, 'off', { reason: 'Để thử' })).status).toBe(200);
      const answers = await Promise.all([act(one, b, what, body), act(two, a, what, body)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const [left] = answers[0]?.status === 200 ? [one] : [two];
      const owners = (
        (await left.call('GET', '/api/admin/staff')).body.staff as StaffMember[]
      ).filter(({ adminRole, state }) => adminRole === 'owner' && state === 'working');
      expect(owners).toMatchObject([{ isLastOwner: true }]);
      for (const { accountId } of rest) await act(left, accountId, 'on');
    }
    await owner.login('owner@example.vn');
    await other.login('other@example.vn');
  });
});

const member = () => new Browser(first.url);
const take = (token: string | undefined, newPassword = NEW_PASSWORD) =>
  member().post('/api/auth/password/reset', { token, newPassword });

describe('P20 invitations', () => {
  const invitation = { email: 'nhung@example.vn', name: 'Đặng Hồng Nhung', adminRole: 'billing' };

  it('name who invites and as what, go again, and open the account once', async () => {
    expect((await owner.post('/api/admin/staff', invitation)).status).toBe(201);
    await until(async () => (await mailsTo(invitation.email)).length === 1);
    const invited = await listed(invitation.email);
    expect(invited).toMatchObject({ state: 'invited', invitation: { by: 'Người owner' } });
    const id = String(invited?.accountId);
    await member().post('/api/auth/password/forgot', { email: invitation.email });
    expect((await act(owner, id, 'invitation')).status).toBe(200);
    await until(async () => (await mailsTo(invitation.email)).length === 2);
    const mails = await mailsTo(invitation.email);
    const plain = mails.map((mail) =>
      Buffer.from(
        mail.replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        ),
        'latin1',
      ).toString(),
    );
    for (const mail of plain) {
      expect(mail).toContain('Người owner (owner@example.vn) mời bạn');
      expect(mail).toContain('vai trò Thanh toán');
      expect(mail).not.toContain('đặt lại mật khẩu');
    }
    const [token, later] = extractTokens(mails);
    expect(getCode(await take('x'.repeat(40)))).toBe('reset_link_invalid');
    expect((await take(token)).status).toBe(200);
    expect(getCode(await take(later, 'Một mật khẩu khác 7'))).toBe('reset_link_invalid');
    expect(getCode(await act(owner, id, 'invitation'))).toBe('status_conflict');
    const browser = member();
    expect((await browser.login(invitation.email, NEW_PASSWORD)).body).toMatchObject({
      account: { adminRole: 'billing', secondFactorDue: true },
    });
    for (const path of ['/api/admin/payments', '/api/admin/dashboard', '/api/admin/orders'])
      expect(getCode(await browser.call('GET', path))).toBe('second_factor_required');
  });

  it('that were taken back, or for another role, open nothing', async () => {
    for (const [email, what, body] of [
      ['yen@example.vn', 'remove', {}],
      ['hoa@example.vn', 'role', { adminRole: 'content' }],
    ] as const) {
      await owner.post('/api/admin/staff', { ...invitation, email });
      await until(async () => (await mailsTo(email)).length === 1);
      const [token] = extractTokens(await mailsTo(email));
      const id = String((await listed(email))?.accountId);
      expect(getCode(await act(owner, id, 'off', { reason: 'Chưa nhận lời' }))).toBe(
        'status_conflict',
      );
      expect(getCode(await act(owner, id, 'sign-out'))).toBe('status_conflict');
      expect((await act(owner, id, what, body)).status).toBe(200);
      expect(getCode(await take(token))).toBe('reset_link_invalid');
    }
    await until(async () => (await mailsTo('hoa@example.vn')).length === 2);
    const answers: number[] = [];
    for (const token of extractTokens(await mailsTo('hoa@example.vn')))
      answers.push((await take(token)).status);
    expect(answers.toSorted()).toEqual([200, 400]);
  });
});

describe('P20 a lost second factor', () => {
  it('is given up by two owners who were owners when it was asked', async () => {
    await memberAt(first, 'lost', 'support');
    const late = await memberAt(first, 'late', 'content');
    expect((await act(owner, 'lost', 'second-factor/reset')).body).toMatchObject({ isDone: false });
    expect((await act(owner, 'lost', 'second-factor/reset')).body).toMatchObject({ isDone: false });
    await act(owner, 'late', 'role', { adminRole: 'owner' });
    await late.login('late@example.vn');
    expect(getCode(await act(late, 'lost', 'second-factor/reset'))).toBe('owner_needed');
    expect((await listed('lost'))?.hasSecondFactor).toBe(true);
    expect((await act(other, 'lost', 'second-factor/reset')).body).toMatchObject({
      isDone: true,
      member: { hasSecondFactor: false },
    });
    expect(getCode(await act(owner, 'lost', 'second-factor/reset'))).toBe('status_conflict');
    const browser = new Browser(first.url);
    browser.take(
      await browser.post('/api/auth/login', { email: 'lost@example.vn', password: PASSWORD }),
    );
    expect(getCode(await browser.call('GET', '/api/admin/experts'))).toBe('second_factor_required');
    expect((await audits('lost')).map(({ action }) => action).toSorted()).toEqual([
      'askFactorReset',
      'resetFactor',
    ]);
  });

  it('is not given up where the first owner is none any more', async () => {
    await memberAt(first, 'gone', 'owner');
    await memberAt(first, 'lost2', 'support');
    const gone = new Browser(first.url);
    await gone.login('gone@example.vn');
    await act(gone, 'lost2', 'second-factor/reset');
    await act(owner, 'gone', 'off', { reason: 'Không còn làm' });
    expect((await act(owner, 'lost2', 'second-factor/reset')).body).toMatchObject({
      isDone: false,
      member: { factorReset: { byId: 'owner' } },
    });
  });
});
