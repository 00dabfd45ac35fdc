export const ADMIN_PAYMENT_PATHS = { list: '/admin/payments' } as const;
