import { z } from 'zod';
import { idSchema, instantSchema } from '../schema/primitives';
import { dueAmount } from './due';
import { HISTORY_STATUSES, getHistoryStatus } from './history';
import { paymentViewSchema, type PaymentView } from './paymentView';

export const PAYMENT_STEPS = [
  'Mở ứng dụng ngân hàng',
  'Quét mã, hoặc chọn quét từ ảnh đã lưu',
  'So số tiền và nội dung',
  'Chuyển, rồi quay lại đây',
] as const;

/** Field names of the platform specification (section 3). */
export const qrPaymentSchema = z.object({
  id: idSchema,
  subscriptionName: z.string(),
  amount: z.number().int(),
  reference: z.string(),
  expiresAt: instantSchema,
  qrCode: z.string(),
  bankInfo: z.object({
    bankName: z.string(),
    accountNumber: z.string(),
    accountHolder: z.string(),
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

export const buildBankInfo = (view: PaymentView): QrPayment['bankInfo'] => ({
  bankName: view.bank.name,
  accountNumber: view.bank.account,
  accountHolder: view.bank.holder,
  amount: dueAmount(view),
  content: view.memo,
  fullContent: view.memo,
});

export function buildQrPayment(view: PaymentView): QrPayment {
  const [step1, step2, step3, step4] = PAYMENT_STEPS;
  return {
    id: view.id,
    subscriptionName: view.description,
    amount: view.amount,
    reference: view.memo,
    expiresAt: view.expiresAt,
    qrCode: view.qr,
    bankInfo: buildBankInfo(view),
    instructions: { step1, step2, step3, step4 },
    status: getHistoryStatus(view),
    view,
  };
}
