/** Address of the staff's queue of support requests. */
export const ADMIN_SUPPORT_PATHS = { list: '/admin/support' } as const;
