export const CLIENT_PATHS = {
  list: '/expert/clients',
  detail: (id: string) => `/expert/clients/${id}/detail`,
  edit: (id: string) => `/expert/clients/${id}/detail?edit=${id}`,
  visit: (id: string, visit: string) => `/expert/clients/${id}/detail?visit=${visit}`,
  consent: (id: string, consent: string) => `/expert/clients/${id}/detail?consent=${consent}`,
} as const;
