export const FOOD_PATHS = { list: '/expert/foods' } as const;
