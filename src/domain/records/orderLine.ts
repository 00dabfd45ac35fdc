import type { Client } from './clients';

/** Begins the line that says of which order a client is: it is about no food, and for nobody outside the practice. */
export const FROM_ORDER = 'Từ đơn ';

/** Restrictions and habits without the line of the order. */
export const withoutOrderLine = (habits: string | undefined): string =>
  (habits ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith(FROM_ORDER))
    .join('\n');

/** Whether a client came with a paid order, by what the order left in the record: the week will be cooked by its steps. */
export const isOfOrder = ({
  dietaryRestrictions = '',
}: Pick<Client, 'dietaryRestrictions'>): boolean => dietaryRestrictions.includes(FROM_ORDER);
