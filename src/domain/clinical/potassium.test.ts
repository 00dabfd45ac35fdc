import { describe, expect, it } from 'vitest';
import { applyLimits } from './limits';
import { recognise } from './recognise';
import type { SerumReadings } from './types';

function listNotes(medicalConditions: string[], serum?: SerumReadings, keepsPotassium = false) {
  const person = { age: 67, gender: 'male' as const, medicalConditions, goals: [] };
  const facts = {
    age: 67,
    gender: 'male' as const,
    conditions: recognise(person).conditions,
    guideline: 'KDIGO2024' as const,
    keepsPotassium,
    ...(serum ? { serum } : {}),
  };
  const inputs = { facts, weight: 61, energy: 1800, person: undefined, fixed: {}, own: [] };
  return applyLimits(inputs)
    .notes.map(({ text }) => text)
    .join('\n');
}

const reading = (value: number): SerumReadings => ({ potassium: { value, date: '2026-11-27' } });

describe('potassium of who cannot lose it', () => {
  it('is not recommended by a pattern of eating: DASH is for kidneys and medicines that let it go', () => {
    expect(listNotes(['Tăng huyết áp'])).toContain('Kiểu ăn DASH.');
    for (const notes of [
      listNotes(['Tăng huyết áp', 'CKD 4']),
      listNotes(['Tăng huyết áp', 'Chạy thận nhân tạo']),
      listNotes(['Tăng huyết áp'], undefined, true),
    ]) {
      expect(notes).not.toContain('Kiểu ăn DASH.');
      expect(notes).toContain('chỉ theo khi kali máu cho phép');
    }
  });

  it('that is raised in the blood asks to limit it, with its source, and only then', () => {
    expect(listNotes(['CKD 4'], reading(5.6))).toContain('Kali máu trên 5,5 mmol/L: hạn chế');
    for (const notes of [listNotes(['CKD 4'], reading(5.5)), listNotes(['CKD 4']), listNotes([])])
      expect(notes).not.toContain('trên 5,5');
  });
});
