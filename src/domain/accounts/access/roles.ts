import { z } from 'zod';

export const roleSchema = z.enum(['user', 'expert', 'admin']);
export type Role = z.infer<typeof roleSchema>;

export const adminRoleSchema = z.enum(['owner', 'billing', 'support', 'content']);
export type AdminRole = z.infer<typeof adminRoleSchema>;

export const accountStatusSchema = z.enum(['pending', 'approved', 'rejected', 'suspended']);
export type AccountStatus = z.infer<typeof accountStatusSchema>;
