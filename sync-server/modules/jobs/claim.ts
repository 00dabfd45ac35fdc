import type { JobFailureCode } from '../../../src/domain/accounts/jobs';
import { CouchConflict } from '../../couch/client';
import type { Logger } from '../../http/log';
import { dueIn, type OpenJob } from './board';
import { withChange, type Job, type StoredJob } from './jobRecords';
import type { JobHandler, JobKind } from './kinds';
import { holdJob, createLease, type HeldJob } from './lease';
import type { RunCounter } from './metrics';
import type { JobQueue } from './queue';

/** Claims by revision: of several gateways the first writer wins. */
export interface Claims {
  getWait(job: OpenJob): number;
  /** @returns undefined where another gateway was faster, the cache was stale or the job became a dead letter */
  claim(id: string, handler: JobHandler): Promise<HeldJob | undefined>;
}

export interface ClaimParts {
  queue: JobQueue;
  owner: string;
  log: Logger;
  now: () => Date;
  steady: () => number;
  runs: RunCounter;
}

export function deadLetter(code: JobFailureCode, detail: string, now: Date): Partial<Job> {
  const failure = { code, detail, at: now.toISOString() };
  return { state: 'dead', lease: undefined, retryDelay: undefined, failure };
}

function findRefusal(
  { state, attempts, queuedAt, lease }: Job,
  kind: JobKind<Record<string, unknown>>,
  owner: string,
  now: Date,
): JobFailureCode | undefined {
  const wasCut = state === 'running' && lease?.owner !== owner;
  if (wasCut && !kind.repeatable) return 'outcome_unknown';
  if (wasCut && attempts >= kind.maxAttempts) return 'crashed';
  const age = now.getTime() - Date.parse(queuedAt);
  return kind.expiresAfter !== undefined && age > kind.expiresAfter ? 'expired' : undefined;
}

export function createClaims({ queue, owner, log, now, steady, runs }: ClaimParts): Claims {
  const { database, board } = queue;

  function computeWait(open: OpenJob): number {
    // A claim of ours whose answer was lost: nobody runs this job, so it may be taken at once.
    if (open.job.state === 'running' && open.job.lease?.owner === owner) return 0;
    return dueIn(open, { wall: now().getTime(), steady: steady() });
  }

  async function write(stored: StoredJob, change: Partial<Job>): Promise<StoredJob | undefined> {
    const next = withChange(stored, change, now());
    try {
      const written = { ...next, _rev: (await database.put(next)).rev };
      board.note(written);
      return written;
    } catch (error) {
      if (error instanceof CouchConflict) return undefined;
      throw error;
    }
  }

  return {
    getWait: computeWait,
    claim: async (id, { kind }) => {
      const stored = await database.get(id);
      if (!stored) {
        board.remove(id);
        return undefined;
      }
      board.note(stored);
      const known = board.find(id);
      if (!known || known.rev !== stored._rev || computeWait(known) > 0) return undefined;
      const refusal = findRefusal(stored.body, kind, owner, now());
      if (refusal !== undefined) {
        if (!(await write(stored, deadLetter(refusal, '', now())))) return undefined;
        runs.inc({ kind: kind.name, outcome: 'dead' });
        log.error({ id, kind: kind.name, code: refusal }, 'a job is a dead letter');
        return undefined;
      }
      const begun = steady();
      const attempts = stored.body.attempts + 1;
      const lease = createLease(owner, now());
      const claimed = await write(stored, { state: 'running', attempts, lease });
      return claimed && holdJob(claimed, begun, { database, owner, now, steady });
    },
  };
}
