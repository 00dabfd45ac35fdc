import { ACC_2017, AHA_2025 } from '../sources';
import type { Condition } from '../types';

export const hypertension: Condition = {
  id: 'hypertension',
  limits: [
    { nutrient: 'sodium', maximum: 2300, per: 'day', source: AHA_2025('khuyến cáo 1 A') },
    {
      nutrient: 'potassium',
      minimum: 3500,
      per: 'day',
      source: ACC_2017('khuyến cáo 1 A: 3.500–5.000 mg từ thức ăn'),
      when: ({ found, keepsPotassium }) =>
        !found.has('kidney') && !found.has('dialysis') && !keepsPotassium,
    },
  ],
  notes: [
    { text: 'Natri lý tưởng là dưới 1.500 mg mỗi ngày.', source: AHA_2025('khuyến cáo 1 A') },
    { text: 'Kiểu ăn DASH.', source: AHA_2025('khuyến cáo 1 A') },
  ],
};
