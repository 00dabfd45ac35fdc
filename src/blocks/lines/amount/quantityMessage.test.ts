import { describe, expect, it } from 'vitest';
import { readLineQuantity, readQuantity, stepQuantity } from '../../../domain/quantities';
import { quantityMessage } from './quantityMessage';

/** What is said beside servings that are typed into a line that has so many. */
const said = (typed: string, quantity: number) => {
  const line = { type: 'recipe' as const, quantity, unit: 'phần' };
  return quantityMessage(readLineQuantity(typed, line), line);
};

describe('E07 what is said beside an amount', () => {
  it.each([
    ['130', ''],
    ['2.5', ''],
    ['1.000', 'Hiểu là 1.000 g'],
    ['1,500', 'Hiểu là 1,5 g'],
    ['1.500', '1.500 g vượt mức tối đa 1.000 g. Vẫn tính 130 g.'],
    ['99999', '99.999 g vượt mức tối đa 1.000 g. Vẫn tính 130 g.'],
    ['abc', 'Không đọc được lượng này, ví dụ 130, 2,5, “1 chén” hoặc “nửa quả”. Vẫn tính 130 g.'],
    ['', '⚠️ Số lượng = 0'],
    ['0', '⚠️ Số lượng = 0'],
    ['-5', 'Lượng không thể âm. Vẫn tính 130 g.'],
  ])('E07 “%s”: “%s”', (typed, message) => {
    expect(quantityMessage(readQuantity(typed), { quantity: 130, unit: 'g' })).toBe(message);
  });

  it('P15 typed servings are 10 at most; what the line has already, by + or from before, stays', () => {
    expect(said('10', 2)).toBe('');
    expect(said('11', 2)).toBe('11 phần vượt mức tối đa 10 phần. Vẫn tính 2 phần.');
    expect(said('11', 11)).toBe('');
    expect(said('11', 12)).toBe('11 phần vượt mức tối đa 10 phần. Vẫn tính 12 phần.');
    expect(stepQuantity(10, 1, 1)).toBe(11);
  });
});
