export const API_PATHS = { page: '/expert/api', tryIt: '/expert/api/try' } as const;
