import { z } from 'zod';
import { cleanLetters } from '../domain/text/cleanLetters';
import { idSchema, instantSchema } from '../domain/schema/primitives';
import { contract, done, ok } from './contract';

export const APPEAL_LENGTH = { min: 10, max: 2_000, answer: 1_000 } as const;

const collectionSchema = z.enum(['menus', 'recipes', 'articles', 'images']);
export type AppealedCollection = z.infer<typeof collectionSchema>;

/** `reversed`: what was taken down is shown again, a declined picture approved. */
const outcomeSchema = z.enum(['reversed', 'upheld']);
export type AppealOutcome = z.infer<typeof outcomeSchema>;

const answerSchema = z.object({ outcome: outcomeSchema, text: z.string(), at: instantSchema });

const appealSchema = z.object({
  collection: collectionSchema,
  id: idSchema,
  /** Of the decision that it is about: each takes one appeal. */
  decidedAt: instantSchema,
  title: z.string(),
  text: z.string(),
  at: instantSchema,
  answer: answerSchema.optional(),
});
export type Appeal = z.infer<typeof appealSchema>;

export const listOwnAppeals = contract({
  method: 'get',
  path: '/api/expert/appeals',
  callers: ['expert'],
  answer: ok({ appeals: z.array(appealSchema) }),
});

/** Once for a decision; the same words again are the same appeal. */
export const sendAppeal = contract({
  method: 'post',
  path: '/api/expert/appeals',
  callers: ['expert'],
  body: z.object({
    collection: collectionSchema,
    id: idSchema,
    text: z.string().overwrite(cleanLetters).trim().min(APPEAL_LENGTH.min).max(APPEAL_LENGTH.max),
  }),
  bodyLimit: 16_000,
  answer: done,
});

const staffAppealSchema = appealSchema.extend({
  workspaceId: idSchema,
  expert: z.object({ id: z.string(), name: z.string() }),
  /** The reason that its author read when it was decided. */
  reason: z.string(),
});
export type StaffAppeal = z.infer<typeof staffAppealSchema>;

export const APPEALS_LISTED = 100;

export const listAppeals = contract({
  method: 'get',
  path: '/api/admin/appeals',
  callers: ['admin:manageContent'],
  query: z.object({ state: z.enum(['open', 'answered']).default('open') }),
  answer: ok({ appeals: z.array(staffAppealSchema), total: z.number().int().min(0) }),
});

export const answerAppeal = contract({
  method: 'post',
  path: '/api/admin/appeals/answer',
  callers: ['admin:manageContent'],
  body: z.object({
    workspaceId: idSchema,
    collection: collectionSchema,
    id: idSchema,
    decidedAt: instantSchema,
    outcome: outcomeSchema,
    text: z.string().overwrite(cleanLetters).trim().min(1).max(APPEAL_LENGTH.answer),
  }),
  answer: done,
});
