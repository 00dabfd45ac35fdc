import { readPages } from '../../couch/paging';
import { workspaceDatabase, type Couch } from '../../couch/client';
import type { PlacedRow } from '../../sync/judge';
import type { PushEffect } from '../../sync/pushEffect';
import { putNew } from '../../store/documents';
import { ACCOUNTS_DATABASE } from '../../store/envelope';
import type { HeldRequest } from '../jobs/held';
import { createHandler, WriteMissing, type JobHandler } from '../jobs/kinds';
import { jobRequest, type JobQueue } from '../jobs/queue';
import { FOOD_SENT, findFood, isSent, submissionKey, type FoodPlace } from './submissionRecords';

const sends = ({ row: { collection, next } }: PlacedRow): boolean =>
  collection === 'foods' && !next._deleted && next.status === 'pending';

/** The job is stored before the food, so that none is forgotten where this gateway stops. */
export const submissionEffect = (jobs: Pick<JobQueue, 'hold' | 'wake'>): PushEffect => ({
  begin: ({ rows, request: { workspaceId } }) => {
    if (!rows.some(sends)) return undefined;
    const held = new Map<PlacedRow, HeldRequest>();
    const hold = async (placed: PlacedRow): Promise<void> => {
      if (!sends(placed) || held.has(placed)) return;
      const { id, updatedAt } = placed.row.next;
      const payload = { workspaceId, foodId: id };
      const key = `${workspaceId} ${id} ${String(updatedAt)}`;
      held.set(
        placed,
        await jobs.hold(jobRequest(FOOD_SENT, { key, payload, subject: workspaceId })),
      );
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

interface Parts {
  couch: Couch;
  now: () => Date;
}

const note = ({ couch, now }: Parts, place: FoodPlace, sentAt: string): Promise<boolean> =>
  putNew(couch.database(ACCOUNTS_DATABASE), submissionKey(place), { ...place, sentAt }, now());

export const sentHandler = (parts: Parts): JobHandler =>
  createHandler(FOOD_SENT, async ({ payload }) => {
    const stored = await findFood(parts.couch, payload);
    if (!stored) throw new WriteMissing('the food');
    // Withdrawn meanwhile: whether it waits is read from the food itself.
    await note(parts, payload, stored.receivedAt);
  });

const NOTE = 'foodSubmissionsRead';

/** Foods that were sent in before gateways noted them; looked for once. */
export async function noteFormerSubmissions(parts: Parts): Promise<void> {
  const { couch } = parts;
  const accounts = couch.database(ACCOUNTS_DATABASE);
  if (await accounts.getLocal(NOTE)) return;
  const prefix = workspaceDatabase('');
  for (const name of await couch.databases()) {
    if (!name.startsWith(prefix)) continue;
    const workspaceId = name.slice(prefix.length);
    for await (const rows of readPages(couch.database(name), 'foods:'))
      for (const { doc } of rows)
        if (isSent(doc) && typeof doc.body.id === 'string')
          await note(parts, { workspaceId, foodId: doc.body.id }, doc.receivedAt);
  }
  await accounts.putLocal(NOTE, { at: parts.now().toISOString() });
}
