import { z } from 'zod';
import type { Payment } from '../../../src/domain/money/payments';
import { reminderSchema, type Reminder } from '../../../src/domain/money/reminders';
import type { JobKind } from '../jobs/kinds';
import { jobRequest, type JobRequest } from '../jobs/queue';

const PATIENT = { maxAttempts: 60, mostPerSubject: 1_000, repeatable: true } as const;
/** Retried until done, then escalated to an administrator. */
const MONEY = { ...PATIENT, mustBeDone: true } as const;

/** Applies a bank transfer to its payment, or carries out a staff decision about it. */
export const TAKE_TRANSFER: JobKind<{ transferId: string; decidedAt?: string | undefined }> = {
  name: 'payments.transfer',
  label: 'Ghi nhận tiền ngân hàng báo',
  payload: z.object({ transferId: z.string(), decidedAt: z.string().optional() }),
  ...MONEY,
};

export const SETTLE_PAYMENT: JobKind<{ paymentId: string }> = {
  name: 'payments.settle',
  label: 'Giao thứ đã được thanh toán',
  payload: z.object({ paymentId: z.string() }),
  ...MONEY,
};

const ofRefund = z.object({ paymentId: z.string(), at: z.string().optional() });
type OfRefund = { paymentId: string; at?: string | undefined };

export const REFUND_PAYMENT: JobKind<OfRefund> = {
  name: 'payments.refund',
  label: 'Thu hồi sau khi hoàn tiền',
  payload: ofRefund,
  ...MONEY,
};

export const REFUND_SENT: JobKind<OfRefund> = {
  name: 'payments.refundSent',
  label: 'Ghi sổ tiền hoàn đã chuyển',
  payload: ofRefund,
  ...MONEY,
};

export const TRANSFER_SENT: JobKind<{ transferId: string }> = {
  name: 'payments.transferSent',
  label: 'Ghi sổ tiền trả lại đã chuyển',
  payload: z.object({ transferId: z.string() }),
  ...MONEY,
};

const MAIL = { maxAttempts: 8, mostPerSubject: 20, repeatable: false } as const;

export const RECEIPT_MAIL: JobKind<{ paymentId: string }> = {
  name: 'mail.paymentReceipt',
  label: 'Thư biên nhận thanh toán',
  payload: z.object({ paymentId: z.string() }),
  ...MAIL,
};

export const REFUND_MAIL: JobKind<OfRefund> = {
  name: 'mail.refund',
  label: 'Thư báo hoàn tiền',
  payload: ofRefund,
  ...MAIL,
};

/** To the payer whom a message names that is given back. */
export const TRANSFER_MAIL: JobKind<{ transferId: string }> = {
  name: 'mail.transferGivenBack',
  label: 'Thư báo trả lại tiền chuyển nhầm',
  payload: z.object({ transferId: z.string() }),
  ...MAIL,
};

const reminderPayload = reminderSchema.extend({ workspaceId: z.string() });
type ReminderPayload = Reminder & { workspaceId: string };

export const REMIND: JobKind<ReminderPayload> = {
  name: 'subscription.reminder',
  label: 'Nhắc ngày hết hạn gói',
  payload: reminderPayload,
  ...PATIENT,
};

export const REMINDER_MAIL: JobKind<ReminderPayload> = {
  name: 'mail.subscriptionReminder',
  label: 'Thư nhắc ngày hết hạn gói',
  payload: reminderPayload,
  ...MAIL,
};

export const reminderRequest = (
  kind: JobKind<ReminderPayload>,
  workspaceId: string,
  reminder: Reminder,
): JobRequest =>
  jobRequest(kind, {
    key: `${workspaceId} ${reminder.until} ${reminder.kind} ${reminder.days}`,
    payload: { workspaceId, ...reminder },
  });

/**
 * Paid again after a refusal it is another job.
 * @param decidedAt when staff assigned the transfer: it pays with the same bank time again
 */
export const settleRequest = (
  { paymentId, paidAt = '' }: Pick<Payment, 'paymentId' | 'paidAt'>,
  decidedAt?: string,
): JobRequest =>
  jobRequest(SETTLE_PAYMENT, {
    key: [paymentId, paidAt, ...(decidedAt === undefined ? [] : [decidedAt])].join(' '),
    payload: { paymentId },
  });
