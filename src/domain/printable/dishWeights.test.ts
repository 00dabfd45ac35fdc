import { expect, it } from 'vitest';
import { emptyMeals } from '../food/storedLines';
import { printContext, printedLine, printedMenu } from './fixtures';
import { menuPrintable } from './menu';

/** The paper of a day with a porridge of which so much is known. */
function onPaper(snapshot: { weight: number; servingSize?: number }) {
  const porridge = printedLine(
    'Cháo đậu đỏ',
    1,
    { calories: 379 },
    { type: 'recipe', unit: 'phần' },
    { basis: { amount: 1, unit: 'phần' }, ...snapshot },
  );
  const meals = { ...emptyMeals(), breakfast: { items: [porridge] } };
  const { days, legend } = menuPrintable({ ...printedMenu(), meals }, printContext());
  const row = days[0]?.sections[0]?.rows[0];
  return {
    measure: row?.measure,
    grams: row?.grams,
    isExplained: legend.some((line) => line.includes('trước khi nấu')),
  };
}

it('must 6: the weight of a dish on paper is that of what goes in, and the paper says so', () => {
  expect(onPaper({ weight: 113 })).toEqual({
    measure: '1 phần',
    grams: '113 g nguyên liệu',
    isExplained: true,
  });
});

it('must 6: a dish that was weighed when it was done has the weight that is eaten', () => {
  expect(onPaper({ weight: 350, servingSize: 350 })).toEqual({
    measure: '1 phần',
    grams: '350 g',
    isExplained: false,
  });
});
