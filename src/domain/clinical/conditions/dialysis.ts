import { RAISED_PHOSPHORUS, readingText } from '../serum';
import { KDOQI, KDOQI_QUOTED } from '../sources';
import type { Condition } from '../types';

export const dialysis: Condition = {
  id: 'dialysis',
  expertSets: ['potassium', 'phosphorus'],
  limits: [
    {
      nutrient: 'protein',
      minimum: 1,
      maximum: 1.2,
      per: 'kg',
      source: KDOQI_QUOTED('lọc máu 1C, lọc màng bụng: ý kiến chuyên gia'),
    },
    {
      nutrient: 'calories',
      minimum: 25,
      maximum: 35,
      per: 'kg',
      source: KDOQI('1C; lọc màng bụng: trừ glucose của dịch lọc'),
    },
    { nutrient: 'sodium', maximum: 2300, per: 'day', source: KDOQI('5D, 1C: dưới 100 mmol') },
    RAISED_PHOSPHORUS,
  ],
  notes: [
    {
      text: (facts) =>
        `Kali và phốt pho: giữ mức trong máu bình thường; không có con số chung, mức tối đa do chuyên gia đặt.${readingText('potassium', facts)}${readingText('phosphorus', facts)}`,
      source: KDOQI('ý kiến chuyên gia; 1B'),
    },
  ],
};
