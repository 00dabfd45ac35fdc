export const ADMIN_PUBLISHED_PATHS = {
  menus: '/admin/menus',
  recipes: '/admin/recipes',
  articles: '/admin/articles',
} as const;
