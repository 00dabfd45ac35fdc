/** Addresses of the expert's own foods. */
export const FOOD_PATHS = { list: '/expert/foods' } as const;
