import { z } from 'zod';
import { adminRoleSchema } from '../domain/accounts/access/roles';
import { emailSchema, isPersonName } from '../domain/accounts/account';
import { cleanLetters } from '../domain/text/cleanLetters';
import type { LiveEvent } from '../domain/protocol/protocol';
import { idSchema, instantSchema } from '../domain/schema/primitives';
import { contract, done, ok } from './contract';

/** `invited`: has not taken the invitation yet, and cannot sign in. `off`: switched off by an owner. */
export const staffStateSchema = z.enum(['working', 'invited', 'off']);

const count = z.number().int().min(0);

/** A member of the staff. */
const staffMemberSchema = z.object({
  accountId: idSchema,
  email: z.string(),
  name: z.string(),
  adminRole: adminRoleSchema.optional(),
  state: staffStateSchema,
  /** Why an owner switched the member off. */
  reason: z.string().optional(),
  /** Whether something is asked for beside the password. */
  hasSecondFactor: z.boolean(),
  passkeys: count,
  hasAuthenticator: z.boolean(),
  recoveryLeft: count,
  /** Signed-in devices. */
  sessions: count,
  lastSeenAt: instantSchema.optional(),
  createdAt: instantSchema,
  invitation: z.object({ by: z.string(), at: instantSchema, until: instantSchema }).optional(),
  /** The owner without whom nobody would be left to manage the staff. */
  isLastOwner: z.boolean(),
  /** An owner wants the second factor given up; another one has to agree. */
  factorReset: z.object({ byId: idSchema, by: z.string(), at: instantSchema }).optional(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

/** All of the staff, by name. */
export const listStaff = contract({
  method: 'get',
  path: '/api/admin/staff',
  callers: ['admin:manageAdminRoles'],
  answer: ok({ staff: z.array(staffMemberSchema) }),
});

const reason = z.string().overwrite(cleanLetters).trim().min(3).max(500);
const member = ok({ member: staffMemberSchema });

/** Adds a member, who is mailed an invitation that names who invites, and as what. */
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

/** Mails the invitation again, with a link that works from now on as long as the first did. */
export const inviteAgain = contract({
  method: 'post',
  path: '/api/admin/staff/:id/invitation',
  callers: ['admin:manageAdminRoles'],
  answer: member,
});

/** Gives another role; the member is signed out everywhere. */
export const changeStaffRole = contract({
  method: 'post',
  path: '/api/admin/staff/:id/role',
  callers: ['admin:manageAdminRoles'],
  body: z.object({ adminRole: adminRoleSchema }),
  answer: member,
});

/** Switches a member off, and out of every device. */
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

/** Removes a member or an invitation; the address is free again. The audit log keeps who it was. */
export const removeStaff = contract({
  method: 'post',
  path: '/api/admin/staff/:id/remove',
  callers: ['admin:manageAdminRoles'],
  answer: done,
});

/** The first owner asks for a lost second factor to be given up, the second one's call gives it up. */
export const resetStaffFactor = contract({
  method: 'post',
  path: '/api/admin/staff/:id/second-factor/reset',
  callers: ['admin:manageAdminRoles'],
  answer: ok({ isDone: z.boolean(), member: staffMemberSchema }),
});

/** Tells an open administration that its session is over; it ends with the session. */
export const staffStream = contract({
  method: 'get',
  path: '/api/admin/live',
  callers: ['staff'],
  beforeSecondFactor: true,
  answer: { mediaTypes: ['application/x-ndjson'], line: z.custom<LiveEvent>() },
});
