import { z } from 'zod';
import type { Payment } from '../../../src/domain/money/payments';
import type { JobKind } from '../jobs/kinds';
import { jobRequest, type JobRequest } from '../jobs/queue';

/** Money waits for as long as it takes: after that, for an administrator. */
const MONEY = { maxAttempts: 60, mostPerSubject: 1_000, repeatable: true } as const;

/** Counts what a message of the bank says for the payment that it belongs to, or does with it what staff decided. */
export const TAKE_TRANSFER: JobKind<{ transferId: string; decidedAt?: string | undefined }> = {
  name: 'payments.transfer',
  label: 'Ghi nhận tiền ngân hàng báo',
  payload: z.object({ transferId: z.string(), decidedAt: z.string().optional() }),
  ...MONEY,
};

/** Gives what was paid for. */
export const SETTLE_PAYMENT: JobKind<{ paymentId: string }> = {
  name: 'payments.settle',
  label: 'Giao thứ đã được thanh toán',
  payload: z.object({ paymentId: z.string() }),
  ...MONEY,
};

/** Takes back what was given, once staff have decided to give the money back. */
export const REFUND_PAYMENT: JobKind<{ paymentId: string }> = {
  name: 'payments.refund',
  label: 'Thu hồi sau khi hoàn tiền',
  payload: z.object({ paymentId: z.string() }),
  ...MONEY,
};

/** Books that staff have sent a refund. */
export const REFUND_SENT: JobKind<{ paymentId: string }> = {
  name: 'payments.refundSent',
  label: 'Ghi sổ tiền hoàn đã chuyển',
  payload: z.object({ paymentId: z.string() }),
  ...MONEY,
};

const MAIL = { maxAttempts: 8, mostPerSubject: 20, repeatable: false } as const;

export const RECEIPT_MAIL: JobKind<{ paymentId: string }> = {
  name: 'mail.paymentReceipt',
  label: 'Thư biên nhận thanh toán',
  payload: z.object({ paymentId: z.string() }),
  ...MAIL,
};

export const REFUND_MAIL: JobKind<{ paymentId: string }> = {
  name: 'mail.refund',
  label: 'Thư báo hoàn tiền',
  payload: z.object({ paymentId: z.string() }),
  ...MAIL,
};

/** The job that gives what was paid for; paid again after a refusal, it is another one. */
export const settleRequest = ({
  paymentId,
  paidAt,
}: Pick<Payment, 'paymentId' | 'paidAt'>): JobRequest =>
  jobRequest(SETTLE_PAYMENT, { key: `${paymentId} ${paidAt ?? ''}`, payload: { paymentId } });
