import { ACC_2017, AHA_2025 } from '../sources';
import type { Condition, PersonFacts } from '../types';

/** Kidneys or a medicine may hold back potassium: more of it is no advice. */
const holdsPotassium = ({ conditions, keepsPotassium }: PersonFacts): boolean =>
  conditions.has('kidney') || conditions.has('dialysis') || keepsPotassium;

export const hypertension: Condition = {
  id: 'hypertension',
  limits: [
    { nutrient: 'sodium', maximum: 2300, per: 'day', source: AHA_2025('khuyến cáo 1 A') },
    {
      nutrient: 'potassium',
      minimum: 3500,
      per: 'day',
      source: ACC_2017('khuyến cáo 1 A: 3.500–5.000 mg từ thức ăn'),
      when: (facts) => !holdsPotassium(facts),
    },
  ],
  notes: [
    { text: 'Natri lý tưởng là dưới 1.500 mg mỗi ngày.', source: AHA_2025('khuyến cáo 1 A') },
    {
      text: 'Kiểu ăn DASH.',
      source: AHA_2025('khuyến cáo 1 A'),
      when: (facts) => !holdsPotassium(facts),
    },
    {
      text: 'Kiểu ăn DASH nhiều kali: với bệnh thận hoặc thuốc giữ kali, chỉ theo khi kali máu cho phép.',
      source: AHA_2025('khuyến cáo 1 A; kali: trừ bệnh thận và thuốc giữ kali'),
      when: holdsPotassium,
    },
  ],
};
