// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Limits } from '../../domain/clinical/limits';
import { UiProvider } from '../Provider';
import { NutrientCards } from './MicronutrientCard';
import { TotalsProvider } from './totalsContext';

const origin = { by: 'expert', note: '' } as const;
const at = (value: number) => ({ maximum: { value, origin } });

function cards(limits: Limits): Record<string, string[]> {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <UiProvider>
      <TotalsProvider value={{}}>
        <NutrientCards limits={limits} />
      </TotalsProvider>
    </UiProvider>,
  );
  return Object.fromEntries(
    [...page.querySelectorAll('h3')].map((heading) => [
      heading.textContent,
      [...(heading.parentElement?.querySelectorAll('dt') ?? [])].map((name) => name.textContent),
    ]),
  );
}

it('only minerals and vitamins stand under “Khoáng và vitamin”, whatever is limited', () => {
  const limits: Limits = {
    calories: at(1800),
    protein: at(50),
    fiber: { minimum: { value: 25, origin } },
    saturatedFat: at(15),
    phosphorus: at(800),
  };
  expect(cards(limits)).toEqual({
    'Chất có giới hạn riêng': ['Năng lượng', 'Đạm', 'Béo bão hòa', 'Chất xơ'],
    'Khoáng và vitamin': ['Phốt pho', 'Natri', 'Kali', 'Canxi', 'Magiê', 'Vitamin D'],
  });
});

it('without limits there is one card', () => {
  expect(Object.keys(cards({}))).toEqual(['Khoáng và vitamin']);
});
