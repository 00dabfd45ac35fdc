import { existsSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectCouch } from '../../sync-server/couch/connect';
import { writeRuntime } from '../../sync-server/couch/runtime';
import { startEmbedded } from '../../sync-server/couch/embedded/server';
import { freePort } from '../support/freePort';
import {
  spawnGateway,
  startGateway,
  temporaryFolder,
  until,
  type Env,
  type GatewayProcess,
} from '../support/gateway';
import { stopwatch } from '../support/stolenTime';
import { startTcpProxy, type TcpProxy } from '../support/tcpProxy';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const action of undo.splice(0).reverse()) await action();
});

async function folder(): Promise<string> {
  const path = await temporaryFolder();
  undo.push(() => rm(path, { recursive: true, force: true }));
  return path;
}

async function spawned(env: Env): Promise<GatewayProcess> {
  const gateway = await spawnGateway(env);
  undo.push(() => gateway.kill('SIGKILL'));
  return gateway;
}

const fetchStatus = async (url: string, init?: RequestInit): Promise<number> =>
  (await fetch(url, init)).status;

async function remoteDatabase(): Promise<{ url: string; cable: TcpProxy }> {
  let real = process.env.COUCHDB_URL ?? '';
  if (real === '') {
    const server = await startEmbedded(join(await folder(), 'couch'));
    undo.push(() => server.close());
    const { port } = new URL(server.url);
    real = `http://${server.username}:${server.password}@127.0.0.1:${port}`;
  }
  const url = new URL(real);
  const cable = await startTcpProxy({ host: url.hostname, port: Number(url.port || 80) });
  undo.push(() => cable.close());
  url.hostname = '127.0.0.1';
  url.port = String(cable.port);
  return { url: url.toString(), cable };
}

/**
 * Not one that other tests use: after five wrong passwords CouchDB locks the account for five minutes for everybody at
 * this address.
 */
async function refusingDatabase(): Promise<{ url: string; requestCount: () => number }> {
  let requestCount = 0;
  const server = createServer((_request, response) => {
    requestCount += 1;
    const answer = { error: 'unauthorized', reason: 'Name or password is incorrect.' };
    response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  undo.push(async () => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://gateway:geheim-1234@127.0.0.1:${port}`, requestCount: () => requestCount };
}

const login = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong' }),
};

describe('S02 a database on another machine', () => {
  let appFolder: string;
  beforeEach(async () => {
    appFolder = await folder();
    await writeFile(join(appFolder, 'index.html'), '<title>Bữa Lành</title>');
  });

  async function gatewayOn(url: string) {
    const prefix = `test-${Date.now().toString(36)}-`;
    const gateway = await startGateway({ appFolder, env: { COUCHDB_URL: url, DB_PREFIX: prefix } });
    undo.push(() => gateway.stop());
    return gateway;
  }

  it('S02 is away at the start: the app is served, calls answer 503, and it is used once it comes', async () => {
    const { url, cable } = await remoteDatabase();
    await cable.cut();
    const gateway = await gatewayOn(url);
    const health = await fetch(`${gateway.url}/healthz`);
    expect(health.status).toBe(503);
    expect(await health.json()).toEqual({
      status: 'unavailable',
      version: gateway.ctx.version,
      database: { mode: 'remote', version: null },
    });
    const page = await fetch(`${gateway.url}/expert/clients`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('Bữa Lành');
    const refused = await fetch(`${gateway.url}/api/auth/login`, login);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ success: false, code: 'database_unavailable' });

    await cable.restore();
    await until(async () => (await fetchStatus(`${gateway.url}/healthz`)) === 200);
    expect(await fetchStatus(`${gateway.url}/api/auth/login`, login)).toBe(401);
    expect((await gateway.ctx.couch.databases()).sort()).toEqual([
      'accounts',
      'catalogue',
      'jobs',
      'limits',
      'published',
    ]);
  });

  it('S02 goes away in the middle and comes back', async () => {
    const { url, cable } = await remoteDatabase();
    const gateway = await gatewayOn(url);
    expect(await fetchStatus(`${gateway.url}/api/auth/login`, login)).toBe(401);
    await cable.cut();
    expect(await fetchStatus(`${gateway.url}/api/auth/login`, login)).toBe(503);
    expect(await fetchStatus(`${gateway.url}/healthz`)).toBe(503);
    const page = { headers: { accept: 'text/html' } };
    expect(await fetchStatus(`${gateway.url}/expert/login`, page)).toBe(200);
    const home = await fetch(`${gateway.url}/`, page);
    expect(home.status).toBe(503);
    expect(await home.text()).toMatch(/^<!doctype html>.*Bữa Lành/isu);
    await cable.restore();
    await until(() => gateway.ctx.readiness.ready());
    expect(await fetchStatus(`${gateway.url}/api/auth/login`, login)).toBe(401);
  });

  it('S02 that lets nothing through counts as away within seconds', async () => {
    const { url, cable } = await remoteDatabase();
    const gateway = await gatewayOn(url);
    cable.stall();
    const elapsed = stopwatch();
    expect(await fetchStatus(`${gateway.url}/healthz`)).toBe(503);
    expect(elapsed()).toBeLessThan(30_000);
  });

  it('S02 that lost its databases is set up again', async () => {
    const { url } = await remoteDatabase();
    const gateway = await gatewayOn(url);
    const epoch = await gateway.ctx.couch.epoch('accounts');
    const other = await connectCouch(gateway.ctx.config);
    for (const name of await other.couch.databases()) await other.couch.destroy(name);
    expect(await fetchStatus(`${gateway.url}/api/auth/login`, login)).toBe(503);
    await until(
      async () => (await fetchStatus(`${gateway.url}/api/auth/login`, login)) === 401,
      undefined,
      () => 'the databases are not made again',
    );
    expect(await gateway.ctx.couch.epoch('accounts')).not.toBe(epoch);
  });

  it('S02 a wrong password is a database that is away; it is named, not logged, and tried once', async () => {
    const { url, requestCount } = await refusingDatabase();
    const gateway = await spawned({ COUCHDB_URL: url, DB_PREFIX: 'test-wrong-' });
    await gateway.answers(503);
    const logins = Array.from({ length: 20 }, () =>
      fetchStatus(`${gateway.url}/api/auth/login`, login),
    );
    expect(new Set(await Promise.all(logins))).toEqual(new Set([503]));
    for (let look = 0; look < 20; look += 1)
      expect(await fetchStatus(`${gateway.url}/healthz`)).toBe(503);
    expect(requestCount()).toBe(1);
    const health = (await (await fetch(`${gateway.url}/healthz`)).json()) as {
      database: { problem: string };
    };
    const sentence = /refuses the user name or the password .*; trying again at 2/;
    expect(health.database.problem).toMatch(sentence);
    const away = gateway
      .stderr()
      .split('\n')
      .filter((line) => line.includes('database is away'));
    expect(away).toEqual([expect.stringMatching(sentence)]);
    expect(gateway.stderr()).not.toContain('geheim-1234');
    expect(gateway.stdout()).toBe('');
  });
});

describe('S06 the process of the gateway', { timeout: 90_000 }, () => {
  const embedded = { COUCHDB_URL: '', DB_PREFIX: '' };

  it('S06 logs JSON on standard error, nothing on standard output, and ends cleanly on SIGTERM', async () => {
    const gateway = await spawned(embedded);
    await gateway.answers(200);
    const runtime = join(gateway.dataDir, 'runtime.json');
    expect((await stat(runtime)).mode & 0o777).toBe(0o600);
    const elapsed = stopwatch();
    expect(await gateway.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(elapsed()).toBeLessThan(30_000);
    expect(existsSync(runtime)).toBe(false);
    const lines = gateway.stderr().trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(
      expect.arrayContaining(['listening', 'database is ready', 'stopped']),
    );
    expect(gateway.stdout()).toBe('');
  });

  it('S06 SIGINT in the middle of a request lets it go and ends with 0', async () => {
    const gateway = await spawned(embedded);
    await gateway.answers(200);
    // A caller that never finishes its request must not keep the process alive.
    const { port } = new URL(gateway.url);
    const socket = connect(Number(port), '127.0.0.1');
    undo.push(async () => socket.destroy());
    socket.on('error', () => undefined);
    socket.write('POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 50\r\n\r\n{"email":');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const elapsed = stopwatch();
    expect(await gateway.kill('SIGINT')).toEqual({ code: 0, signal: null });
    expect(elapsed()).toBeLessThan(30_000);
  });

  it('S06 a port that is taken stops the start with one sentence', async () => {
    const first = await spawned(embedded);
    await first.answers(200);
    const { port } = new URL(first.url);
    const second = await spawned({ ...embedded, PORT: port, DATA_DIR: await folder() });
    expect(await second.ended()).toEqual({ code: 1, signal: null });
    expect(second.stderr()).toMatch(new RegExp(`^Port ${port} is already in use;.*\\n$`, 'm'));
    expect(second.stderr()).not.toMatch(/^ +at /m);
    expect(await fetchStatus(`${first.url}/healthz`)).toBe(200);
  });

  it('S06 a second one on the same data says who has it, and the first goes on', async () => {
    const first = await spawned(embedded);
    await first.answers(200);
    const second = await spawned({ ...embedded, DATA_DIR: first.dataDir });
    expect(await second.ended()).toEqual({ code: 1, signal: null });
    expect(second.stderr()).toContain(`already in use by process ${first.pid}; stop it first.`);
    expect(second.stderr().trim().split('\n')).toHaveLength(1);
    expect(await fetchStatus(`${first.url}/healthz`)).toBe(200);
  });

  it('S06 a command joins the database of the running gateway, and opens it itself otherwise', async () => {
    const gateway = await spawned(embedded);
    await gateway.answers(200);
    const settings = { couchUrl: undefined, dataDir: gateway.dataDir, dbPrefix: '' };
    const joined = await connectCouch(settings);
    const epoch = await joined.couch.epoch('catalogue');
    await joined.close();
    expect(await fetchStatus(`${gateway.url}/healthz`)).toBe(200);
    await gateway.kill('SIGKILL');
    expect(existsSync(join(gateway.dataDir, 'runtime.json'))).toBe(true);
    const own = await connectCouch(settings);
    expect(await own.couch.epoch('catalogue')).toBe(epoch);
    await own.close();
  });

  it('S06 a command asks a gateway again that is there and too busy to answer', async () => {
    let requestCount = 0;
    const busy = createServer((request, response) => {
      requestCount += 1;
      if (requestCount < 3) request.socket.destroy();
      else response.setHeader('content-type', 'application/json').end('{"version":"3.5.0"}');
    });
    await new Promise<void>((done) => busy.listen(0, '127.0.0.1', done));
    const { port } = busy.address() as AddressInfo;
    const dataDir = await folder();
    const connection = { url: `http://127.0.0.1:${port}`, username: 'a', password: 'b' };
    const settings = { couchUrl: undefined, dataDir, dbPrefix: '' };
    writeRuntime(dataDir, { pid: process.pid, couch: connection });
    const joined = await connectCouch(settings);
    expect(joined.address).toContain(String(port));
    expect(requestCount).toBe(4);
    busy.close();
    busy.closeAllConnections();
  });
});

interface Acknowledged {
  id: string;
  n: number;
}

describe('S06 kill -9', { timeout: 90_000 }, () => {
  it('S06 takes no acknowledged write with it', async () => {
    const dataDir = await folder();
    const acknowledged = new Map<string, number>();
    for (let round = 0; round < 2; round += 1) {
      const gateway = await spawned({ COUCHDB_URL: '', DB_PREFIX: '', DATA_DIR: dataDir });
      await gateway.answers(200);
      const { couch, close } = await connectCouch({ couchUrl: undefined, dataDir, dbPrefix: '' });
      await couch.ensureDatabase('workspace-kill');
      const database = couch.database('workspace-kill');
      const write = async (lane: number): Promise<void> => {
        for (let n = 0; ; n += 1) {
          const documents: Acknowledged[] = Array.from({ length: 5 }, (_, index) => ({
            id: `clients:${lane}-${index}`,
            n: round * 1_000_000 + n,
          }));
          const present = await database.getMany(documents.map(({ id }) => id));
          const results = await database.bulk(
            documents.map(({ id, n: value }) => ({
              _id: id,
              ...(present.get(id)?._rev === undefined ? {} : { _rev: present.get(id)!._rev }),
              type: 'clients',
              deleted: false,
              body: { n: value, filling: 'x'.repeat(500) },
              by: 'a',
              device: 'd',
              receivedAt: '',
            })),
          );
          results.forEach((result, index) => {
            if (result.ok) acknowledged.set(result.id, documents[index]!.n);
          });
        }
      };
      const lanes = [0, 1, 2, 3].map((lane) => write(lane).catch(() => undefined));
      await until(() => [...acknowledged.values()].some((n) => n >= round * 1_000_000 + 20));
      expect(await gateway.kill('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
      await Promise.all(lanes);
      await close();
    }
    expect(acknowledged.size).toBe(20);
    const { couch, close } = await connectCouch({ couchUrl: undefined, dataDir, dbPrefix: '' });
    const database = couch.database('workspace-kill');
    const storedDocuments = await database.getMany([...acknowledged.keys()]);
    // The last write of a lane may be stored without its acknowledgement, never the other way round.
    for (const [id, n] of acknowledged)
      expect(Number(storedDocuments.get(id)?.body.n)).toBeGreaterThanOrEqual(n);
    const { rows } = await database.changes({ since: null, limit: 1000 });
    expect(rows.filter((row) => row.id.startsWith('clients:'))).toHaveLength(20);
    await close();
  });

  it('S06 leaves session secret and epochs to the next start', async () => {
    const dataDir = await folder();
    const env = {
      COUCHDB_URL: '',
      DB_PREFIX: '',
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
    };
    const epochs: string[] = [];
    const secrets: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const gateway = await spawned(env);
      await gateway.answers(200);
      const { couch } = await connectCouch({ couchUrl: undefined, dataDir, dbPrefix: '' });
      epochs.push(await couch.epoch('accounts'));
      secrets.push(await readFile(join(dataDir, 'secrets.json'), 'utf8'));
      await gateway.kill('SIGKILL');
    }
    expect(epochs[1]).toBe(epochs[0]);
    expect(secrets[1]).toBe(secrets[0]);
  });
});
