import { describe, expect, it } from 'vitest';
import { newMenuItem } from '../../../src/domain/nutrition/items';
import { lineTotals } from '../../../src/domain/nutrition/totals';
import { coverageOf } from '../../../src/domain/targets/coverage';
import { starterFoods } from './starter';

const foods = starterFoods();

/** Sweet things of which no source states the sodium, nor of a kind near enough. */
const WITHOUT_SODIUM = [
  'Bánh đậu xanh',
  'Bánh chả',
  'Bánh sô cô la',
  'Kẹo dừa',
  'Kẹo dứa mềm',
  'Mứt lạc',
  'Bột sữa đậu nành',
  'Bánh đúc',
];

function linesOf(names: readonly string[]) {
  return names.map((name, index) => {
    const edible = foods.find((food) => food.name === name);
    if (!edible) throw new RangeError(name);
    return newMenuItem({ edible, lineId: name, order: index + 1, quantity: 100, unit: 'g' });
  });
}

describe('P14 E11 sodium of a day with a food that has none', () => {
  it.each(WITHOUT_SODIUM)('P14 "%s" makes sodium incomplete, and never green', (name) => {
    const { sodium } = lineTotals(linesOf([name, 'Kẹo lạc']));
    expect(sodium?.share).toBeLessThan(1);
    expect(coverageOf('sodium', sodium, { maximum: { value: 100_000 } })).not.toBe('green');
  });

  it('P14 what has its sodium is counted whole', () => {
    const { sodium } = lineTotals(linesOf(['Nước mắm', 'Kẹo lạc']));
    expect(sodium?.share).toBe(1);
    expect(coverageOf('sodium', sodium, { maximum: { value: 100_000 } })).toBe('green');
  });
});
