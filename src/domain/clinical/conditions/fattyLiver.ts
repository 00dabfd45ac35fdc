import { AGA } from '../sources';
import type { Condition } from '../types';

export const fattyLiver: Condition = {
  id: 'fattyLiver',
  limits: [],
  notes: [
    {
      text: 'Bớt 500–1.000 kcal mỗi ngày so với nhu cầu, hoặc 1.200–1.500 kcal mỗi ngày.',
      source: AGA('lối sống trong NAFLD'),
    },
    {
      text: 'Giảm từ 5 % cân nặng bớt mỡ gan, từ 7 % bớt viêm, từ 10 % bớt xơ hóa.',
      source: AGA('lối sống trong NAFLD'),
    },
  ],
};
