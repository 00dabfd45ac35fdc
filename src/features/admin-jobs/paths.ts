export const ADMIN_JOB_PATHS = { list: '/admin/jobs' } as const;
