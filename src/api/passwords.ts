import { z } from 'zod';
import { newPasswordSchema } from '../domain/accounts/account';
import { contract, done } from './contract';

/** Signs every other device out. */
export const changePassword = contract({
  method: 'post',
  path: '/api/auth/password',
  callers: ['signed-in'],
  body: z.object({
    currentPassword: z.string().min(1).max(400),
    newPassword: newPasswordSchema,
  }),
  answer: done,
});

/** The answer is the same whether the account exists or not. */
export const forgotPassword = contract({
  method: 'post',
  path: '/api/auth/password/forgot',
  callers: ['anyone'],
  body: z.object({ email: z.string().trim().min(3).max(320) }),
  answer: done,
});

/** The token works once; signs every device out. */
export const resetPassword = contract({
  method: 'post',
  path: '/api/auth/password/reset',
  callers: ['anyone'],
  body: z.object({ token: z.string().min(1).max(300), newPassword: newPasswordSchema }),
  answer: done,
});
