import { z } from 'zod';
import { contract, done } from './contract';

/** Has another link sent to the account's address. */
export const sendConfirmation = contract({
  method: 'post',
  path: '/api/auth/email/send',
  callers: ['signed-in'],
  answer: done,
});

/** Takes the token of a link, as often as it comes. */
export const confirmEmail = contract({
  method: 'post',
  path: '/api/auth/email/confirm',
  callers: ['anyone'],
  body: z.object({ token: z.string().min(1).max(300) }),
  answer: done,
});
