export const PLAN_PATHS = {
  list: '/expert/plans',
  create: '/expert/plans/create',
  createFor: (client: string) => `/expert/plans/create?client=${client}`,
  edit: (id: string) => `/expert/plans/${id}`,
} as const;
