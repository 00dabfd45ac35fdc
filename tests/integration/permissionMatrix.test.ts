import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Express } from 'express';
import type { AdminRole } from '../../src/domain/account';
import type { ErrorCode } from '../../src/domain/errors';
import { APP_VERSION_HEADER, LEAST_APP } from '../../src/domain/protocolVersions';
import { createApp } from '../../sync-server/app';
import { startGateway, temporaryFolder, type TestGateway } from '../support/gateway';
import { Browser, putAccount, type AccountOptions } from './accountHelpers';

/**
 * The door: every route of the gateway × every kind of caller. A new route fails the first test until it
 * has an entry here.
 */
const ADMINS = ['owner', 'billing', 'support', 'content'] as const satisfies readonly AdminRole[];
const EXPERTS = ['pending', 'rejected', 'suspended', 'approved', 'stranger'] as const;
/** `stranger`: an approved expert who names the workspace of `approved`. */
const CALLERS = ['nobody', 'user', ...EXPERTS, ...ADMINS] as const;
type Caller = (typeof CALLERS)[number];

/** Let in (whatever the call then says of its content), or refused with a code. */
type Verdict = 'in' | ErrorCode;
type Row = Record<Caller, Verdict>;

const all = (verdict: Verdict): Row =>
  Object.fromEntries(CALLERS.map((caller) => [caller, verdict])) as Row;

const ANYONE = all('in');
const SIGNED_IN: Row = { ...all('in'), nobody: 'token_missing', suspended: 'account_suspended' };
const REFUSED: Row = {
  ...all('forbidden'),
  nobody: 'token_missing',
  suspended: 'account_suspended',
};
/** What belongs to a workspace: its approved members and nobody else, staff included. */
const MEMBERS: Row = {
  ...REFUSED,
  pending: 'account_not_approved',
  rejected: 'account_not_approved',
  approved: 'in',
  stranger: 'account_mismatch',
};
/** What names no workspace: each works in their own. */
const OWN_WORK: Row = { ...MEMBERS, stranger: 'in' };
const staff = (...roles: AdminRole[]): Row => ({
  ...REFUSED,
  ...Object.fromEntries(roles.map((role) => [role, 'in'])),
});

interface Entry {
  callers: Row;
  /** Query or body with which whoever is let in gets past the parsing, where that decides. */
  query?: string;
  body?: object;
}

const WORKSPACE = { accountId: 'approved', workspaceId: 'w-approved', deviceId: 'd1' };
const NAMED = new URLSearchParams(WORKSPACE).toString();
const EPOCHS = { workspace: 'x', catalogue: 'x', published: 'x' };

const HANDED_OUT = {
  dailyMenuId: 'none',
  recipeId: 'none',
  customerName: 'Mai',
  customerEmail: 'mai@example.vn',
};

const DOOR: Record<string, Entry> = {
  'GET /healthz': { callers: ANYONE },
  'GET /api/version': { callers: ANYONE },
  'GET /api/config': { callers: ANYONE },
  // For this machine; who shows a token has to show METRICS_TOKEN.
  'GET /metrics': { callers: { ...all('forbidden'), nobody: 'in' } },

  'POST /api/auth/register': { callers: ANYONE },
  'POST /api/auth/login': { callers: ANYONE },
  'POST /api/auth/refresh': { callers: ANYONE },
  'POST /api/auth/logout': { callers: ANYONE, body: { accountId: 'nobody' } },
  'POST /api/auth/password/forgot': { callers: ANYONE },
  'POST /api/auth/password/reset': { callers: ANYONE },
  'POST /api/auth/password': { callers: SIGNED_IN },
  'POST /api/auth/email/confirm': { callers: ANYONE },
  'POST /api/auth/email/send': { callers: SIGNED_IN },
  'GET /api/auth/devices': { callers: SIGNED_IN },
  'DELETE /api/auth/devices/:id': { callers: SIGNED_IN },
  'GET /api/auth/security': { callers: SIGNED_IN },
  'POST /api/auth/second-factor/start': { callers: SIGNED_IN },
  'POST /api/auth/second-factor/confirm': { callers: SIGNED_IN },
  'POST /api/auth/second-factor/recovery': { callers: SIGNED_IN },
  'POST /api/auth/second-factor/remove': { callers: SIGNED_IN },
  'POST /api/auth/passkeys/ask': { callers: SIGNED_IN },
  'POST /api/auth/passkeys/start': { callers: SIGNED_IN },
  'POST /api/auth/passkeys/add': { callers: SIGNED_IN },
  'POST /api/auth/passkeys/remove': { callers: SIGNED_IN },

  'GET /api/admin/experts': { callers: staff('owner', 'billing', 'support') },
  'POST /api/admin/experts/:id/suspend': { callers: staff('owner') },
  'POST /api/admin/experts/:id/reject': { callers: staff('owner') },
  'POST /api/admin/experts/:id/verify': { callers: staff('owner') },
  'POST /api/admin/experts/:id/activate': { callers: staff('owner', 'support') },
  'GET /api/admin/jobs': { callers: staff('owner') },
  'POST /api/admin/jobs/:id/retry': { callers: staff('owner') },
  'POST /api/admin/jobs/:id/discard': { callers: staff('owner') },

  'POST /sync/push': { callers: MEMBERS, body: { ...WORKSPACE, epoch: 'x', rows: [] } },
  'GET /sync/live': { callers: MEMBERS, query: NAMED },
  // The same for every practice: it names none.
  'GET /sync/catalogue': { callers: { ...MEMBERS, stranger: 'in' } },
  'GET /sync/library/search': { callers: MEMBERS, query: `${NAMED}&q=canh` },
  'GET /sync/library/masters': { callers: MEMBERS, query: `${NAMED}&ids=nothing` },
  'PUT /sync/images/:id/:size': { callers: MEMBERS, query: NAMED },
  'GET /sync/images/:id/:size': { callers: MEMBERS, query: NAMED },
  'POST /api/upload-image': { callers: OWN_WORK },
  'DELETE /api/delete-image': { callers: OWN_WORK, body: { imageUrl: '/images/w/i/full' } },
  'POST /sync/changes': {
    callers: MEMBERS,
    body: { ...WORKSPACE, epochs: EPOCHS, since: {}, limit: 1 },
  },

  'POST /api/expert/print-daily-menu': { callers: OWN_WORK, body: HANDED_OUT },
  'POST /api/expert/send-daily-menu-email': { callers: OWN_WORK, body: HANDED_OUT },
  'POST /api/expert/preview-daily-menu-email': { callers: OWN_WORK, body: HANDED_OUT },
  'POST /api/expert/print-recipe': { callers: OWN_WORK, body: HANDED_OUT },
  'POST /api/expert/send-recipe-email': { callers: OWN_WORK, body: HANDED_OUT },
  'POST /api/expert/preview-recipe-email': { callers: OWN_WORK, body: HANDED_OUT },
  // Whoever holds the link of a mail: its token is looked at, nobody is signed in.
  'GET /api/mail/stop': { callers: ANYONE, query: 'token=x' },
  'POST /api/mail/stop': { callers: ANYONE, query: 'token=x' },
};

interface Layer {
  route?: { path: string; stack: { method?: string }[] };
  handle: { stack?: Layer[] };
}

/** Every route that Express would match, however it was mounted. */
function routesOf(app: Express): string[] {
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
  routes = routesOf(createApp({ ...gateway.parts, appFolder }));
  browsers.set('nobody', new Browser(gateway.url));
  await addCaller('user', { role: 'user' });
  for (const role of ADMINS) await addCaller(role, { role: 'admin', adminRole: role });
  for (const status of ['pending', 'rejected', 'approved'] as const)
    await addCaller(status, { status });
  await addCaller('stranger', {});
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
] satisfies ErrorCode[]);

/** Calls a route as somebody; says how the door answered. */
async function knock(route: string, caller: Caller): Promise<Verdict> {
  const [method = '', path = ''] = route.split(' ');
  const { query, body = {} } = DOOR[route] ?? {};
  const token = browsers.get(caller)?.token ?? '';
  const abort = new AbortController();
  const url = `${gateway.url}${path.replace(':id', 'nobody')}${query ? `?${query}` : ''}`;
  const response = await fetch(url, {
    method,
    signal: abort.signal,
    headers: {
      'content-type': 'application/json',
      [APP_VERSION_HEADER]: LEAST_APP,
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  const isStream = response.headers.get('content-type')?.includes('ndjson');
  const text = response.status < 300 && isStream ? '' : await response.text();
  abort.abort();
  if (response.status < 300) return 'in';
  const { code } = JSON.parse(text) as { code: ErrorCode };
  return REFUSALS.has(code) ? code : 'in';
}

describe('S02 the door', () => {
  it('S02 has an entry for every route that Express knows', () => {
    expect(routes.length).toBeGreaterThan(15);
    expect(routes.filter((route) => !Object.hasOwn(DOOR, route))).toEqual([]);
  });

  it.for(Object.keys(DOOR))('S02 %s', async (route, { skip }) => {
    skip(!routes.includes(route), 'there is no such route');
    const found: Partial<Row> = {};
    for (const caller of CALLERS) found[caller] = await knock(route, caller);
    expect(found).toEqual(DOOR[route]?.callers);
  });
});

interface Raw {
  status: number;
  text: string;
}

/** As it stands: `fetch` would tidy the path. */
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
        // A browser that asks for a page gets the app, which says itself that there is none.
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
