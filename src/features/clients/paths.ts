/** Addresses of the clients (specification, section 2). */
export const CLIENT_PATHS = {
  list: '/expert/clients',
  detail: (id: string) => `/expert/clients/${id}/detail`,
  /** With the form of the client open. */
  edit: (id: string) => `/expert/clients/${id}/detail?edit=${id}`,
  /** With the form of one visit open. */
  visit: (id: string, visit: string) => `/expert/clients/${id}/detail?visit=${visit}`,
  /** With the form of one consent open. */
  consent: (id: string, consent: string) => `/expert/clients/${id}/detail?consent=${consent}`,
} as const;
