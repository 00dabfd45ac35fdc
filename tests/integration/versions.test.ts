import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountStatus, AdminRole, Role } from '../../src/domain/accounts/access/roles';
import { LEAST_APP, PROTOCOL } from '../../src/domain/protocol/protocolVersions';
import type { PushResponse } from '../../src/domain/protocol/protocol';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { accountKey, workspaceKey } from '../../sync-server/modules/accounts/accountRecords';
import { createAccountStore } from '../../sync-server/modules/accounts/store';
import { createExpertNames } from '../../sync-server/modules/published/names';
import { startGateway, type TestGateway } from '../support/gateway';
import { Browser, getCode, PASSWORD, putAccount } from './accountHelpers';
import { addPerson, APP, createClient, created, Device, openLive, type Row } from './syncHelpers';
import { ACCOUNTS_DATABASE, envelope } from '../../sync-server/store/envelope';

let gateway: TestGateway;
let demanding: TestGateway;
beforeAll(async () => {
  [gateway, demanding] = await Promise.all([
    startGateway(),
    startGateway({ env: { LEAST_APP: '2.0.0' } }),
  ]);
});
afterAll(() => Promise.all([gateway.stop(), demanding.stop()]));

async function newDevice(of = gateway): Promise<Device> {
  const person = await addPerson(of.ctx.couch, of.ctx.config.sessionSecret);
  return new Device(of.url, person).start();
}

async function pushAs(device: Device, headers: Record<string, string>, rows: Row[]) {
  const answer = await fetch(`${device.url}/sync/push`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${device.person.token}`,
      ...headers,
    },
    body: JSON.stringify({ ...device.caller, epoch: device.epochs.workspace, rows }),
  });
  return { status: answer.status, body: (await answer.json()) as PushResponse & { code?: string } };
}

const stored = (device: Device, id: string, of = gateway) =>
  of.ctx.couch.database(workspaceDatabase(device.person.workspaceId)).get(`clients:${id}`);

describe('S02 versions in calls', () => {
  it('hello and the answer to a push name the protocol, hello also the least app', async () => {
    const device = await newDevice();
    const stream = await openLive(device);
    expect(await stream.next('hello')).toMatchObject({ protocol: PROTOCOL, leastApp: LEAST_APP });
    stream.close();
    const { body } = await device.push([created(createClient(device.person))]);
    expect(body).toMatchObject({ protocol: PROTOCOL, verdicts: [{ verdict: 'accepted' }] });
  });

  it('an app of a newer version is in, pulls, and what it pushes is not judged', async () => {
    const device = await newDevice();
    const next = { ...createClient(device.person), mood: 'vui' };
    const newer = { 'x-app-version': '9.9.9', 'x-needed-protocol': '99' };
    expect(await pushAs(device, newer, [created(next)])).toMatchObject({
      status: 503,
      body: { code: 'gateway_outdated' },
    });
    expect(await stored(device, next.id)).toBeUndefined();
    expect((await device.changes({ workspace: null }, 10, { wish: 1 })).status).toBe(200);
  });

  it('an absurd version counts as none', async () => {
    const device = await newDevice();
    for (const value of ['x'.repeat(10_000), '-1', '{}', '']) {
      const absurd = { 'x-app-version': value, 'x-needed-protocol': value.slice(0, 100) };
      const rows = [created(createClient(device.person))];
      expect((await pushAs(device, absurd, rows)).status).toBe(426);
      expect((await pushAs(device, { ...absurd, ...APP }, rows)).status).toBe(200);
    }
  });

  it('an outdated app may pull and not push, and nothing of its push is judged', async () => {
    const device = await newDevice(demanding);
    const next = createClient(device.person);
    for (const headers of [{}, { 'x-app-version': '1.9.9' }, { 'x-app-version': 'zwei' }] as Record<
      string,
      string
    >[])
      expect(await pushAs(device, headers, [created(next)])).toMatchObject({
        status: 426,
        body: { code: 'app_outdated' },
      });
    expect(await stored(device, next.id, demanding)).toBeUndefined();
    expect((await device.changes({ workspace: null })).status).toBe(200);
    const { status } = await pushAs(device, { 'x-app-version': '2.0.0' }, [created(next)]);
    expect(status).toBe(200);
  });

  it('a newer app may send more in a request', async () => {
    const device = await newDevice();
    const row = { ...created(createClient(device.person)), why: 'x' };
    expect((await device.push([row], { mood: 1 })).body.verdicts).toMatchObject([
      { verdict: 'accepted' },
    ]);
    const body = JSON.stringify({
      email: `${randomUUID()}@example.vn`,
      password: 'mat khau dai',
      name: 'Lê Mai',
      application: { wish: 1 },
      more: { than: 'known' },
    });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${gateway.url}/api/auth/register`, {
      method: 'POST',
      headers,
      body,
    });
    expect(answer.status).toBe(201);
  });
});

const AT = '2026-01-01T00:00:00.000Z';

async function newerClient(device: Device) {
  const next = {
    ...createClient(device.person),
    status: 'paused',
    mood: { word: 'vui' },
    assignedMenus: [
      { menuId: 'm1', assignedDate: AT, status: 'active', shade: 1 },
      { menuId: 'm2', assignedDate: AT, status: 'inactive', shade: 2 },
    ],
  };
  const { _deleted, ...body } = next;
  const database = gateway.ctx.couch.database(workspaceDatabase(device.person.workspaceId));
  await database.put(envelope(`clients:${next.id}`, body, device.person.accountId, new Date()));
  return next;
}

describe('S02 fields and words that this gateway does not know', () => {
  it('are refused where no version has known them, and ten of 200 are named', async () => {
    const device = await newDevice();
    const fields = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`field${n}`, n]));
    const next = { ...createClient(device.person), ...fields };
    const { body } = await device.push([created(next)]);
    expect(body.verdicts).toMatchObject([
      { verdict: 'rejected', code: 'schema', details: { count: 200 } },
    ]);
    const [verdict] = body.verdicts;
    const issues = verdict?.verdict === 'rejected' ? verdict.details?.issues : [];
    expect(issues).toHaveLength(10);
    expect(issues).toContainEqual({ path: 'field0', code: 'unknown_field' });
    expect(await stored(device, next.id)).toBeUndefined();
  });

  it('are carried through by an older device, also when it moves lines', async () => {
    const device = await newDevice();
    const before = await newerClient(device);
    const after = {
      ...before,
      weight: 61,
      assignedMenus: before.assignedMenus.toReversed(),
    };
    const { body } = await device.push([{ ...created(after), assumed: before }]);
    expect(body.verdicts).toMatchObject([{ id: before.id, verdict: 'accepted' }]);
    expect((await stored(device, before.id))?.body).toMatchObject({
      weight: 61,
      status: 'paused',
      mood: { word: 'vui' },
      assignedMenus: [{ shade: 2 }, { shade: 1 }],
    });
  });

  it('are refused with another value than the stored one, and in a copy', async () => {
    const device = await newDevice();
    const before = await newerClient(device);
    const changed = { ...before, mood: { word: 'buồn' } };
    const copy = { ...before, id: randomUUID() };
    const swapped = {
      ...before,
      assignedMenus: before.assignedMenus.map((line) => ({ ...line, shade: 3 - line.shade })),
    };
    const { body } = await device.push([
      { ...created(changed), assumed: before },
      created(copy),
      { ...created(swapped), assumed: before },
    ]);
    expect(body.verdicts).toMatchObject([
      { verdict: 'rejected', details: { issues: [{ path: 'mood', code: 'unknown_field' }] } },
      { verdict: 'rejected', code: 'schema', details: { count: 4 } },
      { verdict: 'rejected', details: { count: 2 } },
    ]);
    expect((await stored(device, before.id))?.body).toMatchObject({ mood: { word: 'vui' } });
  });

  it('make no way past the rules for what is known, nor past what cannot be kept', async () => {
    const device = await newDevice();
    const before = await newerClient(device);
    let deep: unknown = 1;
    for (let depth = 0; depth < 200; depth += 1) deep = { deep };
    const proto = JSON.parse('{"__proto__": {"isAdmin": true}}') as object;
    const row = (next: object) => ({ ...created({ ...before, ...next }), assumed: before });
    const { body } = await device.push([
      row({ clientName: 7 }),
      row({ deep }),
      row({ mood: proto }),
    ]);
    expect(body.verdicts).toMatchObject([
      { verdict: 'rejected', code: 'schema' },
      { verdict: 'rejected', details: { issues: [{ code: 'too_deep' }] } },
      { verdict: 'rejected', details: { issues: [{ code: 'forbidden_key' }] } },
    ]);
    expect((await stored(device, before.id))?.body).not.toHaveProperty('deep');
  });
});

const createDream = ({ person }: Device) => {
  const { clientName: _name, ...base } = createClient(person);
  return { ...base, kind: 'dream', night: { deep: [1, 2] } };
};

describe('S02 a kind of record that a newer gateway stored', () => {
  it('is told to devices as it is, and another one is not taken: a later version would trust it', async () => {
    const device = await newDevice();
    const dream = createDream(device);
    const { _deleted: deleted, ...body } = dream;
    const database = gateway.ctx.couch.database(workspaceDatabase(device.person.workspaceId));
    const { accountId: by } = device.person;
    const stored = envelope(`records:${dream.id}`, body, by, new Date());
    await database.put({ ...stored, type: 'records', deleted });
    await expect.poll(() => device.pullAll('records')).toEqual([dream]);
    const other = { ...dream, id: randomUUID() };
    const answer = await device.push([created(other, 'records')]);
    expect(answer.body.verdicts).toMatchObject([
      { verdict: 'rejected', details: { issues: [{ path: 'kind', code: 'unknown_word' }] } },
    ]);
    const again = await device.push([created(dream, 'records')]);
    expect(again.body.verdicts).toMatchObject([{ verdict: 'accepted' }]);
    expect(await device.pullAll('records')).toEqual([dream]);
  });

  it('stands beside those that this one knows, which are checked', async () => {
    const device = await newDevice();
    const client = createClient(device.person);
    const { id, workspaceId, expertId, createdAt, updatedAt } = client;
    const consent = {
      id: randomUUID(),
      workspaceId,
      expertId,
      createdAt,
      updatedAt,
      _deleted: false,
      kind: 'consent',
      clientId: id,
      purpose: 'ai',
      consentDate: '2026-11-27',
      givenBy: 'client',
      way: 'paper',
      textVersion: 'AI-1',
    };
    const wrong = { ...consent, id: randomUUID(), consentDate: '2026-02-30' };
    const { body } = await device.push([
      created(client),
      created(consent, 'records'),
      created(wrong, 'records'),
    ]);
    expect(body.verdicts).toMatchObject([
      { verdict: 'accepted' },
      { verdict: 'accepted' },
      { verdict: 'rejected', details: { issues: [{ path: 'consentDate' }] } },
    ]);
    await expect.poll(() => device.pullAll('records')).toEqual([consent]);
  });
});

describe('S02 accounts of a newer gateway', () => {
  it('open sessions as before, keep their fields through a change, and no unknown plan refuses', async () => {
    const device = await newDevice();
    const accounts = createAccountStore({
      couch: gateway.ctx.couch,
      isClosed: () => false,
      now: () => new Date(),
    });
    const accountRecord = await accounts.byId(device.person.accountId);
    if (!accountRecord) throw new Error('no account');
    const { _id } = accountRecord.stored;
    await accounts.database.put({
      ...accountRecord.stored,
      body: { ...accountRecord.account, badge: 'vàng' },
    });
    await accounts.update(_id, 'test', (account) => ({ ...account, name: 'Lan Mới' }));
    expect((await accounts.database.get(_id))?.body).toMatchObject({
      name: 'Lan Mới',
      badge: 'vàng',
    });
    const workspaces = gateway.ctx.couch.database(ACCOUNTS_DATABASE);
    const workspace = await workspaces.get(workspaceKey(device.person.workspaceId));
    if (!workspace) throw new Error('no workspace');
    await workspaces.put({ ...workspace, body: { ...workspace.body, plan: 'gold', seats: 3 } });
    const rows = Array.from({ length: 7 }, () => created(createClient(device.person)));
    const again = new Device(device.url, device.person);
    await again.start();
    const { body } = await again.push(rows);
    expect(body.verdicts.map(({ verdict }) => verdict)).toEqual(rows.map(() => 'accepted'));
  });

  it('with a status that is not known here are in, and are told that they may do nothing', async () => {
    const person = await addPerson(gateway.ctx.couch, gateway.ctx.config.sessionSecret, {
      status: 'frozen' as AccountStatus,
    });
    const device = new Device(gateway.url, person);
    const refused = { status: 403, body: { code: 'account_not_approved' } };
    expect(await device.push([created(createClient(person))])).toMatchObject(refused);
    expect(await device.changes({ workspace: null })).toMatchObject(refused);

    await putAccount(gateway.ctx.couch, 'bang', { status: 'frozen' as AccountStatus });
    const browser = new Browser(gateway.url);
    expect(await browser.login('bang@example.vn')).toMatchObject({
      status: 200,
      body: { account: { status: 'frozen' } },
    });
    expect((await browser.refresh()).status).toBe(200);
    expect(await browser.readData()).toMatchObject(refused);
    expect(await browser.call('GET', '/api/auth/devices')).toMatchObject(refused);
    const names = await createExpertNames(gateway.ctx.couch).of(['bang', person.accountId]);
    expect([...names.values()].map(({ isShown }) => isShown)).toEqual([false, false]);
  });

  it('with a role that is not known here keep their second factor: it may be an administrator’s', async () => {
    const { couch } = gateway.ctx;
    const { email } = await putAccount(couch, 'tong', { role: 'admin', adminRole: 'owner' });
    const accounts = createAccountStore({ couch, isClosed: () => false, now: () => new Date() });
    await accounts.update(accountKey(email), 'test', (account) => ({
      ...account,
      role: 'chief' as Role,
    }));
    const browser = new Browser(gateway.url);
    expect((await browser.login(email)).status).toBe(200);
    const proof = { password: PASSWORD, code: 'CODE0039' };
    const answer = await browser.post('/api/auth/second-factor/remove', proof);
    expect([answer.status, getCode(answer)]).toEqual([403, 'second_factor_required']);
  });

  it('with a role that is not known here hold no permission, and are told so', async () => {
    for (const [name, role, adminRole] of [
      ['kiem', 'admin', 'auditor'],
      ['truong', 'chief', 'owner'],
      ['pho', 'chief', undefined],
    ] as const) {
      await putAccount(gateway.ctx.couch, name, {
        role: role as Role,
        ...(adminRole === undefined ? {} : { adminRole: adminRole as AdminRole }),
      });
      const browser = new Browser(gateway.url);
      const { status } = await browser.login(`${name}@example.vn`);
      expect([name, status]).toEqual([name, 200]);
      for (const path of ['/api/admin/experts', '/api/admin/jobs']) {
        const answer = await browser.call('GET', path);
        expect([name, answer.status, getCode(answer)]).toEqual([name, 403, 'forbidden']);
      }
      expect(getCode(await browser.readData())).toBe('forbidden');
      expect((await browser.call('GET', '/api/auth/devices')).status).toBe(200);
    }
  });
});
