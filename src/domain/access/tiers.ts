import { z } from 'zod';

/**
 * The tier that a practice pays for. It is stored and sent as `plan`; a plan of the code is days of menus for
 * a client.
 */
export const tierSchema = z.enum(['free', 'pro', 'business']);
export type Tier = z.infer<typeof tierSchema>;

/** From the smallest on: what is offered as an upgrade stands behind. */
export const TIERS: readonly Tier[] = tierSchema.options;

const NAMES: Readonly<Record<Tier, string>> = {
  free: 'Miễn phí',
  pro: 'Pro',
  business: 'Business',
};

/** Names a tier; one of a newer version as it is stored. */
export const tierName = (tier: string): string =>
  Object.hasOwn(NAMES, tier) ? NAMES[tier as Tier] : tier;
