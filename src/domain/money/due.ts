import type { PaymentView } from './paymentView';

/** VND that a payment still asks for: what is missing, where a part of it came. */
export const dueAmount = ({ amount, received }: Pick<PaymentView, 'amount' | 'received'>): number =>
  received > 0 && received < amount ? amount - received : amount;
