import { z } from 'zod';
import { contract, ok } from './contract';

const configSchema = ok({
  version: z.string(),
  /** Whether a registration is approved at once; `manual`: it waits for an administrator. */
  expertApproval: z.enum(['auto', 'manual']).optional(),
  /** Whether people may sign in with Google; absent: not. */
  google: z.boolean().optional(),
  /** Demo accounts that the sign-in page offers; empty when demo mode is off. */
  demoAccounts: z.array(z.object({ email: z.string(), name: z.string(), password: z.string() })),
});
export type PublicConfig = z.infer<typeof configSchema>;

/** Reads the facts that the app needs before anyone has signed in. */
export const readConfig = contract({
  method: 'get',
  path: '/api/config',
  callers: ['anyone'],
  answer: configSchema,
});
