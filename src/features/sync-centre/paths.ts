/** Address of the sync centre (specification, section 2). */
export const SYNC_PATHS = { centre: '/expert/sync' } as const;
