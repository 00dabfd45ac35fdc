import { z } from 'zod';
import { idSchema, shortText } from './primitives';

export const roleSchema = z.enum(['user', 'expert', 'admin']);
export const adminRoleSchema = z.enum(['owner', 'billing', 'support', 'content']);
/** Whether an expert's application was accepted (decision 26). */
export const accountStatusSchema = z.enum(['pending', 'approved', 'rejected', 'suspended']);
export const planIdSchema = z.enum(['free', 'pro', 'business']);
export type Role = z.infer<typeof roleSchema>;
export type AccountStatus = z.infer<typeof accountStatusSchema>;
export type PlanId = z.infer<typeof planIdSchema>;

/** Most clients for each plan; 0 means unlimited (specification, section 9). */
export const PLAN_MAX_CLIENTS: Record<PlanId, number> = { free: 5, pro: 50, business: 200 };

/**
 * Whether one more client may be added.
 * @param count clients that exist
 * @param maxClients the plan's limit; 0 means unlimited
 */
export function mayAddClient(count: number, maxClients: number): boolean {
  return maxClients === 0 || count < maxClients;
}

/** What a device may know of the person who uses it; no secret in it. */
export const accountProfileSchema = z.strictObject({
  accountId: idSchema,
  workspaceId: idSchema,
  email: z.string().max(320),
  name: shortText,
  role: roleSchema,
  adminRole: adminRoleSchema.optional(),
  status: accountStatusSchema,
  plan: planIdSchema,
  maxClients: z.number().int().min(0),
});
export type AccountProfile = z.infer<typeof accountProfileSchema>;

/** Claims of the short-lived access token. */
export const accessClaimsSchema = z.object({
  sub: idSchema,
  workspaceId: idSchema,
  role: roleSchema,
  adminRole: adminRoleSchema.optional(),
  status: accountStatusSchema,
  /** Id of the signed-in device's session. */
  sid: idSchema,
});
export type AccessClaims = z.infer<typeof accessClaimsSchema>;

export const loginRequestSchema = z.strictObject({
  email: z.string().trim().min(3).max(320),
  password: z.string().min(1).max(400),
  deviceName: z.string().max(120).optional(),
});

export const sessionResponseSchema = z.object({
  success: z.literal(true),
  accessToken: z.string(),
  /** Seconds until the access token expires. */
  expiresIn: z.number(),
  account: accountProfileSchema,
});
export type SessionResponse = z.infer<typeof sessionResponseSchema>;

/** Demo accounts that the sign-in page offers; empty when demo mode is off. */
export const publicConfigSchema = z.object({
  success: z.literal(true),
  version: z.string(),
  demoAccounts: z.array(z.object({ email: z.string(), name: z.string(), password: z.string() })),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
