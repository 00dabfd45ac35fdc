import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFilesWith, rareWords } from '../../../tests/support/wordsInFiles';
import { createCouchOver } from '../client';
import { createDirectSend } from './direct';
import { Store } from './store';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compact-'));
  store = await Store.open(folder);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const document = (_id: string, said: string, _rev?: string) => ({
  _id,
  ...(_rev === undefined ? {} : { _rev }),
  type: 'clients',
  deleted: false,
  body: { said },
  by: 'e',
  device: 'd',
  receivedAt: '2026-11-01T00:00:00.000Z',
});

describe('S06 the files of the embedded database', () => {
  it.each([
    [1, false],
    [1, true],
    [40, false],
    [40, true],
    [1500, true],
  ])(
    'G12 hold no word that was written over, once compacted, of %i documents, opened anew: %s',
    async (count, isReopened) => {
      const couch = createCouchOver(createDirectSend(store));
      await couch.ensureDatabase('w');
      const database = couch.database('w');
      const [gone, kept] = [rareWords(), rareWords()];
      await database.bulk(
        Array.from({ length: count }, (_, index) =>
          document(`clients:${index}`, `${gone.join(' ')} ${rareWords().join(' ')}`),
        ),
      );
      const [first] = await database.list({ startKey: 'clients:0', limit: 1 });
      // Opened anew, words lie in tables, and not in the log alone.
      if (isReopened) {
        await store.close();
        store = await Store.open(folder);
      }
      const again = createCouchOver(createDirectSend(store)).database('w');
      const rows = await again.list();
      const writes = rows
        .filter(({ id }) => id.startsWith('clients:'))
        .map(({ id, rev }) => document(id, kept.join(' '), rev));
      expect(first?.rev).toBeDefined();
      expect((await again.bulk(writes)).every(({ ok }) => ok)).toBe(true);
      expect(await findFilesWith(folder, gone)).not.toEqual([]);
      await again.compact();
      expect(await findFilesWith(folder, gone)).toEqual([]);
      expect(await findFilesWith(folder, kept)).not.toEqual([]);
      expect((await again.get('clients:0'))?.body).toEqual({ said: kept.join(' ') });
    },
  );
});
