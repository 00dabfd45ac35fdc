import { z } from 'zod';
import { isPersonName, expertApplicationSchema } from '../domain/accounts/account';
import { passkeyAnswerSchema } from '../domain/accounts/passkeys';
import { secondFactorCodeSchema } from '../domain/accounts/security';
import { sessionResponseSchema } from './auth';
import { contract, done, ok } from './contract';
import { proofSchema } from './security';

/** Path of the cookies of a sign-in with Google. */
export const GOOGLE_ROOT = '/api/auth/google';
/** Query key of the page led back to; its value is a word of ours or an error code. */
export const GOOGLE_QUERY = 'google';

const redirect = { mediaTypes: ['text/html'] } as const;

export const startGoogle = contract({
  method: 'get',
  path: '/api/auth/google/start',
  callers: ['anyone'],
  query: z.object({
    next: z.string().max(500).optional().catch(undefined),
  }),
  answer: redirect,
});

export const googleCallback = contract({
  method: 'get',
  path: '/api/auth/google/callback',
  callers: ['anyone'],
  answer: redirect,
});

export const readGoogleTicket = contract({
  method: 'get',
  path: '/api/auth/google/ticket',
  callers: ['anyone'],
  answer: ok({ email: z.string(), name: z.string() }),
});

const deviceName = z.string().max(120).optional();

export const finishGoogle = contract({
  method: 'post',
  path: '/api/auth/google/finish',
  callers: ['anyone'],
  body: z.object({
    password: z.string().min(1).max(400).optional(),
    code: secondFactorCodeSchema.optional(),
    passkey: passkeyAnswerSchema.optional(),
    deviceName,
  }),
  answer: sessionResponseSchema,
});

export const googleRegistrationSchema = z.object({
  name: z.string().trim().min(2).max(120).refine(isPersonName),
  application: expertApplicationSchema,
  deviceName,
});
export type GoogleRegistration = z.input<typeof googleRegistrationSchema>;

export const registerWithGoogle = contract({
  method: 'post',
  path: '/api/auth/google/register',
  callers: ['anyone'],
  body: googleRegistrationSchema,
  status: 201,
  answer: sessionResponseSchema,
});

export const linkGoogle = contract({
  method: 'post',
  path: '/api/auth/google/link',
  callers: ['signed-in'],
  body: proofSchema,
  answer: ok({ url: z.string() }),
});

export const unlinkGoogle = contract({
  method: 'post',
  path: '/api/auth/google/unlink',
  callers: ['signed-in'],
  body: proofSchema,
  answer: done,
});
