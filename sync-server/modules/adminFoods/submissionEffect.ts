import type { PushEffect } from '../../sync/pushEffect';
import type { Couch } from '../../couch/client';
import { createHandler, WriteMissing, type JobHandler } from '../jobs/kinds';
import { jobRequest, type JobQueue } from '../jobs/queue';
import { rowJobs } from '../jobs/rowJobs';
import { FOOD_SENT, FOODS_LEFT_OUT, findFood } from './submissionRecords';
import type { SubmissionStore } from './submissions';

/** The job is stored before the food, so that none is forgotten where this gateway stops. */
export const submissionEffect = (jobs: Pick<JobQueue, 'hold' | 'wake'>): PushEffect =>
  rowJobs(
    jobs,
    ({ row }) => row.collection === 'foods',
    async ({ placed: { row }, stored }, workspaceId) => {
      const { next, write } = row;
      if (next.status !== 'pending' && stored?.body.status !== 'pending') return undefined;
      const payload = { workspaceId, foodId: next.id };
      const key = `${workspaceId} ${next.id} ${write ?? String(next.updatedAt)} ${stored?._rev ?? ''}`;
      return jobRequest(FOOD_SENT, { key, payload, subject: workspaceId });
    },
  );

export const submissionHandlers = (
  couch: Couch,
  { follow, takeLeftOut }: Pick<SubmissionStore, 'follow' | 'takeLeftOut'>,
): JobHandler[] => [
  createHandler(FOOD_SENT, async ({ payload }) => {
    const stored = await findFood(couch, payload);
    if (!stored) throw new WriteMissing('the food');
    await follow(payload, stored);
    await takeLeftOut(payload.workspaceId);
  }) as JobHandler,
  createHandler(FOODS_LEFT_OUT, ({ payload }) => takeLeftOut(payload.workspaceId)) as JobHandler,
];
