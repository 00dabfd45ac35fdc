import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import type { AccessClaims } from '../../src/domain/accounts/account';
import { CouchUnavailable } from '../couch/client';
import type { GatewayContext } from './context';
import { errorHandler } from './errors';
import { createLogger } from './log';
import type { Caller } from '../../src/domain/accounts/access/callers';
import { createRouter, type RouteDefinition } from './routes';
import { createTraffic } from './traffic';
import { createWakeHub } from './wakeHub';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const action of undo.splice(0)) await action();
});

const claims: AccessClaims = {
  sub: 'account-1',
  workspaceId: 'w-1',
  role: 'expert',
  status: 'approved',
  sid: 's-1',
};

const newer = (words: Record<string, string>) => words as Partial<AccessClaims>;

interface Setup {
  route: Partial<RouteDefinition>;
  caller?: Partial<AccessClaims>;
  ready?: boolean;
}

interface Answered {
  status: number;
  body: { code?: string; error?: string; who?: string };
  lines: string[];
  doubts: number;
}

const openSockets = (server: Server): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

async function ask({ route, caller = {}, ready = true }: Setup): Promise<Answered> {
  const lines: string[] = [];
  let doubts = 0;
  const ctx = {
    log: createLogger('info', { write: (line) => lines.push(line) }),
    readiness: { ready: () => ready, doubt: () => (doubts += 1) },
  } as unknown as GatewayContext;
  const definition: RouteDefinition = {
    method: 'get',
    path: '/api/x',
    callers: ['signed-in'],
    handler: (call) => ({ who: call.claims.sub }),
    ...route,
  };
  const app = express();
  app.use(createRouter([definition], ctx, async () => ({ ...claims, ...caller })));
  app.use(errorHandler(ctx));
  const server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  undo.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/x`);
  const body = (await response.json()) as Answered['body'];
  return { status: response.status, body, lines, doubts };
}

describe('S05 a caller who leaves', () => {
  it('S05 while the database is asked who calls, holds nothing of what bounds the others', async () => {
    const ctx = {
      log: createLogger('silent'),
      readiness: { ready: () => true },
    } as unknown as GatewayContext;
    const traffic = createTraffic(0);
    let handled = 0;
    const route: RouteDefinition = {
      method: 'get',
      path: '/api/x',
      callers: ['signed-in'],
      handler: () => ({ handled: (handled += 1) }),
    };
    const waiting: (() => void)[] = [];
    const authenticate = async (): Promise<AccessClaims> => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return claims;
    };
    const app = express();
    app.use(createRouter([route], ctx, authenticate, traffic));
    const server = createServer(app).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    undo.push(() => new Promise((resolve) => server.close(resolve)));
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/api/x`;
    for (let call = 1; call <= 3; call += 1) {
      const left = new AbortController();
      const answer = fetch(url, { signal: left.signal }).catch(() => undefined);
      await expect.poll(() => waiting.length).toBe(call);
      left.abort();
      await answer;
    }
    await expect.poll(() => openSockets(server)).toBe(0);
    for (const goOn of waiting) goOn();
    const present = fetch(url);
    await expect.poll(() => waiting.length).toBe(4);
    waiting[3]?.();
    expect(await (await present).json()).toEqual({ handled: 1 });
    await expect.poll(() => traffic.pool.calls()).toBe(0);
  });
});

describe('S02 who may call a route', () => {
  it.each<[Caller, Partial<AccessClaims>, string]>([
    ['signed-in', {}, 'account-1'],
    ['signed-in', { role: 'user', status: 'pending' }, 'account-1'],
    ['signed-in', { status: 'suspended' }, 'account_suspended'],
    ['expert', {}, 'account-1'],
    ['expert', { status: 'pending' }, 'account_not_approved'],
    ['expert', { status: 'rejected' }, 'account_not_approved'],
    ['expert', { role: 'user' }, 'forbidden'],
    ['expert', { role: 'admin' }, 'forbidden'],
    ['admin:manageExperts', { role: 'admin', adminRole: 'owner' }, 'account-1'],
    ['admin:manageExperts', { role: 'admin', adminRole: 'support' }, 'forbidden'],
    ['admin:activateAccounts', { role: 'admin', adminRole: 'support' }, 'account-1'],
    ['admin:viewUserProfiles', { role: 'admin', adminRole: 'content' }, 'forbidden'],
    ['admin:viewUserProfiles', { role: 'admin' }, 'forbidden'],
    [
      'admin:viewUserProfiles',
      { role: 'admin', adminRole: 'owner', status: 'pending' },
      'forbidden',
    ],
    [
      'admin:manageExperts',
      { role: 'admin', adminRole: 'owner', status: 'suspended' },
      'account_suspended',
    ],
    ['admin:manageExperts', {}, 'forbidden'],
    ['admin:manageExperts', { role: 'user', adminRole: 'owner' }, 'forbidden'],
    ['signed-in', newer({ status: 'frozen' }), 'account_not_approved'],
    ['expert', newer({ status: 'frozen' }), 'account_not_approved'],
    ['signed-in', newer({ role: 'user', status: 'frozen' }), 'forbidden'],
    [
      'admin:manageExperts',
      newer({ role: 'admin', adminRole: 'owner', status: 'frozen' }),
      'forbidden',
    ],
    ['admin:viewUserProfiles', newer({ role: 'admin', adminRole: 'auditor' }), 'forbidden'],
    ['admin:viewUserProfiles', newer({ role: 'admin', adminRole: 'constructor' }), 'forbidden'],
    ['admin:viewUserProfiles', newer({ role: 'chief', adminRole: 'owner' }), 'forbidden'],
    ['expert', newer({ role: 'chief' }), 'forbidden'],
    ['signed-in', newer({ role: 'chief' }), 'account-1'],
  ])('S02 a route for %s answers %j with %s', async (caller, who, expected) => {
    const { body } = await ask({ route: { callers: [caller] }, caller: who });
    expect(body.code ?? body.who).toBe(expected);
  });

  it('S02 a route for anyone has no claims to trust', async () => {
    const { status, body } = await ask({ route: { callers: ['anyone'] } });
    expect([status, body.code]).toEqual([401, 'token_missing']);
  });
});

const failing = (error: unknown): Partial<RouteDefinition> => ({
  handler: () => {
    throw error;
  },
});

describe('S02 errors of a route', () => {
  it('S02 a database that is away is 503 and is asked whether it is', async () => {
    const { status, body, doubts } = await ask({ route: failing(new CouchUnavailable('cut')) });
    expect([status, body.code, doubts]).toEqual([503, 'database_unavailable', 1]);
  });

  it('S02 while it is away no route is tried but those that need none', async () => {
    const away = await ask({ route: {}, ready: false });
    expect([away.status, away.body.code]).toEqual([503, 'database_unavailable']);
    expect((await ask({ route: { withoutDatabase: true }, ready: false })).status).toBe(200);
  });

  it('S02 an unexpected error is logged and told to nobody', async () => {
    const { status, body, lines } = await ask({ route: failing(new Error('secret of ours')) });
    expect([status, body.code]).toEqual([500, 'internal']);
    expect(JSON.stringify(body)).not.toContain('secret of ours');
    expect(lines.join('')).toContain('secret of ours');
  });
});

describe('S02 waking', () => {
  it('S02 reaches the workspace, or all of them, and nobody who left', () => {
    const hub = createWakeHub();
    const heard: string[] = [];
    const leave = hub.listen('a', (names) => heard.push(`a1 ${names.join()}`));
    hub.listen('a', (names) => heard.push(`a2 ${names.join()}`));
    hub.listen('b', (names) => heard.push(`b ${names.join()}`));
    hub.wake('a', ['clients']);
    leave();
    hub.wake('*', ['catalogue']);
    hub.wake('none', ['menus']);
    expect(heard).toEqual(['a1 clients', 'a2 clients', 'a2 catalogue', 'b catalogue']);
  });
});
