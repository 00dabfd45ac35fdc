import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import type { DBCore, DBCoreTable } from 'dexie';
import { afterEach, expect, it } from 'vitest';
import { readManyAtOnce } from './deviceStorage';

const opened: Dexie[] = [];
afterEach(() => {
  for (const database of opened.splice(0)) database.close();
});

/** A table with so many documents, and how the store beneath is asked. */
async function tableOf(count: number) {
  const asked = { one: 0, all: 0 };
  const counting = (table: DBCoreTable): DBCoreTable => ({
    ...table,
    getMany: (request) => ((asked.one += request.keys.length), table.getMany(request)),
    query: (request) => ((asked.all += 1), table.query(request)),
  });
  const database = new Dexie(`many-${count}-${opened.length}`);
  opened.push(database);
  database.version(1).stores({ docs: 'id' });
  database.use({
    stack: 'dbcore',
    name: 'test',
    create: (core: DBCore) => ({
      ...core,
      table: (name) => readManyAtOnce(counting(core.table(name))),
    }),
  });
  const docs = database.table<{ id: string; value: number }, string>('docs');
  await docs.bulkAdd(Array.from({ length: count }, (_, value) => ({ id: `d${value}`, value })));
  Object.assign(asked, { one: 0, all: 0 });
  return { database, docs, asked };
}

const keys = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => `d${from + index}`);

it.each([
  ['an empty table is asked for none', 0, { one: 0, all: 0 }],
  ['a small table is read at once', 100, { one: 0, all: 1 }],
  ['of a large table only what is wanted is read', 1000, { one: 60, all: 0 }],
])('S01 many keys: %s', async (_name, count, expected) => {
  const { docs, database, asked } = await tableOf(count);
  const wanted = keys(50, 110).toReversed();
  // Inside of a transaction that goes on to write, as RxDB asks.
  const found = await database.transaction('rw', docs, async () => {
    const some = await docs.bulkGet(wanted);
    await docs.put({ id: 'after', value: -1 });
    return some;
  });
  expect(asked).toEqual(expected);
  const present = new Set(keys(0, count));
  expect(found).toEqual(
    wanted.map((id) => (present.has(id) ? { id, value: Number(id.slice(1)) } : undefined)),
  );
  expect(await docs.get('after')).toMatchObject({ value: -1 });
});

it('S01 a few keys are asked for one by one', async () => {
  const { docs, asked } = await tableOf(5);
  expect(await docs.bulkGet(['d1', 'none'])).toEqual([{ id: 'd1', value: 1 }, undefined]);
  expect(asked).toEqual({ one: 2, all: 0 });
});
