import { z } from 'zod';
import { SUPPORT_LENGTH, supportRequestSchema } from '../domain/accounts/support';
import { idSchema } from '../domain/schema/primitives';
import { contract, done, ok } from './contract';

const text = z.string().trim().min(1).max(SUPPORT_LENGTH.text);

/** Requests of the own practice, the newest first. */
export const listOwnRequests = contract({
  method: 'get',
  path: '/api/expert/support',
  callers: ['expert'],
  answer: ok({ requests: z.array(supportRequestSchema) }),
});

/** Asks the staff; asked again under the same id, it is the same request. */
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
  /** Who asked. */
  name: z.string(),
  email: z.string(),
});
export type QueuedRequest = z.infer<typeof queuedSchema>;

/** Requests of all practices that wait, in the order in which they are to be answered. */
export const listSupportQueue = contract({
  method: 'get',
  path: '/api/admin/support',
  callers: ['admin:answerSupport'],
  answer: ok({ requests: z.array(queuedSchema), total: z.number() }),
});

/** Answers a request; the practice's devices are told, and who asked gets a mail. */
export const answerSupport = contract({
  method: 'post',
  path: '/api/admin/support/:workspaceId/:id/answer',
  callers: ['admin:answerSupport'],
  params: z.object({ workspaceId: idSchema, id: idSchema }),
  body: z.object({ text }),
  answer: done,
});
