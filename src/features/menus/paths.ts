/** Addresses that the menu screens lead to (specification, section 2). */
export const MENU_PATHS = {
  list: '/expert/daily-menus',
  create: '/expert/daily-menus/create',
  clients: '/expert/clients',
  edit: (id: string) => `/expert/daily-menus/${id}/edit`,
  client: (id: string) => `/expert/clients/${id}/detail`,
} as const;
