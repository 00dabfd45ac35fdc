import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../support/freePort';
import { removeKept, spawnGateway, temporaryFolder, type GatewayProcess } from '../support/gateway';
import { CLIENT } from '../support/newClient';
import { startTcpProxy, type TcpProxy } from '../support/tcpProxy';
import { eventually } from './support/device';
import { startDevice, type Fields, type RemoteDevice } from './support/deviceProcess';

let env: { DATA_DIR: string; PORT: string; DEMO: string };
let gateway: GatewayProcess;
let cables: TcpProxy[];
let tablet: RemoteDevice;
let phone: RemoteDevice;

const TABLET = 'Máy tính bảng phòng khám';

const named = (clientName: string): Record<string, unknown> => ({ ...CLIENT, clientName });

async function startGatewayProcess(): Promise<void> {
  gateway = await spawnGateway(env);
  await gateway.answers(200);
}

async function arrives(
  device: RemoteDevice,
  id: string,
  matches: (one: Fields) => boolean = () => true,
): Promise<Fields> {
  let latestFields: Fields | undefined;
  await eventually(
    async () => {
      latestFields = await device.find('clients', id);
      return latestFields !== undefined && matches(latestFields);
    },
    () => latestFields,
    20,
  );
  return latestFields!;
}

beforeAll(async () => {
  const port = await freePort();
  env = { DATA_DIR: await temporaryFolder(), PORT: String(port), DEMO: 'on' };
  await startGatewayProcess();
  const target = { host: '127.0.0.1', port };
  cables = [await startTcpProxy(target), await startTcpProxy(target)];
  [tablet, phone] = [startDevice(), startDevice()];
  await Promise.all([tablet.login(cables[0]!.url, undefined, TABLET), phone.login(cables[1]!.url)]);
});

afterAll(async () => {
  await Promise.all([tablet.stop(), phone.stop()]);
  await Promise.all(cables.map((cable) => cable.close()));
  await gateway.kill('SIGTERM');
  await removeKept(env);
});

beforeEach(async () => {
  await Promise.all([tablet.synced(), phone.synced()]);
});

afterEach(async () => {
  await Promise.all(cables.map((cable) => cable.restore()));
  const errors = (await Promise.all([tablet.status(), phone.status()])).flatMap(
    (one) => one.errors,
  );
  expect(errors).toEqual([]);
});

describe('S02 two devices in two processes', () => {
  it('S01 S02 a new device receives the whole workspace and the catalogue', async () => {
    await eventually(
      async () => (await phone.all('clients')).length >= 12,
      () => '',
      20,
    );
    await eventually(
      async () => (await phone.all('catalogue')).length >= 60,
      () => '',
      20,
    );
  });

  it('S02 P18 what was written without a network is there once it returns, and waits for no clock', async () => {
    await cables[0]!.cut();
    await tablet.until((one) => one.syncBadge.kind === 'offline', 10);
    // No look now and then, no pause and no heartbeat of a device: what arrives, the network's return has brought.
    await Promise.all([tablet, phone].map((one) => one.call({ op: 'holdWaits', areHeld: true })));
    const client = await tablet.insert('clients', named('Không mạng'));
    const visit = await tablet.insert('consultations', {
      clientId: client.id,
      visitDate: '2026-03-05',
    });
    const waiting = await tablet.until((one) => one.waiting.length === 2, 10);
    expect(waiting.syncBadge).toEqual({ kind: 'waiting', count: 2 });
    expect(waiting.online).toBe(false);
    await cables[0]!.restore();
    // As the browser's word of a network does.
    await tablet.call({ op: 'retryNow' });
    await tablet.synced();
    await arrives(phone, client.id);
    await eventually(async () => (await phone.find('consultations', visit.id)) !== undefined);
    await Promise.all([tablet, phone].map((one) => one.call({ op: 'holdWaits', areHeld: false })));
  });

  it('S02 both change the same client offline: fields unite, one value is asked about', async () => {
    const { id } = await tablet.insert('clients', { ...named('Chung'), weight: 50 });
    await arrives(phone, id);
    await Promise.all(cables.map((cable) => cable.cut()));
    await Promise.all([tablet, phone].map((one) => one.until((status) => !status.online, 10)));
    await tablet.update('clients', id, { phone: '0901', weight: 51, goals: ['Giảm cân'] });
    await phone.update('clients', id, { height: 160, weight: 52, goals: ['Tăng cơ'] });
    await cables[0]!.restore();
    await tablet.synced();
    await cables[1]!.restore();
    const syncStatus = await phone.until(
      (one) => one.conflicts.length === 1 && one.waiting.length === 0,
    );
    expect(syncStatus.syncBadge).toEqual({ kind: 'attention', count: 1 });
    expect(syncStatus.conflicts[0]).toMatchObject({
      path: 'weight',
      shown: 51,
      shownBy: TABLET,
      kept: 52,
    });
    expect(syncStatus.conflicts[0]).toHaveProperty('shownAt');
    expect(syncStatus.conflicts[0]).toHaveProperty('keptAt');
    const merged = await arrives(tablet, id, (one) => one.height === 160);
    expect(merged).toMatchObject({ phone: '0901', weight: 51 });
    expect([...(merged.goals as string[])].sort()).toEqual(['Giảm cân', 'Tăng cơ']);
    await phone.call({ op: 'resolveConflict', key: syncStatus.conflicts[0]!.key, take: 'kept' });
    await phone.synced();
    await arrives(tablet, id, (one) => one.weight === 52);
  });

  it('S02 P18 what another device writes at the place of a conflict is shown, or settles it', async () => {
    const { id } = await tablet.insert('clients', { ...named('Hai nơi'), weight: 60 });
    await arrives(phone, id);
    await Promise.all(cables.map((cable) => cable.cut()));
    await Promise.all([tablet, phone].map((one) => one.until((status) => !status.online, 10)));
    await tablet.update('clients', id, { weight: 61 });
    await phone.update('clients', id, { weight: 62 });
    await cables[0]!.restore();
    await tablet.synced();
    await cables[1]!.restore();
    await phone.until((one) => one.conflicts.length === 1);
    await tablet.update('clients', id, { weight: 63 });
    const syncStatus = await phone.until((one) => one.conflicts[0]?.shown === 63);
    expect(syncStatus.conflicts[0]?.shownBy).toBe(TABLET);
    expect(syncStatus.conflicts[0]).toMatchObject({ kept: 62 });
    await tablet.update('clients', id, { weight: 62 });
    await phone.until((one) => one.conflicts.length === 0);
    await phone.synced();
  });

  it('S02 P18 both texts of a conflict are kept together, on every device', async () => {
    const { id } = await tablet.insert('clients', named('Hai đoạn'));
    await arrives(phone, id);
    await Promise.all(cables.map((cable) => cable.cut()));
    await Promise.all([tablet, phone].map((one) => one.until((status) => !status.online, 10)));
    await tablet.update('clients', id, { dietaryRestrictions: 'Không ăn mặn.' });
    await phone.update('clients', id, { dietaryRestrictions: 'Ăn chay ngày rằm.' });
    await cables[0]!.restore();
    await tablet.synced();
    await cables[1]!.restore();
    const syncStatus = await phone.until((one) => one.conflicts.length === 1);
    await phone.call({ op: 'resolveConflict', key: syncStatus.conflicts[0]!.key, take: 'both' });
    const both = 'Không ăn mặn.\nĂn chay ngày rằm.';
    await arrives(tablet, id, (one) => one.dietaryRestrictions === both);
    await phone.synced();
  });

  it('S02 a value that one device sets and the other sets back is the same on both', async () => {
    const { id } = await tablet.insert('clients', named('Tạm dừng và lại'));
    await arrives(phone, id);
    for (const status of ['inactive', 'active', 'inactive', 'active']) {
      const [writer, reader] = status === 'inactive' ? [tablet, phone] : [phone, tablet];
      await writer.update('clients', id, { status });
      await arrives(reader, id, (one) => one.status === status);
    }
    await Promise.all([tablet.synced(), phone.synced()]);
    await tablet.call({ op: 'remove', collection: 'clients', id });
    await eventually(async () => (await phone.find('clients', id)) === undefined);
    await phone.call({ op: 'restore', collection: 'clients', document: { id } });
    await arrives(tablet, id, (one) => one.status === 'active');
  });

  it('S02 the gateway is killed during a push: all arrives once, nothing is lost', async () => {
    await cables[0]!.cut();
    await tablet.until((one) => !one.online, 10);
    const made = await Promise.all(
      Array.from({ length: 30 }, (_, i) => tablet.insert('recipes', recipe(`Món ${i}`))),
    );
    await cables[0]!.restore();
    await tablet.until((one) => one.online, 10);
    await gateway.kill('SIGKILL');
    await tablet.until((one) => !one.online, 10);
    await startGatewayProcess();
    await tablet.synced();
    const ids = new Set(made.map((one) => one.id));
    const arrived = async (): Promise<number> =>
      (await phone.all('recipes')).filter((one) => ids.has(one.id)).length;
    await eventually(async () => (await arrived()) === 30, arrived, 20);
    expect((await tablet.status()).conflicts).toEqual([]);
  });

  it('S02 P18 an app that is closed before it could send sends after it is opened', async () => {
    await cables[0]!.cut();
    await tablet.until((one) => !one.online, 10);
    const { id } = await tablet.insert('clients', named('Đóng ứng dụng'));
    await tablet.call({ op: 'reopen' });
    const reopened = await tablet.until((one) => one.waiting.length === 1);
    expect(reopened.syncBadge).toEqual({ kind: 'waiting', count: 1 });
    expect(reopened.waiting[0]).toMatchObject({ id, title: 'Đóng ứng dụng' });
    await cables[0]!.restore();
    await tablet.synced();
    await arrives(phone, id);
  });

  it('S02 what the gateway refuses by rule is kept, mended and taken', async () => {
    const other = startDevice();
    try {
      const account = await other.login(cables[1]!.url, 'minh@demo.bualanh.local');
      await other.synced();
      const present = (await other.all('clients')).length;
      const free = 5 - present;
      expect(free).toBeGreaterThan(0);
      for (let i = 0; i < free; i++) await other.insert('clients', named(`Thêm ${i}`));
      await other.synced();
      const over = await other.insert('clients', named('Quá hạn mức'));
      const visit = await other.insert('consultations', {
        clientId: over.id,
        visitDate: '2026-03-05',
      });
      const refused = await other.until((one) => one.rejections.length === 2);
      expect(refused.rejections.map((one) => one.code).sort()).toEqual([
        'client_limit',
        'depends_on_rejected',
      ]);
      await other.call({ op: 'reopen' });
      await other.until((one) => one.rejections.length === 2 && one.waiting.length === 0);
      const removable = (await other.all('clients')).find((one) => one.id !== over.id)!;
      await other.call({ op: 'remove', collection: 'clients', id: removable.id });
      await other.until((one) => one.waiting.length === 0);
      const key = refused.rejections.find((one) => one.code === 'client_limit')!.key;
      await other.call({ op: 'retryRejection', key });
      await other.synced();
      const second = startDevice();
      try {
        expect((await second.login(cables[1]!.url, 'minh@demo.bualanh.local')).accountId).toBe(
          account.accountId,
        );
        await arrives(second, over.id);
        await eventually(async () => (await second.find('consultations', visit.id)) !== undefined);
      } finally {
        await second.stop();
      }
    } finally {
      await other.stop();
    }
  });

  it('S02 P18 a stalled network is found out by the watchdog', async () => {
    cables[0]!.stall();
    await tablet.until((one) => !one.online, 20);
    const { id } = await tablet.insert('clients', named('Mạng treo'));
    await cables[0]!.restore();
    await tablet.synced();
    await arrives(phone, id);
  });
});

function recipe(title: string): Record<string, unknown> {
  return {
    title,
    description: '',
    isPublic: false,
    status: 'draft',
    prepTime: 5,
    cookTime: 10,
    servings: 2,
    tags: [],
    ingredients: [],
    instructions: [],
    nutritionSummary: { calories: 0, protein: 0, carbs: 0, fat: 0 },
    extendedNutrition: {},
  };
}
