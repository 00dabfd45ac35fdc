/** Addresses of the calls that visitors' pages make, apart from the contracts: a page without schemas uses them. */
export const VISITOR_CALLS = {
  menus: '/api/matching/menus',
  orders: '/api/orders',
  order: (id: string) => `/api/orders/${encodeURIComponent(id)}`,
  orderPayment: (id: string) => `/api/orders/${encodeURIComponent(id)}/payment`,
  cancelOrder: (id: string) => `/api/orders/${encodeURIComponent(id)}/cancel`,
  changeOrder: (id: string) => `/api/orders/${encodeURIComponent(id)}/change`,
  confirmOrder: (id: string) => `/api/orders/${encodeURIComponent(id)}/confirm`,
  correctOrderEmail: (id: string) => `/api/orders/${encodeURIComponent(id)}/email`,
  orderPdf: (id: string) => `/api/orders/${encodeURIComponent(id)}/pdf`,
  payment: (id: string) => `/api/payments/${encodeURIComponent(id)}`,
  playBank: '/api/demo/bank',
  submissions: '/api/submissions',
  confirmSubmission: '/api/submissions/confirm',
} as const;

/** Version of the texts to which visitors agree before health data leave their device. */
export const CONSENT_VERSION = '2026-11-27';
