export const ADMIN_DASHBOARD_PATHS = { home: '/admin' } as const;
