import { ADA } from '../sources';
import type { Condition } from '../types';

export const diabetes: Condition = {
  id: 'diabetes',
  limits: [
    { nutrient: 'sodium', maximum: 2300, per: 'day', source: ADA('5.20, mức B') },
    { nutrient: 'fiber', minimum: 14, per: '1000kcal', source: ADA('5.24, mức B') },
  ],
  notes: [
    {
      text: 'Không có tỉ lệ hay số gam bột đường chung cho mọi người: lượng mỗi bữa do chuyên gia đặt.',
      source: ADA('mục 5'),
    },
    { text: 'Hạn chế béo bão hòa (không kèm con số).', source: ADA('5.31, mức B') },
  ],
};
