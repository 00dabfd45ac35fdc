import { z } from 'zod';
import { instantSchema } from '../schema/primitives';

export const RECOVERY_CODES = 10;
export const SET_UP_MINUTES = 30;
export const MAX_PASSKEYS = 10;
export const PASSKEY_MINUTES = 5;
export const MAX_EVENTS = 50;

export const SECURITY_PATHS = { expert: '/expert/security', admin: '/admin/security' } as const;

export const secondFactorCodeSchema = z.string().trim().min(1).max(40);

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

export type PasskeyOptions = object;

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instantSchema,
  usedAt: instantSchema.optional(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const securityEventSchema = z.object({
  at: instantSchema,
  kind: securityEventKindSchema,
  agent: z.string().max(120).optional(),
  place: z.string().max(60).optional(),
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;

export const secondFactorStateSchema = z.object({
  on: z.boolean(),
  required: z.boolean(),
  due: z.boolean(),
  since: instantSchema.optional(),
  recoveryLeft: z.number().int().min(0).optional(),
  asked: z.boolean().optional(),
});
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;
