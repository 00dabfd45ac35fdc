import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_CALLS_A_MINUTE, API_SCOPES, type ApiScope } from '../../src/domain/publicApi/keys';
import { addressOf } from '../../src/api/contract';
import { createApiKey, listApiKeys, revokeApiKey } from '../../src/api/apiKeys';
import { readSecurity } from '../../src/api/security';
import {
  ACCOUNTS_DATABASE,
  accountKey,
  workspaceKey,
} from '../../sync-server/modules/accounts/accountRecords';
import { clientWith } from '../support/newClient';
import { startTwoGateways, type TwoGateways } from '../support/twoGateways';
import { addPerson, Device, startSyncGateway, wordsOf } from './syncHelpers';
import type { Person, PersonOptions, SyncGateway } from './syncHelpers';

interface Told {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of many calls, looked at as JSON
  body: any;
}

async function call(
  url: string,
  method: string,
  path: string,
  token: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Told> {
  const response = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text) };
}

/** A device names the fields of its form, too: the sizes differ. */
const withoutSize = ({ bytes: _bytes, ...rest }: Record<string, unknown> = {}) => rest;

let gateway: SyncGateway;
beforeAll(async () => {
  gateway = await startSyncGateway();
});
afterAll(() => gateway.stop());

interface Practice {
  person: Person;
  key: string;
  id: string;
}

async function practiceWith(
  scopes: readonly ApiScope[] = API_SCOPES,
  options: PersonOptions = {},
): Promise<Practice> {
  const person = await addPerson(gateway.couch, gateway.secret, options);
  const body = { name: 'Phần mềm lễ tân', scopes };
  const made = await call(gateway.url, 'POST', createApiKey.path, person.token, { body });
  expect(made.status).toBe(200);
  return { person, key: made.body.key, id: made.body.id };
}

const api = (
  { key }: Pick<Practice, 'key'>,
  method: string,
  path: string,
  more: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Told> => call(gateway.url, method, `/api/v1/${path}`, key, more);

const named = (name: string = randomUUID()) => ({ 'idempotency-key': name });

const addClient = (of: Practice, clientName: string, headers = named()): Promise<Told> =>
  api(of, 'POST', 'clients', { body: { clientName }, headers });

const keysOf = async ({ person }: Practice) =>
  (await call(gateway.url, 'GET', listApiKeys.path, person.token)).body;

describe('P30 keys of a practice', () => {
  it('P30 are told once and listed without what opens anything', async () => {
    const of = await practiceWith(['clients:read']);
    expect(of.key).toMatch(/^bl_live_[\w-]{48}$/);
    const listed = await keysOf(of);
    expect(listed.keys).toMatchObject([{ name: 'Phần mềm lễ tân', scopes: ['clients:read'] }]);
    const accounts = gateway.couch.database(ACCOUNTS_DATABASE);
    const kept = await accounts.list({
      startKey: 'api-keys:',
      endKey: 'api-keys;',
      includeDocs: true,
    });
    expect(kept.length).toBeGreaterThan(0);
    const secret = of.key.slice(24);
    expect(JSON.stringify([listed, kept])).not.toContain(secret);
  });

  it('P30 are made by the owner of a Business practice alone, ten at most', async () => {
    const pro = await addPerson(gateway.couch, gateway.secret, { plan: 'pro' });
    const body = { name: 'x', scopes: ['clients:read'] };
    const refused = await call(gateway.url, 'POST', createApiKey.path, pro.token, { body });
    expect([refused.status, refused.body.code]).toEqual([403, 'api_not_in_plan']);

    const { person } = await practiceWith();
    const made = await Promise.all(
      Array.from({ length: 12 }, () =>
        call(gateway.url, 'POST', createApiKey.path, person.token, { body }),
      ),
    );
    const words = made.map((one) => one.body.code ?? 'made');
    expect(words.toSorted()).toEqual([
      ...Array<string>(9).fill('made'),
      ...Array<string>(3).fill('too_many_api_keys'),
    ]);
    const listed = await call(gateway.url, 'GET', listApiKeys.path, person.token);
    expect(listed.body.keys).toHaveLength(10);

    const accounts = gateway.couch.database(ACCOUNTS_DATABASE);
    const stored = await accounts.get(workspaceKey(person.workspaceId));
    if (!stored) throw new Error('no practice');
    const members = ['someone-else', person.accountId];
    await accounts.put({ ...stored, body: { ...stored.body, members } });
    const member = await call(gateway.url, 'GET', listApiKeys.path, person.token);
    expect(member.body.code).toBe('forbidden');
  });

  it('P30 end when they are revoked, and the security log says so', async () => {
    const of = await practiceWith();
    expect((await api(of, 'GET', 'clients')).status).toBe(200);
    const path = addressOf(revokeApiKey, { params: { id: of.id } });
    expect((await call(gateway.url, 'POST', path, of.person.token, { body: {} })).status).toBe(200);
    const after = await api(of, 'GET', 'clients');
    expect([after.status, after.body.code]).toEqual([401, 'api_key_revoked']);
    const log = await call(gateway.url, 'GET', readSecurity.path, of.person.token);
    expect(log.body.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'apiKeyRevoked',
      'apiKeyMade',
    ]);
  });

  it('P30 end with a password that was set by a mail; the owner makes new ones', async () => {
    const of = await practiceWith();
    expect((await api(of, 'GET', 'clients')).status).toBe(200);
    const accounts = gateway.couch.database(ACCOUNTS_DATABASE);
    const stored = await accounts.get(accountKey(`${of.person.accountId}@example.vn`));
    if (!stored) throw new Error('no account');
    const resetAt = new Date().toISOString();
    await accounts.put({ ...stored, body: { ...stored.body, resetAt } });
    await expect
      .poll(async () => (await api(of, 'GET', 'clients')).body.code, { timeout: 5_000 })
      .toBe('api_key_revoked');
    expect((await keysOf(of)).keys).toMatchObject([{ id: of.id, revokedAt: resetAt }]);
    const body = { name: 'x', scopes: ['clients:read'] };
    const made = await call(gateway.url, 'POST', createApiKey.path, of.person.token, { body });
    expect((await api({ key: made.body.key }, 'GET', 'clients')).status).toBe(200);
  });

  it('P30 that nobody made are refused by address before they cost much', async () => {
    const alone = await startSyncGateway();
    try {
      const codes = new Set<string>();
      // A slow machine lets more through, as time gives calls back.
      for (let round = 0; round < 60 && !codes.has('too_many_requests'); round += 1) {
        const answers = await Promise.all(
          Array.from({ length: 110 }, () => {
            const key = `bl_live_${randomBytes(36).toString('base64url')}`;
            return call(alone.url, 'GET', '/api/v1/clients', key);
          }),
        );
        for (const { body } of answers) codes.add(body.code);
      }
      expect(codes).toEqual(new Set(['api_key_invalid', 'too_many_requests']));
    } finally {
      await alone.stop();
    }
  });

  it('P30 count as leaked in an address: refused, ended and noted', async () => {
    const of = await practiceWith();
    const asked = await fetch(`${gateway.url}/api/v1/clients?api_key=${of.key}`, {
      headers: { authorization: `Bearer ${of.key}` },
    });
    expect([asked.status, ((await asked.json()) as { code: string }).code]).toEqual([
      400,
      'api_key_in_url',
    ]);
    expect((await api(of, 'GET', 'clients')).body.code).toBe('api_key_revoked');
    expect((await keysOf(of)).keys[0].leaked).toBe(true);
    const encoded = await practiceWith();
    await fetch(`${gateway.url}/api/v1/clients/${encoded.key.replace('_live_', '%5Flive%5F')}`);
    expect((await api(encoded, 'GET', 'clients')).body.code).toBe('api_key_revoked');
  });

  it('P30 answer 403 with a sentence once Business is over, and open nothing of the app', async () => {
    const of = await practiceWith();
    expect((await call(gateway.url, 'GET', listApiKeys.path, of.key)).body.code).toBe(
      'token_invalid',
    );
    expect((await call(gateway.url, 'GET', '/api/v1/clients', of.person.token)).body.code).toBe(
      'api_key_invalid',
    );
    const accounts = gateway.couch.database(ACCOUNTS_DATABASE);
    const stored = await accounts.get(workspaceKey(of.person.workspaceId));
    if (!stored) throw new Error('no practice');
    await accounts.put({ ...stored, body: { ...stored.body, plan: 'pro' } });
    await expect
      .poll(async () => (await api(of, 'GET', 'clients')).body.code)
      .toBe('api_not_in_plan');
    expect((await api(of, 'GET', 'clients')).status).toBe(403);
  });
});

describe('P30 documents', () => {
  it('P30 are created, read, listed by pages and changed with their revision', async () => {
    const of = await practiceWith();
    const made = await addClient(of, 'Nguyễn Thu Hà');
    expect(made.status).toBe(201);
    const { id } = made.body.item.document;
    for (const name of ['A', 'B']) await addClient(of, name);
    const names: string[] = [];
    for (let after: string | undefined, turn = 0; turn < 5; turn += 1) {
      const page = await api(of, 'GET', `clients?limit=1${after ? `&after=${after}` : ''}`);
      for (const { document } of page.body.items) names.push(document.clientName);
      after = page.body.next;
      if (!after) break;
    }
    expect(names.toSorted()).toEqual(['A', 'B', 'Nguyễn Thu Hà']);

    const { revision } = made.body.item;
    const patch = (match: Record<string, string>, phone: string | null): Promise<Told> =>
      api(of, 'PATCH', `clients/${id}`, { body: { phone }, headers: match });
    expect((await patch({}, '1')).body.code).toBe('revision_missing');
    const changed = await patch({ 'if-match': `"${revision}"` }, '0909');
    expect(changed.body.item.document).toMatchObject({
      clientName: 'Nguyễn Thu Hà',
      phone: '0909',
    });
    const stale = await patch({ 'if-match': `"${revision}"` }, '1');
    expect([stale.status, stale.body.details]).toEqual([
      412,
      { revision: changed.body.item.revision },
    ]);
    const removed = await patch({ 'if-match': changed.headers.get('etag') ?? '' }, null);
    expect(removed.body.item.document.phone).toBeUndefined();
    expect((await api(of, 'GET', `clients/${id}`)).body.item).toEqual(removed.body.item);
  });

  it('P30 are those of every collection, computed as on a device, and reach devices', async () => {
    const of = await practiceWith();
    const bodies: Record<string, object> = {
      clients: { clientName: 'Lan' },
      consultations: { clientId: 'c1', visitDate: '2026-11-20', weight: 60 },
      menus: { name: 'Thực đơn thử' },
      recipes: { title: 'Canh chua' },
      foods: {
        kind: 'food',
        name: 'Gạo lứt',
        category: 'Ngũ cốc',
        basis: { amount: 100, unit: 'g' },
        nutrients: { calories: 350 },
        servingSize: 100,
        unit: 'g',
      },
    };
    const device = await new Device(gateway.url, of.person).start();
    for (const [collection, body] of Object.entries(bodies)) {
      const made = await api(of, 'POST', collection, { body, headers: named() });
      expect([collection, made.status, made.body.details]).toEqual([collection, 201, undefined]);
      const { document } = made.body.item;
      const pulled = await device.pullAll(collection as 'clients');
      expect(pulled).toEqual([{ ...document, _deleted: false }]);
      // A device changes it further, and what it pushes is taken.
      const next = { ...pulled[0], updatedAt: new Date().toISOString() };
      const answer = await device.push([{ collection, assumed: pulled[0] ?? null, next }]);
      expect(wordsOf(answer)).toEqual(['accepted']);
    }
  });

  it('P30 wake the devices of the practice', async () => {
    const of = await practiceWith();
    const device = new Device(gateway.url, of.person);
    const stream = await device.connect();
    await addClient(of, 'Lan');
    const { collections } = await stream.next('wake', 30_000, (event) =>
      event.collections.includes('clients'),
    );
    expect(collections).toContain('clients');
    stream.close();
  });

  it('P30 of another practice are not there, whatever is sent', async () => {
    const [own, other] = [await practiceWith(), await practiceWith()];
    const { document, revision } = (await addClient(other, 'Của người khác')).body.item;
    expect((await api(own, 'GET', `clients/${document.id}`)).status).toBe(404);
    expect((await api(own, 'GET', 'clients')).body.items).toEqual([]);
    const patched = await api(own, 'PATCH', `clients/${document.id}`, {
      body: { clientName: 'x' },
      headers: { 'if-match': revision },
    });
    expect(patched.status).toBe(404);
    const { workspaceId } = other.person;
    const into = { body: { clientName: 'x', workspaceId }, headers: named() };
    const forced = await api(own, 'POST', 'clients', into);
    expect([forced.status, forced.body.details.issues]).toEqual([
      422,
      [{ path: 'workspaceId', code: 'set_by_gateway' }],
    ]);
  });

  it('P30 are reached as far as the scopes of a key go', async () => {
    const of = await practiceWith(['clients:write', 'menus:read']);
    expect((await api(of, 'GET', 'menus')).status).toBe(200);
    const made = await addClient(of, 'Lan');
    expect(made.status).toBe(201);
    // The document that it wrote is not told either: others may have written it further meanwhile.
    const { id } = made.body.item.document;
    expect(made.body.item).toEqual({
      revision: expect.any(String),
      document: { id: expect.any(String) },
    });
    const headers = { ...named(), 'if-match': made.body.item.revision };
    for (const replayed of [null, 'true']) {
      const body = { clientName: 'Lan Anh' };
      const patched = await api(of, 'PATCH', `clients/${id}`, { body, headers });
      expect(patched.body.item?.document).toEqual({ id });
      expect(patched.headers.get('idempotent-replayed')).toBe(replayed);
    }
    const stale = { ...named(), 'if-match': made.body.item.revision };
    const missed = await api(of, 'PATCH', `clients/${id}`, { body: {}, headers: stale });
    expect(missed.body.details).toEqual({ revision: expect.any(String) });
    for (const [method, path] of [
      ['GET', 'clients'],
      ['GET', `clients/${made.body.item.document.id}`],
      ['GET', 'recipes'],
    ] as const)
      expect([path, (await api(of, method, path)).body.code]).toEqual([path, 'api_scope_missing']);
    const menu = await api(of, 'POST', 'menus', { body: {}, headers: named() });
    expect([menu.status, menu.body.details]).toEqual([403, { scope: 'menus:write' }]);
  });

  it('P30 are created once for each Idempotency-Key', async () => {
    const of = await practiceWith();
    const headers = named();
    const answers = await Promise.all([1, 2, 3].map(() => addClient(of, 'Lan', headers)));
    const ids = answers.map(({ status, body }) => [status, body.item.document.id]);
    expect(new Set(ids.map(String)).size).toBe(1);
    const again = await addClient(of, 'Lan', headers);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await api(of, 'GET', 'clients')).body.items).toHaveLength(1);
    const other = await addClient(of, 'Mai', headers);
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict']);
    expect((await api(of, 'POST', 'clients', { body: { clientName: 'x' } })).body.code).toBe(
      'idempotency_key_missing',
    );

    const { document, revision } = again.body.item;
    const change = { body: { phone: '1' }, headers: { 'if-match': revision, ...named() } };
    const first = await api(of, 'PATCH', `clients/${document.id}`, change);
    const second = await api(of, 'PATCH', `clients/${document.id}`, change);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
  });

  it('P30 are refused as a push refuses them: limit of the tier, form, size, unknown fields', async () => {
    const of = await practiceWith();
    const device = await new Device(gateway.url, of.person).start();
    const { accountId, workspaceId } = of.person;
    const fresh = () => ({ ...clientWith({ workspaceId, expertId: accountId }), _deleted: false });
    const clients = Array.from({ length: 200 }, fresh);
    const rows = clients.map((next) => ({ collection: 'clients', assumed: null, next }));
    expect(new Set(wordsOf(await device.push(rows)))).toEqual(new Set(['accepted']));
    const bodies: Record<string, unknown>[] = [
      { clientName: 'Người thứ 201' },
      { clientName: '' },
      { clientName: 'Lan', weight: 6140 },
      { clientName: 'Lan', somethingNew: 1 },
      { clientName: 'Lan', dietaryRestrictions: 'a'.repeat(1_050_000) },
    ];
    for (const body of bodies) {
      const next = { ...fresh(), ...body };
      const pushed = await device.push([{ collection: 'clients', assumed: null, next }]);
      const [verdict] = pushed.body.verdicts;
      if (verdict?.verdict !== 'rejected') throw new Error(JSON.stringify(pushed.body));
      const told = await api(of, 'POST', 'clients', { body, headers: named() });
      expect([told.body.code, told.body.error, withoutSize(told.body.details)]).toEqual([
        verdict.code,
        verdict.error,
        withoutSize(verdict.details),
      ]);
    }
  });
});

describe('P30 hostile callers', () => {
  const DEEP = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const WRONG: unknown[] = [
    '',
    'null',
    '[]',
    '{"clientName":',
    DEEP,
    '{"__proto__":{"x":1},"clientName":"a"}',
    { clientName: '\ud800' },
    { clientName: { toString: 1 }, meals: [], ingredients: {}, tags: 'x' },
    { meals: { breakfast: { items: [{ lineId: 1 }] } }, kind: 'personal', isPublic: true },
    { ingredients: [null, 5], servings: 'x', length: { valueOf: null } },
    { id: 'x', createdAt: 1, constructor: null, nutrients: { calories: Number.MAX_VALUE } },
  ];
  const PATHS = [
    'clients',
    'consultations',
    'menus',
    'recipes',
    'foods',
    'images',
    'meta',
    'clients/..%2f..%2faccounts',
    'clients/%ff',
    `menus/${'a'.repeat(300)}`,
    'clients?limit=0',
    'clients?limit=1e9&after=%00',
    'clients?after=..%2f..&after=x',
    'clients?after=bWV0YTplcG9jaA',
  ];

  it('P30 get a refusal that says why, and never an error of ours', async () => {
    const practices = await Promise.all(Array.from({ length: 6 }, () => practiceWith()));
    const found: [string, number, string][] = [];
    let turn = 0;
    for (const path of PATHS)
      for (const [at, body] of WRONG.entries()) {
        const of = practices[(turn += 1) % practices.length] as Practice;
        const method = at % 3 === 0 ? 'PATCH' : at % 3 === 1 ? 'POST' : 'GET';
        const headers = { 'if-match': '"1-x"', ...named() };
        const told = await api(of, method, path, {
          headers,
          ...(method === 'GET' ? {} : { body }),
        });
        if (told.status >= 500 || (told.status >= 400 && typeof told.body.error !== 'string'))
          found.push([`${method} ${path}`, told.status, told.body.code]);
      }
    expect(found).toEqual([]);
  });
});

describe('P30 the quota', () => {
  let two: TwoGateways;
  beforeAll(async () => {
    two = await startTwoGateways();
  });
  afterAll(() => two.stop());

  it('P30 of the month and of the minute holds over two gateways at once', async () => {
    const person = await addPerson(two.couch, two.secret);
    const urls = [two.first.url, two.second().url];
    const make = async (): Promise<string> => {
      const body = { name: 'x', scopes: ['clients:read'] };
      const made = await call(two.first.url, 'POST', createApiKey.path, person.token, { body });
      return made.body.key;
    };
    const keys = [await make(), await make()];
    const tries = API_CALLS_A_MINUTE + 20;
    const begun = Math.floor(Date.now() / 60_000);
    const answers = await Promise.all(
      Array.from({ length: tries }, (_, at) =>
        call(urls[at % 2] ?? '', 'GET', '/api/v1/clients', keys[0] ?? ''),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200).length;
    const minutes = Math.floor(Date.now() / 60_000) - begun + 1;
    expect(taken).toBeLessThanOrEqual(API_CALLS_A_MINUTE * minutes);
    expect(taken).toBeGreaterThanOrEqual(API_CALLS_A_MINUTE);
    const others = answers.filter(({ status }) => status !== 200);
    expect(new Set(others.map(({ body }) => body.code))).toEqual(new Set(['too_many_requests']));
    expect(Number(others[0]?.headers.get('retry-after'))).toBeGreaterThan(0);

    const database = two.couch.database('limits');
    const counted = async () => database.get(`api:${person.workspaceId}`);
    await expect.poll(async () => (await counted())?.body.used).toBe(taken);
    for (;;) {
      const stored = await counted();
      if (!stored) throw new Error('nothing was counted');
      const full = { ...stored, body: { ...stored.body, used: 49_995 } };
      if (
        await database.put(full).then(
          () => true,
          () => false,
        )
      )
        break;
    }
    const last = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        call(urls[at % 2] ?? '', 'GET', '/api/v1/clients', keys[1] ?? ''),
      ),
    );
    expect(last.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = last.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['api_quota_reached']));
  });
});
