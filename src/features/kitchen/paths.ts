export const KITCHEN_PATHS = {
  list: '/expert/kitchen',
  edit: (id: string) => `/expert/kitchen/${id}`,
} as const;
