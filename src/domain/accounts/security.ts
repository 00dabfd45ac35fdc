import { z } from 'zod';
import { instantSchema } from '../schema/primitives';

/** Codes for who has lost the authenticator; each is good for once. */
export const RECOVERY_CODES = 10;
/** Minutes in which the first code has to come after the QR code was shown. */
export const SET_UP_MINUTES = 30;
/** Passkeys of one account. */
export const MAX_PASSKEYS = 10;
/** Minutes in which a passkey has to answer what it was asked. */
export const PASSKEY_MINUTES = 5;
/** The newest events that an account keeps. */
export const MAX_EVENTS = 50;

/** The page that lists them, in the workspace and in the administration. */
export const SECURITY_PATHS = { expert: '/expert/security', admin: '/admin/security' } as const;

/** A code of the authenticator, or a recovery code, as somebody typed it. */
export const secondFactorCodeSchema = z.string().trim().min(1).max(40);

/** Events of an account; a newer gateway may name more. */
export const securityEventKindSchema = z.enum([
  'signIn',
  'newDevice',
  'wrongCode',
  'recoveryUsed',
  'passwordChanged',
  'passwordReset',
  'deviceSignedOut',
  'secondFactorOn',
  'secondFactorOff',
  'recoveryRenewed',
  'passkeyAdded',
  'passkeyRemoved',
  'apiKeyMade',
  'apiKeyRevoked',
  'apiKeyLeaked',
  'googleLinked',
  'googleUnlinked',
]);
export type SecurityEventKind = z.infer<typeof securityEventKindSchema>;

/** The request to the browser; it is handed on as it is. */
export type PasskeyOptions = object;

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instantSchema,
  usedAt: instantSchema.optional(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** One thing that happened, and from where. */
export const securityEventSchema = z.object({
  at: instantSchema,
  kind: securityEventKindSchema,
  /** Browser and system, such as "Chrome trên Android". */
  agent: z.string().max(120).optional(),
  /** The network it came from, shortened. */
  place: z.string().max(60).optional(),
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;

/** Whether an account has a second factor, and whether it must. */
export const secondFactorStateSchema = z.object({
  on: z.boolean(),
  required: z.boolean(),
  /** It has to be set up before anything else. */
  due: z.boolean(),
  since: instantSchema.optional(),
  recoveryLeft: z.number().int().min(0).optional(),
  /** Something is asked for beside the password: codes, or passkeys; absent in answers of before. */
  asked: z.boolean().optional(),
});
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;
