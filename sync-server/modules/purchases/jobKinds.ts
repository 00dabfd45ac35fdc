import { z } from 'zod';
import type { JobKind } from '../jobs/kinds';

/** A mail server that is away for a few hours loses nothing. */
const MAIL = {
  maxAttempts: 8,
  mostPerSubject: 20,
  repeatable: false,
  payload: z.object({ purchaseId: z.string(), time: z.number().int().optional() }),
} as const;

/** Link and paper to who bought something. The job carries neither: its run makes them. */
export const PURCHASE_MAIL: JobKind<{ purchaseId: string; time?: number | undefined }> = {
  name: 'mail.purchase',
  label: 'Thư gửi công thức hay thực đơn đã mua',
  ...MAIL,
};
