import { z } from 'zod';
import { idSchema, instantSchema } from '../schema/primitives';
import { dueAmount } from './due';
import { HISTORY_STATUSES, historyStatusOf } from './history';
import { paymentViewSchema, type PaymentView } from './paymentView';

/** Steps to a paid code, in their order. */
export const PAYMENT_STEPS = [
  'Mở ứng dụng ngân hàng',
  'Quét mã, hoặc chọn quét từ ảnh đã lưu',
  'So số tiền và nội dung',
  'Chuyển, rồi quay lại đây',
] as const;

/** A code for a tier by the names of the platform specification (section 3); `view` has all that its window needs. */
export const qrPaymentSchema = z.object({
  id: idSchema,
  subscriptionName: z.string(),
  /** VND. */
  amount: z.number().int(),
  reference: z.string(),
  expiresAt: instantSchema,
  /** Text of the VietQR code. */
  qrCode: z.string(),
  bankInfo: z.object({
    bankName: z.string(),
    accountNumber: z.string(),
    accountHolder: z.string(),
    /** VND that are still to pay. */
    amount: z.number().int(),
    content: z.string(),
    fullContent: z.string(),
  }),
  instructions: z.object({
    step1: z.string(),
    step2: z.string(),
    step3: z.string(),
    step4: z.string(),
  }),
  status: z.enum(HISTORY_STATUSES),
  view: paymentViewSchema,
});
export type QrPayment = z.infer<typeof qrPaymentSchema>;

/** Where to send a payment's money, by the names of the platform specification. */
export const bankInfoOf = (view: PaymentView): QrPayment['bankInfo'] => ({
  bankName: view.bank.name,
  accountNumber: view.bank.account,
  accountHolder: view.bank.holder,
  amount: dueAmount(view),
  content: view.memo,
  fullContent: view.memo,
});

export function qrPaymentOf(view: PaymentView): QrPayment {
  const [step1, step2, step3, step4] = PAYMENT_STEPS;
  return {
    id: view.id,
    subscriptionName: view.description,
    amount: view.amount,
    reference: view.memo,
    expiresAt: view.expiresAt,
    qrCode: view.qr,
    bankInfo: bankInfoOf(view),
    instructions: { step1, step2, step3, step4 },
    status: historyStatusOf(view),
    view,
  };
}
