import { z } from 'zod';
import { idSchema, instantSchema, shortText } from '../schema/primitives';
import { paymentStatusSchema, purposeKindSchema, reviewReasonSchema } from './payments';

/** A payment as the payer sees it. */
export const paymentViewSchema = z.object({
  id: idSchema,
  kind: purposeKindSchema,
  description: shortText,
  /** Stands in the transfer, unchanged: the money is known by it. */
  memo: z.string(),
  /** VND. */
  amount: z.number().int(),
  /** VND that came so far. */
  received: z.number().int(),
  /** VietQR code of what is still to pay. */
  qr: z.string(),
  bank: z.object({
    bin: z.string(),
    name: z.string(),
    account: z.string(),
    holder: z.string(),
  }),
  status: paymentStatusSchema,
  reviewReason: reviewReasonSchema.optional(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  paidAt: instantSchema.optional(),
  /** When its payer cleared it away, its time being over. */
  closedAt: instantSchema.optional(),
  /** Tells whether the purchase was delivered. */
  settled: z.boolean(),
  /** Number of its receipt. */
  receipt: z.string().optional(),
  refunded: z
    .object({
      amount: z.number().int(),
      reason: z.string(),
      at: instantSchema,
      /** All of it was sent; absent from a gateway of before, and until then. */
      isSent: z.literal(true).optional(),
    })
    .optional(),
  /** Whether no money moves: a trial installation, whose bank is played. */
  isTrial: z.boolean(),
});
export type PaymentView = z.infer<typeof paymentViewSchema>;
