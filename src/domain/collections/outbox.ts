import { z } from 'zod';
import { documentBase, idSchema, longText, shortText } from '../primitives';
import type { TwoWayDefinition } from './shared/definition';
import { baseFields } from './shared/parts';

/** An effect that needs the server: written on the device, carried out by the gateway. */
export const outboxSchema = z.strictObject({
  ...documentBase,
  kind: z.enum(['menu_email', 'recipe_email']),
  targetId: idSchema,
  clientId: idSchema.optional(),
  customerName: shortText,
  customerEmail: z.string().max(320),
  subject: shortText,
  message: longText.optional(),
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
      words: { menu_email: 'Gửi thực đơn', recipe_email: 'Gửi công thức' },
    },
    targetId: { label: 'Nội dung đính kèm' },
    clientId: { label: 'Khách hàng' },
    customerName: { label: 'Tên người nhận' },
    customerEmail: { label: 'Email người nhận' },
    subject: { label: 'Tiêu đề' },
    message: { label: 'Lời nhắn', freeText: true },
  },
  groups: [],
  recompute: null,
  published: null,
} as const satisfies TwoWayDefinition<typeof outboxSchema>;
