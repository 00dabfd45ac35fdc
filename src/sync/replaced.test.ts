import type { BulkWriteRow, RxStorageInstanceReplicationState } from 'rxdb';
import { expect, it } from 'vitest';
import type { StoredDocument } from '../data/collections/schemas';
import type { Verdict, WireDocument } from '../domain/protocol';
import { watchPulledWrites } from './pulledWrites';
import { createReplaced } from './replaced';
import type { Row } from './verdicts';

const version = (id: string, clientName: string): WireDocument => ({
  id,
  clientName,
  updatedAt: '2026-11-22T00:00:00.000Z',
  _deleted: false,
});
const row = (assumed: WireDocument | null, next: WireDocument): Row => ({
  collection: 'clients',
  assumed,
  next,
  upon: null,
});
const verdict = (id: string, kind: 'accepted' | 'conflict'): Verdict =>
  ({ collection: 'clients', id, verdict: kind }) as Verdict;

const old = version('a', 'Mai');
const next = version('a', 'Trần Thị Mai');

it('S02 knows what the server held until it took a newer version, and nothing else', () => {
  const replaced = createReplaced();
  replaced.judged([row(old, next)], [verdict('a', 'conflict')]);
  expect(replaced.has(old)).toBe(false);
  replaced.judged([row(old, next)], [verdict('a', 'accepted')]);
  expect(replaced.has(old)).toBe(true);
  expect(replaced.has(next)).toBe(false);
  expect(replaced.has(version('a', 'Mai của máy khác'))).toBe(false);
  expect(replaced.has(version('b', 'Mai'))).toBe(false);
});

it('S02 what another device set back is not taken for what was replaced', () => {
  const replaced = createReplaced();
  replaced.judged([row(old, next)], [verdict('a', 'accepted')]);
  expect(replaced.has({ ...old, updatedAt: '2026-11-22T00:00:00.001Z' })).toBe(false);
});

it('S02 remembers only the newest of what was replaced', () => {
  const replaced = createReplaced();
  const rows = Array.from({ length: 600 }, (_, number) =>
    row(version(String(number), 'cũ'), version(String(number), 'mới')),
  );
  replaced.judged(
    rows,
    rows.map(({ next: { id } }) => verdict(id, 'accepted')),
  );
  expect(replaced.has(version('0', 'cũ'))).toBe(false);
  expect(replaced.has(version('599', 'cũ'))).toBe(true);
});

it('S02 a page that comes late does not bring back what was replaced', async () => {
  const stored: string[] = [];
  const state = {
    input: {
      forkInstance: {
        bulkWrite: (rows: { document: { id: string } }[]) => {
          stored.push(...rows.map(({ document }) => document.id));
          return Promise.resolve({ error: [] });
        },
      },
    },
    downstreamBulkWriteFlag: Promise.resolve('down'),
  } as unknown as RxStorageInstanceReplicationState<StoredDocument>;
  const missed: unknown[] = [];
  watchPulledWrites(state, {
    arriving: () => Promise.resolve(() => undefined),
    outdated: ({ id }) => id === 'a',
    missed: (document) => missed.push(document),
  });
  const rows = [old, version('b', 'Hoa')].map((document) => ({
    previous: document,
    document,
  })) as unknown as BulkWriteRow<StoredDocument>[];
  const result = await state.input.forkInstance.bulkWrite(rows, 'down');
  expect(stored).toEqual(['b']);
  // RxDB leaves alone what its storage says has changed.
  expect(result.error.map(({ status, documentId }) => [status, documentId])).toEqual([[409, 'a']]);
  // It must not come again from what was passed over.
  expect(missed).toEqual([]);
});
