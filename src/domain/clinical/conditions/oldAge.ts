import { ESPEN } from '../sources';
import type { Condition } from '../types';

/** From 65 years, as the guideline on geriatrics counts. Follows from the age, and from a tag where the age is unknown. */
export const oldAge: Condition = {
  id: 'oldAge',
  limits: [
    {
      nutrient: 'protein',
      minimum: 1,
      per: 'kg',
      source: ESPEN('người cao tuổi; chỉnh theo từng người'),
    },
  ],
  notes: [
    {
      text: 'Năng lượng khoảng 30 kcal/kg, chỉnh theo dinh dưỡng, vận động và bệnh.',
      source: ESPEN('người cao tuổi'),
    },
  ],
};
