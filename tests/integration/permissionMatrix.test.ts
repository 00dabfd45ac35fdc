import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Express } from 'express';
import { z } from 'zod';
import type { Contract } from '../../src/api/contract';
import { hasPermission, type Permission } from '../../src/domain/accounts/access/permissions';
import type { AdminRole } from '../../src/domain/accounts/access/roles';
import type { ErrorCode } from '../../src/domain/protocol/errors';
import { APP_VERSION_HEADER, LEAST_APP } from '../../src/domain/protocol/protocolVersions';
import { createApp } from '../../sync-server/app';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { startGateway, temporaryFolder, type TestGateway } from '../support/gateway';
import { clientWith } from '../support/newClient';
import { WRITTEN_CALLERS } from '../support/writtenCallers';
import { Browser, putAccount, type AccountOptions } from './accountHelpers';
import { envelope } from '../../sync-server/store/envelope';

/**
 * Every call of the contracts × every kind of caller. Public calls are listed here by hand as well, so that none opens by
 * accident.
 */
const ADMINS = ['owner', 'billing', 'support', 'content'] as const satisfies readonly AdminRole[];
const EXPERTS = ['pending', 'rejected', 'suspended', 'approved', 'stranger'] as const;
const CALLERS = ['nobody', 'client', 'user', ...EXPERTS, ...ADMINS] as const;
type Caller = (typeof CALLERS)[number];

type Verdict = 'in' | ErrorCode;
type Row = Record<Caller, Verdict>;

const all = (verdict: Verdict): Row =>
  Object.fromEntries(CALLERS.map((caller) => [caller, verdict])) as Row;

const ANYONE = all('in');
const OUTSIDE = {
  nobody: 'token_missing',
  client: 'token_invalid',
  suspended: 'account_suspended',
} as const;
const SIGNED_IN: Row = { ...all('in'), ...OUTSIDE };
const REFUSED: Row = { ...all('forbidden'), ...OUTSIDE };
const MEMBERS: Row = {
  ...REFUSED,
  pending: 'account_not_approved',
  rejected: 'account_not_approved',
  approved: 'in',
  stranger: 'account_mismatch',
};
const OWN_WORK: Row = { ...MEMBERS, stranger: 'in' };
const STAFF: Row = { ...REFUSED, owner: 'in', billing: 'in', support: 'in', content: 'in' };
const staff = (...permissions: Permission[]): Row => ({
  ...REFUSED,
  ...Object.fromEntries(
    ADMINS.filter((role) => permissions.some((one) => hasPermission(role, one))).map((role) => [
      role,
      'in',
    ]),
  ),
});

const CONTRACTS = new Map<string, Contract>(
  Object.values(
    import.meta.glob<Record<string, unknown>>(['../../src/api/*.ts', '!**/*.test.ts'], {
      eager: true,
    }),
  )
    .flatMap((module) => Object.values(module))
    .filter((one): one is Contract => typeof one === 'object' && one !== null && 'callers' in one)
    .map((one) => [`${one.method.toUpperCase()} ${one.path}`, one] as const),
);

const WORKSPACE = { accountId: 'approved', workspaceId: 'w-approved', deviceId: 'd1' };
const EPOCHS = { workspace: 'x', catalogue: 'x', published: 'x' };
const PAGE = { epochs: EPOCHS, since: {}, limit: 1 };

const ASKED: Record<string, object> = {
  'POST /sync/push': { epoch: 'x', rows: [] },
  'POST /sync/changes': PAGE,
  'GET /sync/library/search': { q: 'canh' },
  'GET /sync/library/masters': { ids: 'nothing' },
  'GET /api/mail/stop': { token: 'x' },
  'POST /api/mail/stop': { token: 'x' },
  'POST /api/auth/logout': { accountId: 'nobody' },
};

const namesWorkspace = (schema: Contract['query'] | Contract['body']): boolean =>
  schema instanceof z.ZodObject && 'workspaceId' in schema.shape;

function expected(call: string, { callers, query, body }: Contract): Row {
  if (call === 'GET /metrics') return { ...all('forbidden'), nobody: 'in' };
  const [caller] = callers;
  if (caller === 'anyone') return ANYONE;
  if (caller === 'api-key') return all('api_key_invalid');
  if (caller === 'signed-in') return SIGNED_IN;
  if (caller === 'expert') return [query, body].some(namesWorkspace) ? MEMBERS : OWN_WORK;
  if (caller === 'staff') return STAFF;
  return staff(...callers.map((one) => one.slice('admin:'.length) as Permission));
}

interface Layer {
  route?: { path: string; stack: { method?: string }[] };
  handle: { stack?: Layer[] };
}

function listRoutes(app: Express): string[] {
  const walk = (layers: readonly Layer[]): string[] =>
    layers.flatMap(({ route, handle }) => [
      ...walk(handle.stack ?? []),
      ...new Set(
        (route?.stack ?? []).map(({ method }) => `${method?.toUpperCase()} ${route?.path}`),
      ),
    ]);
  return walk((app as unknown as { router: { stack: Layer[] } }).router.stack);
}

const APP = '<!doctype html><title>the app itself</title>';
let gateway: TestGateway;
let routes: string[] = [];
const browsers = new Map<Caller, Browser>();

async function clientToken(): Promise<string> {
  const { couch } = gateway.ctx;
  const base = { id: 'c1', workspaceId: 'w-approved', expertId: 'approved' };
  const database = workspaceDatabase('w-approved');
  await couch.ensureDatabase(database);
  const client = envelope('clients:c1', { ...clientWith(base) }, 'approved', new Date());
  await couch.database(database).put(client);
  const made = await browsers.get('approved')?.post('/api/client-links', { clientId: 'c1' });
  expect(made?.status).toBe(200);
  return String(made?.body.url).split('#')[1] ?? '';
}

async function addCaller(caller: Caller, options: AccountOptions): Promise<void> {
  await putAccount(gateway.ctx.couch, caller, options);
  const browser = new Browser(gateway.url);
  await browser.login(`${caller}@example.vn`);
  browsers.set(caller, browser);
}

beforeAll(async () => {
  const appFolder = await temporaryFolder();
  await writeFile(join(appFolder, 'index.html'), APP);
  gateway = await startGateway({ appFolder });
  routes = listRoutes(createApp({ ...gateway.parts, appFolder }));
  browsers.set('nobody', new Browser(gateway.url));
  await addCaller('user', { role: 'user' });
  for (const role of ADMINS) await addCaller(role, { role: 'admin', adminRole: role });
  for (const status of ['pending', 'rejected', 'approved'] as const)
    await addCaller(status, { status });
  await addCaller('stranger', {});
  const client = new Browser(gateway.url);
  client.token = await clientToken();
  browsers.set('client', client);
  await addCaller('suspended', {});
  const owner = browsers.get('owner');
  const reason = { reason: 'Thử' };
  const done = await owner?.post('/api/admin/experts/suspended/suspend', reason);
  expect(done?.status).toBe(200);
});
afterAll(() => gateway.stop());

const REFUSALS = new Set<unknown>([
  'token_missing',
  'token_expired',
  'token_invalid',
  'session_ended',
  'account_suspended',
  'account_not_approved',
  'account_mismatch',
  'forbidden',
  'api_key_invalid',
] satisfies ErrorCode[]);

async function knock(route: string, caller: Caller): Promise<Verdict> {
  const [method = '', path = ''] = route.split(' ');
  const { query, body: wanted } = CONTRACTS.get(route) ?? {};
  const own = [query, wanted].some(namesWorkspace) ? WORKSPACE : {};
  const requestBody: Record<string, unknown> = { ...own, ...ASKED[route] };
  const body = query ? {} : requestBody;
  const token = browsers.get(caller)?.token ?? '';
  const abort = new AbortController();
  const search = query
    ? `?${new URLSearchParams(requestBody as Record<string, string>).toString()}`
    : '';
  const named = path.replace(':id', 'nobody').replace(':size', 'full');
  const url = `${gateway.url}${named}${search}`;
  const response = await fetch(url, {
    method,
    signal: abort.signal,
    headers: {
      [APP_VERSION_HEADER]: LEAST_APP,
      'content-type': 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  const isStream = response.headers.get('content-type')?.includes('ndjson');
  const text = response.status < 300 && isStream ? '' : await response.text();
  abort.abort();
  if (response.status < 300) return 'in';
  if (response.headers.get('content-type')?.includes('html')) return 'in';
  const { code } = JSON.parse(text) as { code: ErrorCode };
  return REFUSALS.has(code) ? code : 'in';
}

describe('S02 the door', () => {
  it('S02 is made of contracts alone, and answers each of them', () => {
    expect(routes.toSorted()).toEqual([...CONTRACTS.keys()].toSorted());
    expect(routes.length).toBeGreaterThan(15);
  });

  it('S02 is open to those for whom it was written down, and to no others', () => {
    const callsByCallers: Record<string, string[]> = {};
    for (const [call, { callers }] of CONTRACTS)
      (callsByCallers[callers.join(', ')] ??= []).push(call);
    for (const calls of Object.values(callsByCallers)) calls.sort();
    expect(callsByCallers).toEqual(WRITTEN_CALLERS);
  });

  it('S02 G14 opens a client with the token of the link, and nothing else with it', async () => {
    const client = browsers.get('client');
    const { token = '' } = client ?? {};
    expect((await client?.post('/api/client-link/open', { token }))?.status).toBe(200);
    const others = { token: token.replace(/^.{24}/, 'a'.repeat(24)) };
    expect((await client?.post('/api/client-link/open', others))?.status).not.toBe(200);
  });

  it.for([...CONTRACTS])('S02 %s', async ([call, contract]) => {
    const answers: Partial<Row> = {};
    for (const caller of CALLERS) answers[caller] = await knock(call, caller);
    expect(answers).toEqual(expected(call, contract));
  });
});

interface Raw {
  status: number;
  text: string;
}

/** `fetch` would normalise the path. */
function raw(method: string, path: string, authorization?: string): Promise<Raw> {
  const { hostname, port } = new URL(gateway.url);
  const body = method === 'GET' || method === 'HEAD' ? '' : '{"docs":[],"keys":[]}';
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': String(body.length),
      ...(authorization === undefined ? {} : { authorization }),
    };
    const call = request({ hostname, port, method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    call.on('error', reject);
    call.end(body);
  });
}

const DATABASE_PATHS = [
  '/_all_dbs',
  '/_utils',
  '/_utils/index.html',
  '/_session',
  '/_up',
  '/_users/_all_docs',
  '/_replicate',
  '/_db_updates',
  '/_active_tasks',
  '/_node/_local/_config',
  '/accounts',
  '/accounts/_all_docs?include_docs=true',
  '/accounts/_changes',
  '/accounts/_bulk_docs',
  '/catalogue/_find',
  '/published/_design/gateway',
  '/workspace-w-approved/_all_docs',
  '/workspace-w-approved/_bulk_docs',
  '/workspace-w-approved/meta%3Aepoch',
  '//_all_dbs',
  '/%5Fall_dbs',
  '/api/../_all_dbs',
  '/sync/../accounts/_all_docs',
  '/api/accounts/_all_docs',
  '/sync/workspace-w-approved/_all_docs',
  '/sync/..%2faccounts%2f_all_docs',
];

describe('S02 the database behind the gateway', () => {
  it.each(DATABASE_PATHS)('S02 %s is not reached, by nobody and no method', async (path) => {
    const owner = browsers.get('owner')?.token ?? '';
    const member = browsers.get('approved')?.token ?? '';
    const basic = `Basic ${Buffer.from('admin:admin').toString('base64')}`;
    for (const authorization of [undefined, basic, `Bearer ${owner}`, `Bearer ${member}`])
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'HEAD']) {
        const { status, text } = await raw(method, path, authorization);
        if (status === 200) expect([method, text]).toEqual(['GET', APP]);
        else
          expect([method, status, text]).toEqual([
            method,
            404,
            expect.stringMatching(/^$|"not_found"/),
          ]);
      }
  });
});
