/** Address of the editor of the expert's public page. */
export const PUBLIC_PROFILE_PATHS = { edit: '/expert/profile' } as const;
