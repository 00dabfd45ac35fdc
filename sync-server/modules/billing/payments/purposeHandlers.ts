import type { Payment, PurposeKind } from '../../../../src/domain/money/payments';

/** Gives what was bought, of one kind of purpose. Run by a durable job: both may be called again for the same payment. */
export interface PaymentHandler {
  kind: PurposeKind;
  /** Words for it, for the staff. */
  label: string;
  /**
   * Gives it; what is not there when this resolves is never given.
   * @throws SettleRefused where it cannot be given any more; anything else is tried again
   */
  settle(payment: Payment): Promise<void>;
  /** Staff gave the money back: takes it away again. Its payer is told by the mail of the refund. */
  refund?(payment: Payment): Promise<void>;
  /** Whether somebody has shown that the payer's address is theirs (default: it is); no mail to another one opens anything. */
  isConfirmed?(payment: Payment): Promise<boolean>;
  /** Sentence of that mail, for who was given it. */
  refundNote?: string;
}

/** Thrown when the thing paid for cannot be given any more: staff decide about the money. */
export class SettleRefused extends Error {
  override readonly name = 'SettleRefused';
}
