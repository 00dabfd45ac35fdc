import { z } from 'zod';
import { idSchema } from '../../../src/domain/schema/primitives';
import type { JobKind } from '../jobs/kinds';
import { jobRequest, type JobRequest } from '../jobs/queue';

const MAILS = ['paid', 'accepted', 'delivered', 'redelivered', 'refunding'] as const;
export type OrderMail = (typeof MAILS)[number];

export const ORDER_MAIL: JobKind<{
  orderId: string;
  mail: OrderMail;
  isConfirmed?: true | undefined;
}> = {
  name: 'mail.order',
  label: 'Thư về đơn thực đơn tuần',
  payload: z.object({
    orderId: idSchema,
    mail: z.enum(MAILS),
    isConfirmed: z.literal(true).optional(),
  }),
  maxAttempts: 8,
  mostPerSubject: 1_000,
  repeatable: false,
};

export const DELIVER_ORDER: JobKind<{ orderId: string; at: string }> = {
  name: 'orders.deliver',
  label: 'Giao đơn khi thực đơn lên tới máy chủ',
  payload: z.object({ orderId: idSchema, at: z.string() }),
  maxAttempts: 60,
  mostPerSubject: 1_000,
  repeatable: true,
};

export const DELIVER_PLAN: JobKind<{
  orderId: string;
  workspaceId: string;
  planId: string;
  at: string;
}> = {
  name: 'orders.deliverPlan',
  label: 'Giao đơn bằng kế hoạch vừa giao',
  payload: z.object({ orderId: idSchema, workspaceId: idSchema, planId: idSchema, at: z.string() }),
  maxAttempts: 60,
  mostPerSubject: 1_000,
  repeatable: true,
};

export const ASSIGN_ORDER: JobKind<{ orderId: string }> = {
  name: 'orders.assign',
  label: 'Ghi nhận phần của chuyên gia nhận đơn',
  payload: z.object({ orderId: idSchema }),
  maxAttempts: 60,
  mostPerSubject: 1_000,
  repeatable: true,
  mustBeDone: true,
};

export const assignRequest = (orderId: string): JobRequest =>
  jobRequest(ASSIGN_ORDER, { key: orderId, payload: { orderId } });

export const mailRequest = (orderId: string, mail: OrderMail): JobRequest =>
  jobRequest(ORDER_MAIL, { key: `${orderId} ${mail}`, payload: { orderId, mail } });

const addressed = (name: string, corrections: number): string =>
  corrections === 0 ? name : `${name} ${corrections}`;

export const confirmedMailRequest = (
  { orderId, corrections = 0 }: { orderId: string; corrections?: number | undefined },
  mail: OrderMail,
): JobRequest =>
  jobRequest(ORDER_MAIL, {
    key: addressed(`${orderId} confirmed`, corrections),
    payload: { orderId, mail, isConfirmed: true },
  });

export const correctedMailRequest = (
  orderId: string,
  mail: OrderMail,
  corrections: number,
): JobRequest =>
  jobRequest(ORDER_MAIL, {
    key: addressed(`${orderId} ${mail} mended`, corrections),
    payload: { orderId, mail },
  });

const NEWS = ['open', 'change', 'email'] as const;
export type ExpertNews = (typeof NEWS)[number];

export const TELL_EXPERTS: JobKind<{ orderId: string; news: ExpertNews }> = {
  name: 'orders.tellExperts',
  label: 'Báo chuyên gia về đơn thực đơn tuần',
  payload: z.object({ orderId: idSchema, news: z.enum(NEWS) }),
  maxAttempts: 20,
  mostPerSubject: 1_000,
  repeatable: true,
};

export const EXPERT_MAIL: JobKind<{ orderId: string; expertId: string; news: ExpertNews }> = {
  name: 'mail.orderExpert',
  label: 'Thư báo chuyên gia về đơn thực đơn tuần',
  payload: z.object({ orderId: idSchema, expertId: idSchema, news: z.enum(NEWS) }),
  maxAttempts: 8,
  mostPerSubject: 1_000,
  repeatable: false,
};

export const tellRequest = (orderId: string, news: ExpertNews, time = 0): JobRequest =>
  jobRequest(TELL_EXPERTS, {
    key: addressed(`${orderId} ${news}`, time),
    payload: { orderId, news },
  });

export const expertMailRequest = (
  payload: { orderId: string; expertId: string; news: ExpertNews },
  subject: string,
): JobRequest =>
  jobRequest(EXPERT_MAIL, {
    key: `${payload.orderId} ${payload.expertId} ${payload.news}`,
    subject,
    payload,
  });
