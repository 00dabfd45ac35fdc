import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import type { StoredRecord } from './recordDatabase';
import { readRecords } from './readRecords';

const number = (at: number): string => `d-${String(at).padStart(5, '0')}`;
const record = (at: number): StoredRecord => ({
  id: number(at),
  at,
  _deleted: false,
  _rev: '1-a',
  _meta: { lwt: 1 },
  _attachments: {},
});

let database: Dexie;
async function createTable(numbers: readonly number[]) {
  database = new Dexie(`records-${Math.random()}`);
  database.version(1).stores({ records: 'id' });
  const table = database.table<StoredRecord, string>('records');
  await table.bulkPut(numbers.map(record));
  return table;
}
afterEach(() => database.delete());

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

async function read(stored: readonly number[], ids: readonly number[]): Promise<unknown[]> {
  const records = await readRecords(await createTable(stored), ids.map(number));
  return records.map((one) => one?.at);
}

describe('records of some ids', () => {
  it('come in the order of the ids, whatever lies between them', async () => {
    const indexes = [90, 3, 50, 7, 8, 9, 10, 11, 12, 2];
    expect(await read(upTo(100), indexes)).toEqual(indexes);
  });

  it('are found behind a range that holds more others than is worth reading', async () => {
    const indexes = [...upTo(12), 700, 999, 998, 350];
    expect(await read(upTo(1000), indexes)).toEqual(indexes);
  });

  it('are undefined where there is none, before, between and behind those that are', async () => {
    const indexes = [0, 1, 20, 21, 22, 23, 24, 25, 26, 40, 99];
    const stored = [20, 22, 24, 26, 40];
    expect(await read(stored, indexes)).toEqual(
      indexes.map((at) => (stored.includes(at) ? at : undefined)),
    );
  });

  it('may be few, none, twice the same, or of an empty table', async () => {
    expect(await read(upTo(5), [4, 9, 0])).toEqual([4, undefined, 0]);
    expect(await read(upTo(5), [])).toEqual([]);
    expect(await read(upTo(20), [3, 3, 4, 4, 5, 5, 6, 6, 7, 7])).toEqual([
      3, 3, 4, 4, 5, 5, 6, 6, 7, 7,
    ]);
    expect(await read([], upTo(20))).toEqual(upTo(20).map(() => undefined));
  });
});
