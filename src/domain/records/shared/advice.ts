import { z } from 'zod';
import type { ShapeFor } from '../../schema/fields';

export const adviceDecisionSchema = z.strictObject({
  id: z.string().min(1).max(60),
  state: z.enum(['off', 'changed']),
  text: z.string().max(300).optional(),
});
export type AdviceDecision = z.infer<typeof adviceDecisionSchema>;

export const adviceDecisionShape = {
  fields: {
    id: { label: 'Lời dặn' },
    state: { label: 'Quyết định', words: { off: 'Không in', changed: 'Đã sửa lời' } },
    text: { label: 'Lời đã sửa' },
  },
  groups: [{ fields: ['state', 'text'], pivots: ['state', 'text'] }],
} as const satisfies ShapeFor<AdviceDecision>;
