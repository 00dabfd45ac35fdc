import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/api/status';
import { sessionResponseSchema } from '../../src/api/auth';
import { loadConfig } from '../../sync-server/config';
import { workspaceDatabase, type Couch, type CouchDatabase } from '../../sync-server/couch/client';
import { startGateway as startBare } from '../../sync-server/gateway';
import { ADMIN, DEMO_PASSWORD, HA, LAN, MINH } from '../../sync-server/modules/demo/accounts';
import { seedDemo } from '../../sync-server/modules/demo/seed';
import { createProjector } from '../../sync-server/modules/published/projector';
import {
  PUBLISHED_DATABASE,
  publishedId,
} from '../../sync-server/modules/published/publishedRecords';
import {
  connectTestCouch,
  startGateway,
  temporaryFolder,
  until,
  type TestCouch,
} from '../support/gateway';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

const NAMES = [ACCOUNTS_DATABASE, ...[LAN, MINH].map((p) => workspaceDatabase(p.workspaceId))];

async function revisions(couch: Couch): Promise<Record<string, string>> {
  const revisionById: Record<string, string> = {};
  for (const name of NAMES) {
    await couch.ensureDatabase(name);
    for (const { id, rev } of await couch.database(name).list())
      revisionById[`${name}/${id}`] = rev;
  }
  return revisionById;
}

const countDocuments = (all: Record<string, string>, person: typeof LAN, type: string) =>
  Object.keys(all).filter((key) =>
    key.startsWith(`${workspaceDatabase(person.workspaceId)}/${type}:`),
  ).length;

function dyingCouch(couch: Couch, writes: number): Couch {
  let left = writes;
  return {
    ...couch,
    database: ((name: string) => {
      const database = couch.database(name);
      const bulk: CouchDatabase['bulk'] = async (docs) => {
        left -= 1;
        if (left === 0) await database.bulk(docs.slice(0, Math.ceil(docs.length / 2)));
        if (left <= 0) throw new Error('killed');
        return database.bulk(docs);
      };
      return { ...database, bulk };
    }) as Couch['database'],
  };
}

const recipeKey = (key: string) =>
  publishedId('recipes', HA.workspaceId, `${HA.workspaceId}-recipe-${key}`);

function projectingCouch(couch: Couch): Couch {
  const projector = createProjector(couch);
  return {
    ...couch,
    database: ((name: string) => {
      const database = couch.database(name);
      const bulk: CouchDatabase['bulk'] = async (docs) => {
        const results = await database.bulk(docs);
        const workspaceId = name.startsWith(workspaceDatabase('')) && docs[0]?.body.workspaceId;
        if (typeof workspaceId === 'string') await projector.project(workspaceId);
        return results;
      };
      return { ...database, bulk };
    }) as Couch['database'],
  };
}

describe('P02 demo seeding', () => {
  const open: TestCouch[] = [];
  const fresh = async () => {
    const server = await connectTestCouch();
    open.push(server);
    return server.couch;
  };
  afterAll(async () => {
    for (const server of open) await server.close();
  });

  it('P02 fills the practices once: 12 and 4 clients, menus, visits; a second run writes nothing', async () => {
    const couch = await fresh();
    expect(await seedDemo(couch, new Date())).toBeGreaterThan(100);
    // A copy of a cluster's database may not have heard of the last writes: it is asked until it has.
    await until(async () => countDocuments(await revisions(couch), MINH, 'clients') === 4);
    await until(async () => countDocuments(await revisions(couch), LAN, 'notices') === 1);
    const first = await revisions(couch);
    expect(countDocuments(first, LAN, 'clients')).toBe(12);
    expect(countDocuments(first, MINH, 'clients')).toBe(4);
    expect(countDocuments(first, LAN, 'menus')).toBeGreaterThanOrEqual(10);
    expect(countDocuments(first, LAN, 'notices')).toBe(1);
    await until(
      async () => (await seedDemo(dyingCouch(couch, 0), new Date()).catch(() => 1)) === 0,
    );
    await vi.waitFor(async () => expect(await revisions(couch)).toEqual(first), 20_000);
  });

  it('P02 goes on after an interruption at any write, and keeps what a person changed since', async () => {
    for (const writes of [1, 2, 3, 4, 5]) {
      const couch = await fresh();
      await expect(seedDemo(dyingCouch(couch, writes), new Date())).rejects.toThrow('killed');
      const half = await revisions(couch);
      const workspace = couch.database(workspaceDatabase(LAN.workspaceId));
      const changed = await workspace.get('clients:demo-lan-client-hung');
      if (changed)
        await workspace.put({ ...changed, body: { ...changed.body, clientName: 'Đổi' } });
      await seedDemo(couch, new Date(Date.now() + 86_400_000));
      await until(async () => countDocuments(await revisions(couch), LAN, 'clients') === 12);
      await until(async () => countDocuments(await revisions(couch), MINH, 'clients') === 4);
      const whole = await revisions(couch);
      for (const [id, rev] of Object.entries(half))
        if (!id.endsWith('client-hung')) expect(whole[id], id).toBe(rev);
      const client = await workspace.get('clients:demo-lan-client-hung');
      if (changed) expect(client?.body.clientName).toBe('Đổi');
    }
  });

  it('P22 shows at no time what staff took down, though a gateway projects meanwhile', async () => {
    const couch = await fresh();
    await couch.ensureDatabase(PUBLISHED_DATABASE);
    await seedDemo(projectingCouch(couch), new Date());
    const published = couch.database(PUBLISHED_DATABASE);
    expect((await published.get(recipeKey('canh-chua-nhat')))?.deleted).toBe(false);
    expect((await published.get(recipeKey('tra-gung-mat-ong')))?.deleted ?? true).toBe(true);
  });

  it('P02 is safe when two gateways seed at the same time', async () => {
    const couch = await fresh();
    await Promise.all([seedDemo(couch, new Date()), seedDemo(couch, new Date())]);
    await until(async () => countDocuments(await revisions(couch), LAN, 'clients') === 12);
    const all = await revisions(couch);
    for (const [id, rev] of Object.entries(all)) expect(rev, id).toMatch(/^1-/);
  });
});

describe('P02 demo mode of the gateway', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await temporaryFolder();
  });

  it('P02 offers the accounts on the sign-in page, and each of them signs in', async () => {
    const gateway = await startGateway({ env: { DEMO: 'on', DATA_DIR: dataDir } });
    try {
      const response = await fetch(`${gateway.url}/api/config`);
      const { demoAccounts, version } = readConfig.answer.parse(await response.json());
      expect(version).toMatch(/^\d+\.\d+\.\d+/);
      const profiles = [];
      for (const { email, password } of demoAccounts) {
        const answer = await fetch(`${gateway.url}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password }),
        });
        profiles.push(sessionResponseSchema.parse(await answer.json()).account);
      }
      expect(profiles).toMatchObject([
        {
          email: 'lan@demo.bualanh.local',
          name: 'BS. Nguyễn Thị Lan',
          plan: 'pro',
          maxClients: 50,
        },
        { email: 'ha@demo.bualanh.local', name: 'ThS. Lê Thu Hà', plan: 'business' },
        {
          email: 'minh@demo.bualanh.local',
          name: 'CN. Trần Quang Minh',
          plan: 'free',
          maxClients: 5,
        },
        { email: 'admin@demo.bualanh.local', role: 'admin', adminRole: 'owner' },
        { email: 'billing@demo.bualanh.local', role: 'admin', adminRole: 'billing' },
        { email: 'support@demo.bualanh.local', role: 'admin', adminRole: 'support' },
        { email: 'content@demo.bualanh.local', role: 'admin', adminRole: 'content' },
      ]);
    } finally {
      await gateway.stop();
    }
  });

  it('P02 offers nothing and seeds nothing when it is off', async () => {
    const gateway = await startGateway();
    try {
      const config = readConfig.answer.parse(
        await (await fetch(`${gateway.url}/api/config`)).json(),
      );
      expect(config.demoAccounts).toEqual([]);
      const names = await gateway.ctx.couch.databases();
      expect(names).not.toContain(workspaceDatabase(LAN.workspaceId));
    } finally {
      await gateway.stop();
    }
  });
});

async function startKept(
  env: Record<string, string>,
): Promise<{ url: string; close(): Promise<void> }> {
  const config = loadConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    COUCHDB_URL: process.env.COUCHDB_URL ?? '',
    ...env,
  });
  const gateway = await startBare(config);
  await gateway.ctx.readiness.check();
  return { url: `http://127.0.0.1:${gateway.port}`, close: () => gateway.stop() };
}

const post = (url: string, path: string, body: object, cookie = '') =>
  fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

describe('P02 demo mode that was switched off', () => {
  it('P02 lets nobody in with a password that everybody knows, and ends what was open', async () => {
    const env = { DATA_DIR: await temporaryFolder(), DB_PREFIX: `demo-off-${Date.now()}-` };
    const login = { email: ADMIN.email, password: DEMO_PASSWORD };
    const seeded = await startKept({ ...env, DEMO: 'on' });
    const open = await post(seeded.url, 'login', login);
    expect(open.status).toBe(200);
    const cookie = open.headers.get('set-cookie')?.split(';')[0];
    await seeded.close();

    const real = await startGateway({ env });
    try {
      expect((await post(real.url, 'login', login)).status).toBe(401);
      const { accountId } = ADMIN;
      expect((await post(real.url, 'refresh', { accountId }, cookie)).status).toBe(401);
    } finally {
      await real.stop();
    }
  });
});
