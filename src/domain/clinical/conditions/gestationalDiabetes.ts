import { ADA, QD_1470 } from '../sources';
import type { Condition } from '../types';

const source = ADA('đái tháo đường thai kỳ (theo DRI)');

export const gestationalDiabetes: Condition = {
  id: 'gestationalDiabetes',
  limits: [
    { nutrient: 'carbs', minimum: 175, per: 'day', source },
    {
      nutrient: 'carbs',
      maximum: 40,
      per: 'percentEnergy',
      // 175 g win wherever 40 % would be less, or leave no room.
      onlyFrom: 190,
      source: QD_1470('glucid 35–40 % năng lượng, ít nhất 175 g'),
    },
    { nutrient: 'protein', minimum: 71, per: 'day', source },
    { nutrient: 'fiber', minimum: 28, per: 'day', source },
  ],
  notes: [
    {
      text: 'Chia bữa: 6 bữa 20-10-30-10-20-10 % hoặc 5 bữa 25-10-30-25-10 %; người thừa cân không dưới 1.600–1.800 kcal.',
      source: QD_1470('phân bố bữa ăn'),
    },
  ],
};
