export const ADMIN_SUPPORT_PATHS = { list: '/admin/support' } as const;
