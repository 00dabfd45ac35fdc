import type { StoredOrder } from './orderRecords';

const AT = '2026-11-27T03:00:00.000Z';

/** An order for tests, without its money. */
export const anOrder = (orderId: string): StoredOrder => ({
  orderId,
  token: 'ma-cua-khach',
  requestHash: '',
  contact: { name: 'Nguyễn Hạnh', email: 'hanh@example.vn' },
  answers: {
    age: 34,
    gender: 'female',
    heightCm: 158,
    weightKg: 61,
    targetWeightKg: 54,
    activity: 'moderately_active',
    workout: 'low',
    allergies: [],
    conditions: [],
    restrictions: [],
    dislikes: [],
  },
  mealFrequency: '3+1',
  consent: { agreed: true, textVersion: '1' },
  state: 'placed',
  amount: 499_000,
  payments: [],
  consentAt: AT,
  createdAt: AT,
});
