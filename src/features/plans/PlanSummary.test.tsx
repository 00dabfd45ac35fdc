// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { emptyMeals } from '../../domain/food/storedLines';
import { line } from '../../domain/food/lineFixture';
import type { NutrientMap } from '../../domain/food/nutrients';
import { planTotals } from '../../domain/menus/planning';
import { dayTargets } from '../../domain/targets/dayTargets';
import { UiProvider } from '../../ui/Provider';
import { PlanSummary } from './PlanSummary';

const result = dayTargets(
  clientWith({
    gender: 'female',
    birthYear: 1968,
    height: 158,
    weight: 62.5,
    medicalConditions: ['Đái tháo đường típ 2', 'CKD 3b', 'Tăng huyết áp'],
  }),
  [],
  { year: 2026, month: 11 },
);

function renderText(nutrients: NutrientMap): string {
  const base = line('day', { quantity: 100 });
  const items = [{ ...base, order: 1, snapshot: { ...base.snapshot, nutrients } }];
  const totals = planTotals([{ ...emptyMeals(), lunch: { items } }]);
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <UiProvider>
      <PlanSummary
        totals={totals}
        targets={{ ...result, targets: result.targets, pending: false }}
      />
    </UiProvider>,
  );
  return page.textContent.replaceAll('\u00a0', ' ');
}

it('the mean of a week is compared with the client’s bounds, and marked where it breaks them', () => {
  const day = { calories: 1600, protein: 89, carbs: 200, fat: 50, fiber: 24, sodium: 2600 };
  const words = renderText(day);
  expect(words).toContain('Đạm89 g cao · tối đa 50 g');
  expect(words).toContain('Natri2.600 mg cao · tối đa 2.000 mg');
  const text = renderText({ ...day, protein: 48, sodium: 1500 });
  expect(text).toContain('Đạm48 g tối đa 50 g');
  expect(text).toContain('Natri1.500 mg tối đa 2.000 mg');
  expect(text).not.toContain('cao');
});
