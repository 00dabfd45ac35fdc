export const ORDER_PATHS = { list: '/expert/orders' } as const;
