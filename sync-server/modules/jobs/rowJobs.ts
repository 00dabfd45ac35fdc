import type { PlacedRow } from '../../sync/judge';
import type { PlannedWrite, PushEffect } from '../../sync/pushEffect';
import type { HeldRequest } from './held';
import type { JobQueue, JobRequest } from './queue';

/** Jobs that are stored before their rows, and taken back where a row is refused. */
export const rowJobs = (
  jobs: Pick<JobQueue, 'hold' | 'wake'>,
  isConcerned: (placed: PlacedRow) => boolean,
  buildRequest: (write: PlannedWrite, workspaceId: string) => Promise<JobRequest | undefined>,
): PushEffect => ({
  begin: ({ rows, request: { workspaceId } }) => {
    if (!rows.some(isConcerned)) return undefined;
    const held = new Map<PlacedRow, HeldRequest>();
    return {
      prepare: async (writes) => {
        for (const write of writes) {
          if (!isConcerned(write.placed) || held.has(write.placed)) continue;
          const request = await buildRequest(write, workspaceId);
          if (request) held.set(write.placed, await jobs.hold(request));
        }
      },
      end: async (getVerdict) => {
        for (const [placed, job] of held) {
          const verdict = getVerdict(placed)?.verdict;
          if (verdict === 'rejected') await job.withdraw();
          else if (verdict !== undefined) job.release();
        }
        if (held.size > 0) jobs.wake();
      },
    };
  },
});
