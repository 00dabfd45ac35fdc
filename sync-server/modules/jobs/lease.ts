import { CouchConflict, CouchUnavailable, type CouchDatabase } from '../../couch/client';
import { LEASE } from './board';
import { withChange, type Job, type StoredJob } from './jobRecords';

/** Milliseconds between two signs of life of a job that runs. */
const RENEW_EVERY = LEASE / 3;
/**
 * Milliseconds after the last sign of life that certainly was written: from then on another gateway may take
 * the job over, a little later, so this one lets go of it.
 */
const GIVE_UP = LEASE * 0.8;

/** A job that this gateway has claimed. */
export interface HeldJob {
  stored: StoredJob;
  /** Aborted when the job is not held any more. */
  lost: AbortSignal;
  /**
   * Writes the next state of the job, once; gives it back with that.
   * @param isRemoved whether the job goes with it
   * @returns the new document; undefined when another gateway has the job
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

export const leaseOf = (owner: string, now: Date): Job['lease'] => ({
  owner,
  until: new Date(now.getTime() + LEASE).toISOString(),
});

/**
 * Keeps a claimed job: renews the lease until it is settled.
 * @param claimed as it was written, running under this owner
 * @param claimedAt when that write was begun, by the steady clock
 */
export function holdJob(claimed: StoredJob, claimedAt: number, parts: Parts): HeldJob {
  const { database, owner, now, steady } = parts;
  const lost = new AbortController();
  let stored = claimed;
  let renewedAt = claimedAt;
  let writing: Promise<unknown> = Promise.resolve();

  /** Again where it was our own earlier write, whose answer was lost, that stands in the way. */
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
    // A copy of the cluster that has not seen the write yet.
    if (present?._rev === stored._rev) throw new CouchUnavailable('the copy is behind');
    if (!present || !isOurs) return undefined;
    stored = present;
    return write(change, isRemoved);
  }

  async function renew(): Promise<void> {
    const begun = steady();
    try {
      if (await write({ lease: leaseOf(owner, now()) })) renewedAt = begun;
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
