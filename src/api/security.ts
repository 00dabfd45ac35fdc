import { z } from 'zod';
import {
  credentialIdSchema,
  newPasskeySchema,
  passkeyAnswerSchema,
  passkeyNameSchema,
} from '../domain/accounts/passkeys';
import {
  passkeySchema,
  secondFactorCodeSchema,
  secondFactorStateSchema,
  securityEventSchema,
} from '../domain/accounts/security';
import { instantSchema } from '../domain/schema/primitives';
import { contract, done, ok } from './contract';

/** `events` newest first. */
const securityResponseSchema = ok({
  secondFactor: secondFactorStateSchema,
  /** `origin`: where alone they work. Absent where the server's address can have none. */
  passkeys: z.object({ origin: z.string(), list: z.array(passkeySchema) }).optional(),
  events: z.array(securityEventSchema),
  /** Absent where signing in with Google is not offered. */
  google: z
    .object({
      linked: z.object({ email: z.string(), since: instantSchema }).optional(),
      /** Made with Google, and without a password so far. */
      withoutPassword: z.boolean(),
    })
    .optional(),
});
export type SecurityResponse = z.infer<typeof securityResponseSchema>;

/** That it is the owner who asks: the password, and a code or a passkey where there is a second factor. */
export const proofSchema = z.object({
  password: z.string().min(1).max(400),
  code: secondFactorCodeSchema.optional(),
  passkey: passkeyAnswerSchema.optional(),
});
export type Proof = z.infer<typeof proofSchema>;

const codeSchema = z.object({ code: secondFactorCodeSchema });

/** The secret for the authenticator: by QR code, or typed. */
const startSchema = ok({ secret: z.string(), uri: z.string() });
export type SecondFactorStart = Omit<z.infer<typeof startSchema>, 'success'>;

/** Shown once, and nowhere stored as they are. */
const recoveryCodesSchema = ok({ recoveryCodes: z.array(z.string()) });
/** The request to the browser; it is handed on as it is. */
const optionsSchema = ok({ options: z.looseObject({}) });

export const readSecurity = contract({
  method: 'get',
  path: '/api/auth/security',
  callers: ['signed-in'],
  beforeSecondFactor: true,
  answer: securityResponseSchema,
});

/** A secret for the authenticator. */
export const startSecondFactor = contract({
  method: 'post',
  path: '/api/auth/second-factor/start',
  callers: ['signed-in'],
  beforeSecondFactor: true,
  body: proofSchema,
  answer: startSchema,
});

export const confirmSecondFactor = contract({
  method: 'post',
  path: '/api/auth/second-factor/confirm',
  callers: ['signed-in'],
  beforeSecondFactor: true,
  body: codeSchema,
  answer: recoveryCodesSchema,
});

export const renewRecovery = contract({
  method: 'post',
  path: '/api/auth/second-factor/recovery',
  callers: ['signed-in'],
  body: codeSchema,
  answer: recoveryCodesSchema,
});

export const removeSecondFactor = contract({
  method: 'post',
  path: '/api/auth/second-factor/remove',
  callers: ['signed-in'],
  body: proofSchema,
  answer: done,
});

/** Asks for a request to show one of the account's passkeys. */
export const askForPasskey = contract({
  method: 'post',
  path: '/api/auth/passkeys/ask',
  callers: ['signed-in'],
  answer: optionsSchema,
});

/** Asks for the options to make a passkey. */
export const startPasskey = contract({
  method: 'post',
  path: '/api/auth/passkeys/start',
  callers: ['signed-in'],
  beforeSecondFactor: true,
  body: proofSchema,
  answer: optionsSchema,
});

/** Answers with recovery codes where the account had none. */
export const addPasskey = contract({
  method: 'post',
  path: '/api/auth/passkeys/add',
  callers: ['signed-in'],
  beforeSecondFactor: true,
  body: z.object({ name: passkeyNameSchema, answer: newPasskeySchema }),
  answer: recoveryCodesSchema,
});

export const removePasskey = contract({
  method: 'post',
  path: '/api/auth/passkeys/remove',
  callers: ['signed-in'],
  body: proofSchema.extend({ id: credentialIdSchema }),
  answer: done,
});
