import { describe, expect, it } from 'vitest';
import { conditionsOfTag, recognise } from './recognise';
import { isGreatLoss, saidLoss } from './saidUndernutrition';

const ids = (tag: string) => conditionsOfTag(tag).map(({ id }) => id);
const problems = (tag: string) =>
  recognise({ gender: 'male', age: 60, medicalConditions: [tag], goals: [] }).problems;

describe('undernutrition in the words of a record', () => {
  it.each([
    'Sút cân 9 %',
    'Sụt cân 9% trong 3 tháng',
    'sụt 7,5 % / 3 tháng',
    'Sút khoảng 6 % cân nặng trong 2 tháng',
    'Sụt 5 % trong 1 tháng',
    'Sụt cân 10 % trong 6 tháng',
    'Tụt 12 % trong nửa năm',
    'Sụt 11 % trong một năm',
    'Giảm 8 % cân nặng ngoài ý muốn',
    'Giảm cân không chủ ý 6 phần trăm trong ba tháng',
    'Sút cân từ 52 xuống 47 kg trong 3 tháng',
    'Sụt từ 60 kg còn 54 kg',
    'sut can 6% trong 10 tuan',
    'NRS-2002: 4 điểm',
    'NRS 3 điểm',
    'MST 2',
    'NRS 4/7',
    'NRS-2002 (20/11): 4 điểm',
    'MUST = 3',
    'GLIM: suy dinh dưỡng vừa',
    'Sàng lọc dinh dưỡng: có nguy cơ',
    'Nguy cơ suy dinh dưỡng',
    'Nguy cơ cao suy dinh dưỡng',
    'Suy dinh dưỡng nặng',
    'Gầy mòn',
    'SDD',
  ])('“%s”', (tag) => {
    expect(ids(tag)).toEqual(['underweight']);
    expect(problems(tag)).toEqual([]);
  });

  it.each([
    'Sụt 4 % trong 3 tháng',
    'Sụt 6 % trong 6 tháng',
    'Sụt cân',
    'Không sụt cân',
    'Không sụt 5 %',
    'Giảm 8 % cân nặng trong 3 tháng',
    'Giảm cân 5 kg trong 3 tháng',
    'Muốn giảm 10 %',
    'NRS-2002: 1 điểm',
    'NRS 2002',
    'MST 1',
    'NRS-2002 (20/11): 1 điểm',
    'NRS ngày 25/11',
    'NRS 20/11/2026',
    'MUST 0',
    'Không có nguy cơ suy dinh dưỡng',
    'Sàng lọc dinh dưỡng: không nguy cơ',
    'GLIM: chưa đủ tiêu chuẩn suy dinh dưỡng',
    'HbA1c giảm 1 %',
    'Nguy cơ loãng xương',
    'Huyết áp tụt 20 %',
  ])('“%s” says none', (tag) => {
    expect(ids(tag)).not.toContain('underweight');
  });

  it('reads amounts and times', () => {
    expect(saidLoss('Sụt 5 kg trong 3 tháng')).toEqual({ kilograms: 5, months: 3 });
    expect(saidLoss('sút hơn 4,5kg nửa năm nay')).toEqual({ kilograms: 4.5, months: 6 });
    expect(saidLoss('Sụt 60 xuống 54 kg')).toEqual({ percent: 10 });
    expect(saidLoss('Tăng 5 kg')).toBeUndefined();
    expect(saidLoss('Sụt từ 50 xuống 52 kg')).toBeUndefined();
  });

  it.each([
    [5, 3, true],
    [4.9, 3, false],
    [5, 4, false],
    [9.9, 6, false],
    [10, 6, true],
    [5, undefined, true],
    [12, 24, true],
  ])('%d %% in %s months: %s', (percent, months, expected) => {
    expect(isGreatLoss(percent, months)).toBe(expected);
  });
});
