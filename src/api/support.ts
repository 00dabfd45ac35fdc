import { z } from 'zod';
import { SUPPORT_LENGTH, supportRequestSchema } from '../domain/accounts/support';
import { idSchema } from '../domain/schema/primitives';
import { contract, done, ok } from './contract';

const text = z.string().trim().min(1).max(SUPPORT_LENGTH.text);

export const listOwnRequests = contract({
  method: 'get',
  path: '/api/expert/support',
  callers: ['expert'],
  answer: ok({ requests: z.array(supportRequestSchema) }),
});

/** The id is an idempotency key. */
export const askSupport = contract({
  method: 'post',
  path: '/api/expert/support',
  callers: ['expert'],
  body: z.object({
    id: z.uuid(),
    subject: z.string().trim().min(1).max(SUPPORT_LENGTH.subject),
    message: text,
  }),
  answer: done,
});

const queuedSchema = supportRequestSchema.extend({
  workspaceId: z.string(),
  name: z.string(),
  email: z.string(),
});
export type QueuedRequest = z.infer<typeof queuedSchema>;

export const listSupportQueue = contract({
  method: 'get',
  path: '/api/admin/support',
  callers: ['admin:answerSupport'],
  answer: ok({ requests: z.array(queuedSchema), total: z.number() }),
});

export const answerSupport = contract({
  method: 'post',
  path: '/api/admin/support/:workspaceId/:id/answer',
  callers: ['admin:answerSupport'],
  params: z.object({ workspaceId: idSchema, id: idSchema }),
  body: z.object({ text }),
  answer: done,
});
