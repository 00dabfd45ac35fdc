export const NOTICE_PATHS = { list: '/expert/notices' } as const;
