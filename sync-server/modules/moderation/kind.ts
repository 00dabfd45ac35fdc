import { z } from 'zod';
import type { JobKind } from '../jobs/kinds';

const payload = z.object({
  type: z.enum(['menus', 'recipes', 'articles']),
  workspaceId: z.string().max(80),
  id: z.string().max(80),
});
export type ModerationTarget = z.infer<typeof payload>;

export const APPLY_MODERATION: JobKind<ModerationTarget> = {
  name: 'moderation.apply',
  label: 'Gỡ hoặc cho hiện lại nội dung công khai',
  payload,
  maxAttempts: 20,
  mostPerSubject: 1_000,
  repeatable: true,
};
