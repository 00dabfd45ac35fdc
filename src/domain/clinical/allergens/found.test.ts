import { describe, expect, it } from 'vitest';
import { line } from '../../food/lineFixture';
import { findAllergenGroups, findAllergens, dayAllergens, linesWithin } from './found';

const named = (name: string, snapshot: object = {}) => {
  const plain = line('l', { name });
  return { ...plain, snapshot: { ...plain.snapshot, ...snapshot } };
};

describe('P10 allergens that a menu tells everybody', () => {
  it('P10 are found in names, parts and declarations, with the words that say so', () => {
    const soup = named('Canh bí đao', { parts: ['Tôm đồng', 'Nước mắm cá'] });
    expect(findAllergens(soup)).toEqual([
      { name: 'tôm', sign: 'tôm', level: 'contains' },
      { name: 'cá', sign: expect.any(String), level: 'contains' },
    ]);
    expect(findAllergens(named('Bánh xèo', { allergens: ['Trứng'] }))[0]).toMatchObject({
      name: 'trứng',
      level: 'contains',
    });
  });

  it('P10 what is only possible is told as possible, and what no group knows as it was written', () => {
    expect(findAllergens(named('Chả giò'))).toContainEqual(
      expect.objectContaining({ name: 'trứng', level: 'may' }),
    );
    expect(findAllergens(named('Rau trộn', { allergens: ['Cần tây ', ''] }))).toContainEqual({
      name: 'cần tây',
      sign: 'cần tây',
      level: 'contains',
    });
    expect(findAllergens(named('Cơm trắng'))).toEqual([]);
    expect(findAllergens(named('Đậu phộng rang')).map(({ name }) => name)).toEqual(['đậu phộng']);
  });

  it('P10 of a day name each dish once, and never tell as possible what is certain', () => {
    const day = dayAllergens([named('Chả giò'), named('Trứng luộc'), named('Trứng luộc')]);
    expect(day.filter(({ name }) => name === 'trứng')).toEqual([
      { name: 'trứng', level: 'contains', dishes: ['Trứng luộc'] },
    ]);
  });

  it('P10 of many lines are the certain ones, wherever they stand', () => {
    const lines = [named('Chả giò'), named('Cơm trắng'), named('Trứng luộc'), named('Tôm rim')];
    const groups = findAllergenGroups(lines);
    expect(groups['trứng']).toMatchObject({ level: 'contains' });
    expect(groups['giáp xác']).toMatchObject({ name: 'tôm', level: 'contains' });
  });

  it('S05 of a list are looked for in a bounded number of lines and parts', () => {
    const dish = named('Lẩu', { parts: Array.from({ length: 9 }, (_, at) => `rau ${at}`) });
    const all = Array.from({ length: 30 }, () => dish);
    expect(linesWithin(all, { lines: 20, texts: 1_000 })).toHaveLength(20);
    expect(linesWithin(all, { lines: 100, texts: 105 })).toHaveLength(10);
    expect(linesWithin(all, { lines: 100, texts: 1_000 })).toHaveLength(30);
  });
});
