import { z } from 'zod';
import { adminRoleSchema } from '../domain/access/roles';
import { emailSchema, isPersonName } from '../domain/account';
import { idSchema, instantSchema } from '../domain/primitives';
import { contract, ok } from './contract';

/** A member of the staff. */
const staffMemberSchema = z.object({
  accountId: idSchema,
  email: z.string(),
  name: z.string(),
  adminRole: adminRoleSchema.optional(),
  /** Whether something is asked for beside the password. */
  hasSecondFactor: z.boolean(),
  createdAt: instantSchema,
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

/** All of the staff, by name. */
export const listStaff = contract({
  method: 'get',
  path: '/api/admin/staff',
  callers: ['admin:manageAdminRoles'],
  answer: ok({ staff: z.array(staffMemberSchema) }),
});

/** Adds a member, who is mailed a link that sets the password. */
export const addStaff = contract({
  method: 'post',
  path: '/api/admin/staff',
  callers: ['admin:manageAdminRoles'],
  body: z.object({
    email: emailSchema,
    name: z.string().trim().min(2).max(120).refine(isPersonName),
    adminRole: adminRoleSchema,
  }),
  status: 201,
  answer: ok({ member: staffMemberSchema }),
});
