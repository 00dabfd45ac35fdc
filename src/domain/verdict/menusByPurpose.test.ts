import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { menusByPurpose } from './menusByPurpose';

const TODAY = { year: 2026, month: 11 };
const NAMES = [
  'Ăn chay thuần 1700 kcal',
  'Bệnh thận mạn chưa lọc máu 1800 kcal, đạm 40 g',
  'Đái tháo đường thai kỳ 2000 kcal',
  'Gia đình cân bằng 2000 kcal',
  'Học sinh tiểu học 1700 kcal',
];
const menus = NAMES.map((name) => ({ name, tags: [] }));
const placed = (change: Parameters<typeof clientWith>[0]) =>
  menusByPurpose(menus, clientWith({ birthYear: 1970, gender: 'male', ...change }), TODAY);

describe('E10 menus by whom they are made for', () => {
  it('the client’s own condition first, foreign ones last and said', () => {
    const order = placed({ medicalConditions: ['CKD 3b'] });
    expect(order.map(({ menu }) => NAMES.indexOf(menu.name))).toEqual([1, 3, 0, 2, 4]);
    expect(order.map(({ isForeign }) => isForeign)).toEqual([false, false, false, true, true]);
  });

  it('a child’s own age first, and a diet for kidneys among the foreign', () => {
    const [first, ...others] = placed({ birthYear: 2017 });
    expect(first?.menu.name).toBe('Học sinh tiểu học 1700 kcal');
    const kidney = others.find(({ menu }) => menu.name.startsWith('Bệnh thận'));
    expect(kidney?.isForeign).toBe(true);
  });
});
