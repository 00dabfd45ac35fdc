/** What the plans are called, on every screen. */
export const planNames = {
  free: 'Gói Miễn phí',
  pro: 'Gói Pro',
  business: 'Gói Business',
} as const;
