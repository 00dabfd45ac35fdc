import { z } from 'zod';
import { orderRequestSchema } from '../../../src/api/orders';
import { CHANGE_TEXT, ORDER_STATES, REFUND_REASONS } from '../../../src/domain/money/orders/order';
import { idSchema, instantSchema, shortText } from '../../../src/domain/schema/primitives';

const orderPaymentSchema = z.object({ paymentId: idSchema, token: z.string().max(100) });

/** `order:<id>` in the accounts database; only the gateway reads it. */
export const orderSchema = orderRequestSchema.omit({ id: true }).extend({
  orderId: idSchema,
  /** Opens it to who holds it: its visitor. No mail carries it. */
  token: z.string().max(100),
  /** Opens it to who reads its mails, as long as they go to the same address; older ones carried the visitor's. */
  mailToken: z.string().max(100).optional(),
  /** Detects the same id with other contents. */
  requestHash: z.string().max(100),
  state: z.enum(ORDER_STATES),
  /** đồng. */
  amount: z.number().int(),
  payments: z.array(orderPaymentSchema).max(40),
  paidWith: idSchema.optional(),
  paidAt: instantSchema.optional(),
  /** đồng; absent in older orders. */
  paidAmount: z.number().int().optional(),
  expertId: idSchema.optional(),
  expertName: shortText.optional(),
  expertWorkspaceId: idSchema.optional(),
  acceptedAt: instantSchema.optional(),
  delivering: z.object({ clientId: idSchema, at: instantSchema }).optional(),
  clientId: idSchema.optional(),
  deliveredAt: instantSchema.optional(),
  /** Keeps a plan from being delivered again each time it is pushed. */
  planGivenAt: instantSchema.optional(),
  clientUrl: z.string().max(1_000).optional(),
  change: z
    .object({
      text: z.string().max(CHANGE_TEXT.max),
      at: instantSchema,
      answeredAt: instantSchema.optional(),
    })
    .optional(),
  /** Until confirmed, mails only ask for the confirmation (product decision 31). */
  confirmation: z
    .object({ token: z.string().max(100), confirmedAt: instantSchema.optional() })
    .optional(),
  corrections: z.number().int().optional(),
  refundReason: z.enum(REFUND_REASONS).optional(),
  refundedAt: instantSchema.optional(),
  consentAt: instantSchema,
  createdAt: instantSchema,
});
export type StoredOrder = z.infer<typeof orderSchema>;

export const paidFor = ({ paidAmount, amount }: Pick<StoredOrder, 'paidAmount' | 'amount'>) =>
  paidAmount ?? amount;

export const ORDERS = 'order:';
export const orderKey = (orderId: string): string => `${ORDERS}${orderId}`;
