import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireDocument } from '../../src/domain/protocol/protocol';
import {
  workspaceDatabase,
  type CouchDatabase,
  type StoredDocument,
} from '../../sync-server/couch/client';
import { toBody, storedId } from '../../sync-server/sync/envelope';
import { mergeSiblings } from '../../sync-server/sync/siblings';
import { connectTestCouch, startGateway, until, type TestCouch } from '../support/gateway';
import { addPerson, createClient, Device, type Person } from './syncHelpers';

const person = { accountId: randomUUID(), workspaceId: randomUUID(), sid: 's', token: 't' };
type Client = ReturnType<typeof createClient>;

function buildStored(client: Client, device: string) {
  return {
    _id: storedId('clients', client.id),
    type: 'clients',
    deleted: client._deleted,
    body: toBody(client),
    by: client.expertId,
    device,
    receivedAt: new Date().toISOString(),
  };
}

async function leave(
  address: string,
  name: string,
  database: CouchDatabase,
  [base, ...versions]: [Client, ...Client[]],
): Promise<void> {
  const { rev } = await database.put(buildStored(base, 'tablet'));
  const docs = versions.map((version, index) => {
    const hash = String.fromCodePoint(97 + index).repeat(32);
    const ids = [hash, rev.slice(rev.indexOf('-') + 1)];
    return {
      ...buildStored(version, `device-${index}`),
      _rev: `2-${hash}`,
      _revisions: { start: 2, ids },
    };
  });
  const { username, password, origin } = new URL(address);
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const answer = await fetch(`${origin}/${name}/_bulk_docs`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(pair)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ docs, new_edits: false }),
  });
  expect(answer.status).toBe(201);
}

interface Shown {
  generation: number;
  others: number;
}

/**
 * On a cluster a feed is read from one copy, which may not have seen the last write yet.
 * @throws Error where it never does
 */
async function shownAs(database: CouchDatabase, id: string, { generation, others }: Shown) {
  let doc: StoredDocument | undefined;
  await until(
    async () => {
      const { rows } = await database.changes({ since: null, limit: 100, conflicts: true });
      doc = rows.find((row) => row.id === storedId('clients', id))?.doc;
      const isNew = Number.parseInt(doc?._rev ?? '0', 10) >= generation;
      return isNew && (doc?._conflicts ?? []).length === others;
    },
    10_000,
    () => `never ${generation} with ${others} others: ${JSON.stringify(doc)}`,
  );
  if (!doc) throw new Error('not there');
  return doc;
}

describe('S02 sibling revisions that a cluster left', () => {
  let server: TestCouch;
  let count = 0;
  beforeAll(async () => {
    server = await connectTestCouch();
  });
  afterAll(() => server.close());

  async function siblings(versions: [Client, ...Client[]], owner: Person = person) {
    count += 1;
    const name = workspaceDatabase(`${owner.workspaceId}-${count}`);
    const database = server.couch.database(name);
    await database.ensure();
    await leave(server.address, server.prefix + name, database, versions);
    return database;
  }

  it.each(['shown', 'hidden'])('G12 bring no word of an erased client back, %s', async (place) => {
    const base = createClient(person);
    const { id, workspaceId, expertId, createdAt, updatedAt } = base;
    const erasedAt = new Date().toISOString();
    const left = { id, workspaceId, expertId, createdAt, updatedAt, erasedAt, _deleted: true };
    const erased = left as unknown as Client;
    const late = { ...base, phone: '0901234567' };
    const order = place === 'shown' ? [late, erased] : [erased, late];
    const database = await siblings([base, ...order] as [Client, ...Client[]]);
    await mergeSiblings(database, await shownAs(database, id, { generation: 2, others: 1 }));
    const settled = await shownAs(database, id, { generation: 2, others: 0 });
    expect(settled.deleted).toBe(true);
    expect(settled.body).toEqual(toBody(left));
  });

  it('S02 are merged like versions of devices and removed; doing it again changes nothing', async () => {
    const base = createClient(person);
    const database = await siblings([
      base,
      { ...base, phone: '0901234567', allergies: ['tôm'] },
      { ...base, email: 'hoa@example.vn', allergies: ['cua'] },
      { ...base, goals: ['giảm cân'] },
    ]);
    const versions = await shownAs(database, base.id, { generation: 2, others: 2 });
    await mergeSiblings(database, versions);
    const merged = await shownAs(database, base.id, { generation: 3, others: 0 });
    expect(merged.body).toMatchObject({ phone: '0901234567', email: 'hoa@example.vn' });
    expect(merged.body.goals).toEqual(['giảm cân']);
    expect([...(merged.body.allergies as string[])].sort()).toEqual(['cua', 'tôm']);
    await mergeSiblings(database, versions).catch(() => undefined);
    expect(await database.get(merged._id)).toEqual(merged);
    expect(await shownAs(database, base.id, { generation: 3, others: 0 })).toEqual(merged);
  });

  it('S02 a value that is not shown afterwards is told to the workspace', async () => {
    const base = createClient(person);
    const database = await siblings([
      base,
      { ...base, clientName: 'Trần Thị Hoa Sen' },
      { ...base, clientName: 'Trần Thị Hoa Mai' },
    ]);
    await mergeSiblings(database, await shownAs(database, base.id, { generation: 2, others: 1 }));
    const merged = await shownAs(database, base.id, { generation: 3, others: 0 });
    const notices = () =>
      database.list({ startKey: 'notices:', endKey: 'notices;', includeDocs: true });
    let rows = await notices();
    await until(async () => (rows = await notices()).length > 0);
    const [notice] = rows;
    expect(rows).toHaveLength(1);
    const names = ['Trần Thị Hoa Sen', 'Trần Thị Hoa Mai'];
    const hidden = names.find((name) => name !== merged.body.clientName);
    expect(notice?.doc?.body).toMatchObject({ kind: 'notification' });
    expect(String(notice?.doc?.body.body)).toContain(hidden);
  });

  it('S02 a crash before the others are removed is made up by the next attempt', async () => {
    const base = createClient(person);
    const database = await siblings([
      base,
      { ...base, phone: '0901234567' },
      { ...base, email: 'a@b.vn' },
    ]);
    let calls = 0;
    const dying: CouchDatabase = {
      ...database,
      bulk: (documents) => {
        calls += 1;
        return calls === 2 ? Promise.reject(new Error('killed')) : database.bulk(documents);
      },
    };
    const versions = await shownAs(database, base.id, { generation: 2, others: 1 });
    await expect(mergeSiblings(dying, versions)).rejects.toThrow('killed');
    const half = await shownAs(database, base.id, { generation: 3, others: 1 });
    await mergeSiblings(database, half);
    const merged = await shownAs(database, base.id, { generation: 4, others: 0 });
    expect(merged.body).toMatchObject({ phone: '0901234567', email: 'a@b.vn' });
  });
});

it('S02 a running gateway merges siblings by itself and its devices get the result', async () => {
  const gateway = await startGateway();
  const { couch, config } = gateway.ctx;
  const owner = await addPerson(couch, config.sessionSecret);
  const device = await new Device(gateway.url, owner).start();
  const { readRuntime } = await import('../../sync-server/couch/runtime');
  const runtime = readRuntime(gateway.dataDir);
  const address = new URL(config.couchUrl ?? runtime?.couch.url ?? '');
  if (runtime && config.couchUrl === undefined) {
    address.username = encodeURIComponent(runtime.couch.username);
    address.password = encodeURIComponent(runtime.couch.password);
  }
  const name = workspaceDatabase(owner.workspaceId);
  const database = couch.database(name);
  const base = createClient(owner);
  await leave(address.toString(), config.dbPrefix + name, database, [
    base,
    { ...base, phone: '0901234567' },
    { ...base, email: 'a@b.vn' },
  ]);
  await shownAs(database, base.id, { generation: 3, others: 0 });
  let pulled: WireDocument[] = [];
  await until(async () => {
    pulled = await device.pullAll('clients');
    return pulled.some((one) => 'phone' in one && one.phone === '0901234567');
  });
  expect(pulled).toMatchObject([{ id: base.id, phone: '0901234567', email: 'a@b.vn' }]);
  await gateway.stop();
});
