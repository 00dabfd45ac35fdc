/** Addresses of the orders of personal weeks. */
export const ORDER_PATHS = { list: '/expert/orders' } as const;
