import { ADA } from '../sources';
import type { Condition } from '../types';

const source = ADA('đái tháo đường thai kỳ (theo DRI)');

export const gestationalDiabetes: Condition = {
  id: 'gestationalDiabetes',
  limits: [
    { nutrient: 'carbs', minimum: 175, per: 'day', source },
    { nutrient: 'protein', minimum: 71, per: 'day', source },
    { nutrient: 'fiber', minimum: 28, per: 'day', source },
  ],
  notes: [],
};
