import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readChanges } from './changes';
import { writeDocuments } from './documents';
import { operate, type Answer } from './operations';
import { Store } from './store';

const folders: string[] = [];
const stores: Store[] = [];

async function buildStore(mostOpen: number): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'bua-lanh-store-'));
  folders.push(folder);
  const store = await Store.open(folder, mostOpen);
  stores.push(store);
  return store;
}

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const names = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `workspace-${index}`);

const write = (store: Store, name: string, id: string): Promise<unknown> =>
  store.use<unknown>(name, async (db) => (db ? writeDocuments(db, [{ _id: id }]) : 'missing'));

const count = (store: Store, name: string): Promise<number | undefined> =>
  store.use(name, async (db) => (await db?.pouch.info())?.doc_count);

const LARGEST = 8_000_000;

describe('S04 a document that is too large', () => {
  it('S04 fails the whole call, and one byte less is taken, also where much of it is escaped', async () => {
    const store = await buildStore(1);
    await store.create('workspace-a', 'a');
    const put = (...documents: { _id: string; x: string }[]) =>
      store.use('workspace-a', (db) => writeDocuments(db as NonNullable<typeof db>, documents));
    const around = JSON.stringify({ _id: 'a', x: '' }).length;
    const escaped = '"'.repeat(1_000_000);
    const plain = 'x'.repeat(LARGEST - around - 2_000_000);
    await expect(
      put({ _id: 'b', x: '' }, { _id: 'a', x: `${plain}x${escaped}` }),
    ).rejects.toMatchObject({
      status: 413,
    });
    expect(await count(store, 'workspace-a')).toBe(0);
    expect(await put({ _id: 'a', x: plain + escaped })).toMatchObject([{ ok: true }]);
  });
});

describe('S04 many databases', () => {
  it('S04 only the ones used last stay open, and nothing is lost with the others', async () => {
    const store = await buildStore(3);
    const all = names(12);
    for (const name of all) await store.create(name, 'a');
    for (const id of ['a', 'b', 'c']) await Promise.all(all.map((name) => write(store, name, id)));
    expect(store.openCount).toBeLessThanOrEqual(3);
    for (const name of all) expect(await count(store, name)).toBe(3);
    expect(store.openCount).toBeLessThanOrEqual(3);
  });

  it('S04 one that is in use is not closed under its user', async () => {
    const store = await buildStore(1);
    for (const name of names(5)) await store.create(name, 'a');
    const used = await store.use('workspace-0', async (db) => {
      for (const name of names(5).slice(1)) await write(store, name, 'a');
      return db && writeDocuments(db, [{ _id: 'late' }]);
    });
    expect(used).toMatchObject([{ ok: true }]);
  });

  it('S04 one that was closed can be destroyed, and made anew without what it held', async () => {
    const store = await buildStore(1);
    for (const name of names(3)) await store.create(name, 'a');
    for (const name of names(3)) await write(store, name, 'a');
    expect(await store.destroy('workspace-0')).toBe(true);
    expect(await write(store, 'workspace-0', 'b')).toBe('missing');
    await store.create('workspace-0', 'b');
    expect(await count(store, 'workspace-0')).toBe(0);
  });

  it('S06 nothing is opened any more once it closes', async () => {
    const store = await buildStore(1);
    await store.create('workspace-0', 'a');
    await store.close();
    stores.length = 0;
    await expect(write(store, 'workspace-0', 'a')).rejects.toMatchObject({ status: 503 });
  });
});

const ask = (store: Store, since: string): Promise<{ results: object[] } | undefined> =>
  store.use('workspace-0', async (db) =>
    db ? readChanges(db, { since, limit: 10, includeDocs: true, conflicts: false }) : undefined,
  );
const meta = (store: Store): Promise<Answer> =>
  operate(store, {
    method: 'get',
    path: ['workspace-0', 'meta'],
    query: {},
    body: undefined,
    signal: new AbortController().signal,
  });

describe('S04 what is asked again and again', () => {
  it('S04 is answered without a look at the files until something is written', async () => {
    const store = await buildStore(3);
    await store.create('workspace-0', 'a');
    await write(store, 'workspace-0', 'meta');
    const first = (await meta(store)).body;
    const end = '1-a';
    expect((await ask(store, end))?.results).toEqual([]);
    const read = await store.use('workspace-0', async (db) =>
      db ? [vi.spyOn(db.pouch, 'changes'), vi.spyOn(db.pouch, 'get')] : [],
    );
    expect((await ask(store, end))?.results).toEqual([]);
    const again = (await meta(store)).body;
    expect(again).toEqual(first);
    expect(again).not.toBe(first);
    for (const one of read) expect(one).not.toHaveBeenCalled();
    await write(store, 'workspace-0', 'b');
    expect((await ask(store, end))?.results).toMatchObject([{ id: 'b' }]);
    await store.use('workspace-0', async (db) => {
      const { _rev } = (await db?.pouch.get('meta')) ?? { _rev: '' };
      await (db && writeDocuments(db, [{ _id: 'meta', _rev, epoch: 'new' }]));
    });
    expect((await meta(store)).body).toMatchObject({ epoch: 'new' });
  });

  it('S04 a local document that is written is read as it is now', async () => {
    const store = await buildStore(3);
    await store.create('workspace-0', 'a');
    for (const at of [1, 2]) {
      const call = { path: ['workspace-0', '_local', 'place'], query: {} };
      const signal = new AbortController().signal;
      await operate(store, { ...call, method: 'put', body: { at }, signal });
      const { body } = await operate(store, { ...call, method: 'get', body: undefined, signal });
      expect(body).toMatchObject({ at });
    }
  });

  it('S04 what is read while something is written is not believed afterwards', async () => {
    const store = await buildStore(3);
    await store.create('workspace-0', 'a');
    await store.use('workspace-0', async (db) => {
      const written = new AbortController();
      const old = new Promise<string>((resolve) => {
        written.signal.addEventListener('abort', () => resolve('old'));
      });
      const reading = db?.recall('meta', 'all', () => old);
      await db?.exclusively(['meta'], () => Promise.resolve());
      written.abort();
      expect(await reading).toBe('old');
      expect(await db?.recall('meta', 'all', () => Promise.resolve('new'))).toBe('new');
    });
  });
});
