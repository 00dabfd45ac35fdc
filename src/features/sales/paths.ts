export const SALES_PATHS = { list: '/expert/item-for-sales' } as const;
