import { z } from 'zod';
import type { JobKind } from '../jobs/kinds';

const MAIL = {
  maxAttempts: 8,
  mostPerSubject: 20,
  repeatable: false,
  payload: z.object({ purchaseId: z.string(), time: z.number().int().optional() }),
} as const;

/** The job carries neither link nor paper: its run makes them. */
export const PURCHASE_MAIL: JobKind<{ purchaseId: string; time?: number | undefined }> = {
  name: 'mail.purchase',
  label: 'Thư gửi công thức hay thực đơn đã mua',
  ...MAIL,
};
