/** Addresses of the API's pages. */
export const API_PATHS = { page: '/expert/api', tryIt: '/expert/api/try' } as const;
