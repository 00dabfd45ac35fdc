import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../../http/log';
import { jobSchema } from '../jobs/jobRecords';
import type { JobQueue } from '../jobs/queue';
import { CLIENT_MAIL } from './kind';
import type { Receipts } from './receipts';

const LOOK = 5_000;

interface Parts {
  jobs: JobQueue;
  receipts: Receipts;
  log: Logger;
  ready: () => boolean;
}

/**
 * The handler of a dead letter did not run to its end (a killed gateway, no attempts left), so the outcome is reported
 * from here.
 */
export async function tellOfDeadMails(
  { jobs, receipts, log, ready }: Parts,
  signal: AbortSignal,
): Promise<void> {
  const notified = new Set<string>();

  async function notify(id: string, revision: string): Promise<void> {
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
    notified.add(revision);
  }

  while (!signal.aborted) {
    try {
      if (ready()) await jobs.board.refresh();
      for (const { id, rev, job } of ready() ? jobs.board.all() : []) {
        const revision = `${id} ${rev}`;
        if (job.kind === CLIENT_MAIL.name && job.state === 'dead' && !notified.has(revision))
          await notify(id, revision);
      }
    } catch (err) {
      log.debug({ err }, 'dead mails could not be told');
    }
    await pause(LOOK, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
