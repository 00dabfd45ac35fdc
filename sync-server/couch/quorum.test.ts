import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { CouchConflict, CouchUnavailable, createCouch } from './client';

type Leaf = {
  _rev: string;
  _deleted?: boolean;
  withdrawn?: boolean;
  _revisions: { start: number; ids: string[] };
};

const leaf = (...ids: string[]): Leaf => ({
  _rev: `${ids.length}-${ids[0]}`,
  _revisions: { start: ids.length, ids },
});
const document = {
  _id: 'clients:ă',
  _rev: '1-parent',
  type: 'clients',
  deleted: false,
  body: {},
  by: 'a',
  device: 'd',
  receivedAt: '',
};

const undo: (() => void)[] = [];
afterEach(() => undo.splice(0).forEach((action) => action()));

async function lonelyNode(leaves: Leaf[]) {
  const calls: { call: string; body: unknown }[] = [];
  const server = createServer((req, res) => {
    let text = '';
    req.on('data', (chunk: Buffer) => (text += chunk.toString()));
    req.on('end', () => {
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      calls.push({ call: `${req.method} ${decodeURIComponent(req.url ?? '')}`, body });
      const isBulk = req.url?.endsWith('_bulk_docs');
      const isRead = req.method === 'GET';
      const written = { ok: true, id: document._id, rev: '2-ours' };
      const answer = isBulk ? [{ ...written, accepted: true }] : written;
      const status = isRead ? 200 : 202;
      res.writeHead(status, { 'content-type': 'application/json' });
      const reply = req.url?.includes('open_revs') ? leaves.map((ok) => ({ ok })) : {};
      res.end(JSON.stringify(isRead ? reply : answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  undo.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { calls, database: createCouch(`http://a:b@127.0.0.1:${port}`).database('w') };
}

const takenBack = {
  call: 'POST /w/_bulk_docs',
  body: { docs: [{ _id: document._id, _rev: '2-ours', _deleted: true, withdrawn: true }] },
};
const OURS = leaf('ours', 'parent');

describe('S02 a write that one copy of a cluster took', () => {
  it('S02 stands where nobody else wrote: the other copies are away', async () => {
    const { calls, database } = await lonelyNode([OURS]);
    expect(await database.put(document)).toMatchObject({ rev: '2-ours' });
    expect(await database.bulk([document])).toMatchObject([{ ok: true, rev: '2-ours' }]);
    expect(calls).not.toContainEqual(takenBack);
  });

  it('S02 stands beside siblings that a partition left before', async () => {
    const { database } = await lonelyNode([OURS, leaf('old')]);
    expect(await database.put(document)).toMatchObject({ rev: '2-ours' });
  });

  it.each<[string, Leaf[]]>([
    ['the others hold another next version', [OURS, leaf('lower', 'parent')]],
    ['the others hold a later one', [OURS, leaf('a', 'lower', 'parent')]],
    ['it was deleted by another one', [OURS, { ...leaf('theirs', 'parent'), _deleted: true }]],
    ['most copies do not have it', [leaf('lower', 'parent')]],
  ])('S02 is a conflict and taken back where %s', async (_name, leaves) => {
    const { calls, database } = await lonelyNode(leaves);
    await expect(database.put(document)).rejects.toBeInstanceOf(CouchConflict);
    expect(calls.at(-1)).toEqual(takenBack);
    expect(await database.bulk([document])).toMatchObject([{ ok: false, error: 'conflict' }]);
    expect(calls.at(-1)).toEqual(takenBack);
  });

  it.each<[string, Leaf[], boolean]>([
    ['stands on a deleted one', [leaf('ours', 'gone')], true],
    [
      'stands beside another deleted one',
      [leaf('ours', 'gone'), { ...leaf('x'), _deleted: true }],
      true,
    ],
    [
      'is a conflict beside one that is there',
      [leaf('ours', 'gone'), leaf('lower', 'first')],
      false,
    ],
  ])('S02 of a new document %s', async (_name, leaves, isWon) => {
    const { calls, database } = await lonelyNode(leaves);
    const { _rev, ...fresh } = document;
    const written = await database.put(fresh).then(
      () => true,
      (error: unknown) => !(error instanceof CouchConflict),
    );
    expect(written).toBe(isWon);
    expect(calls.some(({ call }) => call === takenBack.call)).toBe(!isWon);
    expect(calls.find(({ call }) => call.includes('open_revs'))?.call).toContain('r=16');
  });

  it.each<[string, Leaf[]]>([
    ['', [OURS, leaf('theirs', 'parent')]],
    [', and the copy that has ours does not answer', [leaf('theirs', 'parent')]],
  ])(
    'S02 is a conflict, and not taken back yet, where a higher one may still be taken back itself%s',
    async (_name, leaves) => {
      const { calls, database } = await lonelyNode(leaves);
      await expect(database.put(document)).rejects.toBeInstanceOf(CouchConflict);
      expect(calls.length).toBeGreaterThan(3);
      expect(calls).not.toContainEqual(takenBack);
    },
  );

  it('S02 stands beside one that was taken back', async () => {
    const withdrawn = { ...leaf('x', 'lower', 'parent'), _deleted: true, withdrawn: true };
    const { calls, database } = await lonelyNode([OURS, withdrawn]);
    expect(await database.put(document)).toMatchObject({ rev: '2-ours' });
    expect(calls).not.toContainEqual(takenBack);
  });

  it('S02 is a conflict where it was taken back by another gateway that wrote the same', async () => {
    const same = { ...leaf('x', 'ours', 'parent'), _deleted: true, withdrawn: true };
    const { database } = await lonelyNode([same, leaf('theirs', 'parent')]);
    await expect(database.put(document)).rejects.toBeInstanceOf(CouchConflict);
  });

  it('S02 that deletes stands beside other deletions, and is a conflict beside a version, never taken back', async () => {
    const deletion = { ...document, _deleted: true as const };
    const gone = (hash: string) => ({ ...leaf(hash, 'parent'), _deleted: true });
    const beside = await lonelyNode([gone('ours'), gone('lower')]);
    expect(await beside.database.bulk([deletion])).toMatchObject([{ ok: true }]);
    const { calls, database } = await lonelyNode([gone('ours'), leaf('lower', 'parent')]);
    expect(await database.bulk([deletion])).toMatchObject([{ ok: false, error: 'conflict' }]);
    expect(calls).not.toContainEqual(takenBack);
  });

  it('S02 stands where somebody has written on from it', async () => {
    const { calls, database } = await lonelyNode([leaf('next', 'ours', 'parent')]);
    expect(await database.put(document)).toMatchObject({ rev: '2-ours' });
    expect(calls).not.toContainEqual(takenBack);
  });

  it('S02 is unknown, and not removed, where only the version before it answers', async () => {
    const { calls, database } = await lonelyNode([leaf('parent')]);
    await expect(database.put(document)).rejects.toBeInstanceOf(CouchUnavailable);
    await expect(database.bulk([document])).rejects.toBeInstanceOf(CouchUnavailable);
    expect(calls).not.toContainEqual(takenBack);
  });

  it('S02 is unknown where it cannot be looked at', async () => {
    const { database } = await lonelyNode([{} as Leaf]);
    await expect(database.put(document)).rejects.toBeInstanceOf(CouchUnavailable);
  });
});
