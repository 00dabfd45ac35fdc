/** Address of the first page of the administration. */
export const ADMIN_DASHBOARD_PATHS = { home: '/admin' } as const;
