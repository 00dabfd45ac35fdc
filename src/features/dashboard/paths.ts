export const DASHBOARD_PATHS = { page: '/expert/dashboard' } as const;
