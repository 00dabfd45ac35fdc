import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Consultation } from '../../src/domain/records/consultations';
import { newClient, newConsultation } from './support/device';
import { withOneDevice } from './support/oneDevice';

const ROWS = 3;

const on = withOneDevice({ rowsPerCall: ROWS });
beforeEach(() => on.synced());

const inFlight = (): Promise<number> => on.device.local.store.database.inFlight.count();
const pushed = (): string[][] =>
  on.server.pushes.map(({ rows }) => rows.map(({ next }) => String(next.id)));

async function visitsOffline(count: number): Promise<Consultation[]> {
  await on.offline();
  const visits = Array.from({ length: count }, () => newConsultation(on.device.local, 'nobody'));
  for (const visit of visits) await on.device.local.consultations.insert(visit);
  return visits;
}

function holdAnswers(count: number): { held: () => number; release: () => void } {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  on.server.emit = () => undefined;
  on.server.intercept = async (path, answer) => {
    if (path !== '/sync/push' || held === count) return answer;
    held += 1;
    await released;
    return answer;
  };
  return { held: () => held, release };
}

describe('S02 calls beside each other', () => {
  it('S02 are two at a time, of the given size, and hold each version once', async () => {
    const visits = await visitsOffline(3 * ROWS + 1);
    const answers = holdAnswers(2);
    on.server.down = false;
    await expect.poll(answers.held).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(on.server.pushes).toHaveLength(2);
    answers.release();
    await on.synced();
    const sizes = pushed().map((ids) => ids.length);
    expect(sizes.sort()).toEqual([1, ROWS, ROWS, ROWS]);
    expect(pushed().flat().sort()).toEqual(visits.map(({ id }) => id).sort());
    expect(await inFlight()).toBe(0);
  });

  it('S02 read what goes next while they are under way, and send what was edited since once more', async () => {
    const visits = await visitsOffline(4 * ROWS);
    const answers = holdAnswers(2);
    on.server.down = false;
    await expect.poll(answers.held).toBe(2);
    await expect.poll(inFlight).toBe(4);
    expect(on.server.pushes).toHaveLength(2);
    const last = visits.at(-1)?.id ?? '';
    expect(pushed().flat()).not.toContain(last);
    await on.device.local.consultations.update(last, (one) => ({ ...one, weight: 61 }));
    answers.release();
    await on.synced();
    expect(pushed().map((ids) => ids.length)).toEqual([ROWS, ROWS, ROWS, ROWS, 1]);
    expect(on.server.stored('consultations', last)).toMatchObject({ weight: 61 });
    expect(on.device.status().conflicts).toEqual([]);
    expect(await inFlight()).toBe(0);
  });

  it('S02 what was read for later goes after a failure like everything else, once', async () => {
    const visits = await visitsOffline(4 * ROWS);
    const answers = holdAnswers(2);
    on.server.down = false;
    await expect.poll(answers.held).toBe(2);
    await expect.poll(inFlight).toBe(4);
    on.server.goDown();
    answers.release();
    await on.device.until((status) => !status.online);
    on.server.down = false;
    await on.synced();
    const taken = on.server.log.workspace.map(({ document }) => document.id);
    expect(taken.sort()).toEqual(visits.map(({ id }) => id).sort());
    expect(await inFlight()).toBe(0);
    expect(on.device.status().conflicts).toEqual([]);
  });

  it('S02 an edit of what is under way goes up behind it, on the revision that it got', async () => {
    await visitsOffline(2 * ROWS);
    const answers = holdAnswers(2);
    on.server.down = false;
    await expect.poll(answers.held).toBe(2);
    expect(await inFlight()).toBe(2);
    const edits = pushed().map(([id = '']) => id);
    for (const id of edits)
      await on.device.local.consultations.update(id, (one) => ({ ...one, weight: 61 }));
    answers.release();
    await on.synced();
    for (const id of edits) {
      expect(on.server.stored('consultations', id)).toMatchObject({ weight: 61 });
      expect(on.server.getRevision('consultations', id)).toMatch(/^2-/);
    }
    expect(await inFlight()).toBe(0);
    expect(on.device.status().conflicts).toEqual([]);
  });

  it('S02 the answer of one is stored though the other has failed, and is not asked for again', async () => {
    await visitsOffline(2 * ROWS);
    const answers = holdAnswers(1);
    let calls = 0;
    on.server.trouble = (path) =>
      path === '/sync/push' && calls++ === 0 ? [503, 'database_unavailable'] : null;
    on.server.down = false;
    await expect.poll(answers.held).toBe(1);
    await on.device.until((status) => status.failures === 0);
    answers.release();
    await on.synced();
    expect(pushed().map((ids) => ids.length)).toEqual([ROWS, ROWS]);
    expect(new Set(pushed().flat()).size).toBe(2 * ROWS);
    expect(await inFlight()).toBe(0);
  });

  it('S02 after a failure one goes alone, and others beside it when it has succeeded', async () => {
    await visitsOffline(6 * ROWS);
    const seen: number[] = [];
    let away = 0;
    on.server.intercept = async (path, answer) => {
      if (path !== '/sync/push') return answer;
      away += 1;
      await new Promise((resolve) => setTimeout(resolve, 150));
      seen.push(away);
      away -= 1;
      return answer;
    };
    let refused = 0;
    on.server.trouble = (path) =>
      path === '/sync/push' && refused++ < 2 ? [503, 'database_unavailable'] : null;
    on.server.down = false;
    await on.synced();
    expect(seen[0]).toBe(1);
    expect(Math.max(...seen.slice(1))).toBe(2);
    expect(on.server.log.workspace).toHaveLength(6 * ROWS);
  });

  it('S02 nothing that went to a database that was replaced counts for the new one', async () => {
    const visits = await visitsOffline(2 * ROWS);
    const answers = holdAnswers(2);
    on.server.down = false;
    await expect.poll(answers.held).toBe(2);
    on.server.restore([]);
    const isCompared = (): boolean =>
      on.server.pulls.some(({ epochs }) => epochs.workspace === on.server.epochs.workspace);
    await expect.poll(isCompared).toBe(true);
    await on.device.until((status) => status.online);
    answers.release();
    await on.device.until((status) => status.online && status.waiting.length === 0);
    for (const { id } of visits) expect(on.server.stored('consultations', id)).toBeDefined();
    const later = on.server.pushes.slice(2).flatMap((push) => push.rows);
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
