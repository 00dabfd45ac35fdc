import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Couch } from '../../sync-server/couch/client';
import { starterSet } from '../../sync-server/modules/catalogue/library';
import { importFoods } from '../../sync-server/modules/catalogue/import';
import { keepStarterSet, loadStarter } from '../../sync-server/modules/catalogue/load';
import { connectTestCouch, startGateway, until, type TestCouch } from '../support/gateway';

const NOW = new Date('2026-11-20T03:00:00.000Z');

const listRevisions = async (couch: Couch, database: string) =>
  (await couch.database(database).list()).map(({ id, rev }) => `${id} ${rev}`);

const foodsIn = (revisions: string[]): number =>
  revisions.filter((row) => row.startsWith('catalogue:')).length;

const watched = (couch: Couch): Couch => ({
  ...couch,
  database: ((name: string) => ({
    ...couch.database(name),
    getMany: () => Promise.reject(new Error('looked again')),
  })) as Couch['database'],
});

const watchCouch = (couch: Couch, written: () => void): Couch => ({
  ...couch,
  database: ((name: string) => {
    const database = couch.database(name);
    const bulk: typeof database.bulk = (documents) => database.bulk(documents).finally(written);
    return { ...database, bulk };
  }) as Couch['database'],
});

describe('P26 starter set', () => {
  let server: TestCouch;
  beforeAll(async () => {
    server = await connectTestCouch();
  });
  afterEach(async () => {
    for (const name of ['catalogue', 'published']) await server.couch.destroy(name);
  });
  afterAll(() => server.close());

  it('P26 brings the library too, and does not look again while the set is the same', async () => {
    const { couch } = server;
    await Promise.all([keepStarterSet(couch, NOW), keepStarterSet(couch, NOW)]);
    const { library, catalogue } = starterSet();
    // Lists come from one copy of a cluster, which may be behind.
    const listEntries = async () => {
      const range = { startKey: 'library:', endKey: 'library:\ufff0' };
      return (await couch.database('published').list(range)).map(({ id }) => id).sort();
    };
    await expect.poll(listEntries).toEqual(library.map(({ id }) => `library:${id}`).sort());
    let first: string[] = [];
    await until(async () => {
      first = await listRevisions(couch, 'catalogue');
      return foodsIn(first) === catalogue.length;
    });
    const master = await couch.database('published').get('library:menu-giam-can-1200');
    if (master) await couch.database('published').put({ ...master, deleted: true });
    const reading = watched(couch);
    await keepStarterSet(reading, NOW);
    await expect.poll(() => listRevisions(couch, 'catalogue')).toEqual(first);
    await couch.database('published').putLocal('starter', { version: 'older' });
    await expect(keepStarterSet(reading, NOW)).rejects.toThrow('looked again');
    await keepStarterSet(couch, NOW);
    const after = await couch.database('published').get('library:menu-giam-can-1200');
    expect(after).toMatchObject({ deleted: true });
  });

  it('P26 S06 a gateway that stops meanwhile ends it at once, and the next start goes on', async () => {
    const { couch } = server;
    const stop = new AbortController();
    const stopping = watchCouch(couch, () => stop.abort());
    await expect(keepStarterSet(stopping, NOW, stop.signal)).rejects.toThrow('aborted');
    const { catalogue } = starterSet();
    const foods = async () => foodsIn(await listRevisions(couch, 'catalogue'));
    await expect.poll(foods).toBeGreaterThan(0);
    expect(await foods()).toBeLessThan(catalogue.length);
    expect(await couch.database('catalogue').getLocal('starter')).toBeUndefined();
    await keepStarterSet(couch, NOW);
    await expect.poll(foods).toBe(catalogue.length);
  });

  it('P26 takes over what a newer set says of its own entries', async () => {
    const { couch } = server;
    await loadStarter(couch, 'catalogue', NOW);
    const set = starterSet();
    const [first, ...others] = set.catalogue;
    if (!first) throw new Error('The starter set is empty.');
    const changed = { ...first, aliases: [...first.aliases, 'tên mới'] };
    expect(
      await loadStarter(couch, 'catalogue', NOW, { ...set, catalogue: [changed, ...others] }),
    ).toEqual({ added: 0, changed: 1, unchanged: others.length });
    const stored = await couch.database('catalogue').get(`catalogue:${first.id}`);
    expect(stored?.body.aliases).toContain('tên mới');
  });

  it('P26 takes no figure from a file that the starter set knows to be wrong', async () => {
    const { couch } = server;
    const milk = { code: '10001', name: 'Sữa', nameEn: undefined, category: 'Sữa và chế phẩm' };
    const row = { ...milk, state: 'raw', refusePercent: 0 };
    const stored = async (sodium: number) => {
      await importFoods(couch, [{ ...row, nutrients: { calories: 74, sodium } }], NOW);
      return (await couch.database('catalogue').get('catalogue:vfct-10001'))?.body.nutrients;
    };
    await couch.ensureDatabase('catalogue');
    expect(await stored(380)).toMatchObject({ calories: 74, sodium: 43 });
    expect(await stored(45)).toMatchObject({ calories: 74, sodium: 45 });
  });

  it('P26 comes with every installation, also one without demo data', async () => {
    const gateway = await startGateway({ env: { DEMO: 'off' } });
    try {
      const database = gateway.ctx.couch.database('published');
      const stored = async () => (await database.get('library:menu-giam-can-1200'))?.type;
      await expect.poll(stored, { timeout: 20_000 }).toBe('library');
    } finally {
      await gateway.stop();
    }
  });
});
