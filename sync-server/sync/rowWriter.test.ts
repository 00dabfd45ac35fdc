import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../src/domain/protocol/protocol';
import type { BulkResult, CouchDatabase, StoredDocument } from '../couch/client';
import { toBody } from './envelope';
import type { PlacedRow } from './judge';
import type { PlannedWrite, PushRun } from './pushEffect';
import { createRowWriter } from './rowWriter';

const WRITER = { accountId: 'a1', workspaceId: 'w1', deviceId: 'd1', members: ['a1'] };

function memoryDatabase(present: StoredDocument[] = []) {
  const documents = new Map(present.map((document) => [document._id, document]));
  const requests: string[][] = [];
  const database = {
    getMany: (ids: readonly string[]) => {
      requests.push([...ids]);
      return Promise.resolve(new Map(ids.map((id) => [id, documents.get(id)])));
    },
    bulk: (all: readonly StoredDocument[]) =>
      Promise.resolve(
        all.map((document): BulkResult => {
          const id = document._id;
          if (documents.get(id)?._rev !== document._rev)
            return { ok: false, id, error: 'conflict', reason: '' };
          documents.set(id, { ...document, _rev: '1-x' });
          return { ok: true, id, rev: '1-x' };
        }),
      ),
  } as unknown as CouchDatabase;
  return { database, documents, calls: requests };
}

function visit(id: string, notes: string, expertId = 'a1'): PlacedRow['row']['next'] {
  return { id, workspaceId: 'w1', expertId, notes, _deleted: false };
}

function stored({ _deleted: deleted, ...body }: PlacedRow['row']['next']): StoredDocument {
  const envelope = { type: 'consultations', by: 'a1', device: 'd2', receivedAt: '' };
  return { _id: `consultations:${body.id}`, _rev: '1-a', ...envelope, deleted, body };
}

async function write(
  memory: ReturnType<typeof memoryDatabase>,
  rows: PlacedRow['row'][],
  runs: readonly PushRun[] = [],
) {
  const verdicts: Verdict[] = [];
  const writeRows = createRowWriter({
    database: memory.database,
    writer: WRITER,
    runs,
    onVerdict: (index, verdict) => (verdicts[index] = verdict),
    onWritten: () => undefined,
  });
  await writeRows(rows.map((row, index) => ({ index, row })));
  return verdicts.map(({ verdict }) => verdict);
}

const fresh = (next: PlacedRow['row']['next']): PlacedRow['row'] => ({
  collection: 'consultations',
  rev: null,
  write: undefined,
  next,
  body: toBody(next),
  bytes: JSON.stringify(next).length,
  unknown: [],
});

describe('S02 what a device believes to be new', () => {
  it('S02 is written without looking for it', async () => {
    const memory = memoryDatabase();
    expect(await write(memory, [fresh(visit('1', 'a')), fresh(visit('2', 'b'))])).toEqual([
      'accepted',
      'accepted',
    ]);
    expect(memory.calls).toEqual([]);
    expect([...memory.documents.keys()]).toEqual(['consultations:1', 'consultations:2']);
  });

  it('S02 is judged by what is there when it is not new', async () => {
    const memory = memoryDatabase([stored(visit('1', 'a')), stored(visit('2', 'theirs'))]);
    const rows = [visit('1', 'a'), visit('2', 'mine'), visit('3', 'c')].map(fresh);
    expect(await write(memory, rows)).toEqual(['accepted', 'conflict', 'accepted']);
    expect(memory.calls).toEqual([['consultations:1', 'consultations:2']]);
    expect(memory.documents.get('consultations:2')?.body.notes).toBe('theirs');
  });

  it('S02 of a stranger is looked up: it may be there already', async () => {
    const memory = memoryDatabase([stored(visit('1', 'a', 'gone'))]);
    const rows = [visit('1', 'a', 'gone'), visit('2', 'b', 'gone')].map(fresh);
    expect(await write(memory, rows)).toEqual(['accepted', 'rejected']);
  });

  it('S02 is looked up first where what it causes is counted', async () => {
    const client = { ...fresh(visit('1', 'a')), collection: 'clients' as const };
    const present = { ...stored(client.next), _id: 'clients:1', type: 'clients' };
    const memory = memoryDatabase([present]);
    const counted: PushRun = { needsStored: ({ collection }) => collection === 'clients' };
    expect(await write(memory, [client], [counted])).toEqual(['accepted']);
    expect(memory.calls).toEqual([['clients:1']]);
  });

  it('S05 without room it is looked up: what is there already was taken before', async () => {
    const memory = memoryDatabase([stored(visit('1', 'a'))]);
    const rows = [fresh(visit('1', 'a')), fresh(visit('2', 'b'))];
    expect(await write(memory, rows, [full])).toEqual(['accepted', 'rejected']);
    expect([...memory.documents.keys()]).toEqual(['consultations:1']);
  });
});

const joinNames = (writes: readonly PlannedWrite[]): string =>
  writes.map(({ write: { _id } }) => _id).join();

const full: PushRun = {
  claim: async (writes) => new Map(writes.map((one) => [one, { code: 'workspace_full' }])),
};

describe('S05 what a push causes', () => {
  it('S05 is prepared for what is written alone, before it is written, and told of it', async () => {
    const memory = memoryDatabase();
    const writtenIds: string[] = [];
    const noSecond: PushRun = {
      claim: async (writes) =>
        new Map(
          writes
            .filter(({ write: { _id } }) => _id.endsWith(':2'))
            .map((one) => [one, { code: 'client_limit', details: { limit: 1 } }]),
        ),
    };
    const effect: PushRun = {
      prepare: async (writes) =>
        void writtenIds.push(`prepare ${joinNames(writes)} ${memory.documents.size}`),
      check: () => void writtenIds.push('check'),
      settle: (written) => void writtenIds.push(`settle ${[...written].join()}`),
    };
    const rows = [fresh(visit('1', 'a')), fresh(visit('2', 'b'))];
    expect(await write(memory, rows, [effect, noSecond])).toEqual(['accepted', 'rejected']);
    expect(writtenIds.slice(0, 3)).toEqual([
      'prepare consultations:1 0',
      'check',
      'settle consultations:1,1-x',
    ]);
    expect(writtenIds.filter((line) => line.includes(':2'))).toEqual([]);
  });
});
