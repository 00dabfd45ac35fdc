import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Consultation } from '../../src/domain/collections/consultations';
import { newConsultation } from './support/device';
import { withOneDevice } from './support/oneDevice';

const on = withOneDevice();
let known: Consultation;

async function write(): Promise<Consultation> {
  const visit = newConsultation(on.device.local, 'nobody');
  await on.device.local.consultations.insert(visit);
  return visit;
}

beforeEach(async () => {
  await on.synced();
  known = await write();
  await on.synced();
});

/** A visit that the server has is changed, and one made, without a network. */
async function workOffline(): Promise<Consultation> {
  await on.offline();
  await on.device.local.consultations.update(known.id, (one) => ({ ...one, weight: 61 }));
  return write();
}

/** Holds what the server has to say of its databases until `release` is called. */
function holdPulls(): { held: () => number; release: () => void } {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  on.server.intercept = async (path, answer) => {
    if (path !== '/sync/changes') return answer;
    held += 1;
    await released;
    return answer;
  };
  return { held: () => held, release };
}

const weightThere = (): unknown => on.server.stored('consultations', known.id)?.weight;
const isThere = ({ id }: Consultation): boolean =>
  on.server.stored('consultations', id) !== undefined;
const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));

describe('S02 while the device does not know yet what the server has', () => {
  it('S02 a document that is new goes up, and one that the server has waits', async () => {
    const made = await workOffline();
    const pulls = holdPulls();
    on.server.down = false;
    await expect.poll(() => isThere(made)).toBe(true);
    // It is no longer news, and waits with the other.
    await on.device.local.consultations.update(made.id, (one) => ({ ...one, weight: 72 }));
    await aMoment();
    expect(pulls.held()).toBeGreaterThan(0);
    expect(weightThere()).toBe(known.weight);
    expect(on.server.stored('consultations', made.id)?.weight).toBe(made.weight);
    pulls.release();
    await on.synced();
    expect(weightThere()).toBe(61);
    expect(on.server.stored('consultations', made.id)?.weight).toBe(72);
    expect(on.device.status().conflicts).toEqual([]);
  });

  it('S02 nothing goes to a database that was replaced: all of it is new there', async () => {
    const made = await workOffline();
    on.server.restore([{ collection: 'consultations', document: { ...known, _deleted: false } }]);
    const pulls = holdPulls();
    on.server.down = false;
    await expect.poll(pulls.held).toBeGreaterThan(0);
    await aMoment();
    expect(isThere(made)).toBe(false);
    expect(weightThere()).toBe(known.weight);
    pulls.release();
    await on.synced();
    expect(isThere(made)).toBe(true);
    expect(weightThere()).toBe(61);
  });

  it('S02 what was made meanwhile goes up, where the pull fails, too', async () => {
    const made = await workOffline();
    on.server.trouble = (path) => (path === '/sync/changes' ? [503, 'database_unavailable'] : null);
    on.server.down = false;
    await expect.poll(() => isThere(made)).toBe(true);
    const later = await write();
    await expect.poll(() => isThere(later)).toBe(true);
    on.server.trouble = () => null;
    await on.synced();
    expect(weightThere()).toBe(61);
  });
});
