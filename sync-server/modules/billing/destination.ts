import { AppError } from '../../../src/domain/errors';
import { onlySource, payerAccountIn } from '../../../src/domain/money/payerAccount';
import type { Sending, Sent } from '../../../src/domain/money/payments';
import type { Transfer } from './billingRecords';

/**
 * Where a refund went: the account that staff name, or that of the bank's messages by which the money came.
 * @throws AppError refund_no_account where neither says one
 */
export function withDestination(
  sending: Sending,
  messages: readonly Pick<Transfer, 'transferId' | 'content'>[],
): Sent {
  if (sending.to) return sending;
  const source = onlySource(
    messages.map(({ transferId, content }) => ({ transferId, from: payerAccountIn(content) })),
  );
  if (!source) throw new AppError('refund_no_account');
  return { ...sending, answers: source.transferId };
}
