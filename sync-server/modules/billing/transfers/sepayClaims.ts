import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CouchDatabase } from '../../../couch/client';
import { putNew, updateBody } from '../../../store/documents';
import type { Transfer } from '../payments/billingRecords';

/** Ways on which a transfer becomes known. */
type TransferSource = 'webhook' | 'list';

const MAX_SAME = 200;
const claimSchema = z.object({
  /** Transfers by the way on which they came, in the order in which they came. */
  webhook: z.array(z.string()).max(MAX_SAME),
  list: z.array(z.string()).max(MAX_SAME),
  /** Those of them whose money counts. */
  counted: z.array(z.string()),
});
type Claim = z.infer<typeof claimSchema>;

/** Beginning of the ids of transfers that were read from SePay's list. */
export const LISTED = 'sepay-list-';

const sourceOf = ({ transferId }: Pick<Transfer, 'transferId'>): TransferSource =>
  transferId.startsWith(LISTED) ? 'list' : 'webhook';

type Money = Pick<Transfer, 'transferId' | 'account' | 'amount' | 'reference' | 'transactionDate'>;

/** The bank's own reference, account and amount: SePay's numbers of a message and of a listed transaction differ. */
const keyOf = ({ account, amount, reference, transactionDate }: Money): string => {
  const named = JSON.stringify([account, amount, reference ?? transactionDate]);
  return `transfer-seen:${createHash('sha256').update(named).digest('hex')}`;
};

/** With one more transfer: it counts unless the other way has brought as many of them before. */
function withTransfer(claim: Claim, transferId: string, source: TransferSource): Claim {
  const own = claim[source];
  if (own.includes(transferId)) return claim;
  const other = claim[source === 'list' ? 'webhook' : 'list'];
  const isKnown = other.length > own.length;
  return {
    ...claim,
    [source]: [...own, transferId],
    counted: isKnown ? claim.counted : [...claim.counted, transferId],
  };
}

/**
 * Decides whether the money of a transfer counts, by compare-and-set: the same transfer comes by a message and in
 * SePay's list, in any order, and counts once. Asked again, it says the same.
 */
export async function claimMoney(
  database: CouchDatabase,
  transfer: Money,
  now: () => Date,
): Promise<boolean> {
  const { transferId } = transfer;
  const source = sourceOf(transfer);
  const key = keyOf(transfer);
  const first = withTransfer({ webhook: [], list: [], counted: [] }, transferId, source);
  if (await putNew(database, key, first, now())) return true;
  const claim = await updateBody({ database, key, schema: claimSchema, now }, (present) =>
    withTransfer(present, transferId, source),
  );
  if (!claim) throw new Error('the claim of a transfer vanished');
  return claim.counted.includes(transferId);
}
