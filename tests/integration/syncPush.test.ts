import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeDocuments } from '../../src/domain/protocol/merge';
import type { Client } from '../../src/domain/records/clients';
import { workspaceDatabase } from '../../sync-server/couch/client';
import {
  addPerson,
  createClient,
  created,
  Device,
  startSyncGateway,
  type PersonOptions,
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

const readStored = (device: Device, id: string, collection = 'clients') =>
  gateway.couch.database(workspaceDatabase(device.person.workspaceId)).get(`${collection}:${id}`);

describe('S02 push: one verdict for each row', () => {
  it('accepts a new document and stores its body unchanged', async () => {
    const device = await newDevice();
    const next = createClient(device.person, { clientName: '  Hoa  ', weight: 52.5 });
    const { status, body } = await device.push([created(next)]);
    expect(status).toBe(200);
    const rev: unknown = expect.stringMatching(/^1-/);
    expect(body.verdicts).toEqual([
      { collection: 'clients', id: next.id, verdict: 'accepted', rev },
    ]);
    const { _deleted, ...fields } = next;
    expect(await readStored(device, next.id)).toMatchObject({
      type: 'clients',
      deleted: _deleted,
      body: fields,
      by: device.person.accountId,
      device: device.deviceId,
    });
  });

  it('accepts the same push again after a lost answer, without a second write', async () => {
    const device = await newDevice();
    const next = createClient(device.person);
    await device.push([created(next)]);
    const first = await readStored(device, next.id);
    const { body } = await device.push([created(next)]);
    expect(body.verdicts).toMatchObject([{ verdict: 'accepted' }]);
    expect((await readStored(device, next.id))?._rev).toBe(first?._rev);
  });

  it('writes over the version that the device knows, and deletes softly', async () => {
    const device = await newDevice();
    const one = createClient(device.person);
    const two = { ...one, weight: 60 };
    const gone = { ...two, _deleted: true };
    await device.push([created(one)]);
    expect((await device.push([{ ...created(two), assumed: one }])).body.verdicts).toMatchObject([
      { verdict: 'accepted' },
    ]);
    await device.push([{ ...created(gone), assumed: two }]);
    expect(await readStored(device, one.id)).toMatchObject({ deleted: true, body: { weight: 60 } });
  });

  it('judges rows of one document in their order', async () => {
    const device = await newDevice();
    const one = createClient(device.person);
    const two = { ...one, weight: 60 };
    const three = { ...two, weight: 61 };
    await device.push([created(one)]);
    const { body } = await device.push([
      { ...created(two), assumed: one },
      { ...created(three), assumed: one },
      created(two),
    ]);
    expect(body.verdicts.map((verdict) => verdict.verdict)).toEqual([
      'accepted',
      'conflict',
      'accepted',
    ]);
    expect(await readStored(device, one.id)).toMatchObject({ body: { weight: 60 } });
  });

  it('answers a stale version with the stored one; merged, both changes stand', async () => {
    const tablet = await newDevice();
    const phone = await new Device(gateway.url, tablet.person).start();
    const base = createClient(tablet.person, { weight: 60, phone: '0901' });
    await tablet.push([created(base)]);
    const theirs = { ...base, weight: 59 };
    const mine = { ...base, phone: '0902' };
    await tablet.push([{ ...created(theirs), assumed: base }]);
    const { body } = await phone.push([{ ...created(mine), assumed: base }]);
    const rev: unknown = expect.stringMatching(/^2-/);
    expect(body.verdicts).toEqual([
      { collection: 'clients', id: base.id, verdict: 'conflict', master: theirs, rev, writes: [] },
    ]);
    const { merged, conflicts } = mergeDocuments<Client>('clients', { base, mine, theirs });
    expect(conflicts).toEqual([]);
    const again = await phone.push([{ ...created(merged), assumed: theirs }]);
    expect(again.body.verdicts).toMatchObject([{ verdict: 'accepted' }]);
    await expect
      .poll(() => tablet.pullAll('clients'))
      .toMatchObject([{ weight: 59, phone: '0902' }]);
  });

  it('answers a second creation of one document with a conflict', async () => {
    const device = await newDevice();
    const one = createClient(device.person);
    await device.push([created(one)]);
    const { body } = await device.push([created({ ...one, weight: 70 })]);
    expect(body.verdicts).toMatchObject([{ verdict: 'conflict', master: { id: one.id } }]);
  });

  it('accepts exactly one of many devices that write at once; none is lost', async () => {
    const first = await newDevice();
    const base = createClient(first.person, { weight: 60 });
    await first.push([created(base)]);
    const devices = await Promise.all(
      [1, 2, 3, 4, 5].map(() => new Device(gateway.url, first.person).start()),
    );
    const answers = await Promise.all(
      devices.map((device, index) =>
        device.push([{ ...created({ ...base, weight: 61 + index }), assumed: base }]),
      ),
    );
    const verdicts = answers.map(({ body }) => body.verdicts[0]?.verdict);
    expect(verdicts.filter((verdict) => verdict === 'accepted')).toHaveLength(1);
    expect(verdicts.filter((verdict) => verdict === 'conflict')).toHaveLength(4);
  });

  it('creates again what a restore has lost', async () => {
    const device = await newDevice();
    const base = createClient(device.person);
    const next = { ...base, weight: 50 };
    const { body } = await device.push([{ ...created(next), assumed: base }]);
    expect(body.verdicts).toMatchObject([{ verdict: 'accepted' }]);
    expect(await readStored(device, base.id)).toMatchObject({ body: { weight: 50 } });
  });
});
