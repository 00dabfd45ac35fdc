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
  /** Of what was paid for. */
  renewal: renewalSchema.optional(),
});
export type SubscriptionView = z.infer<typeof subscriptionSchema>;

const quoteSchema = z.object({
  tier: paidTierSchema,
  cycle: cycleSchema,
  /** VND. */
  price: z.number().int(),
  /** VND that is taken off for unused days. */
  credit: z.number().int(),
  creditDays: z.object({ unused: z.number().int(), whole: z.number().int() }),
  amount: z.number().int(),
  from: instantSchema,
  until: instantSchema,
});
export type QuoteView = z.infer<typeof quoteSchema>;

/** The practice's subscription, and what each tier would cost now. */
export const readSubscription = contract({
  method: 'get',
  path: '/api/expert/subscription',
  callers: ['expert'],
  answer: ok({
    subscription: subscriptionSchema,
    quotes: z.array(quoteSchema),
    /** Whether a bank is connected. */
    canPay: z.boolean(),
    /** Address at which staff read what is written to them. */
    support: z.string().optional(),
  }),
});

/** Makes a payment for a period of a tier; the gateway says what it costs. */
export const createSubscriptionPayment = contract({
  method: 'post',
  path: '/api/payments/sepay/create',
  callers: ['expert'],
  body: z.object({
    subscriptionType: paidTierSchema,
    billingCycle: z.enum(['monthly', 'yearly']),
    /** Chosen by the caller: asked again, it is the same payment. */
    key: z.string().min(8).max(80),
    returnUrl: z.string().max(500).optional(),
    cancelUrl: z.string().max(500).optional(),
  }),
  answer: ok({ payment: qrPaymentSchema, token: z.string() }),
});

const answer = ok({ subscription: subscriptionSchema });

/** No reminders of the next period; what was paid stays until its end. */
export const cancelSubscription = contract({
  method: 'post',
  path: '/api/expert/subscription/cancel',
  callers: ['expert'],
  body: z.object({ reason: cancelReasonSchema, feedback: z.string().trim().max(500).optional() }),
  answer,
});

/**
 * Takes a cancellation back while paid time remains; with a plan, it makes a payment for its next period instead, and
 * the cancellation stands until that is paid.
 */
export const reactivateSubscription = contract({
  method: 'post',
  path: '/api/expert/subscription/reactivate',
  callers: ['expert'],
  body: z.object({
    plan: paidTierSchema.optional(),
    billingCycle: z.enum(['monthly', 'yearly']).optional(),
    /** Chosen by the caller: asked again, it is the same payment. */
    key: z.string().min(8).max(80).optional(),
  }),
  answer: ok({
    subscription: subscriptionSchema,
    payment: qrPaymentSchema.optional(),
    token: z.string().optional(),
  }),
});

/** Begins the one trial of a practice. */
export const startTrial = contract({
  method: 'post',
  path: '/api/expert/subscription/trial',
  callers: ['expert'],
  body: z.object({ tier: paidTierSchema }),
  answer,
});

/**
 * Says what comes before the end of what was paid for: a code and reminders, or nothing; and whether the next code is for a month or a
 * year. No money moves by it.
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
