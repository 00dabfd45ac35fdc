import type { PaymentView } from '../../../../src/api/payments';
import type {
  Payment,
  PaymentStatus,
  Refund,
  Sending,
} from '../../../../src/domain/money/payments';
import type { Transfer } from './billingRecords';
import type { PaymentDraft } from './paymentStore';

/** Request for a payment. */
export interface PaymentRequest extends PaymentDraft {
  /** Names what is paid for: asked again under the same key, it is the same payment. */
  key: string;
}

/** A payment for who may pay it. */
export interface OpenPayment {
  payment: PaymentView;
  /** Opens the payment (`GET /api/payments/:id`); for its payer alone. */
  token: string;
}

/** Who of the staff decides, and why; `by` is an account's id. */
export interface StaffDecision {
  by: string;
  reason: string;
}

/** Names a refund of a payment by when it was decided. */
interface RefundName {
  at?: string | undefined;
}

export interface OpenMoney {
  /** Payments for which money came that is neither granted nor given back, the oldest first. */
  undecided: Payment[];
  /** Payments of orders whose week was not delivered yet. */
  held: Payment[];
  owed: { payment: Payment; refund: Refund }[];
}

export interface PaymentQuery {
  status?: PaymentStatus | undefined;
  /** Made from this instant on (UTC, ISO 8601). */
  from?: string | undefined;
  /** Made before this instant. */
  to?: string | undefined;
  /** From the page before. */
  cursor?: string | undefined;
  /** Default 50, at most 200. */
  limit?: number | undefined;
}

export interface PaymentPage {
  /** Newest first; the status is the one at this moment. */
  payments: Payment[];
  /** Where the next page goes on; absent behind the last. */
  cursor?: string;
}

/** Payments, for the modules that sell something and for the staff's. */
export interface Payments {
  /** @throws AppError payments_off where no bank is connected, invalid_request for an amount that cannot be transferred */
  create(request: PaymentRequest): Promise<OpenPayment>;
  find(paymentId: string): Promise<Payment | undefined>;
  /** View for the payer. */
  viewOf(payment: Payment): PaymentView;
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
   * Notes that the unused days of a payment make another one cheaper, before that one is given.
   * @returns false where its money goes back
   */
  credit(paymentId: string, creditedTo: string): Promise<boolean>;
  /** Money that staff have to decide about, and refunds that nobody has sent yet. */
  openMoney(): Promise<OpenMoney>;
  /** Most VND of a payment that may go back now. */
  refundLimit(payment: Payment): Promise<number>;
  /** Gives what was bought though the money does not match. @throws AppError not_found, payment_conflict */
  accept(paymentId: string, decision: StaffDecision): Promise<Payment>;
  /**
   * Staff have sent a refund (default: the last one). May be repeated.
   * @throws AppError not_found, payment_conflict where none was decided, refund_no_account where nobody says into which account
   */
  noteSent(paymentId: string, sending?: Sending & RefundName): Promise<Payment>;
  /** Who carries out a paid order is known: their share is owed to them from now on. May be repeated. */
  assign(paymentId: string, sellerWorkspaceId: string): Promise<void>;
  /** The payer's address was mistyped: their mails go to the right one, the receipt once more. May be repeated. */
  correctPayer(paymentId: string, email: string): Promise<void>;
  list(query: PaymentQuery): Promise<PaymentPage>;
  /** Payments of a practice for its subscription, newest first. */
  ofWorkspace(workspaceId: string, limit?: number): Promise<Payment[]>;
  /** Clears a code away whose time is over. @throws AppError not_found, payment_conflict */
  close(paymentId: string): Promise<Payment>;
  /** Notes that a practice wants its money back; staff decide. @throws AppError not_found, payment_conflict */
  requestRefund(
    paymentId: string,
    request: { by: string; reason: string; amount: number },
  ): Promise<Payment>;
  /** Refuses that. @throws AppError not_found, payment_conflict */
  declineRefund(paymentId: string, decision: StaffDecision): Promise<Payment>;
  /** Payments whose money a practice wants back, the oldest first. */
  refundRequests(): Promise<Payment[]>;
  /** Messages of the bank in which money came that staff have to look at, newest first. */
  transfersInReview(): Promise<Transfer[]>;
  /**
   * Settles a bank message that fits no payment: counts it for a payment, or says that the money is given back.
   * @param decision `wait`: milliseconds in which it can still be undone (default: none)
   * @throws AppError not_found, payment_conflict
   */
  resolveTransfer(
    transferId: string,
    decision: StaffDecision & ({ paymentId: string; wait?: number } | { giveBack: true }),
  ): Promise<void>;
  /** Messages that staff have assigned a moment ago, and whose assignment can still be undone. */
  transfersWaiting(): Promise<Transfer[]>;
  /** Takes back that a message counts for a payment. @throws AppError not_found, payment_conflict where something was given for it */
  undoTransfer(transferId: string): Promise<void>;
  /** Messages by their ids; without those that are gone. */
  transfersOf(transferIds: readonly string[]): Promise<Transfer[]>;
  /** Messages whose money is given back and that nobody has sent yet, the oldest first. */
  transfersUnsent(): Promise<Transfer[]>;
  /** Staff have sent back the money of a message. May be repeated. @throws AppError not_found, payment_conflict, refund_no_account */
  noteTransferSent(transferId: string, sending?: Sending): Promise<void>;
}
