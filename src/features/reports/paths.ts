export const REPORT_PATHS = { page: '/expert/reports' } as const;
