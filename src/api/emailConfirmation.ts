import { z } from 'zod';
import { contract, done } from './contract';

export const sendConfirmation = contract({
  method: 'post',
  path: '/api/auth/email/send',
  callers: ['signed-in'],
  answer: done,
});

/** Idempotent: the token may come again. */
export const confirmEmail = contract({
  method: 'post',
  path: '/api/auth/email/confirm',
  callers: ['anyone'],
  body: z.object({ token: z.string().min(1).max(300) }),
  answer: done,
});
