import type { PaymentView } from '../../../../src/api/payments';
import type {
  Payment,
  PaymentStatus,
  Refund,
  Sending,
} from '../../../../src/domain/money/payments';
import type { Transfer } from './billingRecords';
import type { PaymentDraft } from './paymentStore';

export interface PaymentRequest extends PaymentDraft {
  key: string;
}

export interface OpenPayment {
  payment: PaymentView;
  /** Secret for `GET /api/payments/:id`; for the payer only. */
  token: string;
}

export interface StaffDecision {
  by: string;
  reason: string;
}

interface RefundName {
  at?: string | undefined;
}

export interface OpenMoney {
  undecided: Payment[];
  held: Payment[];
  owed: { payment: Payment; refund: Refund }[];
}

export interface PaymentQuery {
  status?: PaymentStatus | undefined;
  from?: string | undefined;
  to?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

export interface PaymentPage {
  payments: Payment[];
  cursor?: string;
}

export interface Payments {
  /** @throws AppError payments_off when no bank is connected, invalid_request for an amount that cannot be transferred */
  create(request: PaymentRequest): Promise<OpenPayment>;
  find(paymentId: string): Promise<Payment | undefined>;
  toView(payment: Payment): PaymentView;
  /** @throws AppError not_found, payment_conflict */
  cancel(paymentId: string): Promise<Payment>;
  /**
   * Says that money is given back; staff send it by hand. The handler of the purpose takes back what was given.
   * @param decision `amount`: VND (default: all that may go back); `goodwill`: of all that came, used days too; `after`: VND that
   *   were given back before, as who decides has seen it (default: none), so that nothing goes back twice
   * @throws AppError not_found, payment_conflict where there is nothing to give back, refund_too_high
   */
  refund(
    paymentId: string,
    decision: StaffDecision & { amount?: number; goodwill?: boolean; after?: number },
  ): Promise<Payment>;
  /**
   * Reserves the unused days as a discount of another payment, before that one is settled.
   * @returns false when its money is being refunded
   */
  credit(paymentId: string, creditedTo: string): Promise<boolean>;
  openMoney(): Promise<OpenMoney>;
  refundLimit(payment: Payment): Promise<number>;
  accept(paymentId: string, decision: StaffDecision): Promise<Payment>;
  /**
   * Idempotent; the last refund by default.
   * @throws AppError not_found, payment_conflict when none was decided, refund_no_account when no account is known
   */
  noteSent(paymentId: string, sending?: Sending & RefundName): Promise<Payment>;
  /** The seller is owed their share from now on. Idempotent. */
  assign(paymentId: string, sellerWorkspaceId: string): Promise<void>;
  /** For a mistyped address; sends the receipt again. Idempotent. */
  correctPayer(paymentId: string, email: string): Promise<void>;
  list(query: PaymentQuery): Promise<PaymentPage>;
  ofWorkspace(workspaceId: string, limit?: number): Promise<Payment[]>;
  /**
   * Closes an expired code.
   * @throws AppError not_found, payment_conflict
   */
  close(paymentId: string): Promise<Payment>;
  requestRefund(
    paymentId: string,
    request: { by: string; reason: string; amount: number },
  ): Promise<Payment>;
  /** @throws AppError not_found, payment_conflict */
  declineRefund(paymentId: string, decision: StaffDecision): Promise<Payment>;
  refundRequests(): Promise<Payment[]>;
  transfersInReview(): Promise<Transfer[]>;
  /**
   * @param decision `wait`: milliseconds in which it can be undone (default: none)
   * @throws AppError not_found, payment_conflict
   */
  resolveTransfer(
    transferId: string,
    decision: StaffDecision & ({ paymentId: string; wait?: number } | { giveBack: true }),
  ): Promise<void>;
  transfersWaiting(): Promise<Transfer[]>;
  /** @throws AppError not_found, payment_conflict when something was delivered for it */
  undoTransfer(transferId: string): Promise<void>;
  listTransfers(transferIds: readonly string[]): Promise<Transfer[]>;
  transfersUnsent(): Promise<Transfer[]>;
  /**
   * Idempotent.
   * @throws AppError not_found, payment_conflict, refund_no_account
   */
  noteTransferSent(transferId: string, sending?: Sending): Promise<void>;
}
