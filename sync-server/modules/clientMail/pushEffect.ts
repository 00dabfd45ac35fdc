import type { PlacedRow } from '../../sync/judge';
import type { PushEffect } from '../../sync/pushEffect';
import type { HeldRequest } from '../jobs/held';
import type { JobQueue } from '../jobs/queue';
import type { ClientMails } from './wiring';

const isNewMail = ({ row }: PlacedRow): boolean =>
  row.collection === 'outbox' && row.rev === null && !row.next._deleted;

/**
 * The job is stored before its row, so that the mail goes out even if this gateway stops; it is taken back where the row
 * is refused.
 */
export const clientMailEffect = (
  mails: Pick<ClientMails, 'createRequests'>,
  jobs: Pick<JobQueue, 'hold' | 'wake'>,
): PushEffect => ({
  begin: ({ rows, claims }) => {
    if (!rows.some(isNewMail)) return undefined;
    const held = new Map<string, { job: HeldRequest; placed: PlacedRow }>();
    return {
      prepare: async (writes) => {
        const open = writes
          .map(({ placed }) => placed)
          .filter((placed) => isNewMail(placed) && !held.has(placed.row.next.id));
        const requests = await mails.createRequests(
          claims,
          open.map(({ row }) => row.next.id),
        );
        for (const [index, request] of requests.entries()) {
          const placed = open[index];
          if (placed) held.set(placed.row.next.id, { job: await jobs.hold(request), placed });
        }
      },
      end: async (getVerdict) => {
        for (const { job, placed } of held.values()) {
          const verdict = getVerdict(placed)?.verdict;
          if (verdict === 'rejected') await job.withdraw();
          else if (verdict !== undefined) job.release();
        }
        jobs.wake();
      },
    };
  },
});
