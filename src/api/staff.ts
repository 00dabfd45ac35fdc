import { z } from 'zod';
import { adminRoleSchema } from '../domain/accounts/access/roles';
import { emailSchema, isPersonName } from '../domain/accounts/account';
import { cleanLetters } from '../domain/text/cleanLetters';
import type { LiveEvent } from '../domain/protocol/protocol';
import { idSchema, instantSchema } from '../domain/schema/primitives';
import { contract, done, ok } from './contract';

/** `invited`: has not accepted yet and cannot sign in. `off`: switched off by an owner. */
export const staffStateSchema = z.enum(['working', 'invited', 'off']);

const count = z.number().int().min(0);

const staffMemberSchema = z.object({
  accountId: idSchema,
  email: z.string(),
  name: z.string(),
  adminRole: adminRoleSchema.optional(),
  state: staffStateSchema,
  reason: z.string().optional(),
  hasSecondFactor: z.boolean(),
  passkeys: count,
  hasAuthenticator: z.boolean(),
  recoveryLeft: count,
  sessions: count,
  lastSeenAt: instantSchema.optional(),
  createdAt: instantSchema,
  invitation: z.object({ by: z.string(), at: instantSchema, until: instantSchema }).optional(),
  isLastOwner: z.boolean(),
  factorReset: z.object({ byId: idSchema, by: z.string(), at: instantSchema }).optional(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

export const listStaff = contract({
  method: 'get',
  path: '/api/admin/staff',
  callers: ['admin:manageAdminRoles'],
  answer: ok({ staff: z.array(staffMemberSchema) }),
});

const reason = z.string().overwrite(cleanLetters).trim().min(3).max(500);
const member = ok({ member: staffMemberSchema });

export const addStaff = contract({
  method: 'post',
  path: '/api/admin/staff',
  callers: ['admin:manageAdminRoles'],
  body: z.object({
    email: emailSchema,
    name: z.string().overwrite(cleanLetters).trim().min(2).max(120).refine(isPersonName),
    adminRole: adminRoleSchema,
  }),
  status: 201,
  answer: member,
});

export const inviteAgain = contract({
  method: 'post',
  path: '/api/admin/staff/:id/invitation',
  callers: ['admin:manageAdminRoles'],
  answer: member,
});

/** Signs the member out everywhere. */
export const changeStaffRole = contract({
  method: 'post',
  path: '/api/admin/staff/:id/role',
  callers: ['admin:manageAdminRoles'],
  body: z.object({ adminRole: adminRoleSchema }),
  answer: member,
});

export const switchStaffOff = contract({
  method: 'post',
  path: '/api/admin/staff/:id/off',
  callers: ['admin:manageAdminRoles'],
  body: z.object({ reason }),
  answer: member,
});

export const switchStaffOn = contract({
  method: 'post',
  path: '/api/admin/staff/:id/on',
  callers: ['admin:manageAdminRoles'],
  answer: member,
});

export const signStaffOut = contract({
  method: 'post',
  path: '/api/admin/staff/:id/sign-out',
  callers: ['admin:manageAdminRoles'],
  answer: member,
});

/** Frees the address; the audit log keeps who it was. */
export const removeStaff = contract({
  method: 'post',
  path: '/api/admin/staff/:id/remove',
  callers: ['admin:manageAdminRoles'],
  answer: done,
});

/** Needs two owners: the first call asks, the second owner's call resets. */
export const resetStaffFactor = contract({
  method: 'post',
  path: '/api/admin/staff/:id/second-factor/reset',
  callers: ['admin:manageAdminRoles'],
  answer: ok({ isDone: z.boolean(), member: staffMemberSchema }),
});

/** Ends when the session does, which tells an open administration to lock. */
export const staffStream = contract({
  method: 'get',
  path: '/api/admin/live',
  callers: ['staff'],
  beforeSecondFactor: true,
  answer: { mediaTypes: ['application/x-ndjson'], line: z.custom<LiveEvent>() },
});
