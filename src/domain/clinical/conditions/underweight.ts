import { NICE_CG32 } from '../sources';
import type { Condition, PersonFacts } from '../types';

const source = NICE_CG32('không dùng khi bệnh nặng hoặc nguy cơ hội chứng nuôi ăn lại');
const adult = ({ age }: PersonFacts) => age === undefined || age >= 18;

export const underweight: Condition = {
  id: 'underweight',
  limits: [
    { nutrient: 'calories', minimum: 25, maximum: 35, per: 'kg', source, when: adult },
    { nutrient: 'protein', minimum: 0.8, maximum: 1.5, per: 'kg', source, when: adult },
  ],
  notes: [{ text: 'Nước 30–35 ml/kg mỗi ngày.', source, when: adult }],
};
