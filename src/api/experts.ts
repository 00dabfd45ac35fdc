import { z } from 'zod';
import { accountStatusSchema } from '../domain/accounts/access/roles';
import { expertApplicationSchema } from '../domain/accounts/account';
import { idSchema, instantSchema, shortText } from '../domain/schema/primitives';
import { contract, ok } from './contract';

/** An expert, as administrators see one. */
const expertRecordSchema = z.object({
  accountId: idSchema,
  workspaceId: idSchema,
  email: z.string(),
  name: shortText,
  status: accountStatusSchema,
  statusReason: z.string().optional(),
  application: expertApplicationSchema.optional(),
  /** Whether an administrator looked at who goes by this name. */
  verified: z.boolean().optional(),
  /** False until the person has shown that the address is theirs: it gets no mail of a decision. */
  emailConfirmed: z.boolean().optional(),
  createdAt: instantSchema,
});
export type ExpertRecord = z.infer<typeof expertRecordSchema>;

/** All of a status (of any, when it is left out), newest first. */
export const listExperts = contract({
  method: 'get',
  path: '/api/admin/experts',
  callers: ['admin:viewUserProfiles'],
  query: z.object({ status: accountStatusSchema.optional() }),
  answer: ok({ experts: z.array(expertRecordSchema) }),
});

/** Longest reason of a decision, in characters. */
export const REASON_MAX = 500;
const reasonSchema = z.string().trim().min(1).max(REASON_MAX);
const params = z.object({ id: idSchema });
/** Seconds for which the decision on an application can be undone; its mail leaves after them (product decision 50). */
export const UNDO_SECONDS = 30;

/** How a decision is taken back, and until when; absent where it cannot be. */
const undoSchema = z.object({ decision: idSchema, until: instantSchema });
export type Undo = z.infer<typeof undoSchema>;

/** The expert as decided. */
const answer = ok({ expert: expertRecordSchema, undo: undoSchema.optional() });

/** Applications of one answer. */
export const APPLICATIONS_LISTED = 100;

/** Applications that wait for a decision, the oldest first. */
export const listApplications = contract({
  method: 'get',
  path: '/api/admin/applications',
  callers: ['admin:viewApplications'],
  answer: ok({
    applications: z.array(expertRecordSchema),
    /** How many there are in all. */
    total: z.number().int().min(0),
  }),
});

/** Takes back a decision on an application, before its mail leaves. */
export const undoDecision = contract({
  method: 'post',
  path: '/api/admin/applications/:id/undo',
  callers: ['admin:decideApplications'],
  params,
  body: z.object({ decision: idSchema }),
  answer: ok({ expert: expertRecordSchema }),
});

export const suspendExpert = contract({
  method: 'post',
  path: '/api/admin/experts/:id/suspend',
  callers: ['admin:manageExperts'],
  params,
  body: z.object({ reason: reasonSchema }),
  answer,
});

export const rejectExpert = contract({
  method: 'post',
  path: '/api/admin/experts/:id/reject',
  callers: ['admin:decideApplications'],
  params,
  body: z.object({ reason: reasonSchema }),
  answer,
});

/** Approves an application, lifts a suspension or a rejection. */
export const activateExpert = contract({
  method: 'post',
  path: '/api/admin/experts/:id/activate',
  callers: ['admin:activateAccounts'],
  params,
  body: z.object({ reason: reasonSchema.optional() }),
  answer,
});

/** The name under which an expert publishes is theirs. */
export const verifyExpert = contract({
  method: 'post',
  path: '/api/admin/experts/:id/verify',
  callers: ['admin:manageExperts'],
  params,
  answer,
});
