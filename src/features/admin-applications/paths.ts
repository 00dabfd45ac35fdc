/** Address of the applications that wait. */
export const ADMIN_APPLICATION_PATHS = { list: '/admin/applications' } as const;
