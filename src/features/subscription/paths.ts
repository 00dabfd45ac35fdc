export const SUBSCRIPTION_PATHS = {
  page: '/expert/subscription',
  /** Old address that leads to the tiers (product decision 13). */
  test: '/test-subscription',
  dashboard: '/expert/dashboard',
  own: '/expert/dashboard?tab=subscription',
  tiers: '/expert/dashboard?tab=plans',
} as const;
