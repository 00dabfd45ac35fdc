import { v7 as uuid } from 'uuid';
import { JOBS_LISTED, type JobRecord, type OpenJobState } from '../../../src/api/jobs';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import { AppError } from '../../../src/domain/protocol/errors';
import { CouchConflict } from '../../couch/client';
import { auditKey, type Account, type JobAudit } from '../accounts/accountRecords';
import type { AccountStore } from '../accounts/store';
import type { OpenJob } from './board';
import { finished, withChange, type Job, type StoredJob } from './jobRecords';
import type { JobHandler } from './kinds';
import type { JobQueue } from './queue';
import { envelope } from '../../store/envelope';

export interface DeadLetters {
  list(state: OpenJobState): Promise<{ jobs: JobRecord[]; total: number }>;
  /**
   * All attempts start over.
   * @throws AppError not_found, job_handled
   */
  retry(by: AccessClaims, id: string): Promise<void>;
  /** @throws AppError not_found, job_handled, job_needed */
  discard(by: AccessClaims, id: string): Promise<void>;
}

interface Parts {
  kinds: ReadonlyMap<string, Pick<JobHandler['kind'], 'label' | 'mustBeDone'>>;
  queue: JobQueue;
  store: AccountStore;
  now: () => Date;
}

const getSince = ({ job }: OpenJob): string => job.failure?.at ?? job.createdAt;

const recordWith = (
  { id, job: { kind, state, createdAt, attempts, failure } }: OpenJob,
  known: Pick<JobHandler['kind'], 'label' | 'mustBeDone'> | undefined,
  account: Account | undefined,
): JobRecord => ({
  id,
  kind,
  label: known?.label,
  ...(known?.mustBeDone ? { mustBeDone: true } : {}),
  state,
  person: account ? { name: account.name, email: account.email } : null,
  createdAt,
  attempts,
  failure: failure ?? null,
});

async function deadOne({ database }: Parts['queue'], id: string): Promise<StoredJob> {
  const stored = await database.get(id);
  if (!stored) throw new AppError('not_found');
  if (stored.body.state !== 'dead') throw new AppError('job_handled');
  return stored;
}

export function createDeadLetters({ queue, store, kinds, now }: Parts): DeadLetters {
  const { board, database } = queue;

  async function buildRecord(open: OpenJob): Promise<JobRecord> {
    const { kind, subject } = open.job;
    const account = subject === undefined ? undefined : (await store.at(subject))?.account;
    return recordWith(open, kinds.get(kind), account);
  }

  /** The audit entry is written first, and taken back where somebody else was faster. */
  async function decide(
    by: AccessClaims,
    stored: StoredJob,
    action: JobAudit['action'],
    change: Partial<Job>,
  ): Promise<void> {
    const { kind, subject, failure } = stored.body;
    const at = now();
    const audit: JobAudit = {
      auditId: uuid(),
      action,
      jobId: stored._id,
      kind,
      ...(subject === undefined ? {} : { subject }),
      ...(failure === undefined ? {} : { failure: failure.code }),
      by: by.sub,
      at: at.toISOString(),
    };
    const noted = envelope(auditKey(audit.auditId), audit, by.sub, at);
    const { rev } = await store.database.put(noted);
    try {
      const next = withChange(stored, change, at);
      board.note({ ...next, _rev: (await database.put(next)).rev });
    } catch (error) {
      if (!(error instanceof CouchConflict)) throw error;
      await store.database.put({ ...noted, _rev: rev, _deleted: true });
      throw new AppError('job_handled');
    }
  }

  return {
    list: async (state) => {
      await board.refresh();
      const openJobs = [...board.all()].filter(({ job }) => job.state === state);
      openJobs.sort((a, b) => getSince(b).localeCompare(getSince(a)));
      const jobs: JobRecord[] = [];
      for (const open of openJobs.slice(0, JOBS_LISTED)) jobs.push(await buildRecord(open));
      return { jobs, total: openJobs.length };
    },
    retry: async (by, id) => {
      const at = now().toISOString();
      const anew: Partial<Job> = { state: 'queued', attempts: 0, queuedAt: at, runAfter: at };
      await decide(by, await deadOne(queue, id), 'retryJob', { ...anew, finishedAt: undefined });
      queue.wake();
    },
    discard: async (by, id) => {
      const stored = await deadOne(queue, id);
      if (kinds.get(stored.body.kind)?.mustBeDone) throw new AppError('job_needed');
      await decide(by, stored, 'discardJob', finished('discarded', now()));
    },
  };
}
