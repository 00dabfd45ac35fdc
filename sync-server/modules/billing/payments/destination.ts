import { AppError } from '../../../../src/domain/protocol/errors';
import { onlySource, payerAccountIn } from '../../../../src/domain/money/payerAccount';
import type { RefundAccount, Sending, Sent } from '../../../../src/domain/money/payments';
import type { Transfer } from './billingRecords';

/**
 * Where a refund went: the account that staff name, that its payer gave, or that of the bank's messages by which the money came.
 * @throws AppError refund_no_account where none of them says one
 */
export function withDestination(
  sending: Sending,
  messages: readonly Pick<Transfer, 'transferId' | 'content'>[],
  account?: RefundAccount,
): Sent {
  if (sending.to) return sending;
  if (account) return { ...sending, to: account };
  const source = onlySource(
    messages.map(({ transferId, content }) => ({ transferId, from: payerAccountIn(content) })),
  );
  if (!source) throw new AppError('refund_no_account');
  return { ...sending, answers: source.transferId };
}
