import { ACR, JAPAN_GOUT } from '../sources';
import type { Condition } from '../types';

/** The year is that of the paper that quotes the guideline: its text names no edition. */
export const gout: Condition = {
  id: 'gout',
  limits: [
    { nutrient: 'purine', maximum: 400, per: 'day', source: JAPAN_GOUT('dưới 400 mg mỗi ngày') },
  ],
  notes: [
    {
      text: 'Hạn chế rượu bia, thức ăn nhiều purin và si-rô fructose (không kèm con số).',
      source: ACR('khuyến cáo về lối sống'),
    },
  ],
};
