export const ADMIN_REVIEW_PATHS = { list: '/admin/reviews' } as const;
