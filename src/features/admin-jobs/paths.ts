/** Address of the list of jobs that failed for good. */
export const ADMIN_JOB_PATHS = { list: '/admin/jobs' } as const;
