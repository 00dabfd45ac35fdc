export const SYNC_PATHS = { centre: '/expert/sync' } as const;
