/** Address of the workspace's first page; with `?tab=…` the subscription stands there (specification, section 2). */
export const DASHBOARD_PATHS = { page: '/expert/dashboard' } as const;
