import { z } from 'zod';
import type { Payment } from '../../../src/domain/money/payments';
import type { JobKind } from '../jobs/kinds';
import { jobRequest, type JobRequest } from '../jobs/queue';

/** Money waits for as long as it takes: after that, for an administrator. */
const MONEY = { maxAttempts: 60, mostPerSubject: 1_000, repeatable: true } as const;

/** Counts what a message of the bank says for the payment that it belongs to. */
export const TAKE_TRANSFER: JobKind<{ transferId: string }> = {
  name: 'payments.transfer',
  label: 'Ghi nhận tiền ngân hàng báo',
  payload: z.object({ transferId: z.string() }),
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
export const settleRequest = ({ paymentId, paidAt }: Payment): JobRequest =>
  jobRequest(SETTLE_PAYMENT, { key: `${paymentId} ${paidAt ?? ''}`, payload: { paymentId } });
