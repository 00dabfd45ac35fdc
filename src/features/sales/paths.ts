/** Addresses of what a practice sells (specification, section 2). */
export const SALES_PATHS = { list: '/expert/item-for-sales' } as const;
