import { TABLE } from '../sources';
import type { Condition } from '../types';

/** The figures themselves are those of the table of 2016 for a pregnant woman. */
export const pregnancy: Condition = {
  id: 'pregnancy',
  limits: [],
  notes: [
    {
      text: 'Sắt: thêm 15 mg so với bình thường suốt thai kỳ; khuyến nghị bổ sung viên sắt.',
      source: TABLE('Bảng 19, tr. 65'),
    },
    {
      text: 'Đa thai: các con số của bảng là cho một thai; phần thêm do chuyên gia đặt.',
      source: TABLE('Phụ lục 1.1, tr. 151'),
      when: ({ found }) => (found.get('pregnancy')?.foetuses ?? 1) > 1,
    },
    {
      text: 'Chưa rõ tuổi thai: năng lượng và đạm chưa cộng phần của thai (thêm 50, 250, 450 kcal theo ba tháng).',
      source: TABLE('Phụ lục 1.1, tr. 151'),
      when: ({ found }) => found.get('pregnancy')?.trimester === undefined,
    },
  ],
};
