export const MENU_PATHS = {
  list: '/expert/daily-menus',
  create: '/expert/daily-menus/create',
  createFor: (client: string) => `/expert/daily-menus/create?client=${client}`,
  createAt: (client: string) => `/expert/clients/${client}/create-menu`,
  edit: (id: string) => `/expert/daily-menus/${id}/edit`,
  editIn: (id: string, plan: string) => `/expert/daily-menus/${id}/edit?plan=${plan}`,
} as const;
