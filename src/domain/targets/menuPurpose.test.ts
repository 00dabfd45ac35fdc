import { expect, it } from 'vitest';
import { menuPurpose, type ClientNeeds } from './menuPurpose';

const menu = (name: string, code: string) => ({ name, tags: [], hospitalDiet: { code } });
const DD01 = menu('DD01 Đái tháo đường đơn thuần', 'DD01');

const needs = (change: Partial<ClientNeeds> = {}): ClientNeeds => ({
  stages: [],
  conditions: new Set(),
  goal: undefined,
  vegetarian: false,
  age: 50,
  ...change,
});

it('G7 a master of the code that was chosen for the client is made for this client, before any other', () => {
  const result = menuPurpose(DD01, needs({ diet: 'DD01' }));
  expect(result).toMatchObject({ purpose: 'own', reasons: [] });
  const diabetic = needs({ diet: 'DD01', conditions: new Set(['diabetes']) });
  const { hospitalDiet: _none, ...other } = DD01;
  expect(menuPurpose(DD01, diabetic).weight).toBeGreaterThan(menuPurpose(other, diabetic).weight);
});

it('G7 a master of another code stands behind what anybody may eat, and says why', () => {
  const reason = { level: 'amber', kind: 'otherDiet', code: 'DD01' };
  const diabetic = needs({ conditions: new Set(['diabetes']) });
  expect(menuPurpose(DD01, diabetic)).toEqual({ purpose: 'special', weight: 0, reasons: [reason] });
  expect(menuPurpose(DD01, needs()).purpose).toBe('foreign');
  expect(menuPurpose(menu('GM03 Viêm gan mạn tính', 'GM03'), needs()).purpose).toBe('foreign');
  expect(menuPurpose(menu('BT02 Chế độ ăn thông thường', 'BT02'), needs()).purpose).toBe('special');
});

it('a master for losing weight is made for no child and no mother, whatever the goal says', () => {
  const loss = { name: 'Giảm cân 1.400 kcal', tags: [] };
  const losing = needs({ goal: 'weight_loss' });
  expect(menuPurpose(loss, losing).purpose).toBe('own');
  for (const stage of ['infant', 'child', 'pregnancy', 'nursing'] as const)
    expect(menuPurpose(loss, { ...losing, stages: [stage] }), stage).toMatchObject({
      purpose: 'special',
    });
});
