export const ADMIN_APPLICATION_PATHS = { list: '/admin/applications' } as const;
