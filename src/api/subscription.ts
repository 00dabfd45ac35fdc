import { z } from 'zod';
import { tierSchema } from '../domain/accounts/access/tiers';
import { cancelReasonSchema } from '../domain/money/cancelReasons';
import { cycleSchema, paidTierSchema } from '../domain/money/payments';
import { instantSchema } from '../domain/schema/primitives';
import { qrPaymentSchema } from '../domain/money/qrPayment';
import { renewalSchema } from '../domain/money/renewal';
import { contract, ok } from './contract';

const subscriptionSchema = z.object({
  state: z.enum(['free', 'trial', 'active', 'cancelled', 'expired']),
  tier: tierSchema,
  from: instantSchema.optional(),
  until: instantSchema.optional(),
  cycle: cycleSchema.optional(),
  next: z.object({ tier: paidTierSchema, from: instantSchema, until: instantSchema }).optional(),
  canTry: z.boolean(),
  renewal: renewalSchema.optional(),
});
export type SubscriptionView = z.infer<typeof subscriptionSchema>;

const quoteSchema = z.object({
  tier: paidTierSchema,
  cycle: cycleSchema,
  /** VND. */
  price: z.number().int(),
  /** VND credited for unused days. */
  credit: z.number().int(),
  creditDays: z.object({ unused: z.number().int(), whole: z.number().int() }),
  amount: z.number().int(),
  from: instantSchema,
  until: instantSchema,
});
export type QuoteView = z.infer<typeof quoteSchema>;

export const readSubscription = contract({
  method: 'get',
  path: '/api/expert/subscription',
  callers: ['expert'],
  answer: ok({
    subscription: subscriptionSchema,
    quotes: z.array(quoteSchema),
    canPay: z.boolean(),
    support: z.string().optional(),
  }),
});

export const createSubscriptionPayment = contract({
  method: 'post',
  path: '/api/payments/sepay/create',
  callers: ['expert'],
  body: z.object({
    subscriptionType: paidTierSchema,
    billingCycle: z.enum(['monthly', 'yearly']),
    /** Idempotency key chosen by the caller. */
    key: z.string().min(8).max(80),
    returnUrl: z.string().max(500).optional(),
    cancelUrl: z.string().max(500).optional(),
  }),
  answer: ok({ payment: qrPaymentSchema, token: z.string() }),
});

const answer = ok({ subscription: subscriptionSchema });

/** Ends reminders; what was paid stays until its end. */
export const cancelSubscription = contract({
  method: 'post',
  path: '/api/expert/subscription/cancel',
  callers: ['expert'],
  body: z.object({ reason: cancelReasonSchema, feedback: z.string().trim().max(500).optional() }),
  answer,
});

/**
 * Takes a cancellation back while paid time remains. With a plan it makes a payment instead, and the cancellation stands
 * until that is paid.
 */
export const reactivateSubscription = contract({
  method: 'post',
  path: '/api/expert/subscription/reactivate',
  callers: ['expert'],
  body: z.object({
    plan: paidTierSchema.optional(),
    billingCycle: z.enum(['monthly', 'yearly']).optional(),
    /** Idempotency key chosen by the caller. */
    key: z.string().min(8).max(80).optional(),
  }),
  answer: ok({
    subscription: subscriptionSchema,
    payment: qrPaymentSchema.optional(),
    token: z.string().optional(),
  }),
});

export const startTrial = contract({
  method: 'post',
  path: '/api/expert/subscription/trial',
  callers: ['expert'],
  body: z.object({ tier: paidTierSchema }),
  answer,
});

/**
 * Whether a code and reminders come before the paid time ends, and whether the next code is for a month or a year. Moves
 * no money.
 */
export const changeRenewal = contract({
  method: 'post',
  path: '/api/expert/subscription/renewal',
  callers: ['expert'],
  body: z.object({
    autoRenew: z.boolean().optional(),
    billingCycle: z.enum(['monthly', 'yearly']).optional(),
  }),
  answer,
});
