import { z } from 'zod';
import { tierSchema } from '../accounts/access/tiers';
import { idSchema, instantSchema, shortText } from '../schema/primitives';

/** Minutes for which a code waits for its money (platform specification, section 9). */
export const PAYMENT_MINUTES = 30;

/** How long a paid period of a tier is. */
export const cycleSchema = z.enum(['month', 'year']);
export type Cycle = z.infer<typeof cycleSchema>;

/** Tiers that can be paid for. */
export const paidTierSchema = tierSchema.exclude(['free']);
export type PaidTier = z.infer<typeof paidTierSchema>;

/** Purpose of a payment; its handler settles it once the money is there. */
export const paymentPurposeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('subscription'),
    workspaceId: idSchema,
    tier: paidTierSchema,
    cycle: cycleSchema,
  }),
  z.object({ kind: z.literal('order'), orderId: idSchema }),
  z.object({ kind: z.literal('purchase'), purchaseId: idSchema }),
]);
export type PaymentPurpose = z.infer<typeof paymentPurposeSchema>;
export const purposeKindSchema = z.enum(['subscription', 'order', 'purchase']);
export type PurposeKind = PaymentPurpose['kind'];

/** `review`: the money is there, and staff decide (another amount than asked, after a cancellation, refused by its handler). */
export const paymentStatusSchema = z.enum([
  'pending',
  'paid',
  'cancelled',
  'expired',
  'refunded',
  'review',
]);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

export const PAYMENT_STATUS_NAMES: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Đang chờ',
  paid: 'Hoàn tất',
  cancelled: 'Đã hủy',
  expired: 'Quá hạn',
  refunded: 'Đã hoàn tiền',
  review: 'Chờ nhân viên xử lý',
};

/** Why staff have to look at money that came. */
export const reviewReasonSchema = z.enum([
  'amount_low',
  'amount_high',
  'after_cancel',
  'after_refund',
  'paid_twice',
  'unknown_memo',
  'other_account',
  'not_granted',
]);
export type ReviewReason = z.infer<typeof reviewReasonSchema>;

export const REVIEW_REASONS: Readonly<Record<ReviewReason, string>> = {
  amount_low: 'Số tiền nhận được ít hơn số cần trả',
  amount_high: 'Số tiền nhận được nhiều hơn số cần trả',
  after_cancel: 'Tiền đến sau khi giao dịch đã hủy',
  after_refund: 'Tiền đến sau khi đã hoàn tiền',
  paid_twice: 'Giao dịch đã trả đủ, tiền đến thêm một lần',
  unknown_memo: 'Nội dung chuyển khoản không khớp giao dịch nào',
  other_account: 'Tiền vào một tài khoản khác',
  not_granted: 'Đã nhận đủ tiền nhưng thứ được mua không còn giao được',
};

/** Money of one bank message that was counted for a payment. */
const receivedSchema = z.object({
  transferId: z.string().max(80),
  /** VND. */
  amount: z.number().int(),
  at: instantSchema,
});

/** Messages that are counted for one payment; what comes beyond them waits for staff by itself. */
const MAX_RECEIVED = 100;

/** Account into which a refund goes, as its payer told staff. */
export const refundAccountSchema = z.object({
  bank: z.string().trim().min(1).max(100),
  account: z.string().trim().min(4).max(40),
  holder: z.string().trim().min(1).max(100),
});
export type RefundAccount = z.infer<typeof refundAccountSchema>;

/** How a refund was sent, as staff say it. */
export const sendingSchema = z.object({
  /** Absent: to the account that the bank named. */
  to: refundAccountSchema.optional(),
  /** The bank's own reference of the transfer back. */
  reference: z.string().trim().min(1).max(100).optional(),
});
export type Sending = z.infer<typeof sendingSchema>;

/** How a refund was sent, as it is kept: into which account, or in answer to which message of the bank. */
export const sentSchema = sendingSchema.extend({
  /** The message that names the account into which the money went back. */
  answers: z.string().max(80).optional(),
});
export type Sent = z.infer<typeof sentSchema>;

/** An account that the payer gave for refunds. */
const givenAccountSchema = z.object({
  to: refundAccountSchema,
  at: instantSchema,
  /** By the link of a mail, on the page of a purchase, or on the device that ordered. */
  by: z.enum(['mail', 'purchase', 'order']),
  /** Address of that mail. */
  email: z.string().max(320).optional(),
});
export type GivenAccount = z.infer<typeof givenAccountSchema>;

/** Refunds of one payment. */
const MAX_REFUNDS = 50;

/** A refund: decided by staff, who send the money back by hand. */
export const refundSchema = sentSchema.extend({
  /** VND. */
  amount: z.number().int().min(1),
  reason: z.string().max(500),
  by: idSchema,
  at: instantSchema,
  /** Staff gave back days that were used, too. */
  isGoodwill: z.boolean().optional(),
  /** When staff had sent it. */
  sentAt: instantSchema.optional(),
  /** VND that could go back when it was decided, goodwill apart. */
  most: z.number().int().optional(),
});
export type Refund = z.infer<typeof refundSchema>;

/** Request of a practice to get the money of a payment back; staff decide. */
const refundRequestSchema = z.object({
  reason: z.string().max(500),
  by: idSchema,
  at: instantSchema,
  /** VND for the unused days when it was asked. */
  amount: z.number().int().min(1),
  /** Refused by staff. */
  declined: z.object({ reason: z.string().max(500), by: idSchema, at: instantSchema }).optional(),
});

/** State of a payment: the part of it that events change. */
export const paymentStateSchema = z.object({
  status: paymentStatusSchema,
  /** VND, asked for. */
  amount: z.number().int().min(1),
  expiresAt: instantSchema,
  received: z.array(receivedSchema).max(MAX_RECEIVED),
  paidAt: instantSchema.optional(),
  cancelledAt: instantSchema.optional(),
  /** When its payer cleared it away, its time being over; money that comes for it still counts. */
  closedAt: instantSchema.optional(),
  /** Staff had it count though the money did not match. */
  accepted: z.object({ by: idSchema, reason: z.string().max(500), at: instantSchema }).optional(),
  reviewReason: reviewReasonSchema.optional(),
  /** When its handler had given what was bought. */
  settledAt: instantSchema.optional(),
  /** VND that counted as paid for it then; absent in older ones. */
  granted: z.number().int().optional(),
  /** The last refund. */
  refund: refundSchema.optional(),
  /** Refunds before that one, the oldest first. */
  earlierRefunds: z.array(refundSchema).max(MAX_REFUNDS).optional(),
  refundRequest: refundRequestSchema.optional(),
  /** Decisions of the staff to count a message for it that were taken back: a run that is late counts none of them. */
  undone: z.array(z.string().max(120)).optional(),
});
export type PaymentState = z.infer<typeof paymentStateSchema>;

export type PaymentEvent =
  /** `decision`: names the staff's decision to count it, where they took one. */
  | { type: 'money'; transferId: string; amount: number; at: string; decision?: string }
  | { type: 'cancel'; at: string }
  /** Clears away a code whose time is over. */
  | { type: 'close'; at: string }
  /** The handler says that what was bought cannot be given any more. */
  | { type: 'notGranted' }
  /** Staff give what was bought though the money does not match. */
  | { type: 'accept'; by: string; reason: string; at: string }
  | {
      type: 'refund';
      amount: number;
      reason: string;
      by: string;
      at: string;
      isGoodwill?: boolean;
      /** VND that could go back then. */
      most?: number;
    };

/** Status of a payment at a moment: a code whose time is over is not written anew for that. @param now UTC, ISO 8601 */
export const statusAt = (
  { status, expiresAt }: Pick<PaymentState, 'status' | 'expiresAt'>,
  now: string,
): PaymentStatus => (status === 'pending' && expiresAt <= now ? 'expired' : status);

export const receivedSum = ({ received }: Pick<PaymentState, 'received'>): number =>
  received.reduce((sum, { amount }) => sum + amount, 0);

type Refunds = Pick<PaymentState, 'refund' | 'earlierRefunds'>;

/** Refunds of a payment, the oldest first. */
export const refundsOf = ({ refund, earlierRefunds = [] }: Refunds): readonly Refund[] =>
  refund ? [...earlierRefunds, refund] : [];

export const refundedSum = (payment: Refunds): number =>
  refundsOf(payment).reduce((sum, { amount }) => sum + amount, 0);

/** VND of a payment that were not given back. */
export const keptSum = (payment: Pick<PaymentState, 'received'> & Refunds): number =>
  receivedSum(payment) - refundedSum(payment);

type Settled = Pick<PaymentState, 'amount' | 'received' | 'settledAt' | 'granted'> & Refunds;

/** VND of a payment that count as paid for what was bought, or would now; what came beyond that waits for staff. */
export function settledAmount(payment: Settled): number {
  const { granted, amount, settledAt } = payment;
  if (granted !== undefined) return granted;
  // Older ones were refunded behind that, and only once.
  const sum = settledAt === undefined ? keptSum(payment) : receivedSum(payment);
  return Math.min(amount, sum);
}

type Money = Extract<PaymentEvent, { type: 'money' }>;
type RefundEvent = Extract<PaymentEvent, { type: 'refund' }>;

function withoutReview<P extends PaymentState>(state: P): P {
  const next = { ...state };
  delete next.reviewReason;
  return next;
}

/**
 * Money grants what was ordered where all of it together is the amount, also after the time is over (product decision 37)
 * and in parts with the same memo. Further money for what is paid, or was given back, changes nothing here: its transfer waits
 * for staff by itself, or the next refund would hold the first one, too.
 */
function withMoney<P extends PaymentState>(state: P, { transferId, amount, at }: Money): P {
  const { status, reviewReason } = state;
  if (status === 'paid' || status === 'refunded') return state;
  if (state.received.length >= MAX_RECEIVED) return state;
  const next = { ...state, received: [...state.received, { transferId, amount, at }] };
  if (status === 'cancelled') return { ...next, status: 'review', reviewReason: 'after_cancel' };
  // Staff have it already, for another reason than that some is missing.
  if (status === 'review' && reviewReason !== 'amount_low') return next;
  const sum = keptSum(next);
  if (sum === state.amount) return { ...withoutReview(next), status: 'paid', paidAt: at };
  return {
    ...next,
    status: 'review',
    reviewReason: sum < state.amount ? 'amount_low' : 'amount_high',
  };
}

/** Whether a decision to count a message for a payment was taken back. */
export const isUndone = (
  { undone = [] }: Pick<PaymentState, 'undone'>,
  decision: string | undefined,
): boolean => decision !== undefined && undone.includes(decision);

/** Decisions that were taken back and are remembered; runs that are later than that many have long ended. */
const MAX_UNDONE = 100;

/** The payment once a decision to count a message for it was taken back. */
export const withUndone = <P extends PaymentState>(state: P, decision: string): P =>
  isUndone(state, decision)
    ? state
    : { ...state, undone: [...(state.undone ?? []), decision].slice(-MAX_UNDONE) };

/** The payment as it would be without a message that was counted for it by mistake. */
export function withoutMoney<P extends PaymentState>(state: P, transferId: string): P {
  const { reviewReason: _, ...rest } = state;
  const status: PaymentStatus = state.cancelledAt === undefined ? 'pending' : 'cancelled';
  const kept = state.received.filter((one) => one.transferId !== transferId);
  return kept.reduce<P>((next, money) => withMoney(next, { type: 'money', ...money }), {
    ...rest,
    status,
    received: [],
  } as unknown as P);
}

/**
 * The payment after a refund. What was given stays where only money beyond its price goes back; where nothing was given, the rest
 * waits on for staff. A payment that is being given at this moment cannot be refunded yet.
 */
function withRefund<P extends PaymentState>(state: P, event: RefundEvent): P | undefined {
  const { status, refund: last, earlierRefunds = [], settledAt } = state;
  if (status !== 'paid' && status !== 'review' && status !== 'refunded') return undefined;
  if (status === 'paid' && settledAt === undefined) return undefined;
  const { amount, reason, by, at, isGoodwill, most } = event;
  const kept = keptSum(state);
  const isInOrder = last === undefined || last.at < at;
  if (amount < 1 || amount > kept || !isInOrder || earlierRefunds.length >= MAX_REFUNDS)
    return undefined;
  const refund = {
    amount,
    reason,
    by,
    at,
    ...(isGoodwill ? { isGoodwill } : {}),
    ...(most === undefined ? {} : { most }),
  };
  const next = { ...state, refund, ...(last ? { earlierRefunds: [...earlierRefunds, last] } : {}) };
  const isBeyond = settledAt !== undefined && amount <= kept - settledAmount(state);
  const waits = settledAt === undefined && amount < kept;
  if (status !== 'refunded' && (isBeyond || waits)) return next;
  return { ...withoutReview(next), status: 'refunded' };
}

/**
 * The payment after an event; undefined where the event is not possible now. Money is always taken in: it is there. An
 * event that is repeated changes nothing.
 */
export function nextPayment<P extends PaymentState>(state: P, event: PaymentEvent): P | undefined {
  const { status } = state;
  switch (event.type) {
    case 'money':
      if (state.received.some(({ transferId }) => transferId === event.transferId)) return state;
      if (isUndone(state, event.decision)) return state;
      return withMoney(state, event);
    case 'cancel':
      if (status === 'cancelled') return state;
      if (status !== 'pending') return undefined;
      return { ...state, status: 'cancelled', cancelledAt: event.at };
    case 'close':
      if (state.closedAt !== undefined) return state;
      return statusAt(state, event.at) === 'expired' ? { ...state, closedAt: event.at } : undefined;
    case 'notGranted':
      if (status !== 'paid') return undefined;
      return { ...state, status: 'review', reviewReason: 'not_granted' };
    case 'accept': {
      if (status !== 'review') return undefined;
      const { by, reason, at } = event;
      return { ...withoutReview(state), status: 'paid', paidAt: at, accepted: { by, reason, at } };
    }
    case 'refund':
      return withRefund(state, event);
  }
}

/** Who pays; for the receipt. */
export const payerSchema = z.object({
  name: shortText.optional(),
  email: z.string().max(320).optional(),
});
export type Payer = z.infer<typeof payerSchema>;

/** A payment as it is stored (`payment:<id>` of the accounts). */
export const paymentSchema = paymentStateSchema.extend({
  paymentId: idSchema,
  /** Opens it to who holds it: a payer without an account. */
  token: z.string().max(100),
  purpose: paymentPurposeSchema,
  /** Description for the payer: the thing that is bought. */
  description: shortText,
  payer: payerSchema,
  memo: z.string().max(25),
  /** Whose share of the money is owed (`workspaceId`); absent: the platform's own, or not known yet. */
  seller: idSchema.optional(),
  /** When the seller of an order became known. */
  assignedAt: instantSchema.optional(),
  /** Facts that the handler needs to settle it, as they were when it was made. */
  terms: z.record(z.string(), z.unknown()).optional(),
  /** Payment that the days of this one make cheaper; noted before that one is given. */
  creditedTo: idSchema.optional(),
  /** Accounts that its payer gave for refunds, the oldest first. */
  refundAccounts: z.array(givenAccountSchema).max(100).optional(),
  /** Number of its receipt. */
  receipt: z.string().max(20).optional(),
  createdAt: instantSchema,
});
export type Payment = z.infer<typeof paymentSchema>;
