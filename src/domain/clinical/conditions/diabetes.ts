import { ADA, QD_5481 } from '../sources';
import type { Condition, PersonFacts } from '../types';

const notGestational = ({ conditions }: PersonFacts) => !conditions.has('gestationalDiabetes');

export const diabetes: Condition = {
  id: 'diabetes',
  limits: [
    { nutrient: 'sodium', maximum: 2300, per: 'day', source: ADA('5.20, mức B') },
    {
      nutrient: 'carbs',
      minimum: 130,
      per: 'day',
      source: QD_5481('dinh dưỡng: từ 130 g mỗi ngày'),
      when: notGestational,
    },
    {
      nutrient: 'carbs',
      maximum: 60,
      per: 'percentEnergy',
      // At little energy the least amount stands above the share.
      onlyFrom: 145,
      source: QD_5481('dinh dưỡng: 50–60 % năng lượng'),
      when: notGestational,
    },
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
