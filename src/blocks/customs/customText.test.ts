import { expect, it } from 'vitest';
import { customText } from './customText';

const avoid = (food: string) =>
  customText({ kind: 'avoid', food, degree: 'dislike', key: `avoid:${food}`, words: food });

it('must 4: a record says which refusal no plan keeps whole', () => {
  expect(avoid('rau')).toBe(
    'Không thích: rau (chỉ giữ được một phần: vẫn có rau, củ, ưu tiên món ít rau lá)',
  );
  expect(avoid('rau muống')).toBe('Không thích: rau muống');
});
