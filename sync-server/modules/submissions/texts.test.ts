import { describe, expect, it } from 'vitest';
import { surveyAnswers } from '../../../src/domain/publicHouse/survey/answersFixture';
import { surveyResult } from '../../../src/domain/publicHouse/survey/result';
import { surveyResultMail } from './texts';

const answers = surveyAnswers({
  age: 70,
  gender: 'male',
  heightCm: 165,
  weightKg: 75,
  targetWeightKg: 68,
  activity: 'lightly_active',
  workout: 'none',
  allergies: ['Tôm, tép'],
  conditions: ['Bệnh thận mạn'],
});

describe('P07 mail of a survey’s result', () => {
  it('warns of what the page warns of', () => {
    const result = surveyResult(answers, '2026-11-27');
    if (!result) throw new Error('no result');
    const text = surveyResultMail(answers, result, 'https://bualanh.test/ket-qua').lines.join(' ');
    expect(text).toContain('Dị ứng tôm, tép');
    expect(text).toContain('đạm, kali và phốt pho phải do bác sĩ');
    expect(text).toContain('mất cả cơ');
    expect(text).toContain('theo lời dặn của bác sĩ điều trị');
    expect(text).not.toMatch(/nước [\d,]+ lít/);
  });

  it('P07 says what was counted for an allergy whose question stayed open', () => {
    const open = { ...answers, allergies: ['hải sản', 'Cá'] };
    const result = surveyResult(open, '2026-11-27');
    if (!result) throw new Error('no result');
    const text = surveyResultMail(open, result, 'https://bualanh.test/ket-qua').lines.join(' ');
    expect(text).toContain('dị ứng “hải sản” chưa rõ gồm món nào, nên tính cả tôm, tép');
  });
});
