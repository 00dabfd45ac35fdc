import { z } from 'zod';
import { AppError } from '../../../src/domain/protocol/errors';
import { paidOutLines } from '../../../src/domain/money/ledger';
import { shareIn } from '../../../src/domain/money/sales';
import { dong } from '../../../src/domain/money/words';
import { instantSchema } from '../../../src/domain/schema/primitives';
import type { CouchDatabase } from '../../couch/client';
import { putNew, updateBody } from '../../store/documents';
import type { Ledger } from '../billing/payments/ledger';
import { createHandler, WriteMissing, type JobHandler, type JobKind } from '../jobs/kinds';
import { jobRequest, type JobQueue } from '../jobs/queue';
import type { NoticeWriter } from '../notices/notices';
import { readSound } from '../../store/envelope';

/** Payouts of one seller: one a week for twenty years. */
const MAX_PAYOUTS = 1_000;
const payoutSchema = z.object({
  payoutId: z.string().max(80),
  amount: z.number().int().min(1),
  note: z.string().max(200),
  by: z.string().max(80),
  at: instantSchema,
});
type StoredPayout = z.infer<typeof payoutSchema>;
const listSchema = z.object({ payouts: z.array(payoutSchema).max(MAX_PAYOUTS) });

const payoutsKey = (workspaceId: string): string => `payouts:${workspaceId}`;

const PAY_OUT: JobKind<{ workspaceId: string; payoutId: string }> = {
  name: 'sales.payout',
  label: 'Ghi sổ phần người bán đã trả',
  payload: z.object({ workspaceId: z.string(), payoutId: z.string() }),
  maxAttempts: 60,
  mostPerSubject: 1_000,
  repeatable: true,
  mustBeDone: true,
};

interface Parts {
  database: CouchDatabase;
  ledger: Ledger;
  jobs: JobQueue;
  notices: NoticeWriter;
  now: () => Date;
}

export interface Payouts {
  of(workspaceId: string): Promise<StoredPayout[]>;
  owed(workspaceId: string): Promise<number>;
  /**
   * Idempotent by id.
   * @throws AppError payout_too_high where less is owed
   */
  note(workspaceId: string, payout: Omit<StoredPayout, 'at'>): Promise<void>;
  jobs: JobHandler[];
}

const sumPayouts = (payouts: readonly StoredPayout[]): number =>
  payouts.reduce((sum, { amount }) => sum + amount, 0);

export function createPayouts({ database, ledger, jobs, notices, now }: Parts): Payouts {
  async function readList(workspaceId: string): Promise<StoredPayout[]> {
    return (
      readSound(listSchema, (await database.get(payoutsKey(workspaceId)))?.body)?.payouts ?? []
    );
  }

  async function earned(workspaceId: string): Promise<number> {
    const entries = await ledger.ofSeller(workspaceId);
    return entries
      .filter(({ kind }) => kind !== 'paidOut')
      .reduce((sum, entry) => sum + shareIn(entry, workspaceId), 0);
  }

  async function write(workspaceId: string, payout: StoredPayout): Promise<void> {
    const key = payoutsKey(workspaceId);
    await putNew(database, key, { payouts: [] }, now());
    // Serialises two of the staff: the second sees the first one's payout.
    await updateBody({ database, key, schema: listSchema, now }, async ({ payouts }) => {
      if (payouts.some(({ payoutId }) => payoutId === payout.payoutId)) return undefined;
      if (payouts.length >= MAX_PAYOUTS) throw new AppError('too_many_requests');
      if (sumPayouts(payouts) + payout.amount > (await earned(workspaceId)))
        throw new AppError('payout_too_high');
      return { payouts: [...payouts, payout] };
    });
  }

  const book = createHandler(PAY_OUT, async ({ payload: { workspaceId, payoutId } }) => {
    const payout = (await readList(workspaceId)).find((one) => one.payoutId === payoutId);
    if (!payout) throw new WriteMissing('the payout');
    const { at, amount, note } = payout;
    const lines = paidOutLines(workspaceId, amount);
    await ledger.append({ at, kind: 'paidOut', of: payoutId, lines });
    await notices.write(workspaceId, {
      id: `payout-${payoutId}`,
      kind: 'notification',
      title: `Đã chuyển ${dong(amount)} tiền bán hàng`,
      body: `Bữa Lành đã chuyển phần của bạn vào tài khoản trong thông tin phòng. ${note}`,
      act: 'paidOut',
    });
  });

  return {
    jobs: [book],
    of: async (workspaceId) => (await readList(workspaceId)).toReversed(),
    owed: async (workspaceId) =>
      (await earned(workspaceId)) - sumPayouts(await readList(workspaceId)),
    note: async (workspaceId, payout) => {
      const { payoutId } = payout;
      // Unique, so that a refused try does not block the next one.
      const key = `${workspaceId} ${payoutId} ${now().toISOString()}`;
      const job = jobRequest(PAY_OUT, { key, payload: { workspaceId, payoutId } });
      await jobs.enqueueAround([job], () =>
        write(workspaceId, { ...payout, at: now().toISOString() }),
      );
    },
  };
}
