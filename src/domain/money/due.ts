import type { PaymentView } from './paymentView';

export const dueAmount = ({ amount, received }: Pick<PaymentView, 'amount' | 'received'>): number =>
  received > 0 && received < amount ? amount - received : amount;
