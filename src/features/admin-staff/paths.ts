export const ADMIN_STAFF_PATHS = { list: '/admin/staff' } as const;
