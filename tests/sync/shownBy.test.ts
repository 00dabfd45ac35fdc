import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ConflictItem } from '../../src/sync/status';
import { profile } from '../support/profile';
import { eventually, newClient, openDevice } from './support/device';
import type { Device } from './support/device';
import { FakeServer } from './support/fakeServer';

const LAN = 'Máy của Lan';

let server: FakeServer;
let device: Device;

beforeEach(async () => {
  const account = profile();
  server = new FakeServer(account);
  device = await openDevice(account, server.fetch);
});

afterEach(async () => {
  await device.close();
  expect(device.errors.map(String)).toEqual([]);
});

/** A client with a question about the phone and one about the weight. */
async function asked(): Promise<string> {
  const old = { ...newClient(device.local, 'Hoa'), phone: '0900', weight: 50 };
  const { id } = await device.local.clients.insert(old);
  await device.until((one) => one.pill.kind === 'synced');
  server.goDown();
  await device.until((one) => !one.online);
  await device.local.clients.update(id, (one) => ({ ...one, phone: '0901', weight: 51 }));
  const document = { ...old, _deleted: false, phone: '0902', weight: 52 };
  server.put('clients', document);
  server.down = false;
  await device.until((one) => one.conflicts.length === 2 && one.waiting.length === 0);
  await eventually(async () => (await device.local.clients.get(id))?.phone === '0902');
  return id;
}

function writtenByLan(id: string, change: object): void {
  const stored = server.stored('clients', id);
  if (!stored) throw new Error('the server does not have it');
  server.writers[id] = LAN;
  server.write('clients', { ...stored, ...change });
}

/** The question about a field, once it shows a value. */
async function question(path: string, shown: unknown): Promise<ConflictItem> {
  const isIt = (one: ConflictItem): boolean => one.path === path && one.shown === shown;
  const { conflicts } = await device.until((status) => status.conflicts.some(isIt));
  return conflicts.find(isIt)!;
}

describe('P18 whose value a question shows', () => {
  it('P18 a value typed here is not said to come from the device that wrote before', async () => {
    const id = await asked();
    writtenByLan(id, { height: 160 });
    await eventually(async () => (await device.local.clients.get(id))?.height === 160);
    await device.local.clients.update(id, (one) => ({ ...one, phone: '0903' }));
    expect((await question('phone', '0903')).shownBy).toBeUndefined();
  });

  it('P18 one version that changes two open questions names its device in both', async () => {
    const id = await asked();
    writtenByLan(id, { phone: '0904', weight: 54 });
    expect(await question('phone', '0904')).toMatchObject({ kept: '0901', shownBy: LAN });
    expect(await question('weight', 54)).toMatchObject({ kept: 51, shownBy: LAN });
  });
});
