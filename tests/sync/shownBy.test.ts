import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { ConflictItem } from '../../src/sync/status';
import { eventually, newClient } from './support/device';
import { withOneDevice } from './support/oneDevice';

const LAN = 'Máy của Lan';

const on = withOneDevice();

async function readQuestion(): Promise<string> {
  const old = { ...newClient(on.device.local, 'Hoa'), phone: '0900', weight: 50 };
  const { id } = await on.device.local.clients.insert(old);
  await on.device.until((one) => one.syncBadge.kind === 'synced');
  on.server.goDown();
  await on.device.until((one) => !one.online);
  await on.device.local.clients.update(id, (one) => ({ ...one, phone: '0901', weight: 51 }));
  const document = { ...old, _deleted: false, phone: '0902', weight: 52 };
  on.server.put('clients', document);
  on.server.down = false;
  await on.device.until((one) => one.conflicts.length === 2 && one.waiting.length === 0);
  await eventually(async () => (await on.device.local.clients.get(id))?.phone === '0902');
  return id;
}

function writtenByLan(id: string, change: object): void {
  const stored = on.server.stored('clients', id);
  if (!stored) throw new Error('the server does not have it');
  on.server.writers[id] = LAN;
  on.server.write('clients', { ...stored, ...change });
}

async function question(path: string, currentValue: unknown): Promise<ConflictItem> {
  const isIt = (one: ConflictItem): boolean => one.path === path && one.shown === currentValue;
  const { conflicts } = await on.device.until((status) => status.conflicts.some(isIt));
  return conflicts.find(isIt)!;
}

describe('P18 whose value a question shows', () => {
  it('P18 a value typed here is not said to come from the device that wrote before', async () => {
    const id = await readQuestion();
    writtenByLan(id, { height: 160 });
    await eventually(async () => (await on.device.local.clients.get(id))?.height === 160);
    await on.device.local.clients.update(id, (one) => ({ ...one, phone: '0903' }));
    expect((await question('phone', '0903')).shownBy).toBeUndefined();
  });

  it('P18 one version that changes two open questions names its device in both', async () => {
    const id = await readQuestion();
    writtenByLan(id, { phone: '0904', weight: 54 });
    expect(await question('phone', '0904')).toMatchObject({ kept: '0901', shownBy: LAN });
    expect(await question('weight', 54)).toMatchObject({ kept: 51, shownBy: LAN });
  });
});
