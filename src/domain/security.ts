import { z } from 'zod';
import { instantSchema } from './primitives';

/** Codes for who has lost the authenticator; each is good for once. */
export const RECOVERY_CODES = 10;
/** Minutes in which the first code has to come after the QR code was shown. */
export const SET_UP_MINUTES = 30;
/** The newest events that an account keeps. */
export const MOST_EVENTS = 50;

/** The page that lists them, in the workspace and in the administration. */
export const SECURITY_PATHS = { expert: '/expert/security', admin: '/admin/security' } as const;

/** A code of the authenticator, or a recovery code, as somebody typed it. */
export const secondFactorCodeSchema = z.string().trim().min(1).max(40);

/** What may happen to an account; a newer gateway may name more. */
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
]);
export type SecurityEventKind = z.infer<typeof securityEventKindSchema>;

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
});
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;

/** `GET /api/auth/security`: events newest first. */
export const securityResponseSchema = z.object({
  success: z.literal(true),
  secondFactor: secondFactorStateSchema,
  events: z.array(securityEventSchema),
});
export type SecurityResponse = z.infer<typeof securityResponseSchema>;

/** `POST /api/auth/second-factor/start`, and `/remove` → done: the password, and a code where there is a second factor. */
export const secondFactorProofSchema = z.object({
  password: z.string().min(1).max(400),
  code: secondFactorCodeSchema.optional(),
});
/** What the authenticator is told: by QR code, or typed. */
export const secondFactorStartSchema = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorStart = z.infer<typeof secondFactorStartSchema>;

/** `POST /api/auth/second-factor/confirm` and `/recovery`. */
export const secondFactorCodeRequestSchema = z.object({ code: secondFactorCodeSchema });
/** Shown once, and nowhere stored as they are. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
