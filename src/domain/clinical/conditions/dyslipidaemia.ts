import { NLA } from '../sources';
import type { Condition } from '../types';

export const dyslipidaemia: Condition = {
  id: 'dyslipidaemia',
  limits: [
    { nutrient: 'saturatedFat', maximum: 7, per: 'percentEnergy', source: NLA('mức A') },
    { nutrient: 'cholesterol', maximum: 200, per: 'day', source: NLA('mức B') },
  ],
  notes: [],
};
