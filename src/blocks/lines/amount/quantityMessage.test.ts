import { describe, expect, it } from 'vitest';
import { line } from '../../../domain/food/lineFixture';
import { stepQuantity } from '../../../domain/food/quantities';
import { readTypedAmount, type CountedLine } from '../../../domain/food/typedAmount';
import { quantityMessage } from './quantityMessage';

const noodles = line('l');
const getMessage = (typed: string, of: CountedLine = noodles) =>
  quantityMessage(readTypedAmount(typed, of), of);

const getServingMessage = (typed: string, quantity: number) => {
  const basis = { amount: 1, unit: 'phần' };
  const snapshot = { ...noodles.snapshot, basis, nutrients: { calories: 20 } };
  return getMessage(typed, { type: 'recipe', quantity, unit: 'phần', unitAmount: 1, snapshot });
};

describe('E07 what is said beside an amount', () => {
  it.each([
    ['130', ''],
    ['2.5', ''],
    ['1.000', 'Hiểu là 1.000 g'],
    ['1,500', 'Hiểu là 1,5 g'],
    ['½', 'Hiểu là 0,5 g'],
    ['200g', 'Hiểu là 200 g'],
    ['1,2 kg', 'Hiểu là 1,2 kg (1.200 g)'],
    ['1.500', '1.500 g vượt mức tối đa 1.000 g. Vẫn tính 130 g.'],
    ['99999', '99.999 g vượt mức tối đa 1.000 g. Vẫn tính 130 g.'],
    [
      'abc',
      'Không đọc được lượng này, ví dụ 130, 2,5, “150g”, “1 chén” hoặc “nửa quả”. Vẫn tính 130 g.',
    ],
    ['', '⚠️ Số lượng = 0'],
    ['0', '⚠️ Số lượng = 0'],
    ['-5', 'Lượng không thể âm. Vẫn tính 130 g.'],
  ])('E07 “%s”: “%s”', (typed, message) => expect(getMessage(typed)).toBe(message));

  it('E07 says that a number was read as grams, and how the measure is typed', () => {
    const rice = { ...noodles, quantity: 1, unit: 'chén', unitAmount: 156 };
    expect(getMessage('150', rice)).toBe('Hiểu là 150 g. Nếu muốn 150 chén, gõ cả “150 chén”.');
    expect(getMessage('150 chén', rice)).toContain('150 chén = 33.462 kcal: nhiều bất thường');
  });

  it('P15 typed servings are 10 at most; what the line has already, by + or from before, stays', () => {
    expect(getServingMessage('10', 2)).toBe('');
    expect(getServingMessage('11', 2)).toBe('11 phần vượt mức tối đa 10 phần. Vẫn tính 2 phần.');
    expect(getServingMessage('11', 11)).toContain('11 phần = 220 kcal: nhiều bất thường');
    expect(getServingMessage('11', 12)).toBe('11 phần vượt mức tối đa 10 phần. Vẫn tính 12 phần.');
    expect(stepQuantity(10, 1, 1)).toBe(11);
  });
});
