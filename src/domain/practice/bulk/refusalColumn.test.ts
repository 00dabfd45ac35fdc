import { expect, it } from 'vitest';
import { getCustoms } from '../../clinical/customs/client';
import { proposedMapping } from './mapping';
import { readRows } from './rows';

const read = (header: string, cell: string) => {
  const headers = ['Họ tên', header];
  const mapping = proposedMapping('clients', headers);
  const [row] = readRows('clients', [['Mai', cell]], mapping, { headers });
  return row?.fields.dietaryRestrictions;
};

it.each([
  ['Kiêng', 'thịt chó', 'Kiêng: thịt chó'],
  ['Không ăn được', 'lươn, ếch', 'Kiêng: lươn, ếch'],
  ['Kiêng cữ', 'Không ăn thịt bò', 'Không ăn thịt bò'],
  ['Kiêng', 'no beef pls', 'no beef pls'],
  ['Kiêng', 'Sò, ốc, hến', 'Kiêng: Sò, ốc, hến'],
  ['Kiêng', 'Đồ ăn cay', 'Kiêng: Đồ ăn cay'],
  ['Kiêng', 'nước uống có ga', 'Kiêng: nước uống có ga'],
  ['Kiêng', 'so huyet, oc', 'Kiêng: so huyet, oc'],
  ['Kiêng', 'Sợ mùi cá', 'Sợ mùi cá'],
  ['Kiêng', 'Ăn được thịt gà', 'Ăn được thịt gà'],
  ['Kiêng', 'khong an bo', 'khong an bo'],
  ['Kiêng', 'N/A', 'N/A'],
  ['Kiêng', 'ăn chay rằm', 'ăn chay rằm'],
  ['Kiêng khem và thói quen ăn uống', 'thịt chó', 'thịt chó'],
])('below “%s” the cell “%s” is stored as “%s”', (header, cell, stored) => {
  expect(read(header, cell)).toBe(stored);
});

it('what stands below “Kiêng” is refused', () => {
  const dietaryRestrictions = String(read('Kiêng', 'thịt chó'));
  const { kept, ignored } = getCustoms({ dietaryRestrictions });
  expect(kept).toMatchObject([{ kind: 'avoid', food: 'thịt chó', degree: 'cannot' }]);
  expect(ignored).toEqual([]);
});
