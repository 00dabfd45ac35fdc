/** Names of roles and tiers, apart from their schemas: public pages show them too. */

export const ADMIN_ROLE_NAMES = {
  owner: 'Chủ sở hữu',
  billing: 'Thanh toán',
  support: 'Hỗ trợ',
  content: 'Nội dung',
} as const;

const TIER_NAMES: Readonly<Record<string, string>> = {
  free: 'Miễn phí',
  pro: 'Pro',
  business: 'Business',
};

export const tierName = (tier: string): string =>
  Object.hasOwn(TIER_NAMES, tier) ? (TIER_NAMES[tier] ?? tier) : tier;
