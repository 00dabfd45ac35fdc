import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CouchConflict,
  CouchDatabaseMissing,
  CouchRefused,
  createCouch,
  EPOCH_ID,
  type CouchDatabase,
  type StoredDocument,
} from '../../sync-server/couch/client';
import { readPages } from '../../sync-server/couch/paging';
import { connectTestCouch, until, type TestCouch } from '../support/gateway';

/** Runs on the embedded database and, with COUCHDB_URL, on CouchDB. */
let server: TestCouch;
let count = 0;

beforeAll(async () => {
  server = await connectTestCouch();
});
afterAll(() => server.close());

async function freshDatabase(): Promise<CouchDatabase> {
  count += 1;
  const database = server.couch.database(`workspace-contract-${count}`);
  await database.ensure();
  return database;
}

function withCredentials(address: string): { url: string; headers: Record<string, string> } {
  const { username, password, origin } = new URL(address);
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { url: origin, headers: { authorization: `Basic ${btoa(pair)}` } };
}

function client(id: string, body: Record<string, unknown> = {}): StoredDocument {
  return {
    _id: `clients:${id}`,
    type: 'clients',
    deleted: false,
    body: { id, ...body },
    by: 'account-1',
    device: 'device-1',
    receivedAt: '2026-11-21T00:00:00.000Z',
  };
}

async function everyChange(database: CouchDatabase, since: string | null) {
  const page = await database.changes({ since, limit: 1000 });
  return { ...page, ids: page.rows.map((row) => row.id) };
}

/**
 * On a cluster, feeds and lists come from one copy, which may lag behind the last write.
 * @throws Error with the last answer
 */
async function eventually<T>(
  ask: () => Promise<T>,
  isSo: (answer: T) => Promise<boolean> | boolean,
): Promise<T> {
  let answer: T | undefined;
  await until(
    async () => isSo((answer = await ask())),
    10_000,
    () => `never: ${JSON.stringify(answer)}`,
  );
  return answer as T;
}

const readChanges = (database: CouchDatabase, since: string | null, ids: readonly string[]) =>
  eventually(
    () => everyChange(database, since),
    (page) => ids.every((id) => page.ids.includes(id)),
  );

describe('S06 databases of the server', () => {
  it('S06 are made once with an epoch, and making them again changes nothing', async () => {
    const database = await freshDatabase();
    const epoch = await server.couch.epoch(database.name);
    expect(epoch).toMatch(/^[0-9a-f-]{36}$/);
    const again = createCouch(server.address, server.prefix);
    await again.ensureDatabase(database.name);
    expect(await again.epoch(database.name)).toBe(epoch);
    const { ids } = await readChanges(database, null, [EPOCH_ID]);
    expect(ids).toEqual([EPOCH_ID]);
  });

  it('S06 a database that was removed comes back with another epoch and nothing in it', async () => {
    const database = await freshDatabase();
    const { name } = database;
    const before = await server.couch.epoch(name);
    await database.put(client('a'));
    await server.couch.destroy(name);
    // For a moment a cluster may say instead that nothing of it can be opened.
    await expect
      .poll(() => database.get('clients:a').catch((error: unknown) => error))
      .toBeInstanceOf(CouchDatabaseMissing);
    await database.ensure();
    expect(await server.couch.epoch(name)).not.toBe(before);
    expect(await database.get('clients:a')).toBeUndefined();
  });

  it('S02 say in how many copies they are kept', async () => {
    const database = await freshDatabase();
    const { url, headers } = withCredentials(server.address);
    const answer = await fetch(`${url}/_membership`, { headers });
    const nodes = answer.ok ? ((await answer.json()) as { cluster_nodes: string[] }) : undefined;
    expect(await database.copies()).toBe(Math.min(nodes?.cluster_nodes.length ?? 1, 3));
    const none = server.couch.database('workspace-contract-none');
    await expect(none.copies()).rejects.toBeInstanceOf(CouchDatabaseMissing);
  });

  it('S06 an illegal name is refused', async () => {
    await expect(server.couch.ensureDatabase('Workspace A')).rejects.toMatchObject({ status: 400 });
  });
});

describe('S02 documents', () => {
  it('S02 are read as they were written; one that is not there is undefined', async () => {
    const database = await freshDatabase();
    const document = client('ă-1', { clientName: 'Nguyễn Thị Đào', tags: ['a/b', '%'] });
    const { rev } = await database.put(document);
    expect(await database.get('clients:ă-1')).toEqual({ ...document, _rev: rev });
    expect(await database.get('clients:none')).toBeUndefined();
  });

  it('S02 a write that does not know the present revision is a conflict', async () => {
    const database = await freshDatabase();
    const { rev } = await database.put(client('a'));
    const second = await database.put({ ...client('a', { n: 2 }), _rev: rev });
    await expect(database.put({ ...client('a', { n: 3 }), _rev: rev })).rejects.toBeInstanceOf(
      CouchConflict,
    );
    await expect(database.put(client('a', { n: 4 }))).rejects.toBeInstanceOf(CouchConflict);
    const stands = { _rev: second.rev, body: { n: 2 } };
    expect(await database.revision('clients:a', second.rev)).toMatchObject(stands);
    // A copy that lacked the second version may have taken the third; it is rolled back, and others may hear of it in
    // between.
    await expect.poll(() => database.get('clients:a')).toMatchObject(stands);
  });

  it('S02 a bulk write answers for each document in order, conflicts among them', async () => {
    const database = await freshDatabase();
    const { rev } = await database.put(client('m'));
    const documents = [client('z'), client('m', { n: 2 }), client('a'), client('z', { n: 2 })];
    const results = await database.bulk(documents);
    expect(results.map(({ id, ok }) => [id, ok])).toEqual([
      ['clients:z', true],
      ['clients:m', false],
      ['clients:a', true],
      ['clients:z', false],
    ]);
    expect(results[1]).toMatchObject({ error: 'conflict' });
    expect(await database.get('clients:m')).toMatchObject({ _rev: rev });
    expect((await database.get('clients:z'))?.body).toEqual({ id: 'z' });
  });

  it('S02 a document above 8 MB fails its whole bulk write and nothing of it is kept', async () => {
    const database = await freshDatabase();
    const huge = client('huge', { text: 'x'.repeat(9_000_000) });
    const attempt = database.bulk([client('before'), huge, client('after')]);
    await expect(attempt).rejects.toBeInstanceOf(CouchRefused);
    await expect(attempt).rejects.toMatchObject({ status: 413 });
    expect(await database.get('clients:before')).toBeUndefined();
    expect(await database.get('clients:after')).toBeUndefined();
  });

  it('S02 what the guard forbids is refused, alone and among others, and not kept', async () => {
    const database = await freshDatabase();
    const misnamed = { ...client('1'), _id: 'menus:1' };
    await expect(database.put(misnamed)).rejects.toThrow(/<type>:<id>/);
    const file = { _id: 'full:pho', type: 'image', bytes: 3, _attachments: {} };
    await database.put(file as unknown as StoredDocument);
    const rows = await database.bulk([client('1'), misnamed, client('2')]);
    expect(rows.map((row) => ('rev' in row ? 'written' : row.error))).toEqual([
      'written',
      'forbidden',
      'written',
    ]);
    expect(await database.get('menus:1')).toBeUndefined();
    expect((await database.getMany(['clients:1', 'clients:2'])).get('clients:2')).toBeDefined();
  });

  it('S02 writing over a tombstone conflicts with its revision and succeeds without', async () => {
    const database = await freshDatabase();
    const { rev } = await database.put(client('a'));
    const [gone] = await database.bulk([{ ...client('a'), _rev: rev, _deleted: true }]);
    if (!gone?.ok) throw new Error('not deleted');
    expect(await database.get('clients:a')).toBeUndefined();
    const [over] = await database.bulk([{ ...client('a', { n: 2 }), _rev: gone.rev }]);
    expect(over).toMatchObject({ ok: false, error: 'conflict' });
    await database.put(client('a', { n: 3 }));
    expect((await database.get('clients:a'))?.body).toEqual({ id: 'a', n: 3 });
  });

  it('S02 many are read by id at once, with gaps for missing and deleted ones', async () => {
    const database = await freshDatabase();
    const { rev } = await database.put(client('b'));
    await database.bulk([client('a'), { ...client('b'), _rev: rev, _deleted: true }]);
    const documentsById = await database.getMany(['clients:none', 'clients:b', 'clients:a']);
    expect([...documentsById.keys()]).toEqual(['clients:none', 'clients:b', 'clients:a']);
    expect(documentsById.get('clients:none')).toBeUndefined();
    expect(documentsById.get('clients:b')).toBeUndefined();
    expect(documentsById.get('clients:a')?.body).toEqual({ id: 'a' });
  });

  it('S02 are listed by range of ids, in pages', async () => {
    const database = await freshDatabase();
    await database.bulk([client('c'), client('a'), client('b'), client('Đ')]);
    const range = { startKey: 'clients:', endKey: 'clients:\ufff0' };
    const rows = await eventually(
      () => database.list({ ...range, includeDocs: true }),
      (items) => items.length > 0,
    );
    expect(rows.map((row) => row.id)).toEqual(['clients:a', 'clients:b', 'clients:c', 'clients:Đ']);
    expect(rows[0]?.doc?.body).toEqual({ id: 'a' });
    const next = await eventually(
      () => database.list({ ...range, startKey: 'clients:b', skip: 1, limit: 1 }),
      (items) => items.length > 0,
    );
    expect(next.map((row) => row.id)).toEqual(['clients:c']);
    expect(next[0]?.doc).toBeUndefined();
  });
});

describe('S02 lists of one kind', () => {
  it('S02 are read page by page to the end, and nothing of their neighbours', async () => {
    const database = await freshDatabase();
    const many = Array.from({ length: 101 }, (_, index) => client(String(1000 + index)));
    const other = { ...client('x'), _id: 'clientsx:1', type: 'clientsx' };
    await database.bulk([...many, other]);
    const pages = await eventually(
      async () => {
        const pageIds: string[][] = [];
        for await (const rows of readPages(database, 'clients:'))
          pageIds.push(rows.map(({ id }) => id));
        return pageIds;
      },
      (pageIds) => pageIds.flat().length === many.length,
    );
    expect(pages.map((page) => page.length)).toEqual([50, 50, 1]);
    expect(pages.flat()).toEqual(many.map((document) => document._id));
  });
});

async function siblings(database: CouchDatabase, id: string): Promise<string> {
  const { rev } = await database.put(client(id, { n: 1 }));
  const hash = rev.slice(rev.indexOf('-') + 1);
  const { url, headers } = withCredentials(server.address);
  const docs = ['a', 'b'].map((letter) => ({
    ...client(id, { n: letter }),
    _rev: `2-${letter.repeat(32)}`,
    _revisions: { start: 2, ids: [letter.repeat(32), hash] },
  }));
  const answer = await fetch(`${url}/${server.prefix}${database.name}/_bulk_docs`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ docs, new_edits: false }),
  });
  expect(answer.status).toBe(201);
  return rev;
}

describe('S02 revisions beside each other', () => {
  it('S02 the same one wins everywhere; the others are named, read and removed', async () => {
    const database = await freshDatabase();
    const parent = await siblings(database, 'c');
    expect((await database.get('clients:c'))?.body).toEqual({ id: 'c', n: 'b' });
    const others = async () => {
      const { rows } = await database.changes({ since: null, limit: 10, conflicts: true });
      return rows.find(({ id }) => id === 'clients:c')?.doc?._conflicts ?? [];
    };
    const [loser] = await eventually(others, (items) => items.length > 0);
    expect(loser).toBe(`2-${'a'.repeat(32)}`);
    if (!loser) return;
    expect((await database.revision('clients:c', loser))?.body).toEqual({ id: 'c', n: 'a' });
    expect(await database.history('clients:c', loser)).toEqual([loser, parent]);
    const [gone] = await database.bulk([{ ...client('c'), _rev: loser, _deleted: true }]);
    expect(gone?.ok).toBe(true);
    await eventually(others, (items) => items.length === 0);
    expect((await database.get('clients:c'))?.body).toEqual({ id: 'c', n: 'b' });
  });
});

describe('S02 notes and updates', () => {
  it('S02 a local note is replaced, is in no list and no feed', async () => {
    const database = await freshDatabase();
    await readChanges(database, null, [EPOCH_ID]);
    const before = await database.lastSeq();
    expect(await database.getLocal('place')).toBeUndefined();
    await database.putLocal('place', { seq: '1' });
    await database.putLocal('place', { seq: '2' });
    expect(await database.getLocal('place')).toMatchObject({ seq: '2' });
    expect((await everyChange(database, before)).ids.filter((id) => id !== EPOCH_ID)).toEqual([]);
    await eventually(
      () => database.list(),
      (rows) => rows.length === 1,
    );
  });

  it('S02 the last sequence is the one behind everything', async () => {
    const database = await freshDatabase();
    await database.put(client('a'));
    const last = await eventually(
      () => database.lastSeq(),
      async (seq) => (await everyChange(database, seq)).ids.length === 0,
    );
    await database.put(client('b'));
    expect((await readChanges(database, last, ['clients:b'])).ids).toContain('clients:b');
  });

  it('S02 the server tells which databases were written', { timeout: 60_000 }, async () => {
    await server.couch.keepUpdates();
    const database = await freshDatabase();
    const { signal } = new AbortController();
    const start = await server.couch.updates({ since: null, wait: 0, signal });
    const waiting = server.couch.updates({ since: start.lastSeq, wait: 20_000, signal });
    await database.put(client('a'));
    // News may come late, twice and mixed with others'.
    let news = await waiting;
    const waitForNews = (removed: boolean) =>
      eventually(
        async () => {
          const { rows } = news;
          news = await server.couch.updates({ since: news.lastSeq, wait: 1_000, signal });
          return rows;
        },
        (rows) => rows.some((row) => row.name === database.name && row.removed === removed),
      );
    await waitForNews(false);
    await server.couch.destroy(database.name);
    await waitForNews(true);
  });
});

describe('S02 changes', () => {
  it('S02 go on from an opaque sequence, each document once with its newest version', async () => {
    const database = await freshDatabase();
    const start = await readChanges(database, null, [EPOCH_ID]);
    const { rev } = await database.put(client('a'));
    await database.put(client('b'));
    await database.put({ ...client('a', { n: 2 }), _rev: rev });
    const changes = await eventually(
      async () => {
        const page = await everyChange(database, start.lastSeq);
        return { ...page, rows: page.rows.filter(({ id }) => id !== EPOCH_ID) };
      },
      ({ rows }) => rows.length === 2 && rows.some(({ doc }) => doc?.body.n === 2),
    );
    const [first, second] = changes.rows;
    expect([first?.id, second?.id].sort()).toEqual(['clients:a', 'clients:b']);
    expect(changes.pending).toBe(0);
    expect(changes.lastSeq).not.toMatch(/^\d+$/);
    await eventually(
      () => everyChange(database, changes.lastSeq),
      ({ ids }) => ids.length === 0,
    );
    expect((await everyChange(database, first!.seq)).ids).toContain(second!.id);
  });

  it('S02 come in pages that say whether there is more', async () => {
    const database = await freshDatabase();
    const { lastSeq } = await readChanges(database, null, [EPOCH_ID]);
    await database.bulk(Array.from({ length: 25 }, (_, index) => client(`n${index}`)));
    const seen: string[] = [];
    let since = lastSeq;
    await eventually(
      async () => {
        const page = await database.changes({ since, limit: 10 });
        seen.push(...page.rows.map((row) => row.id).filter((id) => id !== EPOCH_ID));
        since = page.lastSeq;
        if (page.pending > 0) expect(page.rows).toHaveLength(10);
        return page.pending;
      },
      (pending) => pending === 0 && seen.length >= 25,
    );
    expect(new Set(seen).size).toBe(25);
    expect(seen).toHaveLength(25);
  });

  it('S02 tell of a tombstone', async () => {
    const database = await freshDatabase();
    const { rev } = await database.put(client('a'));
    await database.bulk([{ ...client('a'), _rev: rev, _deleted: true }]);
    const { rows } = await eventually(
      () => everyChange(database, null),
      (page) => page.rows.some((row) => row.deleted),
    );
    expect(rows.at(-1)).toMatchObject({ id: 'clients:a', deleted: true });
  });

  it('S02 a sequence that is none is refused', async () => {
    const database = await freshDatabase();
    await expect(database.changes({ since: 'nonsense', limit: 1 })).rejects.toMatchObject({
      status: 400,
    });
  });
});
