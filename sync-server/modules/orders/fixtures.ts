import { surveyAnswers } from '../../../src/domain/publicHouse/survey/answersFixture';
import type { StoredOrder } from './orderRecords';

const AT = '2026-11-27T03:00:00.000Z';

export const anOrder = (orderId: string): StoredOrder => ({
  orderId,
  token: 'ma-cua-khach',
  mailToken: 'ma-cua-thu',
  requestHash: '',
  confirmation: { token: 'cua-thu-hoi', confirmedAt: AT },
  contact: { name: 'Nguyễn Hạnh', email: 'hanh@example.vn' },
  answers: surveyAnswers(),
  mealFrequency: '3+1',
  consent: { agreed: true, textVersion: '1' },
  state: 'placed',
  amount: 499_000,
  payments: [],
  consentAt: AT,
  createdAt: AT,
});
