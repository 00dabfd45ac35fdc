export const ADMIN_PUBLISHED_PATHS = {
  menus: '/admin/menus',
  recipes: '/admin/recipes',
  articles: '/admin/articles',
} as const;

type Type = keyof typeof ADMIN_PUBLISHED_PATHS;

export const lookPath = (type: Type, workspaceId = ':workspaceId', id = ':id'): string =>
  `${ADMIN_PUBLISHED_PATHS[type]}/${workspaceId}/${id}`;
