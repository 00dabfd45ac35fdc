import { expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { emptyMeals } from '../food/storedLines';
import { line } from '../food/lineFixture';
import { fitFor } from './fitFor';

it('G1 a menu with a food that a client’s code or illness speaks against says so', () => {
  const items = [{ ...line('a', { name: 'Tép xào khế' }), order: 1 }];
  const menu = { name: 'Gia đình', tags: [], meals: { ...emptyMeals(), lunch: { items } } };
  const getReasons = (change: Parameters<typeof clientWith>[0]) => {
    const client = clientWith(change);
    const { reasons } = fitFor(client, client, [], { year: 2026, month: 11 })(menu);
    return reasons.filter(({ kind }) => kind === 'medicine');
  };
  const warned = [
    { level: 'amber', kind: 'medicine', words: ['Bệnh thận'], foods: ['Tép xào khế'] },
  ];
  expect(getReasons({ hospitalDiet: { code: 'TN08' } })).toEqual(warned);
  expect(getReasons({ medicalConditions: ['Suy thận độ 3'] })).toEqual(warned);
  expect(getReasons({ medicalConditions: ['Đái tháo đường'] })).toEqual([]);
});
