import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { cleanLetters } from '../../../src/domain/text/cleanLetters';
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

/** A link of a mail: the hash of its secret, never the secret. */
const linkSchema = z.strictObject({ hash: z.string().max(100), expiresAt: instantSchema });
export type StoredLink = z.infer<typeof linkSchema>;

/** A public key (WebAuthn): who steals it can sign nothing. */
const passkeySchema = z.strictObject({
  id: z.string().max(1400),
  publicKey: z.string().max(4000),
  /** How often it was used, as it says itself; some always say zero. */
  counter: z.number().int().min(0),
  /** How the browser reaches it. */
  transports: z.array(z.string().max(20)).optional(),
  name: z.string().max(60),
  createdAt: instantSchema,
  usedAt: instantSchema.optional(),
});

export const accountSchema = z.strictObject({
  accountId: idSchema,
  workspaceId: idSchema,
  /** As the person wrote it, trimmed. */
  email: z.string().max(320),
  name: shortText,
  passwordHash: z.string().max(300),
  role: roleSchema,
  adminRole: adminRoleSchema.optional(),
  status: accountStatusSchema,
  /** Why an administrator decided so; for the person to read. */
  statusReason: z.string().max(500).optional(),
  /** The name under which an administrator looked at the expert; any other name is unverified. */
  verifiedName: shortText.optional(),
  application: z
    .strictObject({
      ...expertApplicationSchema.shape,
      /** Whether it may stand on the expert's public page: what is written for the staff alone may not. */
      isPublic: z.boolean().optional(),
    })
    .optional(),
  /** Words of the public page that the expert has kept; without them, those of a public application. */
  publicProfile: publicProfileSchema.optional(),
  /** Whether the expert takes orders of personal weeks; off unless they chose it. */
  takesOrders: z.boolean().optional(),
  /**
   * A session of an earlier round is over: one write of the account ends all of them together with the
   * password that opened them.
   */
  sessionRound: z.number().int().min(0).optional(),
  /** The session that changed the password, and stays. */
  keptSession: idSchema.optional(),
  /** When a password was last set by a mail: the owner may have been locked out by who held the account until then. */
  resetAt: instantSchema.optional(),
  /** API keys of before work no more: the password was changed, or the account was closed meanwhile. */
  keysEndedAt: instantSchema.optional(),
  /** Links of mails that still set a new password. */
  resets: z.array(linkSchema).optional(),
  /**
   * Of an account that somebody registered: until it is confirmed, nobody has shown that the address is theirs.
   * Absent in accounts that an administrator made, and in those of before.
   */
  confirmation: z
    .strictObject({ links: z.array(linkSchema), confirmedAt: instantSchema.optional() })
    .optional(),
  /** Of a member of the staff who has not taken the invitation yet: nothing else opens the account. */
  invitation: z
    .strictObject({ by: idSchema, at: instantSchema, links: z.array(linkSchema) })
    .optional(),
  /** When a member was removed from the staff: the document goes as soon as the sessions have gone. */
  removedAt: instantSchema.optional(),
  /** Since when a member of the staff has been an owner, where it was not from the start. */
  ownerSince: instantSchema.optional(),
  /** The first of the two owners who give a member's second factor up. */
  factorReset: z.strictObject({ by: idSchema, at: instantSchema }).optional(),
  /** The proof that is asked for beside the password. */
  secondFactor: z
    .strictObject({
      /** Closed with a key of the gateways (`secondFactor/seal.ts`). */
      secret: z.string().max(300),
      since: instantSchema,
      /** The period of the newest code that was taken: none is taken twice. */
      step: z.number().int().min(0),
      /** Hashes of the recovery codes that are left. */
      recovery: z.array(z.string().max(100)),
    })
    .optional(),
  /** One whose first code has not come yet. */
  secondFactorSetUp: z
    .strictObject({ secret: z.string().max(300), expiresAt: instantSchema })
    .optional(),
  /** Passkeys that may be shown in place of a code. */
  passkeys: z
    .strictObject({
      keys: z.array(passkeySchema),
      /** As those of the second factor, where there is no authenticator. */
      recovery: z.array(z.string().max(100)),
      /** Challenges that were answered and would still count. */
      answered: z.array(z.strictObject({ hash: z.string().max(100), expiresAt: instantSchema })),
    })
    .optional(),
  /** The Google account that signs in to this one: its key is `sub`, for addresses change hands. */
  google: z
    .strictObject({ sub: z.string().max(255), email: z.string().max(320), since: instantSchema })
    .optional(),
  /** Made with Google alone: nobody knows its password until one is set by a mail. */
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
  /** Plan that follows the present one, paid for in advance. */
  planThen: z.strictObject({ plan: tierSchema, until: instantSchema }).optional(),
  createdAt: instantSchema,
});
export type Workspace = z.infer<typeof workspaceSchema>;

/** Where a call came from, as its account's owner may read it: no geography, no whole address. */
export interface Origin {
  agent?: string;
  place?: string;
}

/** One signed-in device. Its secrets are derived and stored nowhere (see `sessions.ts`). */
export const sessionSchema = z.strictObject({
  sessionId: idSchema,
  accountId: idSchema,
  /** `_id` of the account's document. */
  accountKey: z.string(),
  deviceName: z.string().max(120).optional(),
  /** The network of its last contact, shortened. */
  place: z.string().max(60).optional(),
  /** Browser and system at sign-in. */
  agent: z.string().max(120).optional(),
  /** The account's `sessionRound` at sign-in. */
  round: z.number().int().min(0).optional(),
  /** Counts the secrets that the device got; the newest has this number. */
  generation: z.number().int().min(0),
  /** The secret that the newest one replaced; the device may not have heard of the newest yet. */
  previous: z.number().int().min(0).optional(),
  /** When the newest secret was made: the device's last contact. */
  rotatedAt: instantSchema,
  expiresAt: instantSchema,
  createdAt: instantSchema,
});
export type Session = z.infer<typeof sessionSchema>;

/** A practice as it stands at a moment: a tier whose time is over is not sold any more. @throws Error */
export function readWorkspace(stored: Pick<StoredDocument, '_id' | 'body'>, now: Date): Workspace {
  const workspace = readBody(workspaceSchema, stored);
  const { planUntil, planThen } = workspace;
  const at = now.toISOString();
  if (planUntil === undefined || planUntil > at) return workspace;
  return { ...workspace, plan: planThen && planThen.until > at ? planThen.plan : 'free' };
}

const auditBase = {
  auditId: idSchema,
  /** The administrator. */
  by: idSchema,
  at: instantSchema,
};

/** A decision of an administrator on an expert, with its reason; only ever added, like every audit document. */
export const decisionAuditSchema = z.strictObject({
  ...auditBase,
  action: z.enum(['suspend', 'activate', 'reject', 'verify', 'undo']),
  accountId: idSchema,
  from: accountStatusSchema,
  to: accountStatusSchema,
  reason: z.string().max(500).optional(),
  /** The account before the decision, so that it can be undone. */
  former: z
    .strictObject({
      statusReason: z.string().max(500).optional(),
      verifiedName: shortText.optional(),
    })
    .optional(),
});
export type DecisionAudit = z.infer<typeof decisionAuditSchema>;

/** An act of an administrator on a dead letter. */
export const jobAuditSchema = z.strictObject({
  ...auditBase,
  action: z.enum(['retryJob', 'discardJob']),
  jobId: z.string().max(100),
  kind: z.string().max(60),
  /** `_id` of the account that it concerned. */
  subject: z.string().max(100).optional(),
  failure: z.string().max(60).optional(),
});
export type JobAudit = z.infer<typeof jobAuditSchema>;

/** An act of an owner on a member of the staff. */
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
  /** The member's, who may be gone by the time it is read. */
  name: shortText,
  adminRole: adminRoleSchema.optional(),
  fromRole: adminRoleSchema.optional(),
  reason: z.string().max(500).optional(),
});
export type StaffAudit = z.infer<typeof staffAuditSchema>;

/** Whether a session was opened with what opens this account now. */
export function isOfRound(session: Session, account: Account): boolean {
  const isPresent = (session.round ?? 0) === (account.sessionRound ?? 0);
  return isPresent || session.sessionId === account.keptSession;
}

/** The account after all of its sessions are over, the one that was kept as well. */
export function withoutSessions({ keptSession: _kept, ...account }: Account): Account {
  return { ...account, sessionRound: (account.sessionRound ?? 0) + 1 };
}

/** Whether nobody has shown that the address is theirs: it gets nothing but the confirmation (product decision 31). */
export const isUnconfirmed = ({ confirmation }: Account): boolean =>
  confirmation !== undefined && confirmation.confirmedAt === undefined;

/** Whether an administrator looked at who goes by this name. */
export const isVerified = ({ name, verifiedName }: Account): boolean => name === verifiedName;

/**
 * From when on others see what an expert publishes: at once where an administrator looked at them or made the
 * account, else some days after the address was confirmed; undefined before that.
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

/** The same address typed in two ways is one account. */
function canonicalEmail(email: string): string {
  return cleanLetters(email).trim().toLowerCase();
}

/** `_id` of the account of an e-mail address: two accounts cannot have the same one. */
export function accountKey(email: string): string {
  return `account:${createHash('sha256').update(canonicalEmail(email)).digest('hex')}`;
}

export function auditKey(auditId: string): string {
  return `audit:${auditId}`;
}

/** `_id` of the trail of a decision that was taken back: one decision is taken back once. */
export function undoKey(auditId: string): string {
  return auditKey(`${auditId}.undo`);
}

export function workspaceKey(workspaceId: string): string {
  return `workspace:${workspaceId}`;
}

/** Begins with the account, so that an account's sessions stand together. */
export function newSessionId(accountId: string): string {
  return `${accountId}.${randomUUID()}`;
}

export function sessionKey(sessionId: string): string {
  return `session:${sessionId}`;
}
