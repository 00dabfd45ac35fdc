export const PUBLIC_PROFILE_PATHS = { edit: '/expert/profile' } as const;
