/** Addresses of plans of several days. */
export const PLAN_PATHS = {
  list: '/expert/plans',
  create: '/expert/plans/create',
  /** For a client who is chosen already. */
  createFor: (client: string) => `/expert/plans/create?client=${client}`,
  edit: (id: string) => `/expert/plans/${id}`,
} as const;
