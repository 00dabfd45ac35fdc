import { z } from 'zod';
import { contract, ok } from './contract';

const configSchema = ok({
  version: z.string(),
  expertApproval: z.enum(['auto', 'manual']).optional(),
  /** Absent: false. */
  google: z.boolean().optional(),
  demoAccounts: z.array(z.object({ email: z.string(), name: z.string(), password: z.string() })),
});
export type PublicConfig = z.infer<typeof configSchema>;

export const readConfig = contract({
  method: 'get',
  path: '/api/config',
  callers: ['anyone'],
  answer: configSchema,
});
