export const RECIPE_PATHS = {
  list: '/expert/recipes',
  create: '/expert/recipes/create',
  import: '/expert/recipes/import',
  preview: (id: string) => `/expert/recipes/${id}/preview`,
  edit: (id: string) => `/expert/recipes/${id}/edit`,
} as const;
