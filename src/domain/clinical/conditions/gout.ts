import { ACR } from '../sources';
import type { Condition } from '../types';

/** The 400 mg of purine that are often quoted come without edition and year, so there is no figure here. */
export const gout: Condition = {
  id: 'gout',
  limits: [],
  notes: [
    {
      text: 'Hạn chế rượu bia, thức ăn nhiều purin và si-rô fructose (không kèm con số).',
      source: ACR('khuyến cáo về lối sống'),
    },
  ],
};
