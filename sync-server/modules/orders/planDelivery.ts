import { planSchema, type Plan } from '../../../src/domain/records/plans';
import { nextState } from '../../../src/domain/money/orders/order';
import { workspaceDatabase, type Couch } from '../../couch/client';
import type { PlacedRow } from '../../sync/judge';
import type { PushEffect } from '../../sync/pushEffect';
import type { HeldRequest } from '../jobs/held';
import { createHandler, WriteMissing, type JobHandler } from '../jobs/kinds';
import { jobRequest, type JobQueue } from '../jobs/queue';
import { deliverWhenThere, deliveryJob, type DeliveryParts } from './delivery';
import { DELIVER_PLAN } from './jobKinds';
import { readSound } from '../../store/envelope';

function deliversIn({ row }: PlacedRow): NonNullable<Plan['given']>['delivers'] {
  const { given } = row.body as Partial<Plan>;
  return row.collection === 'plans' && !row.next._deleted ? given?.delivers : undefined;
}

/**
 * The job is stored before the plan, so that the visitor gets the week even if this gateway stops; it is taken back where
 * the plan is refused.
 */
export const planDeliveryEffect = (jobs: Pick<JobQueue, 'hold' | 'wake'>): PushEffect => ({
  begin: ({ rows, request: { workspaceId } }) => {
    if (!rows.some(deliversIn)) return undefined;
    const held = new Map<PlacedRow, HeldRequest>();
    const hold = async (placed: PlacedRow): Promise<void> => {
      const delivers = deliversIn(placed);
      if (!delivers || held.has(placed)) return;
      const { orderId, at } = delivers;
      const payload = { orderId, workspaceId, planId: placed.row.next.id, at };
      const request = jobRequest(DELIVER_PLAN, { key: `${workspaceId} ${orderId} ${at}`, payload });
      held.set(placed, await jobs.hold(request));
    };
    return {
      prepare: async (writes) => {
        for (const { placed } of writes) await hold(placed);
      },
      end: async (getVerdict) => {
        for (const [placed, job] of held) {
          const verdict = getVerdict(placed)?.verdict;
          if (verdict === 'rejected') await job.withdraw();
          else if (verdict !== undefined) job.release();
        }
        jobs.wake();
      },
    };
  },
});

export const planDeliveryJob = (couch: Couch, parts: DeliveryParts): JobHandler =>
  createHandler(DELIVER_PLAN, async ({ payload: { orderId, workspaceId, planId, at } }) => {
    const stored = await couch.database(workspaceDatabase(workspaceId)).get(`plans:${planId}`);
    const plan = stored && !stored.deleted ? readSound(planSchema, stored.body) : undefined;
    if (plan?.clientId === undefined || plan.given?.delivers?.at !== at)
      throw new WriteMissing('the plan');
    const order = await parts.store.find(orderId);
    if (order?.expertWorkspaceId !== workspaceId || !nextState(order.state, 'deliver')) return;
    // Carried out before its visitor asked for a change.
    if (order.planGivenAt === at) return;
    const to = { workspaceId, clientId: plan.clientId };
    await deliverWhenThere(parts, order, to, { planGivenAt: at });
  });

export const deliveryJobs = (couch: Couch, parts: DeliveryParts): JobHandler[] => [
  deliveryJob(parts),
  planDeliveryJob(couch, parts),
];
