export const SUPPORT_PATHS = { page: '/expert/support' } as const;
