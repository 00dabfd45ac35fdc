import { TABLE } from '../sources';
import type { Condition } from '../types';

export const anaemia: Condition = {
  id: 'anaemia',
  limits: [],
  notes: [
    {
      text: 'Thiếu máu không có giới hạn ăn uống riêng: sắt theo bảng 2016 (hấp thu 10 %); điều trị cần liều riêng.',
      source: TABLE('Bảng 19, tr. 65'),
    },
  ],
};
