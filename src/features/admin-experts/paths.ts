export const ADMIN_EXPERT_PATHS = { list: '/admin/experts' } as const;
