import { z } from 'zod';
import { accountStatusSchema } from '../domain/accounts/access/roles';
import { expertApplicationSchema } from '../domain/accounts/account';
import { idSchema, instantSchema, shortText } from '../domain/schema/primitives';
import { contract, ok } from './contract';

const expertRecordSchema = z.object({
  accountId: idSchema,
  workspaceId: idSchema,
  email: z.string(),
  name: shortText,
  status: accountStatusSchema,
  statusReason: z.string().optional(),
  application: expertApplicationSchema.optional(),
  verified: z.boolean().optional(),
  /** False: gets no mail about decisions. */
  emailConfirmed: z.boolean().optional(),
  createdAt: instantSchema,
});
export type ExpertRecord = z.infer<typeof expertRecordSchema>;

export const listExperts = contract({
  method: 'get',
  path: '/api/admin/experts',
  callers: ['admin:viewUserProfiles'],
  query: z.object({ status: accountStatusSchema.optional() }),
  answer: ok({ experts: z.array(expertRecordSchema) }),
});

export const REASON_MAX = 500;
const reasonSchema = z.string().trim().min(1).max(REASON_MAX);
const params = z.object({ id: idSchema });
/** Undo window; the decision's mail leaves only after it (product decision 50). */
export const UNDO_SECONDS = 30;

const undoSchema = z.object({ decision: idSchema, until: instantSchema });
export type Undo = z.infer<typeof undoSchema>;

const answer = ok({ expert: expertRecordSchema, undo: undoSchema.optional() });

export const APPLICATIONS_LISTED = 100;

export const listApplications = contract({
  method: 'get',
  path: '/api/admin/applications',
  callers: ['admin:viewApplications'],
  answer: ok({
    applications: z.array(expertRecordSchema),
    total: z.number().int().min(0),
  }),
});

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

export const activateExpert = contract({
  method: 'post',
  path: '/api/admin/experts/:id/activate',
  callers: ['admin:activateAccounts'],
  params,
  body: z.object({ reason: reasonSchema.optional() }),
  answer,
});

export const verifyExpert = contract({
  method: 'post',
  path: '/api/admin/experts/:id/verify',
  callers: ['admin:manageExperts'],
  params,
  answer,
});
