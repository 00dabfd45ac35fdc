import { describe, expect, it } from 'vitest';
import { mergeDocuments } from './document';
import { isFreeText, joinTexts, findPlace, valueAt } from './place';

const food = (amount: number) => ({
  id: 'f',
  measures: [{ unit: 'chén', amount }],
  additionalNutrients: [{ name: 'Omega-3', amount, unit: 'g' }],
});
const buildConflict = (path: string, current: unknown = 1, keptLine: unknown = 2) => ({
  path,
  shown: current,
  kept: keptLine,
});

it('S02 P18 both texts of a conflict can stand one below the other, within the longest text', () => {
  expect(isFreeText('consultations', buildConflict('notes', 'a', 'b'))).toBe(true);
  expect(isFreeText('menus', buildConflict('meals.lunch.notes', 'a', 'b'))).toBe(true);
  expect(isFreeText('menus', buildConflict('meals.lunch.items.l1.notes', 'a', 'b'))).toBe(true);
  expect(isFreeText('recipes', buildConflict('instructions.s1.instruction', 'a', 'b'))).toBe(true);
  expect(isFreeText('clients', buildConflict('clientName', 'a', 'b'))).toBe(false);
  expect(isFreeText('clients', buildConflict('unheardOf', 'a', 'b'))).toBe(false);
  expect(isFreeText('menus', buildConflict('notes', 'a', null))).toBe(false);
  expect(isFreeText('menus', buildConflict('notes', 'x'.repeat(10_000), 'y'.repeat(10_000)))).toBe(
    false,
  );
  expect(joinTexts('Ăn sáng sớm. ', ' Uống đủ nước.')).toBe('Ăn sáng sớm.\nUống đủ nước.');
});

describe('S02 P18 finds what a document says now at the place of a conflict', () => {
  const line = { lineId: 'l.1', name: 'Phở gà', quantity: 80, unit: 'g', unitAmount: 1 };
  const meals = {
    breakfast: { items: [] },
    lunch: { items: [], notes: 'Ăn chậm' },
    dinner: { items: [line] },
    snack1: { items: [] },
    snack2: { items: [] },
  };

  it('in a field, and in a line of a meal wherever it stands by now', () => {
    expect(valueAt('clients', { weight: 61 }, buildConflict('weight'))).toBe(61);
    const at = (path: string) => valueAt('menus', { meals }, buildConflict(path));
    expect(at('meals.lunch.items.l%2E1.quantity')).toBe(80);
    expect(at('meals.lunch.items.l%2E1')).toEqual(line);
    expect(at('meals.lunch.items.l%2E1.slot')).toBe('dinner');
    expect(at('meals.lunch.notes')).toBe('Ăn chậm');
    expect(at('meals.lunch.items.gone.quantity')).toBeUndefined();
  });

  it('in a line that is known by its menu, its unit or its name', () => {
    const assignedMenus = [{ menuId: 'm1', status: 'active' }];
    expect(valueAt('clients', { assignedMenus }, buildConflict('assignedMenus.m1.status'))).toBe(
      'active',
    );
    const food = {
      measures: [
        { unit: 'chén', amount: 150 },
        { unit: 'muỗng canh', amount: 12 },
      ],
      additionalNutrients: [{ name: 'Omega-3', amount: 2, unit: 'g' }],
    };
    const at = (path: string) => valueAt('foods', food, buildConflict(path));
    expect(at('measures.muỗng canh.amount')).toBe(12);
    expect(at('additionalNutrients.Omega-3.amount')).toBe(2);
    expect(at('measures.chén')).toEqual({ unit: 'chén', amount: 150 });
    expect(at('measures.tô.amount')).toBeUndefined();
  });

  it('in all fields that belong together, where they are in question together', () => {
    const keptLine = { quantity: 2, unit: 'tô', unitAmount: 300 };
    const current = { quantity: 100, unit: 'g', unitAmount: 1 };
    const path = 'meals.lunch.items.l%2E1.quantity';
    expect(valueAt('menus', { meals }, buildConflict(path, current, keptLine))).toEqual({
      quantity: 80,
      unit: 'g',
      unitAmount: 1,
    });
  });

  it('at every place that a merge of foods asks about', () => {
    const { merged, conflicts } = mergeDocuments('foods', {
      base: food(1),
      mine: food(2),
      theirs: food(3),
    });
    expect(conflicts.map(({ path }) => path)).toEqual([
      'measures.chén.amount',
      'additionalNutrients.Omega-3.amount',
    ]);
    for (const conflict of conflicts)
      expect(valueAt('foods', merged, conflict)).toBe(conflict.shown);
  });
});

it('P18 knows what is declared of a place, and nothing of a place that it does not know', () => {
  expect(findPlace('foods', undefined, 'nutrients.iron').field).toMatchObject({ label: 'Sắt' });
  expect(findPlace('clients', { mood: { word: 'vui' } }, 'mood.word').field).toBeUndefined();
  const snapshot = findPlace('menus', undefined, 'meals.lunch.items.l1.snapshot.basis');
  expect(snapshot).toMatchObject({ field: { label: 'Thành phần dinh dưỡng' }, value: undefined });
});
