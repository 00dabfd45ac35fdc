import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTwoWay, TWO_WAY } from '../../src/domain/records';
import { CLIENT_COLLECTIONS } from '../../src/domain/records/clientData';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { restoreBackup } from '../../sync-server/modules/backup/restore';
import { writeBackup } from '../../sync-server/modules/backup/write';
import { createErasureStore } from '../../sync-server/modules/privacy/erasures';
import { createErasureSweep } from '../../sync-server/modules/privacy/sweep';
import { arbitraryOf } from '../support/arbitraryOf';
import { temporaryFolder } from '../support/gateway';
import { clientWith } from '../support/newClient';
import { findFilesWith, rareWords } from '../support/wordsInFiles';
import { addPerson, created, Device, startSyncGateway, type SyncGateway } from './syncHelpers';

let gateway: SyncGateway;
let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  gateway = await startSyncGateway({ DATA_DIR: folder });
});
afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true, force: true });
});

const AT = '2026-11-01T01:00:00.000Z';
const NAME = 'Đặng Thị Hoa';

const newDevice = async (): Promise<Device> =>
  new Device(gateway.url, await addPerson(gateway.couch, gateway.secret)).start();

type Fields = Record<string, unknown>;

/** Any document of a collection that its schema takes. */
const anyOf = (name: 'menus' | 'plans'): Fields =>
  fc.sample(arbitraryOf(TWO_WAY[name]), { numRuns: 1, seed: 7 })[0] ?? {};

/** One document of each collection that names a client, with words of the client in it. */
function listDocuments(device: Device, clientId: string, said: string): [string, Fields][] {
  const { workspaceId, accountId: expertId } = device.person;
  const base = () => ({
    id: randomUUID(),
    workspaceId,
    expertId,
    createdAt: AT,
    updatedAt: AT,
    _deleted: false,
  });
  const about = { dietaryRestrictions: said };
  const consent = { kind: 'consent', purpose: 'care', consentDate: '2026-11-01', way: 'paper' };
  const by = { givenBy: 'client', textVersion: 'DY-1' };
  const to = { customerName: NAME, customerEmail: 'hoa@example.vn', subject: 'Thực đơn' };
  const mail = { kind: 'menu_email', targetId: 'm1', ...to };
  const private_ = { kind: 'personal', isPublic: false, status: 'draft' };
  return [
    ['clients', { ...clientWith({ clientName: NAME, ...about }), ...base(), id: clientId }],
    ['consultations', { ...base(), clientId, visitDate: '2026-11-02', notes: said }],
    ['menus', { ...anyOf('menus'), ...base(), ...private_, clientId, description: said }],
    ['plans', { ...anyOf('plans'), ...base(), clientId, name: said }],
    ['records', { ...base(), clientId, ...consent, ...by, notes: said }],
    ['outbox', { ...base(), ...mail, clientId, message: said }],
  ];
}

it('G12 the documents of these tests are of each collection that a device writes for a client', () => {
  const device = { person: { workspaceId: 'w', accountId: 'e' } } as Device;
  const names = listDocuments(device, 'mai', 'x').map(([name]) => name);
  expect(names.sort()).toEqual(CLIENT_COLLECTIONS.filter(isTwoWay).sort());
});

async function pushed(device: Device, clientId: string, said: string): Promise<void> {
  const rows = listDocuments(device, clientId, said).map(([collection, next]) =>
    created(next, collection),
  );
  const { body } = await device.push(rows);
  expect(body.verdicts).toEqual(rows.map(() => expect.objectContaining({ verdict: 'accepted' })));
}

const erase = (device: Device, clientId: string, clientName = NAME) =>
  device.post<{ erased: Record<string, number>; erasedAt: string }>(
    `/api/clients/${clientId}/erase`,
    { clientName },
  );

describe('G12 a client is erased on the server', () => {
  it('G12 leaves no word in any file of the databases', async () => {
    const device = await newDevice();
    const [gone, kept] = [rareWords(), rareWords()];
    const [mai, hung] = [randomUUID(), randomUUID()];
    await pushed(device, mai, gone.join(' '));
    await pushed(device, hung, kept.join(' '));
    expect(await findFilesWith(folder, gone)).not.toEqual([]);

    const { status, body } = await erase(device, mai);
    expect([status, body.erased]).toEqual([
      200,
      { clients: 1, consultations: 1, menus: 1, plans: 1, records: 1, outbox: 1 },
    ]);
    expect(await findFilesWith(folder, gone)).toEqual([]);
    expect(await findFilesWith(folder, kept)).not.toEqual([]);

    const pulled = JSON.stringify((await device.changes({ workspace: null })).body);
    for (const word of gone) expect(pulled).not.toContain(word);
    expect(pulled).toContain(body.erasedAt);
    expect((await erase(device, mai)).body.erased).toEqual({});
  });

  it('G12 stays erased when a device that was away comes with its work', async () => {
    const device = await newDevice();
    const mai = randomUUID();
    const late = rareWords();
    const [[, client] = []] = listDocuments(device, mai, 'ít muối');
    await pushed(device, mai, 'ít muối');
    await erase(device, mai);
    const documents = listDocuments(device, mai, late.join(' '));
    const [, ...others] = documents.map(([collection, next]) => created(next, collection));
    const changed = { collection: 'clients', assumed: client, next: { ...client, phone: late[0] } };
    const again = created({ ...client, dietaryRestrictions: late.join(' ') } as Fields, 'clients');
    const { body } = await device.push([changed as never, again, ...others]);
    for (const verdict of body.verdicts.slice(2))
      expect(verdict).toMatchObject({ verdict: 'rejected', code: 'client_erased' });
    for (const verdict of body.verdicts.slice(0, 2))
      expect(['rejected', 'conflict']).toContain(verdict.verdict);
    expect(await findFilesWith(folder, late)).toEqual([]);
  });

  it('G12 asks for the name, and knows no client of another practice', async () => {
    const [device, stranger] = [await newDevice(), await newDevice()];
    const mai = randomUUID();
    await pushed(device, mai, 'ít đường');
    expect((await erase(device, mai, 'Ai khác')).body.code).toBe('client_name_differs');
    expect((await erase(stranger, mai)).status).toBe(404);
    expect((await erase(device, mai, '')).status).toBe(400);
    expect((await erase(device, mai, 'dang thi hoa')).status).toBe(200);
  });
});

it('G12 a backup of before brings an erased client back to nobody', async () => {
  const device = await newDevice();
  const gone = rareWords();
  const mai = randomUUID();
  await pushed(device, mai, gone.join(' '));
  const outside = await temporaryFolder();
  const file = join(outside, 'backup');
  const now = new Date();
  await writeBackup(gateway.couch, file, '0.4.0', now);
  await erase(device, mai);
  await restoreBackup(gateway.couch, file, {
    settle: () => Promise.resolve(),
    keepOld: () => Promise.resolve(),
    now,
  });
  const database = gateway.couch.database(workspaceDatabase(device.person.workspaceId));
  expect((await database.get(`clients:${mai}`))?.deleted).toBe(false);
  const erasures = createErasureStore(gateway.couch);
  const parts = { couch: gateway.couch, wake: gateway.ctx.wake, erasures, now: () => now };
  expect(await createErasureSweep(parts).remove()).toBeGreaterThanOrEqual(6);
  expect(await findFilesWith(folder, gone)).toEqual([]);
  expect(await createErasureSweep(parts).remove()).toBe(0);
  await rm(outside, { recursive: true, force: true });
});
