import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '../../sync-server/config';
import { workspaceDatabase, type Couch } from '../../sync-server/couch/client';
import { connectCouch } from '../../sync-server/couch/connect';
import { spawnGateway, temporaryFolder, type GatewayProcess } from '../support/gateway';
import { freePort } from '../support/freePort';
import { addPerson, createConsultation, created, Device } from './syncHelpers';

let env: Record<string, string>;
beforeAll(async () => {
  env = {
    DATA_DIR: await temporaryFolder(),
    PORT: String(await freePort()),
    SESSION_SECRET: randomBytes(32).toString('hex'),
    DB_PREFIX: `t${randomBytes(4).toString('hex')}-`,
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

it(
  'S02 a gateway killed during a push: the same push again is accepted whole, nothing is doubled',
  { timeout: 180_000 },
  async () => {
    let gateway = await started();
    const person = await withCouch((couch) => addPerson(couch, env.SESSION_SECRET ?? ''));
    const tablet = await new Device(gateway.url, person).start();
    const ids: string[] = [];
    // ms: before, during and right after the write.
    for (const delay of [15, 60, 150, 400]) {
      const rows = Array.from({ length: 300 }, () =>
        created(createConsultation(person), 'consultations'),
      );
      ids.push(...rows.map((row) => String(row.next.id)));
      const first = tablet.push(rows).catch((error: unknown) => error);
      await new Promise((resolve) => setTimeout(resolve, delay));
      await gateway.kill('SIGKILL');
      await first;
      gateway = await started();
      const { status, body } = await tablet.push(rows);
      expect(status).toBe(200);
      expect(new Set(body.verdicts.map((verdict) => verdict.verdict))).toEqual(
        new Set(['accepted']),
      );
      expect(body.verdicts.map((verdict) => verdict.id)).toEqual(rows.map((row) => row.next.id));
    }
    const phone = await new Device(gateway.url, person).start();
    // A feed and a list come from one copy of a cluster, which may be behind.
    const pulled = async () =>
      (await phone.pullAll('consultations', 100)).map((visit) => visit.id).sort();
    await expect.poll(pulled).toEqual(ids.sort());
    await withCouch(async (couch) => {
      const database = couch.database(workspaceDatabase(person.workspaceId));
      const range = { startKey: 'consultations:', endKey: 'consultations:\ufff0' };
      let stored: { rev: string }[] = [];
      await expect.poll(async () => (stored = await database.list(range))).toHaveLength(ids.length);
      expect(stored.filter((row) => !row.rev.startsWith('1-'))).toEqual([]);
      if (env.COUCHDB_URL ?? process.env.COUCHDB_URL)
        for (const name of await couch.databases()) await couch.destroy(name);
    });
    expect(await gateway.kill('SIGTERM')).toMatchObject({ code: 0 });
  },
);
