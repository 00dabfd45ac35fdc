import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountProfile } from '../../src/domain/account';
import type { Consultation } from '../../src/domain/collections/consultations';
import { profile } from '../support/profile';
import { newClient, newConsultation, openDevice } from './support/device';
import type { Device } from './support/device';
import { FakeServer } from './support/fakeServer';

const ROWS = 3;

let account: AccountProfile;
let server: FakeServer;
let device: Device;

const synced = (): Promise<unknown> => device.until((status) => status.pill.kind === 'synced');
const inFlight = (): Promise<number> => device.local.store.database.inFlight.count();
/** Ids of the rows of each push that the server carried out. */
const pushed = (): string[][] =>
  server.pushes.map(({ rows }) => rows.map(({ next }) => String(next.id)));

/** Visits of nobody that the server knows nothing of, written without a network. */
async function visitsOffline(count: number): Promise<Consultation[]> {
  server.goDown();
  await device.until((status) => !status.online);
  const visits = Array.from({ length: count }, () => newConsultation(device.local, 'nobody'));
  for (const visit of visits) await device.local.consultations.insert(visit);
  return visits;
}

/** Holds the answer of the first push until `release` is called; `lose` and it never comes. */
function holdAnswer(): { arrived: Promise<void>; release: () => void; lose: () => void } {
  let release!: () => void;
  let lose!: () => void;
  let arrive!: () => void;
  const released = new Promise<void>((resolve, reject) => {
    release = resolve;
    lose = () => reject(new TypeError('connection reset'));
  });
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let isFirst = true;
  server.intercept = async (path, answer) => {
    if (path !== '/sync/push' || !isFirst) return answer;
    isFirst = false;
    arrive();
    await released;
    return answer;
  };
  return { arrived, release, lose };
}

beforeEach(async () => {
  account = profile();
  server = new FakeServer(account);
  device = await openDevice(account, server.fetch, ROWS);
  await synced();
});

afterEach(async () => {
  server.down = false;
  await device.close();
  expect(device.errors.map(String)).toEqual([]);
});

describe('S02 a batch is read while another is under way', () => {
  it('S02 goes up in calls of the given size, one at a time, each version once', async () => {
    const visits = await visitsOffline(3 * ROWS + 1);
    let away = 0;
    let most = 0;
    server.intercept = async (path, answer) => {
      if (path !== '/sync/push') return answer;
      away += 1;
      most = Math.max(most, away);
      await new Promise((resolve) => setTimeout(resolve, 5));
      away -= 1;
      return answer;
    };
    server.down = false;
    await synced();
    expect(most).toBe(1);
    expect(pushed().map((ids) => ids.length)).toEqual([ROWS, ROWS, ROWS, 1]);
    expect(pushed().flat().sort()).toEqual(visits.map(({ id }) => id).sort());
    expect(await inFlight()).toBe(0);
  });

  it('S02 an edit of what was read ahead goes up behind it, on the revision that it got', async () => {
    const visits = await visitsOffline(2 * ROWS);
    const held = holdAnswer();
    server.down = false;
    await held.arrived;
    const first = pushed()[0] ?? [];
    const ahead = visits.find(({ id }) => !first.includes(id));
    if (!ahead) throw new Error('all were sent at once');
    await expect.poll(inFlight).toBe(2);
    await device.local.consultations.update(ahead.id, (one) => ({ ...one, weight: 61 }));
    held.release();
    await synced();
    expect(server.stored('consultations', ahead.id)).toMatchObject({ weight: 61 });
    expect(server.revOf('consultations', ahead.id)).toMatch(/^2-/);
    expect(await inFlight()).toBe(0);
    expect(device.status().conflicts).toEqual([]);
  });

  it('S02 what was read ahead is read again when the call before it fails', async () => {
    const visits = await visitsOffline(2 * ROWS);
    const held = holdAnswer();
    server.down = false;
    await held.arrived;
    await expect.poll(inFlight).toBe(2);
    const first = pushed()[0] ?? [];
    const ahead = visits.find(({ id }) => !first.includes(id));
    if (!ahead) throw new Error('all were sent at once');
    server.goDown();
    held.lose();
    await device.until((status) => !status.online);
    // Of the call nothing is known; of the batch behind it, that it never went.
    await expect.poll(inFlight).toBe(1);
    await device.local.consultations.update(ahead.id, (one) => ({ ...one, weight: 62 }));
    server.down = false;
    await synced();
    const rows = server.pushes.flatMap((push) => push.rows);
    expect(rows.filter(({ next }) => next.id === ahead.id)).toHaveLength(1);
    expect(server.stored('consultations', ahead.id)).toMatchObject({ weight: 62 });
    expect(await inFlight()).toBe(0);
  });

  it('S02 what was read ahead for a database that was replaced is not sent to the new one', async () => {
    const visits = await visitsOffline(2 * ROWS);
    const held = holdAnswer();
    server.down = false;
    await held.arrived;
    await expect.poll(inFlight).toBe(2);
    server.restore([]);
    const isCompared = (): boolean =>
      server.pulls.some(({ epochs }) => epochs.workspace === server.epochs.workspace);
    await expect.poll(isCompared).toBe(true);
    await device.until((status) => status.online);
    held.release();
    await device.until((status) => status.online && status.waiting.length === 0);
    for (const { id } of visits) expect(server.stored('consultations', id)).toBeDefined();
    // The first call went to the former database; each version reached the present one once.
    const later = server.pushes.slice(1).flatMap((push) => push.rows);
    expect(later).toHaveLength(visits.length);
    expect(later.every(({ rev }) => rev === null)).toBe(true);
    expect(await inFlight()).toBe(0);
  });

  it('S02 visits of a new client wait until the server has taken it, and with it where it is refused', async () => {
    server.goDown();
    await device.until((status) => !status.online);
    const clients = ['A', 'B', 'C', 'D'].map((name) => newClient(device.local, name));
    for (const client of clients) {
      await device.local.clients.insert(client);
      await device.local.consultations.insert(newConsultation(device.local, client.id));
    }
    const refused = clients[1]?.id;
    server.refuse = ({ next }) => (next.id === refused ? 'client_limit' : null);
    server.down = false;
    const status = await device.until((one) => one.waiting.length === 0);
    expect(status.rejections.map(({ code }) => code).sort()).toEqual([
      'client_limit',
      'depends_on_rejected',
    ]);
    const seen = new Set<string>();
    for (const { rows } of server.pushes)
      for (const { collection, next } of rows) {
        if (collection === 'clients') seen.add(String(next.id));
        else expect(seen).toContain(next.clientId);
      }
    expect(pushed().flat()).toHaveLength(7);
  });
});
