import { describe, expect, it } from 'vitest';
import { line } from '../../food/lineFixture';
import { emptyMeals, type Meals } from '../../food/storedLines';
import { foodHarms } from './foodHarms';

const buildLunch = (...names: string[]): Meals => ({
  ...emptyMeals(),
  lunch: { items: names.map((name, order) => ({ ...line(name, { name }), order })) },
});

describe('foods that may harm before a menu goes out', () => {
  const days = [buildLunch('Gỏi cá trích', 'Cơm trắng'), buildLunch('Gan lợn xào', 'Gỏi cá trích')];

  it('names each kind once with its dishes, in pregnancy', () => {
    const texts = foodHarms(['Mang thai'], days);
    expect(texts.filter((text) => text.includes('Gỏi cá trích'))).toHaveLength(1);
    expect(texts.some((text) => text.includes('Gan lợn xào'))).toBe(true);
    expect(
      texts.every((text) => /\((NICE|FDA|UK)[^)]*\d{4}/u.test(text)),
      texts.join('\n'),
    ).toBe(true);
  });

  it('says nothing of other people, and of dishes that are cooked', () => {
    expect(foodHarms(['Tăng huyết áp'], days)).toEqual([]);
    expect(foodHarms(['Mang thai'], [buildLunch('Cá trích kho', 'Rau luộc')])).toEqual([]);
  });

  it('leaves what is only noted unasked', () => {
    expect(foodHarms(['Mang thai'], [buildLunch('Canh đu đủ xanh')])).toEqual([]);
  });
});
