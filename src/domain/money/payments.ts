import { z } from 'zod';
import { tierSchema } from '../accounts/access/tiers';
import { idSchema, instantSchema, shortText } from '../schema/primitives';

export const PAYMENT_MINUTES = 30;

export const cycleSchema = z.enum(['month', 'year']);
export type Cycle = z.infer<typeof cycleSchema>;

export const paidTierSchema = tierSchema.exclude(['free']);
export type PaidTier = z.infer<typeof paidTierSchema>;

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

const receivedSchema = z.object({
  transferId: z.string().max(80),
  amount: z.number().int(),
  at: instantSchema,
});

const MAX_RECEIVED = 100;

export const refundAccountSchema = z.object({
  bank: z.string().trim().min(1).max(100),
  account: z.string().trim().min(4).max(40),
  holder: z.string().trim().min(1).max(100),
});
export type RefundAccount = z.infer<typeof refundAccountSchema>;

export const sendingSchema = z.object({
  /** Absent: to the account that the bank named. */
  to: refundAccountSchema.optional(),
  reference: z.string().trim().min(1).max(100).optional(),
});
export type Sending = z.infer<typeof sendingSchema>;

export const sentSchema = sendingSchema.extend({
  answers: z.string().max(80).optional(),
});
export type Sent = z.infer<typeof sentSchema>;

/** An account that the payer gave for refunds. */
const givenAccountSchema = z.object({
  to: refundAccountSchema,
  at: instantSchema,
  /** By the link of a mail, on the page of a purchase, or on the device that ordered. */
  by: z.enum(['mail', 'purchase', 'order']),
  /** Address of the payment's mails then. */
  email: z.string().max(320).optional(),
});
export type GivenAccount = z.infer<typeof givenAccountSchema>;

const MAX_REFUNDS = 50;

export const refundSchema = sentSchema.extend({
  amount: z.number().int().min(1),
  reason: z.string().max(500),
  by: idSchema,
  at: instantSchema,
  isGoodwill: z.boolean().optional(),
  sentAt: instantSchema.optional(),
  most: z.number().int().optional(),
});
export type Refund = z.infer<typeof refundSchema>;

const refundRequestSchema = z.object({
  reason: z.string().max(500),
  by: idSchema,
  at: instantSchema,
  amount: z.number().int().min(1),
  declined: z.object({ reason: z.string().max(500), by: idSchema, at: instantSchema }).optional(),
});

export const paymentStateSchema = z.object({
  status: paymentStatusSchema,
  amount: z.number().int().min(1),
  expiresAt: instantSchema,
  received: z.array(receivedSchema).max(MAX_RECEIVED),
  paidAt: instantSchema.optional(),
  cancelledAt: instantSchema.optional(),
  /** When the payer dismissed it after it expired; money that comes for it still counts. */
  closedAt: instantSchema.optional(),
  accepted: z.object({ by: idSchema, reason: z.string().max(500), at: instantSchema }).optional(),
  reviewReason: reviewReasonSchema.optional(),
  settledAt: instantSchema.optional(),
  /** VND that counted as paid when it was settled; absent in older payments. */
  granted: z.number().int().optional(),
  refund: refundSchema.optional(),
  earlierRefunds: z.array(refundSchema).max(MAX_REFUNDS).optional(),
  refundRequest: refundRequestSchema.optional(),
  /** Staff decisions that were taken back, so that a late run does not count their money. */
  undone: z.array(z.string().max(120)).optional(),
});
export type PaymentState = z.infer<typeof paymentStateSchema>;

export type PaymentEvent =
  | { type: 'money'; transferId: string; amount: number; at: string; decision?: string }
  | { type: 'cancel'; at: string }
  | { type: 'close'; at: string }
  | { type: 'notGranted' }
  | { type: 'accept'; by: string; reason: string; at: string }
  | {
      type: 'refund';
      amount: number;
      reason: string;
      by: string;
      at: string;
      isGoodwill?: boolean;
      most?: number;
    };

/**
 * Expiry is not stored, but computed here.
 * @param now UTC, ISO 8601
 */
export const statusAt = (
  { status, expiresAt }: Pick<PaymentState, 'status' | 'expiresAt'>,
  now: string,
): PaymentStatus => (status === 'pending' && expiresAt <= now ? 'expired' : status);

export const receivedSum = ({ received }: Pick<PaymentState, 'received'>): number =>
  received.reduce((sum, { amount }) => sum + amount, 0);

type Refunds = Pick<PaymentState, 'refund' | 'earlierRefunds'>;

export const listRefunds = ({ refund, earlierRefunds = [] }: Refunds): readonly Refund[] =>
  refund ? [...earlierRefunds, refund] : [];

export const refundedSum = (payment: Refunds): number =>
  listRefunds(payment).reduce((sum, { amount }) => sum + amount, 0);

export const keptSum = (payment: Pick<PaymentState, 'received'> & Refunds): number =>
  receivedSum(payment) - refundedSum(payment);

type Settled = Pick<PaymentState, 'amount' | 'received' | 'settledAt' | 'granted'> & Refunds;

export function settledAmount(payment: Settled): number {
  const { granted, amount, settledAt } = payment;
  if (granted !== undefined) return granted;
  // Older payments were refunded after they were settled, and only once.
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
 * Grants once all money together is the amount, also after expiry (product decision 37) and in parts. Money for a payment
 * that is paid or refunded changes nothing: its transfer waits for staff by itself, or the next refund would include it.
 */
function withMoney<P extends PaymentState>(state: P, { transferId, amount, at }: Money): P {
  const { status, reviewReason } = state;
  if (status === 'paid' || status === 'refunded') return state;
  if (state.received.length >= MAX_RECEIVED) return state;
  const next = { ...state, received: [...state.received, { transferId, amount, at }] };
  if (status === 'cancelled') return { ...next, status: 'review', reviewReason: 'after_cancel' };
  // Staff have it already, for another reason than a missing amount.
  if (status === 'review' && reviewReason !== 'amount_low') return next;
  const sum = keptSum(next);
  if (sum === state.amount) return { ...withoutReview(next), status: 'paid', paidAt: at };
  return {
    ...next,
    status: 'review',
    reviewReason: sum < state.amount ? 'amount_low' : 'amount_high',
  };
}

export const isUndone = (
  { undone = [] }: Pick<PaymentState, 'undone'>,
  decision: string | undefined,
): boolean => decision !== undefined && undone.includes(decision);

/** Runs that are later than this many decisions have long ended. */
const MAX_UNDONE = 100;

export const withUndone = <P extends PaymentState>(state: P, decision: string): P =>
  isUndone(state, decision)
    ? state
    : { ...state, undone: [...(state.undone ?? []), decision].slice(-MAX_UNDONE) };

export function withoutMoney<P extends PaymentState>(state: P, transferId: string): P {
  const { reviewReason: _, ...rest } = state;
  const status: PaymentStatus = state.cancelledAt === undefined ? 'pending' : 'cancelled';
  const remaining = state.received.filter((one) => one.transferId !== transferId);
  return remaining.reduce<P>((next, money) => withMoney(next, { type: 'money', ...money }), {
    ...rest,
    status,
    received: [],
  } as unknown as P);
}

/**
 * Granted goods stay where only surplus money goes back; where nothing was given, the rest waits for staff. A payment
 * that is just being granted cannot be refunded yet.
 */
function withRefund<P extends PaymentState>(state: P, event: RefundEvent): P | undefined {
  const { status, refund: last, earlierRefunds = [], settledAt } = state;
  if (status !== 'paid' && status !== 'review' && status !== 'refunded') return undefined;
  if (status === 'paid' && settledAt === undefined) return undefined;
  const { amount, reason, by, at, isGoodwill, most } = event;
  const remaining = keptSum(state);
  const isInOrder = last === undefined || last.at < at;
  if (amount < 1 || amount > remaining || !isInOrder || earlierRefunds.length >= MAX_REFUNDS)
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
  const isBeyond = settledAt !== undefined && amount <= remaining - settledAmount(state);
  const waits = settledAt === undefined && amount < remaining;
  if (status !== 'refunded' && (isBeyond || waits)) return next;
  return { ...withoutReview(next), status: 'refunded' };
}

/**
 * Money is always taken in, and repeated events change nothing.
 * @returns undefined where the event is not possible now
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

export const payerSchema = z.object({
  name: shortText.optional(),
  email: z.string().max(320).optional(),
});
export type Payer = z.infer<typeof payerSchema>;

/** Stored as `payment:<id>` of the accounts. */
export const paymentSchema = paymentStateSchema.extend({
  paymentId: idSchema,
  /** Grants access to its holder: a payer without an account. */
  token: z.string().max(100),
  purpose: paymentPurposeSchema,
  description: shortText,
  payer: payerSchema,
  memo: z.string().max(25),
  seller: idSchema.optional(),
  assignedAt: instantSchema.optional(),
  /** Facts that the handler needs to settle it, frozen when it was made. */
  terms: z.record(z.string(), z.unknown()).optional(),
  /** The payment that this one's unused days make cheaper; noted before that one is granted. */
  creditedTo: idSchema.optional(),
  /** Accounts that its payer gave for refunds, the oldest first. */
  refundAccounts: z.array(givenAccountSchema).max(100).optional(),
  /** Since when its payer is asked for one; absent where a refund was decided before payers were asked. */
  accountAskedAt: instantSchema.optional(),
  receipt: z.string().max(20).optional(),
  createdAt: instantSchema,
});
export type Payment = z.infer<typeof paymentSchema>;
