import { describe, expect, it } from 'vitest';
import { allergiesIn } from './allergens';

function line(name: string, allergens?: string[]) {
  return {
    name,
    snapshot: {
      basis: { amount: 100, unit: 'g' },
      nutrients: {},
      sourceVersion: '1',
      ...(allergens ? { allergens } : {}),
    },
  };
}

describe('E07 allergen warning', () => {
  it.each([
    ['Chả tôm', undefined, 'tôm'],
    ['Tôm đồng', undefined, 'tom'],
    ['tom rang', undefined, 'Tôm'],
    ['Bánh canh', ['tôm'], 'Tôm'],
    ['Cua bể', undefined, 'Hải sản'],
    ['Mắm ruốc', ['hải sản'], 'tôm'],
    ['Lạc hạt', undefined, 'đậu phộng'],
    ['Thuỷ sản khô', undefined, 'thủy sản'],
    ['Sữa bò tươi', undefined, 'Dị ứng sữa'],
    ['Phô mai', undefined, 'sữa'],
    ['Bột mì', undefined, 'gluten'],
  ])('%s (%s) concerns who is allergic to %s', (name, allergens, allergy) => {
    expect(allergiesIn(line(name, allergens), [allergy, 'mật ong'])).toEqual([allergy]);
  });

  it.each([
    ['Cà rốt', 'cá'],
    ['Bánh phở', 'bánh mì'],
    ['Khoai môn', 'mơ'],
    ['Thịt gà ta', 'tôm'],
    ['Bò bía', 'bơ'],
  ])('%s does not concern who is allergic to %s', (name, allergy) => {
    expect(allergiesIn(line(name), [allergy])).toEqual([]);
  });

  it('an empty word is no allergy', () => {
    expect(allergiesIn(line('Tôm'), ['', ' '])).toEqual([]);
  });
});
