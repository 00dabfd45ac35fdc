import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { writeDocuments } from './documents';
import { Store } from './store';

const folders: string[] = [];
const stores: Store[] = [];

async function storeOf(mostOpen: number): Promise<Store> {
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

describe('S04 many databases', () => {
  it('S04 only the ones used last stay open, and nothing is lost with the others', async () => {
    const store = await storeOf(3);
    const all = names(12);
    for (const name of all) await store.create(name, 'a');
    // Round after round, so that each is closed and opened again, also while the next call waits.
    for (const id of ['a', 'b', 'c']) await Promise.all(all.map((name) => write(store, name, id)));
    expect(store.openCount).toBeLessThanOrEqual(3);
    for (const name of all) expect(await count(store, name)).toBe(3);
    expect(store.openCount).toBeLessThanOrEqual(3);
  });

  it('S04 one that is in use is not closed under its user', async () => {
    const store = await storeOf(1);
    for (const name of names(5)) await store.create(name, 'a');
    const used = await store.use('workspace-0', async (db) => {
      for (const name of names(5).slice(1)) await write(store, name, 'a');
      return db && writeDocuments(db, [{ _id: 'late' }]);
    });
    expect(used).toMatchObject([{ ok: true }]);
  });

  it('S04 one that was closed can be destroyed, and made anew without what it held', async () => {
    const store = await storeOf(1);
    for (const name of names(3)) await store.create(name, 'a');
    for (const name of names(3)) await write(store, name, 'a');
    expect(await store.destroy('workspace-0')).toBe(true);
    expect(await write(store, 'workspace-0', 'b')).toBe('missing');
    await store.create('workspace-0', 'b');
    expect(await count(store, 'workspace-0')).toBe(0);
  });

  it('S06 nothing is opened any more once it closes', async () => {
    const store = await storeOf(1);
    await store.create('workspace-0', 'a');
    await store.close();
    stores.length = 0;
    await expect(write(store, 'workspace-0', 'a')).rejects.toMatchObject({ status: 503 });
  });
});
