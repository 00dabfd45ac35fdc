import { IOM } from '../sources';
import type { Condition, PersonFacts } from '../types';

const more = ({ age, gender }: PersonFacts) =>
  age !== undefined && (age > 70 || (gender === 'female' && age >= 51));

export const osteoporosis: Condition = {
  id: 'osteoporosis',
  limits: [
    {
      nutrient: 'calcium',
      minimum: 1200,
      per: 'day',
      source: IOM('RDA: nữ từ 51 tuổi, mọi người trên 70'),
      when: more,
    },
    {
      nutrient: 'calcium',
      minimum: 1000,
      per: 'day',
      source: IOM('RDA: 19–50 tuổi, nam đến 70'),
      when: (facts) => facts.age !== undefined && facts.age >= 19 && !more(facts),
    },
  ],
  notes: [],
};
