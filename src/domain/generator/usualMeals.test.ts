import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import type { Client } from '../records/clients';
import { buildCare } from './care';
import { mealBounds } from './meals';
import type { Wish } from './types';
import { usualMeals } from './usualMeals';

const DAY = '2026-11-29';
const TODAY = { year: 2026, month: 11, day: 29 };
const FIVE = ['breakfast', 'lunch', 'dinner', 'snack1', 'snack2'];

/** The most that each meal of a day is to have of its energy. */
function shares(client: Client): number[] {
  const care = buildCare(client, [], TODAY, {});
  const bounds = mealBounds({ slots: usualMeals(client, DAY), care } as Wish);
  return bounds.filter(({ isStrict }) => !isStrict).map(({ most }) => most);
}

describe('must 5: meals that days begin with', () => {
  it.each<Partial<Client>>([
    { medicalConditions: ['Đái tháo đường thai kỳ'] },
    { medicalConditions: ['GDM tuần 28'] },
    { medicalConditions: ['COPD, mau no'] },
    { medicalConditions: ['COPD'], dietaryRestrictions: 'Mau no, chia nhiều bữa nhỏ' },
    { medicalConditions: ['Suy dinh dưỡng'], dietaryRestrictions: 'chia 5–6 bữa nhỏ' },
    { dietaryRestrictions: 'nhanh no, ăn ít một' },
    { dietaryRestrictions: 'an it nhung nhieu bua' },
    { dietaryRestrictions: 'ngày ăn 6 bữa' },
    { dietaryRestrictions: 'chia nhỏ các bữa' },
  ])('%o: five', (change) => {
    expect(usualMeals(clientWith(change), DAY)).toEqual(FIVE);
  });

  it.each<Partial<Client>>([
    {},
    { medicalConditions: ['Đái tháo đường típ 2'] },
    { medicalConditions: ['COPD'] },
    { dietaryRestrictions: 'không mau no' },
    { dietaryRestrictions: 'không ăn nhiều bữa' },
    { dietaryRestrictions: 'Mỗi ngày 3 bữa chính' },
    { dietaryRestrictions: 'dễ nợ tiền' },
  ])('%o: three and a snack', (change) => {
    expect(usualMeals(clientWith(change), DAY)).toEqual(FIVE.slice(0, 4));
  });

  it('who is full soon has smaller main meals and larger snacks than others', () => {
    const small = shares(clientWith({ birthYear: 1960, dietaryRestrictions: 'mau no' }));
    expect(small).toEqual([0.27, 0.32, 0.3, 0.17, 0.17]);
    const gestational = clientWith({ medicalConditions: ['Đái tháo đường thai kỳ'] });
    expect(shares(gestational)).toEqual([0.3, 0.35, 0.3, 0.15, 0.15]);
  });
});
