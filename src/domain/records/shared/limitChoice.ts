import { z } from 'zod';
import { localDateSchema } from '../../schema/primitives';
import type { ShapeFor } from '../../schema/fields';
import { set } from '../../schema/mergeFields';

export const MAX_LIMIT_CHOICES = 30;

/** The expert's decision which of several limits gives way that cannot be kept together; a limit is named by its key. */
export const limitChoiceSchema = z.strictObject({
  /** The limit that gives way. */
  limit: z.string().min(1).max(300),
  /** Its figure on that day: a choice about one figure says nothing of another. */
  value: z.number().min(0).max(1_000_000),
  /** The limits that it gives way to. */
  to: z.array(z.string().min(1).max(300)).min(1).max(12),
  date: localDateSchema,
});
export type LimitChoice = z.infer<typeof limitChoiceSchema>;

export const limitChoiceShape = {
  fields: {
    limit: { label: 'Giới hạn nhường' },
    value: { label: 'Mức của giới hạn' },
    to: { label: 'Nhường cho', merge: set },
    date: { label: 'Ngày chọn' },
  },
  groups: [{ fields: ['value', 'to', 'date'], pivots: ['value', 'to', 'date'] }],
} as const satisfies ShapeFor<LimitChoice>;
