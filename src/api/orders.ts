import { z } from 'zod';
import { emailSchema, isPersonName } from '../domain/accounts/account';
import { cleanLetters } from '../domain/text/cleanLetters';
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
  name: z.string().trim().min(1).max(120).refine(isPersonName),
  email: emailSchema,
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d .()-]{8,20}$/)
    .optional(),
});
export type OrderContact = z.infer<typeof contactSchema>;

/** Order of a visitor. The device makes its id: the same id again is the same order. */
export const orderRequestSchema = z.object({
  id: z.uuid().pipe(idSchema),
  contact: contactSchema,
  answers: surveyAnswersSchema,
  mealFrequency: mealFrequencySchema,
  consent: visitorConsentSchema,
});
export type OrderRequest = z.infer<typeof orderRequestSchema>;

/** The one change that a visitor asked for after the delivery. */
const changeSchema = z.object({
  text: z.string(),
  at: instantSchema,
  /** When the expert delivered anew. */
  answeredAt: instantSchema.optional(),
});

/** An order as its visitor sees it. */
const orderViewSchema = z.object({
  id: idSchema,
  code: z.string(),
  state: z.enum(ORDER_STATES),
  /** đồng. */
  amount: z.number().int(),
  createdAt: instantSchema,
  paidAt: instantSchema.optional(),
  /** Until when an expert may accept it. */
  acceptBy: instantSchema.optional(),
  acceptedAt: instantSchema.optional(),
  expertName: z.string().optional(),
  deliveredAt: instantSchema.optional(),
  /** Where the delivered week is read; absent until the expert's device has sent it. */
  clientUrl: z.string().optional(),
  change: changeSchema.optional(),
  refundReason: z.enum(REFUND_REASONS).optional(),
  refundedAt: instantSchema.optional(),
  /** Where its mails go; absent from a gateway of before. */
  email: z.string().optional(),
  /** The address has to be confirmed by its mail before anything is told there; absent where it needs not. */
  emailConfirmed: z.literal(false).optional(),
});
export type OrderView = z.infer<typeof orderViewSchema>;

/** The payment that the visitor sees, with the token that opens it. */
const openPaymentSchema = paymentViewSchema.extend({ token: z.string() });

const visitorAnswer = ok({
  order: orderViewSchema,
  /** Opens the order to who holds it. */
  token: z.string(),
  /** Where its visitor gives the account for a refund, while they are asked; from the root of the site. */
  refundPath: z.string().optional(),
  /** It was opened by a mail's link, which mends no address. */
  byMail: z.literal(true).optional(),
  /** Absent where nothing is to be paid. */
  payment: openPaymentSchema.optional(),
});
export type VisitorOrder = Omit<z.infer<typeof visitorAnswer>, 'success'>;

const tokenSchema = z.string().min(20).max(100);
const params = z.object({ id: idSchema });

/** Places an order and makes its payment. */
export const placeOrder = contract({
  method: 'post',
  path: VISITOR_CALLS.orders,
  callers: ['anyone'],
  body: orderRequestSchema,
  bodyLimit: 16_000,
  answer: visitorAnswer,
});

/** For who holds its token. */
export const readOrder = contract({
  method: 'get',
  path: '/api/orders/:id',
  callers: ['anyone'],
  params,
  headers: tokenHeaders(tokenSchema),
  answer: visitorAnswer,
});

/** Makes another code where the former one is over. */
export const renewOrderPayment = contract({
  method: 'post',
  path: '/api/orders/:id/payment',
  callers: ['anyone'],
  params,
  body: z.object({ token: tokenSchema }),
  answer: visitorAnswer,
});

/** Gives the order up; what was paid goes back while no expert has accepted it. */
export const cancelOrder = contract({
  method: 'post',
  path: '/api/orders/:id/cancel',
  callers: ['anyone'],
  params,
  body: z.object({ token: tokenSchema }),
  answer: visitorAnswer,
});

/** Asks once for a change of what was delivered; the expert delivers anew. */
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

/** Shows by the link of a mail that the address of an order is its visitor's; the mails follow. */
export const confirmOrderEmail = contract({
  method: 'post',
  path: '/api/orders/:id/confirm',
  callers: ['anyone'],
  params,
  body: z.object({ token: tokenSchema }),
  answer: done,
});

/**
 * Mends the address of an order; it has to be confirmed, and all links of before end. The device chooses what opens the order from
 * then on: asked again with the same, it is done once.
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

/** The delivered week as a PDF. */
export const orderPdf = contract({
  method: 'get',
  path: '/api/orders/:id/pdf',
  callers: ['anyone'],
  params,
  headers: tokenHeaders(tokenSchema),
  answer: { mediaTypes: ['application/pdf'] },
});

/** An order that waits for an expert: neither name nor address. */
const openOrderSchema = z.object({
  id: idSchema,
  code: z.string(),
  paidAt: instantSchema,
  acceptBy: instantSchema,
  answers: surveyAnswersSchema,
  mealFrequency: mealFrequencySchema,
});
export type OpenOrder = z.infer<typeof openOrderSchema>;

/** An order as the expert sees who has accepted it. */
const ownOrderSchema = openOrderSchema.extend({
  state: z.enum(ORDER_STATES),
  contact: contactSchema,
  acceptedAt: instantSchema,
  deliverBy: instantSchema,
  /** Since when it is delivered and the gateway waits for its menus from the expert's device. */
  deliveringSince: instantSchema.optional(),
  deliveredAt: instantSchema.optional(),
  change: changeSchema.optional(),
  refundedAt: instantSchema.optional(),
});
export type OwnOrder = z.infer<typeof ownOrderSchema>;

/** Orders that wait for somebody, the oldest first, and those of the caller, the newest first. */
export const listOrders = contract({
  method: 'get',
  path: '/api/expert/orders',
  callers: ['expert'],
  answer: ok({
    /** Whether the caller takes orders; without, none that waits is shown. */
    takesOrders: z.boolean(),
    open: z.array(openOrderSchema),
    mine: z.array(ownOrderSchema),
  }),
});

/** Begins or stops taking orders; what was accepted before stays. */
export const takeOrders = contract({
  method: 'put',
  path: '/api/expert/orders/taking',
  callers: ['expert'],
  body: z.object({ takesOrders: z.boolean() }),
  answer: ok({ takesOrders: z.boolean() }),
});

/** The first who asks gets it. */
export const acceptOrder = contract({
  method: 'post',
  path: '/api/expert/orders/:id/accept',
  callers: ['expert'],
  params,
  answer: ok({ order: ownOrderSchema }),
});

/** Says that the menus are ready; the visitor gets a mail with the link. */
export const deliverOrder = contract({
  method: 'post',
  path: '/api/expert/orders/:id/deliver',
  callers: ['expert'],
  params,
  body: z.object({ clientId: idSchema }),
  answer: ok({ order: ownOrderSchema }),
});

/** An order as staff see it: no health data. */
const staffOrderSchema = orderViewSchema
  .omit({ clientUrl: true, change: true, email: true })
  .extend({
    contact: contactSchema.pick({ name: true, email: true }),
    paymentId: idSchema.optional(),
    /** đồng that came for it. */
    paidAmount: z.number().int().optional(),
    /** Until when its expert should deliver it. */
    deliverBy: instantSchema.optional(),
    /** Since when its expert has delivered it, and its menus have not come. */
    deliveringSince: instantSchema.optional(),
  });
export type StaffOrder = z.infer<typeof staffOrderSchema>;

/** Orders for the staff, the newest first; `state`: only those. */
export const listAllOrders = contract({
  method: 'get',
  path: '/api/admin/orders',
  callers: ['admin:viewBillingHistory'],
  query: z.object({ state: z.enum(ORDER_STATES).optional() }),
  answer: ok({ orders: z.array(staffOrderSchema) }),
});
