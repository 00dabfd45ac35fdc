import { z } from 'zod';
import {
  accountProfileSchema,
  emailSchema,
  expertApplicationSchema,
  isPersonName,
  newPasswordSchema,
} from '../domain/accounts/account';
import { passkeyAnswerSchema } from '../domain/accounts/passkeys';
import { idSchema } from '../domain/schema/primitives';
import { secondFactorCodeSchema } from '../domain/accounts/security';
import { contract, done, ok } from './contract';

/** Path of the refresh cookie: only calls below it get that cookie. */
export const AUTH_ROOT = '/api/auth';

export const sessionResponseSchema = ok({
  accessToken: z.string(),
  /** Seconds until the access token expires. */
  expiresIn: z.number(),
  account: accountProfileSchema,
  /** Seals the account's data on a signed-out device, independently of the password: 32 bytes, base64. Absent before 0.3.0. */
  sealKey: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/)
    .optional(),
});
export type SessionResponse = z.infer<typeof sessionResponseSchema>;

const deviceNameSchema = z.string().max(120).optional();

/** The refresh token comes as a cookie. */
export const login = contract({
  method: 'post',
  path: '/api/auth/login',
  callers: ['anyone'],
  body: z.object({
    email: z.string().trim().min(3).max(320),
    password: z.string().min(1).max(400),
    code: secondFactorCodeSchema.optional(),
    passkey: passkeyAnswerSchema.optional(),
    deviceName: deviceNameSchema,
  }),
  answer: sessionResponseSchema,
});

export const registerRequestSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  name: z.string().trim().min(2).max(120).refine(isPersonName),
  application: expertApplicationSchema,
  deviceName: deviceNameSchema,
});
export type RegisterRequest = z.input<typeof registerRequestSchema>;

export const register = contract({
  method: 'post',
  path: '/api/auth/register',
  callers: ['anyone'],
  body: registerRequestSchema,
  status: 201,
  answer: sessionResponseSchema,
});

export const refresh = contract({
  method: 'post',
  path: '/api/auth/refresh',
  callers: ['anyone'],
  body: z.object({
    accountId: idSchema,
    deviceName: z.string().trim().min(1).max(120).optional(),
  }),
  answer: sessionResponseSchema,
});

export const logout = contract({
  method: 'post',
  path: '/api/auth/logout',
  callers: ['anyone'],
  body: z.object({ accountId: idSchema }),
  answer: done,
});
