import { z } from 'zod';
import { printableSchema } from './printableModel';
import { documentBase, idSchema, longText, shortText } from '../schema/primitives';
import type { TwoWayDefinition } from '../schema/definition';
import { atomic, baseFields } from '../schema/mergeFields';

export const outboxSchema = z.strictObject({
  ...documentBase,
  kind: z.enum(['menu_email', 'recipe_email', 'document_email']),
  targetId: idSchema,
  clientId: idSchema.optional(),
  customerName: shortText,
  /** A line break would inject another mail header. */
  customerEmail: z
    .string()
    .max(320)
    .refine((address) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(address)),
  subject: shortText,
  message: longText.optional(),
  /** The printable as seen when it was written: that is sent, whatever becomes of the menu. */
  printable: printableSchema.optional(),
  /** It was written by a rule and not by a person; whoever stopped such mails gets none. */
  automatic: z.boolean().optional(),
  /** The entry whose mail may have gone out, and is sent again: both have one Message-ID. */
  resendOf: idSchema.optional(),
});
export type OutboxEntry = z.infer<typeof outboxSchema>;

export const outbox = {
  schema: outboxSchema,
  label: 'E-mail',
  database: 'workspace',
  direction: 'two-way',
  title: { field: 'subject', untitled: 'Thư gửi khách hàng' },
  fields: {
    ...baseFields,
    kind: {
      label: 'Loại thư',
      words: {
        menu_email: 'Gửi thực đơn',
        recipe_email: 'Gửi công thức',
        document_email: 'Gửi tài liệu',
      },
    },
    targetId: { label: 'Nội dung đính kèm' },
    clientId: { label: 'Khách hàng' },
    customerName: { label: 'Tên người nhận' },
    customerEmail: { label: 'Email người nhận' },
    subject: { label: 'Tiêu đề' },
    message: { label: 'Lời nhắn', freeText: true },
    printable: { label: 'Nội dung', merge: atomic },
    automatic: { label: 'Gửi tự động' },
    resendOf: { label: 'Gửi lại của' },
  },
  groups: [],
  recompute: null,
  published: null,
} as const satisfies TwoWayDefinition<typeof outboxSchema>;
