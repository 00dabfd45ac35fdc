import { QD_2892 } from '../sources';
import type { Condition } from '../types';

export const obesity: Condition = {
  id: 'obesity',
  limits: [],
  notes: [
    { text: 'Giảm 2–3 kg mỗi tháng.', source: QD_2892('phần chế độ ăn') },
    {
      text: 'Món chiên, rán ngập dầu và món tẩm bột chiên: chỉ thỉnh thoảng; thay bằng hấp, luộc, kho, nướng, xào ít dầu.',
      ofChildren: true,
    },
    { text: 'Mục tiêu: giảm 5–15 % cân nặng trong 6 tháng.', source: QD_2892('mục tiêu điều trị') },
  ],
};
