import type { Payment, PurposeKind } from '../../../../src/domain/money/payments';

/** Delivers what was bought, for one kind of purpose. Run by a durable job: both may be called again for the same payment. */
export interface PaymentHandler {
  kind: PurposeKind;
  label: string;
  /**
   * Must have delivered when it resolves.
   * @throws SettleRefused when delivery is no longer possible; other errors are retried
   */
  settle(payment: Payment): Promise<void>;
  refund?(payment: Payment): Promise<void>;
  /** Whether somebody has shown that the payer's address is theirs (default: it is); no mail to another one opens anything. */
  isConfirmed?(payment: Payment): Promise<boolean>;
  refundNote?: string;
}

export class SettleRefused extends Error {
  override readonly name = 'SettleRefused';
}
