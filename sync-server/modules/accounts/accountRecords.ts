import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { storedMailAddress } from '../../../src/domain/text/mailAddress';
import { expertApplicationSchema, SHOWN_AFTER_DAYS } from '../../../src/domain/accounts/account';
import {
  accountStatusSchema,
  adminRoleSchema,
  roleSchema,
} from '../../../src/domain/accounts/access/roles';
import { tierSchema } from '../../../src/domain/accounts/access/tiers';
import { idSchema, instantSchema, shortText } from '../../../src/domain/schema/primitives';
import { publicProfileSchema } from '../../../src/domain/publicHouse/publicProfile';
import type { StoredDocument } from '../../couch/client';
import { readBody } from '../../store/envelope';

const linkSchema = z.strictObject({ hash: z.string().max(100), expiresAt: instantSchema });
export type StoredLink = z.infer<typeof linkSchema>;

/** A public key (WebAuthn): stolen, it can sign nothing. */
const passkeySchema = z.strictObject({
  id: z.string().max(1400),
  publicKey: z.string().max(4000),
  /** Signature counter of the authenticator; some always report zero. */
  counter: z.number().int().min(0),
  transports: z.array(z.string().max(20)).optional(),
  name: z.string().max(60),
  createdAt: instantSchema,
  usedAt: instantSchema.optional(),
});

export const accountSchema = z.strictObject({
  accountId: idSchema,
  workspaceId: idSchema,
  email: z.string().max(320),
  name: shortText,
  passwordHash: z.string().max(300),
  role: roleSchema,
  adminRole: adminRoleSchema.optional(),
  status: accountStatusSchema,
  statusReason: z.string().max(500).optional(),
  /** The name that an administrator verified; any other is unverified. */
  verifiedName: shortText.optional(),
  application: z
    .strictObject({
      ...expertApplicationSchema.shape,
      /** May be shown on the expert's public page; text for the staff may not. */
      isPublic: z.boolean().optional(),
    })
    .optional(),
  publicProfile: publicProfileSchema.optional(),
  /** Whether the expert takes orders of personal weeks; off unless they chose it. */
  takesOrders: z.boolean().optional(),
  /** Sessions of an earlier round are over: one write ends all of them together with the password that opened them. */
  sessionRound: z.number().int().min(0).optional(),
  keptSession: idSchema.optional(),
  /** Last reset by mail: somebody else may have held the account until then. */
  resetAt: instantSchema.optional(),
  /** Earlier API keys are invalid: the password was changed or the account was closed. */
  keysEndedAt: instantSchema.optional(),
  resets: z.array(linkSchema).optional(),
  /**
   * Of self-registered accounts: until confirmed, nobody has shown that the address is theirs. Absent in accounts made by
   * an administrator and in older ones.
   */
  confirmation: z
    .strictObject({ links: z.array(linkSchema), confirmedAt: instantSchema.optional() })
    .optional(),
  invitation: z
    .strictObject({ by: idSchema, at: instantSchema, links: z.array(linkSchema) })
    .optional(),
  removedAt: instantSchema.optional(),
  ownerSince: instantSchema.optional(),
  /** The first of the two owners who give a member's second factor up. */
  factorReset: z.strictObject({ by: idSchema, at: instantSchema }).optional(),
  secondFactor: z
    .strictObject({
      /** Encrypted with a gateway key (`secondFactor/seal.ts`). */
      secret: z.string().max(300),
      since: instantSchema,
      /** Period of the newest accepted code, so that none is accepted twice. */
      step: z.number().int().min(0),
      recovery: z.array(z.string().max(100)),
    })
    .optional(),
  secondFactorSetUp: z
    .strictObject({ secret: z.string().max(300), expiresAt: instantSchema })
    .optional(),
  passkeys: z
    .strictObject({
      keys: z.array(passkeySchema),
      recovery: z.array(z.string().max(100)),
      /** Answered challenges that have not expired, to prevent replay. */
      answered: z.array(z.strictObject({ hash: z.string().max(100), expiresAt: instantSchema })),
    })
    .optional(),
  /** Keyed by `sub`, because e-mail addresses change hands. */
  google: z
    .strictObject({ sub: z.string().max(255), email: z.string().max(320), since: instantSchema })
    .optional(),
  /** Made with Google: the random password is unknown until one is set by mail. */
  withoutPassword: z.literal(true).optional(),
  /** Key by which the account's devices seal their data at a sign-out: 32 bytes, base64. */
  sealKey: z.string().max(60).optional(),
  createdAt: instantSchema,
});
export type Account = z.infer<typeof accountSchema>;

/** A practice: its members share its data, and its plan is bought for all of them (product decision 22). */
export const workspaceSchema = z.strictObject({
  workspaceId: idSchema,
  members: z.array(idSchema).min(1),
  plan: tierSchema,
  /** When what was paid for is over, and the practice is free again; absent: it does not end. */
  planUntil: instantSchema.optional(),
  planThen: z.strictObject({ plan: tierSchema, until: instantSchema }).optional(),
  createdAt: instantSchema,
});
export type Workspace = z.infer<typeof workspaceSchema>;

/** Shown to the account's owner: no geography and no full address. */
export interface Origin {
  agent?: string;
  place?: string;
}

export const sessionSchema = z.strictObject({
  sessionId: idSchema,
  accountId: idSchema,
  accountKey: z.string(),
  deviceName: z.string().max(120).optional(),
  place: z.string().max(60).optional(),
  agent: z.string().max(120).optional(),
  round: z.number().int().min(0).optional(),
  generation: z.number().int().min(0),
  /** The replaced secret: the device may not have received the newest one yet. */
  previous: z.number().int().min(0).optional(),
  rotatedAt: instantSchema,
  expiresAt: instantSchema,
  createdAt: instantSchema,
});
export type Session = z.infer<typeof sessionSchema>;

/**
 * A tier that has expired is no longer offered.
 * @throws Error
 */
export function readWorkspace(stored: Pick<StoredDocument, '_id' | 'body'>, now: Date): Workspace {
  const workspace = readBody(workspaceSchema, stored);
  const { planUntil, planThen } = workspace;
  const at = now.toISOString();
  if (planUntil === undefined || planUntil > at) return workspace;
  return { ...workspace, plan: planThen && planThen.until > at ? planThen.plan : 'free' };
}

const auditBase = {
  auditId: idSchema,
  by: idSchema,
  at: instantSchema,
};

export const decisionAuditSchema = z.strictObject({
  ...auditBase,
  action: z.enum(['suspend', 'activate', 'reject', 'verify', 'undo']),
  accountId: idSchema,
  from: accountStatusSchema,
  to: accountStatusSchema,
  reason: z.string().max(500).optional(),
  former: z
    .strictObject({
      statusReason: z.string().max(500).optional(),
      verifiedName: shortText.optional(),
    })
    .optional(),
});
export type DecisionAudit = z.infer<typeof decisionAuditSchema>;

export const jobAuditSchema = z.strictObject({
  ...auditBase,
  action: z.enum(['retryJob', 'discardJob']),
  jobId: z.string().max(100),
  kind: z.string().max(60),
  subject: z.string().max(100).optional(),
  failure: z.string().max(60).optional(),
});
export type JobAudit = z.infer<typeof jobAuditSchema>;

export const staffAuditSchema = z.strictObject({
  ...auditBase,
  action: z.enum([
    'addStaff',
    'inviteAgain',
    'changeRole',
    'switchOff',
    'switchOn',
    'removeStaff',
    'signOut',
    'askFactorReset',
    'resetFactor',
  ]),
  accountId: idSchema,
  name: shortText,
  adminRole: adminRoleSchema.optional(),
  fromRole: adminRoleSchema.optional(),
  reason: z.string().max(500).optional(),
});
export type StaffAudit = z.infer<typeof staffAuditSchema>;

export function isOfRound(session: Session, account: Account): boolean {
  const isPresent = (session.round ?? 0) === (account.sessionRound ?? 0);
  return isPresent || session.sessionId === account.keptSession;
}

/** A session names the key of its account, which is that of another one once the address was given to somebody else. */
export const isSessionOf = (session: Session, account: Account): boolean =>
  session.accountId === account.accountId && isOfRound(session, account);

export function withoutSessions({ keptSession: _kept, ...account }: Account): Account {
  return { ...account, sessionRound: (account.sessionRound ?? 0) + 1 };
}

export const isUnconfirmed = ({ confirmation }: Account): boolean =>
  confirmation !== undefined && confirmation.confirmedAt === undefined;

export const isVerified = ({ name, verifiedName }: Account): boolean => name === verifiedName;

/**
 * From when others see the expert's publications: at once when an administrator verified or made the account, else some
 * days after confirmation.
 * @returns undefined before confirmation
 */
export function shownFrom(account: Account): Date | undefined {
  const { confirmation, verifiedName, createdAt } = account;
  if (confirmation === undefined) return new Date(createdAt);
  if (confirmation.confirmedAt === undefined) return undefined;
  const waits = verifiedName === undefined ? SHOWN_AFTER_DAYS * 86_400_000 : 0;
  return new Date(Date.parse(confirmation.confirmedAt) + waits);
}

/** Whether others see what an expert publishes by now. */
export function isShown(account: Account, now: Date): boolean {
  const from = shownFrom(account);
  return from !== undefined && from <= now;
}

function canonicalEmail(email: string): string {
  return storedMailAddress(email).trim().toLowerCase();
}

/** `_id` derived from the address, so that no two accounts share one. */
export function accountKey(email: string): string {
  return `account:${createHash('sha256').update(canonicalEmail(email)).digest('hex')}`;
}

export function auditKey(auditId: string): string {
  return `audit:${auditId}`;
}

export function undoKey(auditId: string): string {
  return auditKey(`${auditId}.undo`);
}

export function workspaceKey(workspaceId: string): string {
  return `workspace:${workspaceId}`;
}

/** Prefixed with the account id, so that its sessions can be listed by range. */
export function newSessionId(accountId: string): string {
  return `${accountId}.${randomUUID()}`;
}

export function sessionKey(sessionId: string): string {
  return `session:${sessionId}`;
}
