export const ARTICLE_PATHS = {
  list: '/expert/articles',
  create: '/expert/articles/create',
  edit: (id: string) => `/expert/articles/${id}/edit`,
  preview: (id: string) => `/expert/articles/${id}/preview`,
} as const;
