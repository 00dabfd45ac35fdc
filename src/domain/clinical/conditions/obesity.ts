import { QD_2892 } from '../sources';
import type { Condition } from '../types';

export const obesity: Condition = {
  id: 'obesity',
  limits: [],
  notes: [
    { text: 'Giảm 2–3 kg mỗi tháng.', source: QD_2892('phần chế độ ăn') },
    { text: 'Mục tiêu: giảm 5–15 % cân nặng trong 6 tháng.', source: QD_2892('mục tiêu điều trị') },
  ],
};
