import { z } from 'zod';
import { accountStatusSchema } from '../domain/access/roles';
import { expertApplicationSchema } from '../domain/account';
import { idSchema, instantSchema, shortText } from '../domain/primitives';
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
/** The expert as decided. */
const answer = ok({ expert: expertRecordSchema });

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
  callers: ['admin:manageExperts'],
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
