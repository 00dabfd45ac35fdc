import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount, isAbsurdAmount, readSpoken } from './householdWords';

const rice = [
  { unit: 'g', unitAmount: 1 },
  { unit: 'chén', unitAmount: 150 },
  { unit: 'muỗng canh', unitAmount: 15 },
  { unit: 'quả', unitAmount: 60 },
];

const absurd = (type: string, quantity: number, calories: number, unitAmount = 1) =>
  isAbsurdAmount({
    type,
    quantity,
    unitAmount,
    snapshot: {
      basis: { amount: type === 'recipe' ? 1 : 100, unit: 'g' },
      nutrients: { calories },
    },
  });

describe('E07 amounts as words', () => {
  it.each([
    ['1 chén', 1, 'chén'],
    ['nửa quả', 0.5, 'quả'],
    ['2 muỗng canh', 2, 'muỗng canh'],
    ['2 thìa canh', 2, 'muỗng canh'],
    ['một bát', 1, 'chén'],
    ['1/2 trái', 0.5, 'quả'],
    ['2 quả rưỡi', 2.5, 'quả'],
    ['1,5 chén', 1.5, 'chén'],
    ['ba quả trứng', 3, 'quả'],
    ['150g', 150, 'g'],
    ['2 lạng', 200, 'g'],
    ['NUA CHEN', 0.5, 'chén'],
    ['chén rưỡi', 1.5, 'chén'],
    ['lạng rưỡi', 150, 'g'],
    ['1 chén rưỡi', 1.5, 'chén'],
    ['1 chén nửa', 1.5, 'chén'],
    ['1 chén 1/2', 1.5, 'chén'],
    ['1½ chén', 1.5, 'chén'],
    ['1 1/2 chén', 1.5, 'chén'],
    ['½ quả', 0.5, 'quả'],
    ['một nửa quả', 0.5, 'quả'],
    ['1,5 lạng', 150, 'g'],
    ['2 lạng rưỡi thịt', 250, 'g'],
    ['1.500 g', 1.5, 'kg'],
    ['⅜ chén', 0.38, 'chén'],
    ['1-1/2 chén', 1.5, 'chén'],
    ['1⁄2 trái', 0.5, 'quả'],
    ['１５０ ｇ', 150, 'g'],
    ['nửa cân', 500, 'g'],
    ['1 ký', 1000, 'g'],
    ['1kg rưỡi', 1.5, 'kg'],
    ['2 lạng 50g', 250, 'g'],
    ['1kg2', 1.2, 'kg'],
    ['2 x 150 g', 300, 'g'],
    ['hai trăm gam', 200, 'g'],
  ])('E07 "%s"', (text, quantity, unit) => {
    expect(parseAmount(text, rice, 'g')).toMatchObject({ quantity, unit });
  });

  it.each([
    'chén',
    '1',
    'một ít',
    '1 tô',
    'vừa đủ',
    '',
    '1 2 3 4 5 6 7',
    '200 ml',
    '1/0 quả',
    '1 can',
    '1 can bia',
    '2x150',
    'khoảng 2 lạng đến 3 lạng',
    'vài quả',
    '2 nửa quả',
    '2 chén 1 quả',
    '2-3 quả',
    '1 chén lưng',
  ])('E07 "%s" is no amount of this food: nothing is guessed', (text) => {
    expect(parseAmount(text, rice, 'g')).toBeUndefined();
  });

  it.each([
    ['330 ml', 330],
    ['nửa lít', 500],
    ['1,5 l', 1500],
  ])('E07 "%s" of what has a density is poured', (text, quantity) => {
    const sauce = [...rice, { unit: 'ml', unitAmount: 1.22 }];
    expect(parseAmount(text, sauce, 'g')).toEqual({ quantity, unit: 'ml', unitAmount: 1.22 });
  });

  it('E07 whatever is typed, an amount is a positive number of a unit that the food has', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const amount = parseAmount(text, rice, 'g');
        return (
          amount === undefined ||
          (amount.quantity >= 0 && rice.some(({ unit }) => unit === amount.unit))
        );
      }),
    );
    expect(readSpoken('x'.repeat(10_000))).toBeUndefined();
  });

  it('E07 fifty portions, or more than a person eats of one thing in a day, are asked about', () => {
    expect(absurd('recipe', 50, 280)).toBe(true);
    expect(absurd('recipe', 2, 450)).toBe(false);
    expect(absurd('food', 5000, 20)).toBe(true);
    expect(absurd('food', 150, 345, 150)).toBe(true);
    expect(absurd('food', 300, 130)).toBe(false);
    // Three kilograms of meat are a recipe for ten.
    const pork = { basis: { amount: 100, unit: 'g' }, nutrients: { calories: 143 } };
    const kilograms = { type: 'food', quantity: 3, unitAmount: 1000, snapshot: pork };
    expect([isAbsurdAmount(kilograms), isAbsurdAmount(kilograms, 10)]).toEqual([true, false]);
  });

  it('E07 salt is asked about by its sodium, not by its weight', () => {
    const salt = { basis: { amount: 100, unit: 'g' }, nutrients: { calories: 0, sodium: 38_758 } };
    const spoons = (quantity: number) => ({
      type: 'food',
      quantity,
      unitAmount: 5,
      snapshot: salt,
    });
    expect([isAbsurdAmount(spoons(2)), isAbsurdAmount(spoons(5))]).toEqual([false, true]);
    expect(isAbsurdAmount(spoons(5), 4)).toBe(false);
  });
});
