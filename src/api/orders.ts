import { z } from 'zod';
import { emailSchema, isPersonName, phoneSchema } from '../domain/accounts/account';
import { cleanLetters } from '../domain/text/cleanLetters';
import { storedText } from '../domain/text/storedText';
import { CHANGE_TEXT, ORDER_STATES, REFUND_REASONS } from '../domain/money/orders/order';
import { idSchema, instantSchema } from '../domain/schema/primitives';
import {
  mealFrequencySchema,
  surveyAnswersSchema,
  visitorConsentSchema,
} from '../domain/publicHouse/survey/schema';
import { VISITOR_CALLS } from '../domain/publicHouse/visitorCalls';
import { contract, done, ok, tokenHeaders } from './contract';
import { paymentViewSchema } from '../domain/money/paymentView';

const contactSchema = z.object({
  name: z.string().overwrite(storedText).min(1).max(120).refine(isPersonName),
  email: emailSchema,
  phone: phoneSchema.optional(),
});
export type OrderContact = z.infer<typeof contactSchema>;

/** The device makes the id: the same id again is the same order. */
export const orderRequestSchema = z.object({
  id: z.uuid().pipe(idSchema),
  contact: contactSchema,
  answers: surveyAnswersSchema,
  mealFrequency: mealFrequencySchema,
  consent: visitorConsentSchema,
});
export type OrderRequest = z.infer<typeof orderRequestSchema>;

const changeSchema = z.object({
  text: z.string(),
  at: instantSchema,
  answeredAt: instantSchema.optional(),
});

const orderViewSchema = z.object({
  id: idSchema,
  code: z.string(),
  state: z.enum(ORDER_STATES),
  /** đồng. */
  amount: z.number().int(),
  createdAt: instantSchema,
  paidAt: instantSchema.optional(),
  acceptBy: instantSchema.optional(),
  acceptedAt: instantSchema.optional(),
  expertName: z.string().optional(),
  deliveredAt: instantSchema.optional(),
  /** Where the delivered week is read; absent until the expert's device has sent it. */
  clientUrl: z.string().optional(),
  change: changeSchema.optional(),
  refundReason: z.enum(REFUND_REASONS).optional(),
  refundedAt: instantSchema.optional(),
  /** Address of its mails; absent from older gateways. */
  email: z.string().optional(),
  /** False: nothing is mailed there before it is confirmed. Absent where no confirmation is needed. */
  emailConfirmed: z.literal(false).optional(),
});
export type OrderView = z.infer<typeof orderViewSchema>;

const openPaymentSchema = paymentViewSchema.extend({ token: z.string() });

const visitorAnswer = ok({
  order: orderViewSchema,
  token: z.string(),
  /** Where its visitor gives the account for a refund, while they are asked; from the root of the site. */
  refundPath: z.string().optional(),
  /** It was opened by a mail's link, which mends no address. */
  byMail: z.literal(true).optional(),
  /** Staff were asked, by a mail's link, to cancel it. */
  refundAsked: z.literal(true).optional(),
  /** Absent where nothing is to be paid. */
  payment: openPaymentSchema.optional(),
});
export type VisitorOrder = Omit<z.infer<typeof visitorAnswer>, 'success'>;

const tokenSchema = z.string().min(20).max(100);
const params = z.object({ id: idSchema });

export const placeOrder = contract({
  method: 'post',
  path: VISITOR_CALLS.orders,
  callers: ['anyone'],
  body: orderRequestSchema,
  bodyLimit: 16_000,
  answer: visitorAnswer,
});

export const readOrder = contract({
  method: 'get',
  path: '/api/orders/:id',
  callers: ['anyone'],
  params,
  headers: tokenHeaders(tokenSchema),
  answer: visitorAnswer,
});

export const renewOrderPayment = contract({
  method: 'post',
  path: '/api/orders/:id/payment',
  callers: ['anyone'],
  params,
  body: z.object({ token: tokenSchema }),
  answer: visitorAnswer,
});

/** The money goes back while no expert has accepted it. By a mail's link it only asks the staff. */
export const cancelOrder = contract({
  method: 'post',
  path: '/api/orders/:id/cancel',
  callers: ['anyone'],
  params,
  body: z.object({ token: tokenSchema }),
  answer: visitorAnswer,
});

export const changeOrder = contract({
  method: 'post',
  path: '/api/orders/:id/change',
  callers: ['anyone'],
  params,
  body: z.object({
    token: tokenSchema,
    text: z.string().overwrite(cleanLetters).trim().min(CHANGE_TEXT.min).max(CHANGE_TEXT.max),
  }),
  answer: visitorAnswer,
});

export const confirmOrderEmail = contract({
  method: 'post',
  path: '/api/orders/:id/confirm',
  callers: ['anyone'],
  params,
  body: z.object({ token: tokenSchema }),
  answer: done,
});

/**
 * The new address must be confirmed, and all former links end. The device chooses the new token, so that a repeated call
 * counts once.
 */
export const correctOrderEmail = contract({
  method: 'post',
  path: '/api/orders/:id/email',
  callers: ['anyone'],
  params,
  body: z.object({
    token: tokenSchema,
    email: emailSchema,
    nextToken: z.string().regex(/^[\w-]{32,100}$/),
  }),
  answer: visitorAnswer,
});

export const orderPdf = contract({
  method: 'get',
  path: '/api/orders/:id/pdf',
  callers: ['anyone'],
  params,
  headers: tokenHeaders(tokenSchema),
  answer: { mediaTypes: ['application/pdf'] },
});

const openOrderSchema = z.object({
  id: idSchema,
  code: z.string(),
  paidAt: instantSchema,
  acceptBy: instantSchema,
  answers: surveyAnswersSchema,
  mealFrequency: mealFrequencySchema,
});
export type OpenOrder = z.infer<typeof openOrderSchema>;

const ownOrderSchema = openOrderSchema.extend({
  state: z.enum(ORDER_STATES),
  contact: contactSchema,
  acceptedAt: instantSchema,
  deliverBy: instantSchema,
  /** Delivered, but its menus have not come from the expert's device since then. */
  deliveringSince: instantSchema.optional(),
  deliveredAt: instantSchema.optional(),
  change: changeSchema.optional(),
  refundedAt: instantSchema.optional(),
});
export type OwnOrder = z.infer<typeof ownOrderSchema>;

export const listOrders = contract({
  method: 'get',
  path: '/api/expert/orders',
  callers: ['expert'],
  answer: ok({
    takesOrders: z.boolean(),
    open: z.array(openOrderSchema),
    mine: z.array(ownOrderSchema),
  }),
});

export const takeOrders = contract({
  method: 'put',
  path: '/api/expert/orders/taking',
  callers: ['expert'],
  body: z.object({ takesOrders: z.boolean() }),
  answer: ok({ takesOrders: z.boolean() }),
});

export const acceptOrder = contract({
  method: 'post',
  path: '/api/expert/orders/:id/accept',
  callers: ['expert'],
  params,
  answer: ok({ order: ownOrderSchema }),
});

export const deliverOrder = contract({
  method: 'post',
  path: '/api/expert/orders/:id/deliver',
  callers: ['expert'],
  params,
  body: z.object({ clientId: idSchema }),
  answer: ok({ order: ownOrderSchema }),
});

/** No health data. */
const staffOrderSchema = orderViewSchema
  .omit({ clientUrl: true, change: true, email: true })
  .extend({
    contact: contactSchema.pick({ name: true, email: true }),
    paymentId: idSchema.optional(),
    paidAmount: z.number().int().optional(),
    deliverBy: instantSchema.optional(),
    deliveringSince: instantSchema.optional(),
  });
export type StaffOrder = z.infer<typeof staffOrderSchema>;

export const listAllOrders = contract({
  method: 'get',
  path: '/api/admin/orders',
  callers: ['admin:viewBillingHistory'],
  query: z.object({ state: z.enum(ORDER_STATES).optional() }),
  answer: ok({ orders: z.array(staffOrderSchema) }),
});
