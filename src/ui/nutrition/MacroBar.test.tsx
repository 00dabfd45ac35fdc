// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Limits } from '../../domain/clinical/limits';
import { UiProvider } from '../Provider';
import { MacroBar } from './MacroBar';
import { TotalsProvider } from './totalsContext';

const most: Limits = { protein: { maximum: { value: 70, origin: { by: 'expert', note: '' } } } };

function seen(known: number, limits: Limits) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <UiProvider>
      <TotalsProvider value={{ protein: { known, share: 1 } }}>
        <MacroBar nutrient="protein" targets={{ protein: 60 }} limits={limits} />
      </TotalsProvider>
    </UiProvider>,
  );
  const figureText = `${known} / 60 g`;
  const figure = [...page.querySelectorAll<HTMLElement>('span')].find((one) =>
    one.textContent.replaceAll('\u00a0', ' ').includes(figureText),
  );
  return {
    figure: figure?.style.color ?? `no ${figureText}`,
    bar: page.querySelector<HTMLElement>('[data-excess]')?.style.background,
  };
}

const variable = (name: string) => (name ? `var(--chakra-colors-${name})` : '');

it.each([
  ['an amount below its target', 50, {}, '', ''],
  ['an amount above its target, which is no ceiling', 75, {}, '', ''],
  ['an amount above its most', 75, most, 'fg-error', 'coverage-red'],
])('P14 E11 %s has one colour, in figure and bar', (_, known, limits, figure, bar) => {
  expect(seen(known, limits)).toEqual({ figure: variable(figure), bar: variable(bar) });
});
