import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../../http/log';
import { jobSchema } from '../jobs/jobRecords';
import type { JobQueue } from '../jobs/queue';
import { CLIENT_MAIL } from './kind';
import type { Receipts } from './receipts';

/** Milliseconds between looks at jobs that ended without their handler. */
const LOOK = 5_000;

interface Parts {
  jobs: JobQueue;
  receipts: Receipts;
  log: Logger;
  /** Whether the database is there and set up. */
  ready: () => boolean;
}

/**
 * Tells devices of mails whose job became a dead letter: a gateway was killed while it sent one, or no attempt
 * succeeded. The handler of such a job did not run to its end, so somebody else has to say it.
 */
export async function tellOfDeadMails(
  { jobs, receipts, log, ready }: Parts,
  signal: AbortSignal,
): Promise<void> {
  const told = new Set<string>();

  async function tell(id: string, revision: string): Promise<void> {
    const stored = await jobs.database.get(id);
    const job = jobSchema.safeParse(stored?.body).data;
    if (job?.state !== 'dead') return;
    const named = CLIENT_MAIL.payload.safeParse(job.payload).data;
    if (named) {
      const isUnknown = job.failure?.code === 'outcome_unknown';
      await receipts.write(
        named.workspaceId,
        named.outboxId,
        isUnknown
          ? { outcome: 'maybe_sent', failure: 'unknown' }
          : { outcome: 'failed', failure: 'unreachable' },
      );
    }
    told.add(revision);
  }

  while (!signal.aborted) {
    try {
      if (ready()) await jobs.board.refresh();
      for (const { id, rev, job } of ready() ? jobs.board.all() : []) {
        const revision = `${id} ${rev}`;
        if (job.kind === CLIENT_MAIL.name && job.state === 'dead' && !told.has(revision))
          await tell(id, revision);
      }
    } catch (err) {
      log.debug({ err }, 'dead mails could not be told');
    }
    await pause(LOOK, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
