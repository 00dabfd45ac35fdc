export const BULK_PATHS = { page: '/expert/import-export' } as const;
