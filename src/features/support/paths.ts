/** Address of a practice's requests to the staff. */
export const SUPPORT_PATHS = { page: '/expert/support' } as const;
