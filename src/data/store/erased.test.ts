// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dumpDatabases } from '../../../tests/sync/support/databases';
import { clientWith } from '../../../tests/support/newClient';
import type { WireDocument } from '../../domain/protocol/protocol';
import { DRAFT_PREFIX } from '../../platform/draftPrefix';
import { createRecordStore, type RecordStore } from './recordStore';
import { beginPush, endPush, takePage, type Outcome } from './serverWrites';

const AT = '2026-11-01T01:00:00.000Z';
const STATE = { epoch: 'e1', checkpoint: '1' };
const ERASED = { workspaceId: 'w', expertId: 'e', createdAt: AT, updatedAt: AT, erasedAt: AT };

let store: RecordStore;
let count = 0;
beforeEach(() => {
  localStorage.clear();
  store = createRecordStore(`erased-${(count += 1)}`);
});
afterEach(() => store.close());

const wire = (fields: object): WireDocument => ({ _deleted: false, ...fields }) as WireDocument;
const client = (id: string, notes: string) =>
  wire(clientWith({ id, clientName: `Tên ${notes}`, dietaryRestrictions: notes }));
const visit = (id: string, clientId: string, notes: string) =>
  wire({
    id,
    workspaceId: 'w',
    expertId: 'e',
    createdAt: AT,
    updatedAt: AT,
    clientId,
    visitDate: '2026-11-02',
    notes,
  });

const take = (...changes: [collection: string, document: WireDocument, rev: string][]) =>
  takePage(
    store,
    'workspace',
    changes.map(([collection, document, rev]) => ({ collection, document, rev, writes: [] })),
    STATE,
  );
const write = (collection: 'clients' | 'consultations', document: WireDocument) =>
  store.edit(collection, document.id, () => document);

/** All that lies on the device. */
const stored = async () => JSON.stringify([await dumpDatabases(), { ...localStorage }]);

async function answer(collection: 'clients' | 'consultations', id: string, outcome: Outcome) {
  const sent = await beginPush(store, [{ collection, id }], (versions) => versions.length);
  await endPush(store, sent, [outcome]);
}

const refusedFor = (code: 'client_erased' | 'schema'): Outcome => ({
  verdict: 'rejected',
  code,
  reason: '',
  paths: [],
});

describe('G12 an erased client on a device', () => {
  it('G12 leaves nothing, neither sent nor unsent, nor in a conflict, a refusal or a draft', async () => {
    await take(
      ['clients', client('mai', 'cũ-mật'), '1-a'],
      ['clients', client('hung', 'khác'), '1-b'],
    );
    await write('clients', client('mai', 'mới-mật'));
    await take(['clients', client('mai', 'nơi-khác-mật'), '2-a']);
    await write('consultations', visit('v1', 'mai', 'khám-mật'));
    await write('consultations', visit('v2', 'mai', 'từ-chối-mật'));
    await answer('consultations', 'v2', refusedFor('schema'));
    await write('consultations', visit('v3', 'hung', 'khám-khác'));
    localStorage.setItem(`${DRAFT_PREFIX}a:visit:new:mai`, '{"notes":"gõ-dở-mật"}');
    localStorage.setItem(`${DRAFT_PREFIX}a:visit:new:hung`, '{"notes":"gõ-dở-khác"}');
    const before = await stored();
    for (const word of ['mới-mật', 'nơi-khác-mật', 'khám-mật', 'từ-chối-mật', 'gõ-dở-mật'])
      expect(before).toContain(word);

    await take(['clients', wire({ id: 'mai', _deleted: true, ...ERASED }), '3-a']);
    const after = await stored();
    expect(after).not.toContain('mật');
    for (const word of ['Tên khác', 'khám-khác', 'gõ-dở-khác']) expect(after).toContain(word);
    expect(await store.database.decisions.count()).toBe(0);
  });

  it('G12 is not brought back by a change of this device', async () => {
    await take(['clients', client('mai', 'cũ'), '1-a']);
    await write('clients', client('mai', 'sửa-mật'));
    await answer('clients', 'mai', {
      verdict: 'conflict',
      document: wire({ id: 'mai', _deleted: true, ...ERASED }),
      rev: '2-a',
      writes: [],
    });
    expect(await stored()).not.toContain('mật');
    const [record] = await store.database.records('clients').toArray();
    expect(record).toMatchObject({ id: 'mai', _deleted: true, _sync: { state: 'clean' } });
  });

  it('G12 takes what the gateway refuses for it off the device', async () => {
    await write('consultations', visit('v1', 'mai', 'đi-xa-mật'));
    await answer('consultations', 'v1', refusedFor('client_erased'));
    expect(await stored()).not.toContain('mật');
    expect(await store.database.records('consultations').count()).toBe(0);
  });
});
