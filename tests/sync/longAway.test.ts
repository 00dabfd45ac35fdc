import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { CLIENT } from '../support/newClient';
import { eventually } from './support/device';
import { addAccount, openStage, stageDifferences, type Stage } from './support/stage';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

const TABLET = 'Máy tính bảng';

let stage: Stage;
let email: string;
let workspaceId: string;

beforeAll(async () => {
  stage = await openStage();
  email = await addAccount(stage);
  const [tablet, phone] = stage.devices;
  ({ workspaceId } = await tablet.login(stage.cables[0].url, email, TABLET));
  await phone.login(stage.cables[1].url, email);
  await Promise.all(stage.devices.map((device) => device.synced(45)));
});

afterAll(() => stage?.stop());

async function forgetSession(deviceName: string): Promise<void> {
  const accounts = stage.couch.database(ACCOUNTS_DATABASE);
  const sessions = await accounts.list({
    startKey: 'session:',
    endKey: 'session:\ufff0',
    includeDocs: true,
  });
  const forgotten = sessions.flatMap(({ doc }) =>
    doc?.body.deviceName === deviceName ? [doc] : [],
  );
  expect(forgotten).toHaveLength(1);
  for (const doc of forgotten) await accounts.put({ ...doc, _deleted: true });
}

describe('S02 P18 a device that was away for 90 days', () => {
  it('S02 P18 keeps what was written on it, signs in again, and catches up with a season of changes', async () => {
    const [tablet, phone] = stage.devices;
    const add = (clientName: string) => tablet.insert('clients', { ...CLIENT, clientName });
    const [shared, goneHere, goneThere] = [
      await add('Cả hai sửa'),
      await add('Xóa trên máy đi xa'),
      await add('Xóa ở phòng khám'),
    ];
    // On a cluster whose copy lags behind both wakes, the slow pull (every 60 s) brings it.
    const arrived = async () => (await phone.find('clients', goneThere.id)) !== undefined;
    await eventually(arrived, () => '', 75);
    await tablet.synced();

    stage.cables[0].cut();
    await tablet.until((one) => !one.online);
    await tablet.update('clients', shared.id, { phone: '0901 234 567' });
    await tablet.call({ op: 'remove', collection: 'clients', id: goneHere.id });
    const away = await tablet.insert('consultations', {
      clientId: shared.id,
      visitDate: '2026-03-05',
      notes: 'ghi ở xa',
    });

    for (let day = 0; day < 90; day += 1) {
      const visitDate = new Date(Date.UTC(2026, 2, 6 + day)).toISOString().slice(0, 10);
      const visit = { clientId: shared.id, visitDate, notes: `ngày ${day}` };
      const { id } = await phone.insert('consultations', visit);
      if (day % 3 === 0) await phone.update('consultations', id, { notes: `ngày ${day}, sửa` });
      if (day % 10 === 0) await phone.update('clients', shared.id, { weight: 60 + day / 10 });
    }
    await phone.call({ op: 'remove', collection: 'clients', id: goneThere.id });
    await phone.synced(45);
    await forgetSession(TABLET);
    const database = stage.couch.database(workspaceDatabase(workspaceId));
    // A copy of a cluster may not have all of it yet.
    await expect.poll(async () => (await database.list({})).length).toBeGreaterThan(90);

    stage.cables[0].restore();
    const ended = await tablet.until(
      (one) => one.syncBadge.kind !== 'synced' && one.waiting.length === 3,
      20,
    );
    expect(ended.online).toBe(false);
    await tablet.call({ op: 'close' });
    await tablet.login(stage.cables[0].url, email, TABLET);
    await tablet.synced(45);
    let differences: string[] = [];
    await eventually(
      async () => (differences = await stageDifferences(stage, workspaceId)).length === 0,
      () => differences,
      30,
    );
    expect(await phone.find('clients', shared.id)).toMatchObject({
      phone: '0901 234 567',
      weight: 68,
    });
    expect(await tablet.find('clients', shared.id)).toMatchObject({
      phone: '0901 234 567',
      weight: 68,
    });
    expect(await phone.find('consultations', away.id)).toMatchObject({ notes: 'ghi ở xa' });
    expect((await tablet.all('consultations')).length).toBe(91);
    expect(await phone.find('clients', goneHere.id)).toBeUndefined();
    expect(await tablet.find('clients', goneThere.id)).toBeUndefined();
    for (const device of stage.devices)
      expect(await device.kept()).toEqual({ rejections: [], conflicts: [] });
  }, 180_000);
});
