import { expect, it } from 'vitest';
import type { Edible } from '../../../domain/food/catalogue';
import { kindText } from './kindText';

const guava = {
  name: 'Ổi',
  basis: { amount: 100, unit: 'g' },
  nutrients: { carbs: 7.7 },
  glycaemicIndex: 29,
  figureSources: [
    {
      name: 'International Tables of GI 2021',
      code: 'Guava, raw, cut into bite size pieces',
      nutrients: ['glycaemicIndex'],
    },
  ],
} as unknown as Edible;

it('P26 the glycaemic index names its table, without the words of another language', () => {
  expect(kindText(guava).replaceAll('\u00a0', ' ')).toBe(
    'GI 29, đo trên món tương tự (Bảng GI quốc tế 2021) · purin: chưa có số đo',
  );
});
