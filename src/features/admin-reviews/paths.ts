/** Address of the staff's desk for what readers send. */
export const ADMIN_REVIEW_PATHS = { list: '/admin/reviews' } as const;
