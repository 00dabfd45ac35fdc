import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/domain/records/clients';
import { workspaceDatabase } from '../../sync-server/couch/client';
import {
  addPerson,
  APP,
  createClient,
  created,
  Device,
  startSyncGateway,
  type PersonOptions,
  type Row,
  type SyncGateway,
} from './syncHelpers';

let gateway: SyncGateway;
beforeAll(async () => {
  gateway = await startSyncGateway();
});
afterAll(() => gateway.stop());

async function newDevice(options: PersonOptions = {}): Promise<Device> {
  const person = await addPerson(gateway.couch, gateway.secret, options);
  return new Device(gateway.url, person).start();
}

const toText = (device: Device, rows: Row[]): string =>
  JSON.stringify({
    ...device.caller,
    epoch: device.epochs.workspace,
    rows: rows.map(({ assumed: _assumed, ...row }) => ({ ...row, rev: null })),
  });

describe('S02 documents that no schema can judge', () => {
  it.each([
    ['a key "__proto__"', '"blocks":[{"__proto__":{"admin":true}}]', 'forbidden_key'],
    ['endless nesting', `"blocks":${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'too_deep'],
    ['half a character', '"dietaryRestrictions":"\\ud83d"', 'broken_text'],
    ['half a character as a key', '"\\ud83d":1', 'broken_text'],
  ])('S02 %s is refused by name, and the rest of the batch is taken', async (_, field, code) => {
    const device = await newDevice();
    const good = createClient(device.person);
    const text = toText(device, [created(createClient(device.person)), created(good)]);
    const bad = text.replace('"goals":[]', `${field},"goals":[]`);
    const { status, body } = await device.post<{ verdicts: unknown[] }>('/sync/push', bad);
    expect(status).toBe(200);
    expect(body.verdicts).toMatchObject([
      { verdict: 'rejected', code: 'schema', details: { issues: [{ code }] } },
      { verdict: 'accepted' },
    ]);
    await expect.poll(() => device.pullAll('clients')).toEqual([good]);
  });

  it('S02 whole characters outside the basic plane are none of these', async () => {
    const device = await newDevice();
    const { body } = await device.push([
      created(createClient(device.person, { clientName: 'Hoa 🌸' })),
    ]);
    expect(body.verdicts).toMatchObject([{ verdict: 'accepted' }]);
  });
});

describe('S02 a key "__proto__" beside the fields of a document', () => {
  it('S02 is refused by name: nothing of a document is left out without a word', async () => {
    const device = await newDevice();
    const client = createClient(device.person);
    const text = toText(device, [created(client)]);
    const bad = text.replace('"goals":[]', '"goals":[],"__proto__":{"isAdmin":true}');
    const { status, body } = await device.post<{ verdicts: unknown[] }>('/sync/push', bad);
    expect(status).toBe(200);
    expect(body.verdicts).toMatchObject([
      {
        verdict: 'rejected',
        code: 'schema',
        details: { issues: [{ path: '__proto__', code: 'forbidden_key' }] },
      },
    ]);
    expect(await device.pullAll('clients')).toEqual([]);
  });
});

describe('S02 bodies that are not what they say', () => {
  it.each(['gzip', 'deflate', 'br', 'x'])(
    'S02 G15 a body that says %s and is none is the caller’s mistake, not the server’s',
    async (encoding) => {
      const device = await newDevice();
      const answer = await fetch(`${gateway.url}/sync/push`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-encoding': encoding,
          authorization: `Bearer ${device.person.token}`,
          ...APP,
        },
        body: toText(device, []),
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'invalid_json' });
    },
  );
});

function largeClient(device: Device): Client & { _deleted: boolean } {
  const assignedDate = new Date().toISOString();
  const notes = 'ghi chú '.repeat(2_400);
  const assignedMenus = Array.from({ length: 40 }, (_, index) => ({
    menuId: `menu-${index}`,
    assignedDate,
    status: 'active' as const,
    notes,
  }));
  return createClient(device.person, { assignedMenus });
}

describe('S02 small batches that ask for large answers', () => {
  it('S02 the device is told to split them; what was sent is judged then', async () => {
    const device = await newDevice();
    const large = Array.from({ length: 26 }, () => largeClient(device));
    for (let start = 0; start < large.length; start += 10) {
      const { body } = await device.push(large.slice(start, start + 10).map((one) => created(one)));
      expect(body.verdicts.every(({ verdict }) => verdict === 'accepted')).toBe(true);
    }
    const again = large.map(({ id }) => created(createClient(device.person, { id })));
    const whole = await device.push(again);
    expect(whole.status).toBe(413);
    expect(whole.body).toMatchObject({ code: 'batch_too_large', details: { limit: 13 } });
    for (const half of [again.slice(0, 13), again.slice(13)]) {
      const { body } = await device.push(half);
      expect(body.verdicts.every(({ verdict }) => verdict === 'conflict')).toBe(true);
    }
  }, 60_000);
});

describe('S02 the client limit, raced', () => {
  it('S02 one deletion on two devices makes room for one client', async () => {
    const tablet = await newDevice({ plan: 'free' });
    const phone = await new Device(gateway.url, tablet.person).start();
    const clients = Array.from({ length: 5 }, () => createClient(tablet.person));
    await tablet.push(clients.map((one) => created(one)));
    const database = gateway.couch.database(workspaceDatabase(tablet.person.workspaceId));
    for (const one of clients) {
      const deletion = { collection: 'clients', assumed: one, next: { ...one, _deleted: true } };
      const two = [createClient(tablet.person), createClient(tablet.person)];
      await Promise.all([
        tablet.push([deletion, ...two.map((next) => created(next))]),
        phone.push([deletion]),
      ]);
      const alive = async (): Promise<number> => {
        const all = await database.list({ startKey: 'clients:', includeDocs: true });
        return all.filter(({ id, doc }) => id.startsWith('clients:') && !doc?.deleted).length;
      };
      // One copy of a cluster may not have heard of the deletion yet.
      await expect.poll(alive).toBeLessThanOrEqual(5);
    }
  });
});
