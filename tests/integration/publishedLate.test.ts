import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyMeals } from '../../src/domain/food/storedLines';
import { menuDerived } from '../../src/domain/nutrition/totals';
import {
  workspaceDatabase,
  type Couch,
  type CouchDatabase,
  type CouchDocument,
} from '../../sync-server/couch/client';
import { createLogger } from '../../sync-server/http/log';
import { createRunner } from '../../sync-server/modules/published/runner';
import { connectTestCouch, type TestCouch } from '../support/gateway';

const AT = '2026-03-02T08:00:00.000Z';

let server: TestCouch;
beforeAll(async () => {
  server = await connectTestCouch();
  await server.couch.ensureDatabase('published');
  await server.couch.ensureDatabase('accounts');
});
afterAll(() => server.close());

async function publishedMenu(): Promise<{ workspaceId: string; publicId: string }> {
  const [workspaceId, id] = [randomUUID(), randomUUID()];
  const name = workspaceDatabase(workspaceId);
  await server.couch.ensureDatabase(name);
  const body = {
    id,
    workspaceId,
    expertId: 'e1',
    createdAt: AT,
    updatedAt: AT,
    kind: 'master',
    name: 'Thực đơn giảm cân',
    description: '',
    tags: [],
    isPublic: true,
    status: 'published',
    meals: emptyMeals(),
    ...menuDerived(emptyMeals(), AT),
  };
  const envelope = { type: 'menus', deleted: false, by: 'e1', device: 'd', receivedAt: AT };
  await server.couch.database(name).put({ _id: `menus:${id}`, ...envelope, body });
  return { workspaceId, publicId: `menus:${workspaceId}:${id}` };
}

function lagging(copies: number): { couch: Couch; looks: () => number } {
  let looks = 0;
  const couch: Couch = {
    ...server.couch,
    database: <D extends CouchDocument>(name: string): CouchDatabase<D> => {
      const database = server.couch.database<D>(name);
      if (!name.startsWith(workspaceDatabase(''))) return database;
      return {
        ...database,
        copies: () => Promise.resolve(copies),
        changes: async (from) => {
          looks += 1;
          if (looks > 1) return database.changes(from);
          return { rows: [], pending: 0, lastSeq: '0' };
        },
      };
    },
  };
  return { couch, looks: () => looks };
}

function run(couch: Couch) {
  const ended = new AbortController();
  const runner = createRunner({
    couch,
    log: createLogger('silent'),
    library: { refresh: () => Promise.resolve(false) } as never,
    signal: ended.signal,
    wake: () => undefined,
    onSiblings: () => Promise.resolve(),
  });
  return { runner, end: () => ended.abort() };
}

describe('S02 a publication that the copy that is read first does not have', () => {
  it('S02 is shown a moment later, by a second look', async () => {
    const { workspaceId, publicId } = await publishedMenu();
    const { couch } = lagging(3);
    const { runner, end } = run(couch);
    runner.touch(workspaceId);
    const readPublished = () => server.couch.database('published').get(publicId);
    await expect.poll(readPublished, { timeout: 30_000 }).toMatchObject({ deleted: false });
    end();
  });

  it('S02 one copy is read once', async () => {
    const { workspaceId } = await publishedMenu();
    const { couch, looks } = lagging(1);
    const { runner, end } = run(couch);
    runner.touch(workspaceId);
    await expect.poll(looks).toBe(1);
    await pause(1_500);
    expect(looks()).toBe(1);
    end();
  });
});
