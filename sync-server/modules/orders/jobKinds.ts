import { z } from 'zod';
import { idSchema } from '../../../src/domain/primitives';
import type { JobKind } from '../jobs/kinds';
import { jobRequest, type JobRequest } from '../jobs/queue';

const MAILS = ['paid', 'accepted', 'delivered', 'refunding'] as const;
export type OrderMail = (typeof MAILS)[number];

/** Tells the visitor how an order stands; one mail of each kind for an order. */
export const ORDER_MAIL: JobKind<{ orderId: string; mail: OrderMail }> = {
  name: 'mail.order',
  label: 'Thư về đơn thực đơn tuần',
  payload: z.object({ orderId: idSchema, mail: z.enum(MAILS) }),
  maxAttempts: 8,
  mostPerSubject: 1_000,
  repeatable: false,
};

/** The job of a mail about an order. */
export const mailRequest = (orderId: string, mail: OrderMail): JobRequest =>
  jobRequest(ORDER_MAIL, { key: `${orderId} ${mail}`, payload: { orderId, mail } });
