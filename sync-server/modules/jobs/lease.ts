import { CouchConflict, CouchUnavailable, type CouchDatabase } from '../../couch/client';
import { LEASE } from './board';
import { withChange, type Job, type StoredJob } from './jobRecords';

const RENEW_EVERY = LEASE / 3;
/** Milliseconds after the last confirmed renewal: this gateway lets go a little before another one may take over. */
const GIVE_UP = LEASE * 0.8;

export interface HeldJob {
  stored: StoredJob;
  lost: AbortSignal;
  /**
   * May be called once.
   * @returns undefined when another gateway has the job
   * @throws CouchUnavailable when nobody knows whether it was written
   */
  settle(change: Partial<Job>, isRemoved?: boolean): Promise<StoredJob | undefined>;
}

interface Parts {
  database: CouchDatabase<StoredJob>;
  owner: string;
  now: () => Date;
  steady: () => number;
}

const REMOVAL = { _deleted: true };

export const createLease = (owner: string, now: Date): Job['lease'] => ({
  owner,
  until: new Date(now.getTime() + LEASE).toISOString(),
});

/**
 * Renews the lease until the job is settled.
 * @param claimedAt start of the claiming write, by the monotonic clock
 */
export function holdJob(claimed: StoredJob, claimedAt: number, parts: Parts): HeldJob {
  const { database, owner, now, steady } = parts;
  const lost = new AbortController();
  let stored = claimed;
  let renewedAt = claimedAt;
  let writing: Promise<unknown> = Promise.resolve();

  async function write(change: Partial<Job>, isRemoved = false): Promise<StoredJob | undefined> {
    const next = { ...withChange(stored, change, now()), ...(isRemoved ? REMOVAL : {}) };
    try {
      const { rev } = await database.put(next);
      stored = { ...next, _rev: rev };
      return stored;
    } catch (error) {
      if (!(error instanceof CouchConflict)) throw error;
    }
    const present = await database.get(stored._id);
    const isOurs = present?.body.state === 'running' && present.body.lease?.owner === owner;
    // This copy of the cluster has not seen the write yet.
    if (present?._rev === stored._rev) throw new CouchUnavailable('the copy is behind');
    if (!present || !isOurs) return undefined;
    stored = present;
    return write(change, isRemoved);
  }

  async function renew(): Promise<void> {
    const begun = steady();
    try {
      if (await write({ lease: createLease(owner, now()) })) renewedAt = begun;
      else lost.abort();
    } catch {
      // The database is away: the job is held as long as nobody can have taken it over.
    }
    if (steady() - renewedAt > GIVE_UP) lost.abort();
  }

  const timer = setInterval(() => {
    writing = writing.then(renew);
  }, RENEW_EVERY);
  timer.unref();
  lost.signal.addEventListener('abort', () => clearInterval(timer));

  return {
    get stored() {
      return stored;
    },
    lost: lost.signal,
    settle: async (change, isRemoved) => {
      clearInterval(timer);
      await writing;
      return write({ lease: undefined, ...change }, isRemoved);
    },
  };
}
