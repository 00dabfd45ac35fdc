import { describe, expect, it } from 'vitest';
import { figuresOtherThanNamed } from './menuName';

const day = (calories: number, protein = 60) => ({
  calories: { known: calories, share: 1 },
  protein: { known: protein, share: 1 },
});

describe('figures in the name of a menu', () => {
  it('are told where the day has others', () => {
    const name = 'Bệnh thận mạn chưa lọc máu 1800 kcal, đạm 40 g – Ông Tám';
    expect(figuresOtherThanNamed(name, day(1592, 38))).toEqual([
      { nutrient: 'calories', named: 1800, actual: 1592 },
    ]);
    expect(figuresOtherThanNamed('Thực đơn 1.500 kcal', day(1830))).toMatchObject([
      { named: 1500 },
    ]);
    expect(figuresOtherThanNamed(name, day(1790, 55))).toMatchObject([{ nutrient: 'protein' }]);
  });

  it('are passed over where they are right, where there are none, and of an empty day', () => {
    expect(figuresOtherThanNamed('Giảm cân 1500 kcal', day(1480))).toEqual([]);
    expect(figuresOtherThanNamed('Cơm nhà miền Trung', day(2000))).toEqual([]);
    expect(figuresOtherThanNamed('Giảm cân 1500 kcal', {})).toEqual([]);
  });
});
