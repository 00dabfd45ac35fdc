import { describe, expect, it } from 'vitest';
import { bodyCautions, isPregnant } from './lifeStage';

const DAY = '2026-11-27';
const woman = (medicalConditions: string[], goals: string[] = []) => ({
  gender: 'female' as const,
  medicalConditions,
  goals,
});

describe('E11 life stages that adults’ figures do not fit', () => {
  it.each([
    ['Thai 24 tuần', true],
    ['Thai kỳ', true],
    ['Đái tháo đường thai kỳ', true],
    ['Đang mang thai 3 tháng', true],
    ['Bà bầu', true],
    ['Bệnh thalassemia', false],
    ['Sau mang thai', false],
    ['Chuẩn bị mang thai', false],
    ['Muốn có bầu', false],
    ['Tiền sử đái tháo đường thai kỳ', false],
    ['Món Thái', false],
  ])('“%s”: pregnant %s', (condition, pregnant) => {
    expect(isPregnant(woman([condition]), DAY)).toBe(pregnant);
  });

  it('reads the goals too, and never of a man', () => {
    expect(isPregnant(woman([], ['Dinh dưỡng thai kỳ']), DAY)).toBe(true);
    expect(isPregnant({ ...woman(['Thai kỳ']), gender: 'male' }, DAY)).toBe(false);
    expect(isPregnant({ medicalConditions: ['Thai kỳ'], goals: [] }, DAY)).toBe(true);
  });

  it('an adult starts at 18; an unknown age is taken for one', () => {
    expect(bodyCautions(woman([]), 17, DAY)).toEqual(['child']);
    expect(bodyCautions(woman([]), 18, DAY)).toEqual([]);
    expect(bodyCautions(woman([]), undefined, DAY)).toEqual([]);
    expect(bodyCautions(woman(['Thai 12 tuần']), 16, DAY)).toEqual(['pregnancy', 'child']);
  });
});
