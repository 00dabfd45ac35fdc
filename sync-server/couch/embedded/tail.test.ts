import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readChanges } from './changes';
import { OpenDatabase } from './database';
import { writeDocuments, writeRevisions } from './documents';
import { openPouch } from './engine';
import { Tail } from './tail';

interface Page {
  results: { id: string; seq: string; deleted?: boolean; doc: Record<string, unknown> }[];
  last_seq: string;
  pending: number;
}

let folder: string;
let db: OpenDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bua-lanh-tail-'));
  db = new OpenDatabase(await openPouch(join(folder, 'one')), 'a', () => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.pouch.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (since: number, limit = 50, conflicts = false): Promise<Page> =>
  (await readChanges(db, { since: `${since}-a`, limit, includeDocs: true, conflicts })) as Page;
const ids = async (since: number, limit?: number): Promise<string[]> =>
  (await read(since, limit)).results.map(({ id }) => id);
const write = (...documents: Record<string, unknown>[]): Promise<unknown> =>
  writeDocuments(db, documents as { _id: string }[]);
const readRevision = async (id: string): Promise<string> => (await db.pouch.get(id))._rev;

describe('S04 the newest changes are remembered', () => {
  it('S04 what was read once is answered again without the files, for each checkpoint', async () => {
    await write({ _id: 'a' }, { _id: 'b' }, { _id: 'c' });
    const first = await read(0);
    const files = vi.spyOn(db.pouch, 'changes');
    expect(await read(0)).toEqual(first);
    expect(await ids(1)).toEqual(['b', 'c']);
    expect(await read(3)).toEqual({ results: [], last_seq: '3-a', pending: 0 });
    const cut = await read(0, 2);
    expect(cut).toMatchObject({ last_seq: '2-a', pending: 1 });
    expect(cut.results.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(files).not.toHaveBeenCalled();
  });

  it('S04 an answer is the caller’s own', async () => {
    await write({ _id: 'a', name: 'Cơm' });
    for (let round = 0; round < 3; round += 1) {
      const { results } = await read(0);
      const [row] = results;
      expect(row?.doc['name']).toBe('Cơm');
      if (row) row.doc['name'] = 'changed by the caller';
    }
  });

  it('S04 what is written later is told, changed or deleted documents where they were written last', async () => {
    await write({ _id: 'a' }, { _id: 'b' }, { _id: 'c' });
    expect(await ids(0)).toEqual(['a', 'b', 'c']);
    await write({ _id: 'a', _rev: await readRevision('a'), n: 2 });
    expect(await ids(0)).toEqual(['b', 'c', 'a']);
    await write({ _id: 'b', _rev: await readRevision('b'), _deleted: true });
    const { results } = await read(0);
    expect(results.map(({ id, deleted }) => [id, deleted === true])).toEqual([
      ['c', false],
      ['a', false],
      ['b', true],
    ]);
    expect(results[1]?.doc).toMatchObject({ _id: 'a', n: 2 });
    expect(await ids(4)).toEqual(['b']);
  });

  it('S04 conflicts are told to those who ask for them', async () => {
    await writeRevisions(db, [
      { _id: 'a', _rev: '1-aa', n: 1 },
      { _id: 'a', _rev: '1-bb', n: 2 },
    ]);
    for (let round = 0; round < 2; round += 1) {
      expect((await read(0, 50, true)).results[0]?.doc['_conflicts']).toEqual(['1-aa']);
      expect((await read(0)).results[0]?.doc).not.toHaveProperty('_conflicts');
    }
  });

  it('S04 what lies further back, or is too much to remember, comes from the files', async () => {
    const many = Array.from({ length: 60 }, (_, n) => ({ _id: `d${n}`.padStart(3, '0') }));
    await write(...many);
    const all = many.map(({ _id }) => _id);
    expect(await ids(0, 100)).toEqual(all);
    expect(await ids(0, 100)).toEqual(all);
    const files = vi.spyOn(db.pouch, 'changes');
    expect(await ids(55)).toEqual(all.slice(55));
    expect(files).not.toHaveBeenCalled();
    expect(await ids(30)).toEqual(all.slice(30));
    await write(...Array.from({ length: 30 }, (_, n) => ({ _id: `e${n}` })));
    expect(await ids(50, 100)).toHaveLength(40);
    await write({ _id: 'large', text: 'x'.repeat(100_000) });
    expect(await ids(88, 100)).toHaveLength(3);
    expect(await ids(90, 100)).toEqual(['large']);
    expect(await ids(90, 100)).toEqual(['large']);
    await write({ _id: 'last' });
    expect(await ids(90, 100)).toEqual(['large', 'last']);
    expect(await ids(91, 100)).toEqual(['last']);
  });

  it('S04 a checkpoint beyond the end hides nothing from others', async () => {
    await write({ _id: 'a' });
    expect(await ids(1_000)).toEqual([]);
    await write({ _id: 'b' });
    expect(await ids(0)).toEqual(['a', 'b']);
    expect(await ids(1)).toEqual(['b']);
  });

  it('S04 P18 readers in the middle of writes miss nothing, and what was answered is told', async () => {
    const seen = [new Set<string>(), new Set<string>(), new Set<string>()];
    let written = 0;
    const writer = async (): Promise<void> => {
      for (let n = 0; n < 120; n += 1) {
        const id = `d${n % 40}`;
        const _rev = n < 40 ? undefined : await readRevision(id);
        await write({ _id: id, n, ...(_rev === undefined ? {} : { _rev }) });
        written = n + 1;
      }
    };
    const reader = async (numbers: Set<string>, pace: number): Promise<void> => {
      for (let since = 0; ;) {
        const before = written;
        const { results, last_seq: last } = await read(since);
        for (const { doc } of results) numbers.add(`${String(doc['_id'])} ${String(doc['n'])}`);
        since = Number.parseInt(last, 10);
        expect(since).toBeGreaterThanOrEqual(before);
        if (since >= 120) return;
        await new Promise((resolve) => setTimeout(resolve, pace));
      }
    };
    await Promise.all([writer(), ...seen.map((numbers, pace) => reader(numbers, pace * 3))]);
    const last = Array.from({ length: 40 }, (_, n) => `d${n} ${n + 80}`);
    for (const numbers of seen) expect([...numbers]).toEqual(expect.arrayContaining(last));
  });

  it('S04 P18 a slow reading that ends earlier hides nothing that was acknowledged', async () => {
    await write({ _id: 'a' }, { _id: 'b' }, { _id: 'c' });
    const { rows } = await read(0).then(async () => ({
      rows: (await db.tail.after(0))?.rows ?? [],
    }));
    await write({ _id: 'd' });
    const tail = new Tail(db.pouch);
    const at = tail.now;
    const all = (await db.tail.after(0))?.rows ?? [];
    tail.keep(2, all.slice(2), at);
    tail.written();
    const reading = tail.after(3);
    tail.keep(0, rows, at);
    await reading;
    expect((await tail.after(3))?.rows.map(({ id }) => id)).toEqual(['d']);
  });
});
