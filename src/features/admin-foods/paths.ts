export const ADMIN_FOOD_PATHS = { foods: '/admin/foods', products: '/admin/products' } as const;
