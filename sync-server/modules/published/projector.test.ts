import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyMeals } from '../../../src/domain/food/storedLines';
import { menuDerived } from '../../../src/domain/nutrition/totals';
import {
  createCouchOver,
  workspaceDatabase,
  type Couch,
  type StoredDocument,
} from '../../couch/client';
import { createDirectSend } from '../../couch/embedded/direct';
import { Store } from '../../couch/embedded/store';
import type { CouchCall } from '../../couch/transport';
import { createProjector } from './projector';

const AT = '2026-03-02T08:00:00.000Z';
const HOME = workspaceDatabase('w1');

let folder: string;
let store: Store;
let couch: Couch;
let calls: CouchCall[];
let failing: ((call: CouchCall) => boolean) | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bua-lanh-projector-'));
  store = await Store.open(folder);
  const send = createDirectSend(store);
  calls = [];
  couch = createCouchOver((call) => {
    calls.push(call);
    if (!failing?.(call)) return send(call);
    failing = undefined;
    return Promise.reject(new Error('the process dies here'));
  });
  await couch.ensureDatabase('published');
  await couch.ensureDatabase('accounts');
  await couch.ensureDatabase(HOME);
});
afterEach(async () => {
  failing = undefined;
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

function menu(changes: object = {}, id: string = randomUUID()): StoredDocument {
  const base = { id, workspaceId: 'w1', expertId: 'e1', createdAt: AT, updatedAt: AT };
  const kind = { kind: 'master', name: 'Thực đơn giảm cân', description: '', tags: [] };
  const publication = { isPublic: true, status: 'published' };
  const body = {
    ...base,
    ...kind,
    ...publication,
    meals: emptyMeals(),
    ...menuDerived(emptyMeals(), AT),
  };
  return {
    _id: `menus:${id}`,
    type: 'menus',
    deleted: false,
    body: { ...body, ...changes },
    by: 'e1',
    device: 'd1',
    receivedAt: AT,
  };
}

const write = (...documents: StoredDocument[]): Promise<unknown> =>
  couch.database<StoredDocument>(HOME).bulk(documents);
const personal = (count: number): StoredDocument[] =>
  Array.from({ length: count }, () => menu({ isPublic: false }));

async function listPublished(): Promise<unknown[]> {
  const rows = await couch.database('published').list({ includeDocs: true });
  return rows.flatMap(({ id, doc }) =>
    doc && id.startsWith('menus:') && doc.deleted !== true
      ? [(doc.body as { name: string }).name]
      : [],
  );
}

const begun = (): unknown[] =>
  calls.flatMap(({ path, database, query }) =>
    path === '_changes' && database === HOME ? [query?.['since']] : [],
  );
const noted = (): number =>
  calls.filter(({ method, path }) => method === 'put' && path?.startsWith('_local/')).length;

describe('S02 what is public of a workspace', () => {
  it('S02 changes of private documents are read once, and a publication behind them is shown', async () => {
    const projector = createProjector(couch);
    await projector.project('w1');
    await write(...personal(3));
    await projector.project('w1');
    const { lastSeq: behindThem } = await couch.database(HOME).changes({ since: null, limit: 99 });
    calls = [];
    await projector.project('w1');
    await write(...personal(2), menu());
    expect(await projector.project('w1')).toBe(1);
    expect(begun()).toEqual([behindThem, behindThem]);
    expect(await listPublished()).toEqual(['Thực đơn giảm cân']);
    expect(noted()).toBe(1);
  });

  it('S02 after a start only a few private changes are read again', async () => {
    const projector = createProjector(couch);
    await projector.project('w1');
    calls = [];
    for (let round = 0; round < 12; round += 1) {
      await write(...personal(2));
      await projector.project('w1');
    }
    expect(noted()).toBe(1);
    calls = [];
    await createProjector(couch).project('w1');
    const [since] = begun();
    expect(Number.parseInt(String(since), 10)).toBeGreaterThan(20);
  });

  it('S02 a database of public documents that was replaced is filled again', async () => {
    const projector = createProjector(couch);
    await write(menu());
    await projector.project('w1');
    await write(...personal(2));
    await projector.project('w1');
    await store.destroy('published');
    await store.create('published', 'new');
    await projector.project('w1');
    expect(await listPublished()).toEqual(['Thực đơn giảm cân']);
  });

  it('S02 one that was put back to an older state is brought up to date', async () => {
    const published = couch.database('published');
    const projector = createProjector(couch);
    await projector.project('w1');
    const { _id, _rev, ...older } = (await published.getLocal('projection-w1')) ?? {};
    await write(menu());
    await projector.project('w1');
    const [row] = await published.list({ startKey: 'menus:', includeDocs: true });
    await published.bulk([{ ...row?.doc, _deleted: true } as StoredDocument]);
    await published.putLocal('projection-w1', older);
    await projector.project('w1');
    expect(await listPublished()).toEqual(['Thực đơn giảm cân']);
  });

  it('S02 what a restored workspace lost goes away, also where the process died before', async () => {
    await write(menu({ name: 'Thực đơn cũ' }));
    await createProjector(couch).project('w1');
    await store.destroy(HOME);
    const next = createCouchOver(createDirectSend(store));
    await next.ensureDatabase(HOME);
    await next.database<StoredDocument>(HOME).bulk([menu({ name: 'Thực đơn mới' })]);
    failing = ({ database, path, query }) =>
      database === 'published' && path === '_all_docs' && query?.['start_key'] !== undefined;
    await expect(createProjector(couch).project('w1')).rejects.toThrow('dies here');
    await createProjector(couch).project('w1');
    expect(await listPublished()).toEqual(['Thực đơn mới']);
  });

  it('S02 what one gateway found private is not shown by another one that had read before', async () => {
    await createProjector(couch).project('w1');
    const dish = menu({ name: 'Thực đơn cũ' });
    await write(dish);
    let isBetween = true;
    const send = createDirectSend(store);
    const slow = createCouchOver(async (call) => {
      if (isBetween && call.database === 'published' && call.path === '_bulk_docs') {
        isBetween = false;
        const present = await couch
          .database<StoredDocument>(HOME)
          .get(dish._id as `menus:${string}`);
        const hidden = {
          ...dish,
          _rev: present?._rev ?? '',
          body: { ...dish.body, isPublic: false },
        };
        await write(hidden, menu({ name: 'Thực đơn mới' }));
        await createProjector(couch).project('w1');
      }
      return send(call);
    });
    await createProjector(slow).project('w1');
    expect(isBetween).toBe(false);
    expect(await listPublished()).toEqual(['Thực đơn mới']);
  });

  it('S02 what a gateway showed and died is looked at again, though the others had passed it', async () => {
    let clock = 0;
    const projector = createProjector(couch, () => clock);
    await projector.project('w1');
    const dish = menu({ isPublic: false });
    await write(dish);
    await projector.project('w1');
    const [type, id] = dish._id.split(':');
    const shownOnce = { ...menu(), _id: `menus:w1:${id}`, type, source: { rev: null } };
    const epoch = await couch.epoch(HOME);
    const source = { workspaceId: 'w1', id, epoch, rev: '0-older' };
    await couch.database('published').bulk([{ ...shownOnce, source } as StoredDocument]);
    expect(await listPublished()).toHaveLength(1);
    clock = 600_000;
    await projector.project('w1');
    expect(await listPublished()).toEqual([]);
  });
});
