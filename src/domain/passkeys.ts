import { z } from 'zod';
import { secondFactorCodeSchema } from './security';

const bytes = (most: number): z.ZodString =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);
const credentialId = bytes(1400);
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** What a browser answers with that has made a passkey (WebAuthn, `RegistrationResponseJSON`). */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(12_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** What a browser answers with that shows one (`AuthenticationResponseJSON`). */
export const passkeyAnswerSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    userHandle: bytes(200).optional(),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

const passkeyNameSchema = z.string().trim().min(1).max(60);

/** `POST /api/auth/second-factor/start`, and `/remove` → done: the password, and a code where there is a second factor. */
export const secondFactorProofSchema = z.object({
  password: z.string().min(1).max(400),
  code: secondFactorCodeSchema.optional(),
  passkey: passkeyAnswerSchema.optional(),
});
/** `POST /api/auth/passkeys/add` → {@link recoveryCodesSchema}, with codes where there were none. */
export const addPasskeySchema = z.object({ name: passkeyNameSchema, answer: newPasskeySchema });
/** `POST /api/auth/passkeys/remove`. */
export const removePasskeySchema = secondFactorProofSchema.extend({ id: credentialId });
