import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyMeals } from '../../src/domain/food/storedLines';
import { loadConfig } from '../../sync-server/config';
import { workspaceDatabase, type Couch } from '../../sync-server/couch/client';
import { connectCouch } from '../../sync-server/couch/connect';
import { LAN } from '../../sync-server/modules/demo/accounts';
import { buildMenu, collectFoods } from '../../sync-server/modules/demo/build';
import { createProjector } from '../../sync-server/modules/published/projector';
import { freePort } from '../support/freePort';
import { spawnGateway, temporaryFolder, until, type GatewayProcess } from '../support/gateway';
import { Browser, putAccount } from './accountHelpers';

const WORKSPACE = 'w-lan';
/** ms until the gateway is killed: before, during and after the writes. */
const DELAYS = [3, 12, 30, 80];

let env: Record<string, string>;
beforeAll(async () => {
  env = {
    DATA_DIR: await temporaryFolder(),
    PORT: String(await freePort()),
    SESSION_SECRET: randomBytes(32).toString('hex'),
    DB_PREFIX: `t${randomBytes(4).toString('hex')}-`,
    DEMO: 'off',
    TRUST_PROXY: '1',
  };
});
afterAll(() => rm(env.DATA_DIR ?? '', { recursive: true, force: true }));

async function started(): Promise<GatewayProcess> {
  const gateway = await spawnGateway(env);
  await gateway.answers(200);
  return gateway;
}

async function withCouch<T>(work: (couch: Couch) => Promise<T>): Promise<T> {
  const connection = await connectCouch(loadConfig({ ...process.env, ...env }), 'command');
  try {
    return await work(connection.couch);
  } finally {
    await connection.close();
  }
}

async function publish(couch: Couch, ids: readonly string[]): Promise<void> {
  const at = '2026-11-20T08:00:00.000Z';
  await couch.ensureDatabase(workspaceDatabase(WORKSPACE));
  for (const id of ids) {
    const plan = { key: id, name: id, description: '', meals: {}, tags: [], target: 1500 };
    const foods = { foods: collectFoods(new Map()), recipes: new Map() };
    const menu = buildMenu(LAN, foods, { ...plan, isPublic: true }, at);
    const owner = { workspaceId: WORKSPACE, expertId: 'lan' };
    await couch.database(workspaceDatabase(WORKSPACE)).put({
      _id: `menus:${id}`,
      type: 'menus',
      deleted: false,
      body: { ...menu, meals: emptyMeals(), id, ...owner },
      by: 'lan',
      device: 'd1',
      receivedAt: at,
    });
  }
  await createProjector(couch).project(WORKSPACE);
}

const readStanding = (id: string) =>
  withCouch(async (couch) => {
    const mark = await couch.database('accounts').get(`moderation:menus:${WORKSPACE}:${id}`);
    const rows = await couch.database(workspaceDatabase(WORKSPACE)).list({
      startKey: 'notices:',
      endKey: 'notices:\ufff0',
      includeDocs: true,
    });
    const notices = rows.filter(
      ({ doc }) => (doc?.body.about as { id?: string } | undefined)?.id === id,
    );
    return { isMarked: mark !== undefined, notices: notices.length };
  });

it(
  'P22 a gateway that is killed while something is taken down does it whole, or not at all',
  { timeout: 300_000 },
  async () => {
    let gateway = await started();
    const ids = DELAYS.map((delay) => `m${delay}`);
    await withCouch(async (couch) => {
      await putAccount(couch, 'lan');
      await putAccount(couch, 'content', { role: 'admin', adminRole: 'content' });
      await publish(couch, ids);
    });
    const staff = new Browser(gateway.url);
    await staff.login('content@example.vn');
    let readers = 0;
    /** Each look comes from another reader, because one address has a rate. */
    const fetchPageStatus = async (id: string): Promise<number> => {
      readers += 1;
      const headers = { 'x-forwarded-for': `10.0.${readers >> 8}.${readers & 255}` };
      return (await fetch(`${gateway.url}/daily-menu/${id}`, { headers })).status;
    };
    for (const [at, id] of ids.entries()) {
      expect(await fetchPageStatus(id)).toBe(200);
      const path = `/api/admin/published/menus/${WORKSPACE}/${id}/remove`;
      const first = staff.post(path, { reason: 'Hứa chữa bệnh' }).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, DELAYS[at]));
      await gateway.kill('SIGKILL');
      await first;
      gateway = await started();
      const { isMarked } = await readStanding(id);
      if (!isMarked) {
        expect(await fetchPageStatus(id)).toBe(200);
        expect((await staff.post(path, { reason: 'Hứa chữa bệnh' })).status).toBe(200);
      }
      await until(async () => (await fetchPageStatus(id)) === 410);
      await until(async () => (await readStanding(id)).notices === 1);
    }
    await gateway.kill('SIGTERM');
  },
);
