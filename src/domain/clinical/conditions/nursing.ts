import { TABLE } from '../sources';
import type { Condition } from '../types';

/** The figures themselves are those of the table of 2016 for a nursing mother. */
export const nursing: Condition = {
  id: 'nursing',
  limits: [],
  notes: [
    {
      text: 'Sắt 13,3 mg khi chưa có kinh trở lại; 26,1 mg sau khi có kinh.',
      source: TABLE('Bảng 19, tr. 65'),
    },
  ],
};
