import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SYNC_LIMITS } from '../../src/domain/protocol/protocol';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { toBody } from '../../sync-server/sync/envelope';
import {
  addPerson,
  createClient,
  createConsultation,
  created,
  Device,
  startSyncGateway,
  describeVerdicts,
  type Person,
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

const four = (device: Device) =>
  device.push(Array.from({ length: 4 }, () => created(createClient(device.person))));

describe('S02 push: refusals by rule', () => {
  it('refuses by name what it must not take, and takes the rest of the batch', async () => {
    const device = await newDevice();
    const { person } = device;
    const good = createClient(person);
    const foreign = createClient(person, { workspaceId: randomUUID() });
    const broken = createClient(person, { weight: 5000 });
    const unknownField = { ...createClient(person), bmi: 20 };
    const stranger = createClient(person, { expertId: randomUUID() });
    const large = createClient(person, { dietaryRestrictions: 'x'.repeat(9_000_000) });
    const answer = await device.push([
      created(foreign),
      created(broken),
      created(unknownField),
      created({ ...good }, 'spaceships'),
      created({ ...good }, 'constructor'),
      created({ ...good }, 'notices'),
      created({ ...good }, 'catalogue'),
      created(stranger),
      created(large),
      created(good),
    ]);
    expect(describeVerdicts(answer)).toEqual([
      'other_workspace',
      'schema',
      'schema',
      'unknown_collection',
      'unknown_collection',
      'read_only',
      'read_only',
      'schema',
      'document_too_large',
      'accepted',
    ]);
    const { body } = answer;
    expect(body.verdicts[1]).toMatchObject({
      error: 'Nội dung không đúng định dạng mà máy chủ chấp nhận.',
      details: { issues: [{ path: 'weight' }] },
    });
    expect(body.verdicts[7]).toMatchObject({ details: { issues: [{ path: 'expertId' }] } });
    expect(body.verdicts[8]).toMatchObject({ details: { limit: SYNC_LIMITS.documentBytes } });
    await expect.poll(() => device.pullAll('clients')).toEqual([good]);
  });

  it('does not let a document change its workspace or its author', async () => {
    const device = await newDevice();
    const one = createClient(device.person);
    await device.push([created(one)]);
    const { body } = await device.push([
      { ...created({ ...one, workspaceId: randomUUID() }), assumed: one },
      { ...created({ ...one, expertId: randomUUID() }), assumed: one },
    ]);
    expect(body.verdicts).toMatchObject([{ code: 'other_workspace' }, { code: 'schema' }]);
    await expect.poll(() => device.pullAll('clients')).toEqual([one]);
  });

  it('S02 keeps to the client limit of the plan, deletions first, restorations too', async () => {
    const device = await newDevice({ plan: 'free' });
    const { person } = device;
    const six = Array.from({ length: 6 }, () => createClient(person));
    const { body } = await device.push(six.map((client) => created(client)));
    expect(body.verdicts.map((verdict) => verdict.verdict)).toEqual([
      ...Array.from({ length: 5 }, () => 'accepted'),
      'rejected',
    ]);
    expect(body.verdicts[5]).toMatchObject({
      code: 'client_limit',
      details: { limit: 5, count: 0 },
    });
    const [first, sixth] = [six[0]!, six[5]!];
    const gone = { ...first, _deleted: true };
    const swap = await device.push([created(sixth), { ...created(gone), assumed: first }]);
    expect(swap.body.verdicts).toMatchObject([{ verdict: 'accepted' }, { verdict: 'accepted' }]);
    const back = await device.push([{ ...created(first), assumed: gone }]);
    expect(back.body.verdicts).toMatchObject([
      { code: 'client_limit', details: { limit: 5, count: 5 } },
    ]);
    const change = await device.push([{ ...created({ ...sixth, weight: 55 }), assumed: sixth }]);
    expect(change.body.verdicts).toMatchObject([{ verdict: 'accepted' }]);
  });

  it('S02 judges clients before what depends on them, wherever they stand in the batch', async () => {
    const device = await newDevice({ plan: 'free' });
    const { person } = device;
    const six = Array.from({ length: 6 }, () => createClient(person));
    const visits = six.map(({ id }) => created(createConsultation(person, id), 'consultations'));
    const free = created(createConsultation(person), 'consultations');
    const { body } = await device.push([...visits, free, ...six.map((one) => created(one))]);
    const accepted = { verdict: 'accepted' };
    expect(body.verdicts).toMatchObject([
      ...visits.slice(0, 5).map(() => accepted),
      { code: 'depends_on_rejected', details: { clientId: six[5]?.id } },
      accepted,
      ...six.slice(0, 5).map(() => accepted),
      { code: 'client_limit' },
    ]);
    await vi.waitFor(
      async () => expect(await device.pullAll('consultations')).toHaveLength(6),
      20_000,
    );
  });

  it('S02 two devices at once do not get past the client limit', async () => {
    const tablet = await newDevice({ plan: 'free' });
    const phone = await new Device(gateway.url, tablet.person).start();
    await Promise.all([four(tablet), four(phone)]);
    await expect.poll(() => tablet.pullAll('clients')).toHaveLength(5);
  });

  it('falls back to single writes where the database refuses a whole batch', async () => {
    const device = await newDevice();
    const { person } = device;
    const database = gateway.couch.database(workspaceDatabase(person.workspaceId));
    const good = createClient(person);
    const bad = createClient(person);
    const { createRowWriter } = await import('../../sync-server/sync/rowWriter');
    const verdicts: unknown[] = [];
    const write = createRowWriter({
      database,
      writer: { ...device.caller, members: [person.accountId] },
      runs: [],
      onVerdict: (index, verdict) => (verdicts[index] = verdict),
      onWritten: () => undefined,
    });
    // Past the gateway's own limit on purpose: 9 MB are more than CouchDB takes.
    const rows = [good, { ...bad, dietaryRestrictions: 'x'.repeat(9_000_000) }].map(
      (next, index) => ({
        index,
        row: {
          collection: 'clients' as const,
          rev: null,
          write: undefined,
          next,
          body: toBody(next),
          bytes: 0,
          unknown: [],
        },
      }),
    );
    await write(rows);
    expect(verdicts).toMatchObject([
      { verdict: 'accepted' },
      { verdict: 'rejected', code: 'document_too_large' },
    ]);
    expect(await readStored(device, good.id)).toBeDefined();
  });
});

describe('S02 push: refused calls', () => {
  it('refuses 5,000 rows with the limit, so that the device can split', async () => {
    const device = await newDevice();
    const row = created(createClient(device.person));
    const { status, body } = await device.push(Array.from({ length: 5000 }, () => row));
    expect(status).toBe(413);
    expect(body).toMatchObject({
      success: false,
      code: 'batch_too_large',
      details: { limit: SYNC_LIMITS.pushRows, count: 5000 },
    });
  });

  it('refuses too many bytes', async () => {
    const device = await newDevice();
    const { status, body } = await device.post('/sync/push', 'x'.repeat(SYNC_LIMITS.pushBytes + 1));
    expect(status).toBe(413);
    expect(body).toMatchObject({
      code: 'request_too_large',
      details: { limitBytes: SYNC_LIMITS.pushBytes },
    });
  });

  it('refuses what is not JSON, and what is not a push', async () => {
    const device = await newDevice();
    expect(await device.post('/sync/push', '{"rows": [')).toMatchObject({
      status: 400,
      body: { code: 'invalid_json' },
    });
    for (const body of [[], 'null', { rows: 'x' }, { ...device.caller, epoch: 'x', rows: [{}] }])
      expect(await device.post('/sync/push', body)).toMatchObject({ status: 400 });
  });

  it('P02 refuses missing, forged and expired tokens', async () => {
    const device = await newDevice();
    const call = (token: string) => device.post('/sync/push', {}, token);
    const forged = await addPerson(gateway.couch, 'another secret that is long enough');
    const expired = await addPerson(gateway.couch, gateway.secret, {
      now: () => new Date(Date.now() - 86_400_000),
    });
    const [head, body] = device.person.token.split('.');
    expect(await call(forged.token)).toMatchObject({
      status: 401,
      body: { code: 'token_invalid' },
    });
    expect(await call(`${head}.${body}.`)).toMatchObject({ body: { code: 'token_invalid' } });
    expect(await call(expired.token)).toMatchObject({
      status: 401,
      body: { code: 'token_expired' },
    });
    const bare = await fetch(`${gateway.url}/sync/push`, { method: 'POST' });
    expect(bare.status).toBe(401);
    expect(await bare.json()).toMatchObject({ code: 'token_missing' });
  });

  it('S02 refuses a tab that believes to be another account', async () => {
    const device = await newDevice();
    const other = await newDevice();
    for (const wrong of [
      { accountId: other.person.accountId },
      { workspaceId: other.person.workspaceId },
    ]) {
      expect(await device.push([], wrong)).toMatchObject({
        status: 403,
        body: { code: 'account_mismatch' },
      });
      expect(await device.changes({ workspace: null }, 10, wrong)).toMatchObject({
        body: { code: 'account_mismatch' },
      });
    }
  });

  it('S02 refuses ended sessions and suspended accounts, though the token still lives', async () => {
    const suspended = await addPerson(gateway.couch, gateway.secret, {
      status: 'suspended',
      claims: { status: 'approved' },
    });
    const pending = await addPerson(gateway.couch, gateway.secret, { status: 'pending' });
    const ended = await addPerson(gateway.couch, gateway.secret, { claims: { sid: randomUUID() } });
    const pushForCode = async (person: Person) =>
      (await new Device(gateway.url, person).push([])).body.code;
    expect(await pushForCode(suspended)).toBe('account_suspended');
    expect(await pushForCode(pending)).toBe('account_not_approved');
    expect(await pushForCode(ended)).toBe('session_ended');
    const databases = await gateway.couch.databases();
    for (const { workspaceId } of [suspended, pending, ended])
      expect(databases).not.toContain(workspaceDatabase(workspaceId));
  });

  it('S02 tells a new epoch after the database was replaced, and nothing is written', async () => {
    const device = await newDevice();
    const name = workspaceDatabase(device.person.workspaceId);
    const one = createClient(device.person);
    await device.push([created(one)]);
    await gateway.couch.destroy(name);
    await gateway.couch.ensureDatabase(name);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const { status, body } = await device.push([created(one)]);
    expect(status).toBe(409);
    expect(body.code).toBe('epoch_changed');
    const epochs = body.details?.epochs as Device['epochs'];
    expect(epochs.workspace).toBe(await gateway.couch.epoch(name));
    expect(await readStored(device, one.id)).toBeUndefined();
    device.epochs = epochs;
    const forged = { ...one, expertId: randomUUID() };
    const spoof = await device.push([{ ...created(forged), assumed: forged }]);
    expect(spoof.body.verdicts).toMatchObject([{ details: { issues: [{ path: 'expertId' }] } }]);
    const again = await device.push([{ ...created(one), assumed: one }]);
    expect(again.body.verdicts).toMatchObject([{ verdict: 'accepted' }]);
  });
});
