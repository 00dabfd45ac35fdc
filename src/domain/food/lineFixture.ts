import type { NewLine } from './lines';

export function line(lineId: string, fields: Partial<NewLine> = {}): NewLine {
  return {
    lineId,
    type: 'food',
    itemId: 'vfct-1013',
    name: 'Bánh phở',
    quantity: 130,
    unit: 'g',
    unitAmount: 1,
    snapshot: {
      basis: { amount: 100, unit: 'g' },
      nutrients: { calories: 143 },
      sourceVersion: '1',
    },
    ...fields,
  };
}
