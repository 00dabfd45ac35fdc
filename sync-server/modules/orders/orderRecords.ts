import { z } from 'zod';
import { orderRequestSchema } from '../../../src/api/orders';
import { CHANGE_TEXT, ORDER_STATES, REFUND_REASONS } from '../../../src/domain/money/orders/order';
import { idSchema, instantSchema, shortText } from '../../../src/domain/schema/primitives';

/** A code that was made for an order; the last one is the present one. */
const orderPaymentSchema = z.object({ paymentId: idSchema, token: z.string().max(100) });

/** An order as it is stored (`order:<id>` of the accounts); only the gateway reads it. */
export const orderSchema = orderRequestSchema.omit({ id: true }).extend({
  orderId: idSchema,
  /** Opens it to who holds it: its visitor. No mail carries it. */
  token: z.string().max(100),
  /** Opens it to who reads its mails, as long as they go to the same address; older ones carried the visitor's. */
  mailToken: z.string().max(100).optional(),
  /** Of what was sent: the same id with other contents is another one's. */
  requestHash: z.string().max(100),
  state: z.enum(ORDER_STATES),
  /** đồng. */
  amount: z.number().int(),
  payments: z.array(orderPaymentSchema).max(40),
  /** The payment whose money bought it. */
  paidWith: idSchema.optional(),
  paidAt: instantSchema.optional(),
  /** đồng that came for it; absent in older ones. */
  paidAmount: z.number().int().optional(),
  expertId: idSchema.optional(),
  expertName: shortText.optional(),
  expertWorkspaceId: idSchema.optional(),
  acceptedAt: instantSchema.optional(),
  /** The expert has delivered it, and the gateway waits for its menus. */
  delivering: z.object({ clientId: idSchema, at: instantSchema }).optional(),
  /** The client that the expert made of it. */
  clientId: idSchema.optional(),
  deliveredAt: instantSchema.optional(),
  /** Of the plan that was carried out as its week: the plan is pushed with each of its changes. */
  planGivenAt: instantSchema.optional(),
  /** Where the client reads what was delivered. */
  clientUrl: z.string().max(1_000).optional(),
  /** The one change that was asked for. */
  change: z
    .object({
      text: z.string().max(CHANGE_TEXT.max),
      at: instantSchema,
      answeredAt: instantSchema.optional(),
    })
    .optional(),
  /** Its mails ask whether the address is the visitor's, and tell nothing before that (product decision 31). */
  confirmation: z
    .object({ token: z.string().max(100), confirmedAt: instantSchema.optional() })
    .optional(),
  /** How often its visitor has mended the address. */
  corrections: z.number().int().optional(),
  refundReason: z.enum(REFUND_REASONS).optional(),
  refundedAt: instantSchema.optional(),
  consentAt: instantSchema,
  createdAt: instantSchema,
});
export type StoredOrder = z.infer<typeof orderSchema>;

/** đồng that were paid for an order. */
export const paidFor = ({ paidAmount, amount }: Pick<StoredOrder, 'paidAmount' | 'amount'>) =>
  paidAmount ?? amount;

export const ORDERS = 'order:';
export const orderKey = (orderId: string): string => `${ORDERS}${orderId}`;
