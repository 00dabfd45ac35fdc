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

const securityResponseSchema = ok({
  secondFactor: secondFactorStateSchema,
  /** `origin`: the only one where they work. Absent where the server's address cannot have passkeys. */
  passkeys: z.object({ origin: z.string(), list: z.array(passkeySchema) }).optional(),
  events: z.array(securityEventSchema),
  google: z
    .object({
      linked: z.object({ email: z.string(), since: instantSchema }).optional(),
      withoutPassword: z.boolean(),
    })
    .optional(),
});
export type SecurityResponse = z.infer<typeof securityResponseSchema>;

export const proofSchema = z.object({
  password: z.string().min(1).max(400),
  code: secondFactorCodeSchema.optional(),
  passkey: passkeyAnswerSchema.optional(),
});
export type Proof = z.infer<typeof proofSchema>;

const codeSchema = z.object({ code: secondFactorCodeSchema });

const startSchema = ok({ secret: z.string(), uri: z.string() });
export type SecondFactorStart = Omit<z.infer<typeof startSchema>, 'success'>;

/** Shown once, and nowhere stored as they are. */
const recoveryCodesSchema = ok({ recoveryCodes: z.array(z.string()) });
const optionsSchema = ok({ options: z.looseObject({}) });

export const readSecurity = contract({
  method: 'get',
  path: '/api/auth/security',
  callers: ['signed-in'],
  beforeSecondFactor: true,
  answer: securityResponseSchema,
});

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

export const askForPasskey = contract({
  method: 'post',
  path: '/api/auth/passkeys/ask',
  callers: ['signed-in'],
  answer: optionsSchema,
});

export const startPasskey = contract({
  method: 'post',
  path: '/api/auth/passkeys/start',
  callers: ['signed-in'],
  beforeSecondFactor: true,
  body: proofSchema,
  answer: optionsSchema,
});

/** Answers recovery codes only where the account had none. */
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
