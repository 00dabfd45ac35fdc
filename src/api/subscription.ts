import { z } from 'zod';
import { tierSchema } from '../domain/access/tiers';
import { cycleSchema, paidTierSchema } from '../domain/money/payments';
import { instantSchema } from '../domain/primitives';
import { contract, ok } from './contract';
import { paymentViewSchema } from '../domain/money/paymentView';

const subscriptionSchema = z.object({
  state: z.enum(['free', 'trial', 'active', 'cancelled', 'expired']),
  tier: tierSchema,
  from: instantSchema.optional(),
  until: instantSchema.optional(),
  cycle: cycleSchema.optional(),
  next: z.object({ tier: paidTierSchema, from: instantSchema, until: instantSchema }).optional(),
  canTry: z.boolean(),
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
  answer: ok({ payment: paymentViewSchema, token: z.string() }),
});

const answer = ok({ subscription: subscriptionSchema });

/** No reminders of the next period; what was paid stays until its end. */
export const cancelSubscription = contract({
  method: 'post',
  path: '/api/expert/subscription/cancel',
  callers: ['expert'],
  body: z.object({
    reason: z.string().max(500).optional(),
    feedback: z.string().max(500).optional(),
  }),
  answer,
});

/** Takes a cancellation back while paid time remains. */
export const reactivateSubscription = contract({
  method: 'post',
  path: '/api/expert/subscription/reactivate',
  callers: ['expert'],
  answer,
});

/** Begins the one trial of a practice. */
export const startTrial = contract({
  method: 'post',
  path: '/api/expert/subscription/trial',
  callers: ['expert'],
  body: z.object({ tier: paidTierSchema }),
  answer,
});

/** A payment in the history of its practice. */
const historyEntrySchema = z.object({
  payment: paymentViewSchema,
  /** Opens a code that still waits. */
  token: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Payments of the practice, newest first. */
export const readPaymentHistory = contract({
  method: 'get',
  path: '/api/expert/payments/history',
  callers: ['expert'],
  query: z.object({
    cursor: z.string().max(80).optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  answer: ok({ payments: z.array(historyEntrySchema), cursor: z.string().optional() }),
});
