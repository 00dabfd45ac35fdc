import { z } from 'zod';
import { STAFF_ROLE_NAMES } from './names';

/** Who somebody is: a claim of the token. Whoever carries none is a visitor. */
export const roleSchema = z.enum(['user', 'expert', 'admin']);
export type Role = z.infer<typeof roleSchema>;

/** The roles of the staff (platform specification, section 6). */
export const adminRoleSchema = z.enum(['owner', 'billing', 'support', 'content']);
export type AdminRole = z.infer<typeof adminRoleSchema>;

/** Names of the staff's roles. */
export const ADMIN_ROLE_NAMES: Readonly<Record<AdminRole, string>> = STAFF_ROLE_NAMES;

/** Whether an expert's application was accepted (product decision 26). */
export const accountStatusSchema = z.enum(['pending', 'approved', 'rejected', 'suspended']);
export type AccountStatus = z.infer<typeof accountStatusSchema>;
