export const ADMIN_APPEAL_PATHS = { list: '/admin/appeals' } as const;
