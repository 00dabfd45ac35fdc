import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Consultation } from '../../src/domain/collections/consultations';
import { newClient, newConsultation } from './support/device';
import { withOneDevice } from './support/oneDevice';

const ROWS = 3;

const on = withOneDevice({ rowsPerCall: ROWS });
beforeEach(() => on.synced());

const inFlight = (): Promise<number> => on.device.local.store.database.inFlight.count();
/** Ids of the rows of each push that the server carried out. */
const pushed = (): string[][] =>
  on.server.pushes.map(({ rows }) => rows.map(({ next }) => String(next.id)));

/** Visits of nobody that the server knows nothing of, written without a network. */
async function visitsOffline(count: number): Promise<Consultation[]> {
  await on.offline();
  const visits = Array.from({ length: count }, () => newConsultation(on.device.local, 'nobody'));
  for (const visit of visits) await on.device.local.consultations.insert(visit);
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
  on.server.intercept = async (path, answer) => {
    if (path !== '/sync/push' || !isFirst) return answer;
    isFirst = false;
    arrive();
    await released;
    return answer;
  };
  return { arrived, release, lose };
}

describe('S02 a batch is read while another is under way', () => {
  it('S02 goes up in calls of the given size, one at a time, each version once', async () => {
    const visits = await visitsOffline(3 * ROWS + 1);
    let away = 0;
    let most = 0;
    on.server.intercept = async (path, answer) => {
      if (path !== '/sync/push') return answer;
      away += 1;
      most = Math.max(most, away);
      await new Promise((resolve) => setTimeout(resolve, 5));
      away -= 1;
      return answer;
    };
    on.server.down = false;
    await on.synced();
    expect(most).toBe(1);
    expect(pushed().map((ids) => ids.length)).toEqual([ROWS, ROWS, ROWS, 1]);
    expect(pushed().flat().sort()).toEqual(visits.map(({ id }) => id).sort());
    expect(await inFlight()).toBe(0);
  });

  it('S02 an edit of what was read ahead goes up behind it, on the revision that it got', async () => {
    const visits = await visitsOffline(2 * ROWS);
    const held = holdAnswer();
    on.server.down = false;
    await held.arrived;
    const first = pushed()[0] ?? [];
    const ahead = visits.find(({ id }) => !first.includes(id));
    if (!ahead) throw new Error('all were sent at once');
    await expect.poll(inFlight).toBe(2);
    await on.device.local.consultations.update(ahead.id, (one) => ({ ...one, weight: 61 }));
    held.release();
    await on.synced();
    expect(on.server.stored('consultations', ahead.id)).toMatchObject({ weight: 61 });
    expect(on.server.revOf('consultations', ahead.id)).toMatch(/^2-/);
    expect(await inFlight()).toBe(0);
    expect(on.device.status().conflicts).toEqual([]);
  });

  it('S02 what was read ahead is read again when the call before it fails', async () => {
    const visits = await visitsOffline(2 * ROWS);
    const held = holdAnswer();
    on.server.down = false;
    await held.arrived;
    await expect.poll(inFlight).toBe(2);
    const first = pushed()[0] ?? [];
    const ahead = visits.find(({ id }) => !first.includes(id));
    if (!ahead) throw new Error('all were sent at once');
    on.server.goDown();
    held.lose();
    await on.device.until((status) => !status.online);
    // Of the call nothing is known; of the batch behind it, that it never went.
    await expect.poll(inFlight).toBe(1);
    await on.device.local.consultations.update(ahead.id, (one) => ({ ...one, weight: 62 }));
    on.server.down = false;
    await on.synced();
    const rows = on.server.pushes.flatMap((push) => push.rows);
    expect(rows.filter(({ next }) => next.id === ahead.id)).toHaveLength(1);
    expect(on.server.stored('consultations', ahead.id)).toMatchObject({ weight: 62 });
    expect(await inFlight()).toBe(0);
  });

  it('S02 what was read ahead for a database that was replaced is not sent to the new one', async () => {
    const visits = await visitsOffline(2 * ROWS);
    const held = holdAnswer();
    on.server.down = false;
    await held.arrived;
    await expect.poll(inFlight).toBe(2);
    on.server.restore([]);
    const isCompared = (): boolean =>
      on.server.pulls.some(({ epochs }) => epochs.workspace === on.server.epochs.workspace);
    await expect.poll(isCompared).toBe(true);
    await on.device.until((status) => status.online);
    held.release();
    await on.device.until((status) => status.online && status.waiting.length === 0);
    for (const { id } of visits) expect(on.server.stored('consultations', id)).toBeDefined();
    // The first call went to the former database; each version reached the present one once.
    const later = on.server.pushes.slice(1).flatMap((push) => push.rows);
    expect(later).toHaveLength(visits.length);
    expect(later.every(({ rev }) => rev === null)).toBe(true);
    expect(await inFlight()).toBe(0);
  });

  it('S02 visits of a new client wait until the server has taken it, and with it where it is refused', async () => {
    on.server.goDown();
    await on.device.until((status) => !status.online);
    const clients = ['A', 'B', 'C', 'D'].map((name) => newClient(on.device.local, name));
    for (const client of clients) {
      await on.device.local.clients.insert(client);
      await on.device.local.consultations.insert(newConsultation(on.device.local, client.id));
    }
    const refused = clients[1]?.id;
    on.server.refuse = ({ next }) => (next.id === refused ? 'client_limit' : null);
    on.server.down = false;
    const status = await on.device.until((one) => one.waiting.length === 0);
    expect(status.rejections.map(({ code }) => code).sort()).toEqual([
      'client_limit',
      'depends_on_rejected',
    ]);
    const seen = new Set<string>();
    for (const { rows } of on.server.pushes)
      for (const { collection, next } of rows) {
        if (collection === 'clients') seen.add(String(next.id));
        else expect(seen).toContain(next.clientId);
      }
    expect(pushed().flat()).toHaveLength(7);
  });
});
