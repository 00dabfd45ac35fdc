import { z } from 'zod';
import { idSchema, instantSchema, shortText } from '../schema/primitives';
import { paymentStatusSchema, purposeKindSchema, reviewReasonSchema } from './payments';

export const paymentViewSchema = z.object({
  id: idSchema,
  kind: purposeKindSchema,
  description: shortText,
  /** Must stand in the transfer unchanged: the payment is recognised by it. */
  memo: z.string(),
  amount: z.number().int(),
  received: z.number().int(),
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
  closedAt: instantSchema.optional(),
  settled: z.boolean(),
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
  /** No money moves: the bank of a trial installation is simulated. */
  isTrial: z.boolean(),
});
export type PaymentView = z.infer<typeof paymentViewSchema>;
