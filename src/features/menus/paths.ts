/** Addresses of the menus (specification, section 2). */
export const MENU_PATHS = {
  list: '/expert/daily-menus',
  create: '/expert/daily-menus/create',
  /** The wizard for a client who is chosen already, from the masters on. */
  createFor: (client: string) => `/expert/daily-menus/create?client=${client}`,
  /** A new or an existing menu for a client, with targets and comparison. */
  createAt: (client: string) => `/expert/clients/${client}/create-menu`,
  edit: (id: string) => `/expert/daily-menus/${id}/edit`,
  /** A day of a plan, which the way back leads to. */
  editIn: (id: string, plan: string) => `/expert/daily-menus/${id}/edit?plan=${plan}`,
} as const;
