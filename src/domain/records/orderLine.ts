import type { Client } from './clients';

/** Marks the line that names the order: it is about no food, and for nobody outside the practice. */
export const FROM_ORDER = 'Từ đơn ';

export const withoutOrderLine = (habits: string | undefined): string =>
  (habits ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith(FROM_ORDER))
    .join('\n');

export const isOfOrder = ({
  dietaryRestrictions = '',
}: Pick<Client, 'dietaryRestrictions'>): boolean => dietaryRestrictions.includes(FROM_ORDER);
