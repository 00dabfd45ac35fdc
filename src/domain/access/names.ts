import type { AdminRole } from './roles';
import type { Tier } from './tiers';

/** Names of roles and tiers, without the schemas: public pages show them too. */

/** Names of the staff's roles. */
export const ADMIN_ROLE_NAMES: Readonly<Record<AdminRole, string>> = {
  owner: 'Chủ sở hữu',
  billing: 'Thanh toán',
  support: 'Hỗ trợ',
  content: 'Nội dung',
};

const TIER_NAMES: Readonly<Record<Tier, string>> = {
  free: 'Miễn phí',
  pro: 'Pro',
  business: 'Business',
};

/** Names a tier; one of a newer version as it is stored. */
export const tierName = (tier: string): string =>
  Object.hasOwn(TIER_NAMES, tier) ? TIER_NAMES[tier as Tier] : tier;
