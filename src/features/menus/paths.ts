/** Addresses of the menus (specification, section 2). */
export const MENU_PATHS = {
  list: '/expert/daily-menus',
  create: '/expert/daily-menus/create',
  /** A new menu for a client who is chosen already. */
  createFor: (client: string) => `/expert/daily-menus/create?client=${client}`,
  /** The same, from the client's own address. */
  createAt: (client: string) => `/expert/clients/${client}/create-menu`,
  edit: (id: string) => `/expert/daily-menus/${id}/edit`,
} as const;
