import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExpertRecord } from '../../src/api/experts';
import type { Role } from '../../src/domain/accounts/access/roles';
import type { LiveEvent } from '../../src/domain/protocol/protocol';
import { type DecisionAudit } from '../../sync-server/modules/accounts/accountRecords';
import {
  connectTestCouch,
  startGateway,
  until,
  type TestCouch,
  type TestGateway,
} from '../support/gateway';
import { within } from '../support/stolenTime';
import { Browser, getCode, PASSWORD, putAccount } from './accountHelpers';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

let database: TestCouch;
let first: TestGateway;
let second: TestGateway;
const admin: Record<'owner' | 'support', Browser> = {
  owner: new Browser(''),
  support: new Browser(''),
};

beforeAll(async () => {
  database = await connectTestCouch();
  const env = {
    COUCHDB_URL: database.address,
    DB_PREFIX: database.prefix,
    SESSION_SECRET: 'one secret for both of these gateways',
  };
  first = await startGateway({ env });
  second = await startGateway({ env });
  for (const role of ['owner', 'support'] as const) {
    await putAccount(first.ctx.couch, role, { role: 'admin', adminRole: role });
    admin[role] = new Browser(first.url);
    await admin[role].login(`${role}@example.vn`);
  }
});
afterAll(async () => {
  await second.stop();
  await first.stop();
  await database.close();
});

interface Stream {
  events: LiveEvent[];
  ended: Promise<void>;
}

async function openStream(browser: Browser): Promise<Stream> {
  const who = `accountId=${browser.accountId}&workspaceId=w-${browser.accountId}&deviceId=d1`;
  const response = await fetch(`${browser.url}/sync/live?${who}`, {
    headers: { authorization: `Bearer ${browser.token}` },
  });
  expect(response.status).toBe(200);
  const events: LiveEvent[] = [];
  const read = async (): Promise<void> => {
    let rest = '';
    for await (const chunk of response.body ?? []) {
      const lines = (rest + Buffer.from(chunk as Uint8Array).toString()).split('\n');
      rest = lines.pop() ?? '';
      events.push(...lines.map((line) => JSON.parse(line) as LiveEvent));
    }
  };
  const ended = read();
  await until(() => events.some(({ type }) => type === 'hello'));
  return { events, ended };
}

const decide = (by: Browser, id: string, decision: string, body: unknown = {}) =>
  by.post(`/api/admin/experts/${id}/${decision}`, body);

/** From one copy of a cluster, which may not have the last one yet: ask until it is so. */
async function audits(accountId: string): Promise<Partial<DecisionAudit>[]> {
  const rows = await first.ctx.couch
    .database(ACCOUNTS_DATABASE)
    .list({ startKey: 'audit:', endKey: 'audit:\ufff0', includeDocs: true });
  return rows
    .map(({ doc }) => doc?.body as Partial<DecisionAudit>)
    .filter((audit) => audit.accountId === accountId);
}

async function expertAt(gateway: TestGateway, name: string): Promise<Browser> {
  const browser = new Browser(gateway.url);
  // A copy of a cluster may not have the new account yet.
  await expect.poll(async () => (await browser.login(`${name}@example.vn`)).status).toBe(200);
  return browser;
}

describe('P02 suspending an expert', () => {
  it('P02 cuts the live streams at once, on this gateway and on others, and refuses tokens', async () => {
    await putAccount(first.ctx.couch, 'hung');
    await putAccount(first.ctx.couch, 'other');
    const here = await expertAt(first, 'hung');
    const there = await expertAt(second, 'hung');
    const untouched = await openStream(await expertAt(second, 'other'));
    const streams = [await openStream(here), await openStream(there)];
    expect(getCode(await there.readData())).toBe('invalid_request');
    const answer = await decide(admin.owner, 'hung', 'suspend', { reason: 'Hồ sơ cần xác minh' });
    expect(answer).toMatchObject({ status: 200, body: { expert: { status: 'suspended' } } });
    await within(500, streams[0]?.ended ?? Promise.resolve());
    await within(4_000, streams[1]?.ended ?? Promise.resolve());
    for (const { events } of streams)
      expect(events.at(-1)).toEqual({ type: 'locked', code: 'account_suspended' });
    for (const browser of [here, there]) {
      for (const path of ['/sync/push', '/sync/changes', '/api/auth/password'])
        expect(getCode(await browser.post(path, {}))).toBe('account_suspended');
      expect(getCode(await browser.call('GET', '/api/auth/devices'))).toBe('account_suspended');
      const refreshed = await browser.refresh();
      expect(refreshed.body).toMatchObject({
        code: 'account_suspended',
        details: { reason: 'Hồ sơ cần xác minh' },
      });
      expect(getCode(await browser.login('hung@example.vn'))).toBe('account_suspended');
    }
    expect(untouched.events.at(-1)?.type).not.toBe('locked');
  });

  it('P02 is lifted by an owner and not by support, and the devices go on without signing in', async () => {
    await putAccount(first.ctx.couch, 'kim');
    const device = await expertAt(second, 'kim');
    await decide(admin.owner, 'kim', 'suspend', { reason: 'Tạm thời' });
    await until(async () => getCode(await device.readData()) === 'account_suspended');
    expect(getCode(await decide(admin.support, 'kim', 'suspend', { reason: 'x' }))).toBe(
      'forbidden',
    );
    for (const body of [{}, { reason: 'Đã xác minh' }])
      expect(getCode(await decide(admin.support, 'kim', 'activate', body))).toBe(
        'suspended_by_owner',
      );
    const trail = (await audits('kim')).find(({ action }) => action === 'suspend');
    const undo = { decision: trail?.auditId };
    expect(getCode(await admin.support.post('/api/admin/applications/kim/undo', undo))).toBe(
      'undo_expired',
    );
    expect(getCode(await device.readData())).toBe('account_suspended');
    const lifted = await decide(admin.owner, 'kim', 'activate', { reason: 'Đã xác minh' });
    expect(lifted.body).toMatchObject({ expert: { status: 'approved' } });
    expect((lifted.body.expert as ExpertRecord).statusReason).toBeUndefined();
    expect((await device.refresh()).status).toBe(200);
    await until(async () => getCode(await device.readData()) === 'invalid_request');
    expect((await device.refresh()).body.account).not.toHaveProperty('statusReason');
  });

  it('P02 keeps who did what to whom, and why, once for each decision', async () => {
    await putAccount(first.ctx.couch, 'loan');
    const reason = { reason: 'Vi phạm quy định' };
    await decide(admin.owner, 'loan', 'suspend', reason);
    await decide(admin.owner, 'loan', 'suspend', reason);
    await Promise.all([
      decide(admin.owner, 'loan', 'activate'),
      decide(admin.owner, 'loan', 'activate'),
    ]);
    await expect
      .poll(() => audits('loan'))
      .toMatchObject([
        { action: 'suspend', from: 'approved', to: 'suspended', by: 'owner', ...reason },
        { action: 'activate', from: 'suspended', to: 'approved' },
      ]);
  });

  it('P02 a decision that came second leaves no trace of something that it did not do', async () => {
    await putAccount(first.ctx.couch, 'mai');
    for (let round = 1; round <= 5; round += 1) {
      await decide(admin.owner, 'mai', 'suspend', { reason: 'Vi phạm quy định' });
      await Promise.all(
        [admin.owner, admin.owner, admin.owner].map((who) => decide(who, 'mai', 'activate')),
      );
      await expect.poll(() => audits('mai')).toHaveLength(2 * round);
    }
  });

  it('P02 signing a device out cuts its stream on another gateway, and no other stream', async () => {
    await putAccount(first.ctx.couch, 'nga');
    const [here, lost] = [await expertAt(first, 'nga'), await expertAt(second, 'nga')];
    const [mine, theirs] = [await openStream(here), await openStream(lost)];
    const { body } = await here.call('GET', '/api/auth/devices');
    const other = (body.devices as { id: string; current: boolean }[]).find((d) => !d.current);
    await here.call('DELETE', `/api/auth/devices/${other?.id}`);
    await within(4_000, theirs.ended);
    expect(theirs.events.at(-1)).toEqual({ type: 'locked', code: 'session_ended' });
    expect(mine.events.at(-1)?.type).not.toBe('locked');
  });

  it('P02 needs a reason, an expert, and a status that it changes', async () => {
    await putAccount(first.ctx.couch, 'oanh', { status: 'pending' });
    await putAccount(first.ctx.couch, 'khach', { role: 'user' as Role });
    expect(getCode(await decide(admin.owner, 'oanh', 'suspend', {}))).toBe('invalid_request');
    const reason = { reason: 'x' };
    expect(getCode(await decide(admin.owner, 'oanh', 'suspend', reason))).toBe('status_conflict');
    for (const id of ['support', 'khach', 'nobody', 'x y'])
      expect(getCode(await decide(admin.owner, id, 'suspend', reason)), id).toBe('not_found');
  });
});

describe('P02 applications', () => {
  it('P02 are listed, approved by support, or rejected by the owner with a reason that the expert reads', async () => {
    for (const name of ['phuc', 'quan'])
      await putAccount(first.ctx.couch, name, { status: 'pending' });
    const listed = await admin.support.call('GET', '/api/admin/experts?status=pending');
    const names = (listed.body.experts as ExpertRecord[]).map(({ accountId }) => accountId);
    expect(names).toEqual(expect.arrayContaining(['phuc', 'quan']));
    expect(names).not.toContain('hung');
    expect(JSON.stringify(listed.body)).not.toContain('scrypt');
    const waiting = await expertAt(first, 'phuc');
    expect(getCode(await waiting.readData())).toBe('account_not_approved');
    expect((await decide(admin.support, 'phuc', 'activate')).status).toBe(200);
    expect((await waiting.refresh()).body).toMatchObject({ account: { status: 'approved' } });
    expect(getCode(await waiting.readData())).toBe('invalid_request');
    await decide(admin.owner, 'quan', 'reject', { reason: 'Thiếu chứng chỉ hành nghề' });
    const rejected = new Browser(second.url);
    const answer = await rejected.login('quan@example.vn', PASSWORD);
    expect(answer.body).toMatchObject({
      account: { status: 'rejected', statusReason: 'Thiếu chứng chỉ hành nghề' },
    });
    expect(getCode(await rejected.readData())).toBe('account_not_approved');
  });
});
