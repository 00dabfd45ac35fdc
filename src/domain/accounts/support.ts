import { z } from 'zod';
import { hasFeature } from './access/entitlements';
import { idSchema, instantSchema } from '../schema/primitives';

export const MAX_OPEN_REQUESTS = 5;
export const SUPPORT_LENGTH = { subject: 120, text: 4_000 } as const;

export const supportRequestSchema = z.object({
  id: idSchema,
  subject: z.string().max(SUPPORT_LENGTH.subject),
  message: z.string().max(SUPPORT_LENGTH.text),
  /** The tier when it was asked: what was paid for then is what was promised. */
  tier: z.string().max(40),
  createdAt: instantSchema,
  answer: z.object({ text: z.string().max(SUPPORT_LENGTH.text), at: instantSchema }).optional(),
});
export type SupportRequest = z.infer<typeof supportRequestSchema>;

export function supportRank(tier: string): 0 | 1 | 2 {
  if (hasFeature(tier, 'prioritySupport')) return 0;
  return tier === 'free' ? 2 : 1;
}

export const bySupportRank = (
  a: Pick<SupportRequest, 'tier' | 'createdAt'>,
  b: Pick<SupportRequest, 'tier' | 'createdAt'>,
): number =>
  supportRank(a.tier) - supportRank(b.tier) || a.createdAt.localeCompare(b.createdAt, 'en');
