import { z } from 'zod';

export { tierName } from './names';

/**
 * The tier that a practice pays for. It is stored and sent as `plan`; a plan of the code is days of menus for
 * a client.
 */
export const tierSchema = z.enum(['free', 'pro', 'business']);
export type Tier = z.infer<typeof tierSchema>;

/** From the smallest on: what is offered as an upgrade stands behind. */
export const TIERS: readonly Tier[] = tierSchema.options;
