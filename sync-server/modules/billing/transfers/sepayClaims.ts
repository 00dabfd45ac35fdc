import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CouchDatabase } from '../../../couch/client';
import { putNew, updateBody } from '../../../store/documents';
import type { Transfer } from '../payments/billingRecords';

type TransferSource = 'webhook' | 'list';

const MAX_SAME = 200;
const claimSchema = z.object({
  webhook: z.array(z.string()).max(MAX_SAME),
  list: z.array(z.string()).max(MAX_SAME),
  counted: z.array(z.string()),
});
type Claim = z.infer<typeof claimSchema>;

export const LISTED = 'sepay-list-';

const findSource = ({ transferId }: Pick<Transfer, 'transferId'>): TransferSource =>
  transferId.startsWith(LISTED) ? 'list' : 'webhook';

type Money = Pick<Transfer, 'transferId' | 'account' | 'amount' | 'reference' | 'transactionDate'>;

/** SePay's ids differ between webhook and list, so the bank's reference, account and amount identify a transfer. */
const claimKey = ({ account, amount, reference, transactionDate }: Money): string => {
  const named = JSON.stringify([account, amount, reference ?? transactionDate]);
  return `transfer-seen:${createHash('sha256').update(named).digest('hex')}`;
};

/** It counts unless the other source has already brought as many. */
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

/** A transfer may come by webhook and in SePay's list, in any order, and counts once (compare-and-set). Idempotent. */
export async function claimMoney(
  database: CouchDatabase,
  transfer: Money,
  now: () => Date,
): Promise<boolean> {
  const { transferId } = transfer;
  const source = findSource(transfer);
  const key = claimKey(transfer);
  const first = withTransfer({ webhook: [], list: [], counted: [] }, transferId, source);
  if (await putNew(database, key, first, now())) return true;
  const claim = await updateBody({ database, key, schema: claimSchema, now }, (present) =>
    withTransfer(present, transferId, source),
  );
  if (!claim) throw new Error('the claim of a transfer vanished');
  return claim.counted.includes(transferId);
}
