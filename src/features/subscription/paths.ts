/** Addresses of the subscription (specification, section 2). */
export const SUBSCRIPTION_PATHS = { page: '/expert/subscription' } as const;
