// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { MealsProvider } from '../../../blocks/meals/mealsContext';
import { emptyMeals } from '../../../domain/food/storedLines';
import { line } from '../../../domain/food/lineFixture';
import type { NutrientMap } from '../../../domain/food/nutrients';
import { menuTotals } from '../../../domain/nutrition/totals';
import { NutrientDetailProvider } from '../../../ui/nutrition/Opening';
import { NutritionPanel } from '../../../ui/nutrition/NutritionPanel';
import { TotalsProvider } from '../../../ui/nutrition/totalsContext';
import { UiProvider } from '../../../ui/Provider';
import { mealShares } from './MealShares';

const food = (name: string, nutrients: NutrientMap, order: number) => {
  const base = line(name, { name, quantity: 100 });
  return { ...base, order, snapshot: { ...base.snapshot, nutrients } };
};
const meals = {
  ...emptyMeals(),
  breakfast: { items: [food('Cơm trắng', { calories: 130, protein: 2.7, sodium: 1 }, 1)] },
  lunch: {
    items: [
      food('Giò lụa', { calories: 136, protein: 21, sodium: 900 }, 1),
      food('Rau muống', { calories: 25, protein: 3 }, 2),
    ],
  },
};

const root = document.createElement('div');
document.body.append(root);
afterEach(() => root.replaceChildren());

function findOpener(label: string): HTMLButtonElement {
  const button = [...root.querySelectorAll('button')].find((one) => one.textContent === label);
  if (!button) throw new Error(`nothing opens ${label}`);
  return button;
}

it('each nutrient of a menu opens to the lines that bring it, the greatest first', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const limits = {
    protein: { maximum: { value: 48, origin: { by: 'expert', note: '' } as const } },
  };
  const page = createRoot(root);
  await act(async () => {
    page.render(
      <UiProvider>
        <MealsProvider value={meals}>
          <TotalsProvider value={menuTotals(meals)}>
            <NutrientDetailProvider value={mealShares}>
              <NutritionPanel limits={limits} subtitle="" />
            </NutrientDetailProvider>
          </TotalsProvider>
        </MealsProvider>
      </UiProvider>,
    );
  });
  for (const label of ['Năng lượng', 'Đạm', 'Bột đường', 'Béo', 'Chất xơ', 'Natri', 'Kali'])
    expect(findOpener(label).getAttribute('aria-expanded')).toBe('false');
  await act(async () => findOpener('Natri').click());
  const rows = [...root.querySelectorAll('[aria-label="Natri: món nào mang lại"] li')];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Giò lụa900 mg · 99 %',
    'Cơm trắng1 mg · < 1 %',
  ]);
  expect(root.textContent).toContain('Chưa có số liệu: Rau muống');
  await act(async () => page.unmount());
});
