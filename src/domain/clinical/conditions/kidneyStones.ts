import { AUA, NICE_NG118 } from '../sources';
import type { Condition, PersonFacts } from '../types';

const ofCalcium = ({ conditions }: PersonFacts) => conditions.get('kidneyStones')?.calcium === true;

export const kidneyStones: Condition = {
  id: 'kidneyStones',
  limits: [
    {
      nutrient: 'sodium',
      maximum: 2300,
      per: 'day',
      source: AUA('sỏi canxi, canxi niệu cao'),
      when: ofCalcium,
    },
    {
      nutrient: 'calcium',
      minimum: 1000,
      maximum: 1200,
      per: 'day',
      source: AUA('sỏi canxi, canxi niệu cao'),
      when: ofCalcium,
    },
  ],
  notes: [
    { text: 'Uống đủ 2,5–3 lít mỗi ngày.', source: NICE_NG118('người lớn') },
    {
      text: 'Chưa ghi loại sỏi: chưa đặt giới hạn natri và canxi. Ghi ví dụ “Sỏi canxi” ở hồ sơ.',
      source: AUA('natri và canxi chỉ cho sỏi canxi'),
      when: (facts) => !ofCalcium(facts),
    },
  ],
};
