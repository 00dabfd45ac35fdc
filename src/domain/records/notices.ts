import { z } from 'zod';
import { tierSchema } from '../accounts/access/tiers';
import { idSchema, instantSchema, longText, shortText } from '../schema/primitives';
import type { PullOnlyDefinition } from '../schema/definition';
import { baseFields } from '../schema/mergeFields';

export const noticeSchema = z.strictObject({
  id: idSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
  kind: z.enum(['account', 'receipt', 'notification', 'mail_stop']),
  title: shortText.optional(),
  body: longText.optional(),
  /** For `kind: 'account'`: what the account may do now. */
  account: z
    .strictObject({
      status: z.enum(['pending', 'approved', 'rejected', 'suspended']),
      plan: tierSchema,
      maxClients: z.number().int().min(0),
    })
    .optional(),
  /** For `kind: 'receipt'`: the outbox document that it answers. */
  outboxId: idSchema.optional(),
  outcome: z.enum(['sent', 'failed', 'maybe_sent']).optional(),
  /** For `kind: 'mail_stop'`: who wants no automatic mails any more. */
  clientId: idSchema.optional(),
  /** For `kind: 'notification'`: the expert's document that it speaks of. */
  about: z.strictObject({ collection: z.string().max(40), id: idSchema }).optional(),
  act: z.string().max(40).optional(),
});
export type Notice = z.infer<typeof noticeSchema>;

export const notices = {
  schema: noticeSchema,
  label: 'Thông báo',
  database: 'workspace',
  direction: 'pull-only',
  keptAs: 'documents',
  fields: {
    id: baseFields.id,
    createdAt: baseFields.createdAt,
    updatedAt: baseFields.updatedAt,
    kind: { label: 'Loại thông báo' },
    title: { label: 'Tiêu đề' },
    body: { label: 'Nội dung' },
    account: { label: 'Tài khoản' },
    outboxId: { label: 'Thư' },
    outcome: { label: 'Kết quả' },
    clientId: { label: 'Khách hàng' },
    about: { label: 'Nội dung được nhắc tới' },
    act: { label: 'Việc đã làm' },
  },
} as const satisfies PullOnlyDefinition<typeof noticeSchema>;
