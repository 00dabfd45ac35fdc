import type { Condition } from '../types';

/** No confirmed source names energy or protein for this illness; undernutrition beside it has rules of its own. */
export const copd: Condition = {
  id: 'copd',
  limits: [],
  notes: [
    {
      text: 'Chia nhiều bữa nhỏ, món mềm và đậm năng lượng để ăn không mệt và không đầy bụng. Chưa có con số riêng về năng lượng hay đạm: sụt cân hoặc nhẹ cân thì theo phần suy dinh dưỡng.',
    },
  ],
};
