import { describe, expect, it } from 'vitest';
import { emptyMeals, MEAL_SLOTS } from '../../../domain/food/storedLines';
import { menuSchema } from '../../../domain/records/menus';
import { line } from '../../../domain/food/lineFixture';
import { menuTotals } from '../../../domain/nutrition/totals';
import { emptyValue, newMenu } from './editorValue';

const AT = '2026-11-01T00:00:00.000Z';
const base = { id: 'm1', workspaceId: 'w1', expertId: 'e1', createdAt: AT, updatedAt: AT };
const menuNamed = (name: string, lines = 0) => {
  const meals = emptyMeals();
  for (let at = 0; at < lines; at += 1)
    meals[MEAL_SLOTS[at % MEAL_SLOTS.length] ?? 'lunch'].items.push({
      ...line(`l${at}`),
      order: at,
    });
  return newMenu(base, { kind: 'master' }, { ...emptyValue('master'), name, meals }, 'draft');
};
const listIssues = (menu: unknown) =>
  (menuSchema.safeParse(menu).error?.issues ?? []).map(({ path }) => path.join('.'));

describe('E06 E07 bad input of a menu', () => {
  it('E07 500 lines are counted and taken as they are', () => {
    const menu = menuNamed('Thực đơn dài', 500);
    const one = menuTotals(menuNamed('Một món', 1).meals).calories?.known ?? 0;
    expect(listIssues(menu)).toEqual([]);
    expect(menuTotals(menu.meals).calories?.known).toBeCloseTo(one * 500);
  });

  it('E06 a name of 5,000 characters is refused, and the field is named', () => {
    expect(listIssues(menuNamed('a'.repeat(5000)))).toEqual(['name']);
  });

  it.each([
    ['emoji', 'Thực đơn 🥗👩🏽‍⚕️ tuần này'],
    ['right-to-left', 'قائمة طعام \u202etest'],
    ['NFD', 'Thực đơn giảm cân'.normalize('NFD')],
    ['pasted HTML', '<b onclick="alert(1)">Thực đơn</b><script>alert(2)</script>'],
  ])('E06 a name of %s is text, kept as it was typed', (_, name) => {
    const menu = menuNamed(name);
    expect(listIssues(menu)).toEqual([]);
    expect(menu.name.normalize('NFC')).toBe(name.normalize('NFC'));
  });

  it.each([
    ['a quantity below zero', { quantity: -1 }],
    ['a quantity that is no number', { quantity: Number.NaN }],
    ['a quantity without end', { quantity: Number.POSITIVE_INFINITY }],
    ['a unit that weighs nothing', { unitAmount: 0 }],
  ])('E07 %s is refused, and the line is named', (_, change) => {
    const menu = menuNamed('Sai số');
    const meals = { ...menu.meals, lunch: { items: [{ ...line('l', change), order: 1 }] } };
    expect(listIssues({ ...menu, meals })[0]).toMatch(/^meals\.lunch\.items\.0\./);
  });
});
