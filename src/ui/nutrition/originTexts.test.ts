import { describe, expect, it } from 'vitest';
import { energyLines, originLines, shareLines } from './originTexts';
import { microRemark } from './MicronutrientCard';

const estimate = { from: 'estimate' } as const;

describe('E11 where targets come from', () => {
  it('E11 one line for each source, with what it prescribes', () => {
    expect(
      originLines({
        calories: { from: 'visit', date: '2026-11-12' },
        protein: { from: 'client' },
        carbs: estimate,
        fat: estimate,
        fiber: estimate,
      }),
    ).toEqual([
      { source: 'Theo lần khám 12/11/2026', nutrients: 'năng lượng' },
      { source: 'Theo hồ sơ khách hàng', nutrients: 'đạm' },
      { source: 'Ước tính', nutrients: 'bột đường, béo, chất xơ' },
    ]);
    expect(originLines({})).toEqual([]);
  });

  it('E11 the estimate names formula, factor, what was not taken off, and shares', () => {
    const basis = {
      energy: { bmr: 1320, factor: 1.375, calories: 1815 },
      activityLevel: 'lightly_active' as const,
      goal: 'weight_loss' as const,
      shares: { protein: 0.3, fat: 0.3, carbs: 0.4 },
      fiber: 25,
      cautions: [],
    };
    const lines = [...energyLines(basis), ...shareLines(basis)];
    expect(lines[0]).toBe(
      'Năng lượng: công thức Mifflin-St Jeor 1.320 kcal × 1,375 (vận động nhẹ) = 1.815 kcal.',
    );
    expect(lines[1]).toMatch(/^Chưa cộng hay trừ năng lượng cho mục tiêu “Giảm cân”/);
    expect(lines[2]).toBe('Tỉ lệ năng lượng: đạm 30 %, béo 30 %, bột đường 40 %.');
  });

  it('E11 says what is prescribed is not computed, and what is unknown', () => {
    const basis = { activityLevel: undefined, goal: undefined, fiber: 25 };
    const given = { ...basis, shares: { fat: 0.25 }, cautions: [] };
    expect(energyLines(given)).toEqual([]);
    expect(shareLines(given)[0]).toBe(
      'Béo 25 % năng lượng; bột đường là phần năng lượng còn lại sau đạm và béo.',
    );
    const energy = { bmr: 1400, factor: 1.2, calories: 1680 };
    const shares = { protein: 0.15, fat: 0.25, carbs: 0.6 };
    const lines = energyLines({ ...basis, energy, shares, cautions: [] });
    expect(lines[0]).toMatch(/× 1,2 \(chưa ghi mức vận động/);
  });
});

describe('E11 minerals and vitamins', () => {
  const reference = { calcium: 1000, sodium: 2300 };

  it('E11 more than a minimum is no warning, and the target is shown', () => {
    const totals = { calcium: { known: 1600, share: 1 }, sodium: { known: 900, share: 1 } };
    expect(microRemark('calcium', { totals, reference })).toEqual({
      text: 'đạt · tối thiểu 1.000 mg (160 %)',
    });
    expect(microRemark('sodium', { totals, reference })).toEqual({
      text: 'đạt · tối đa 2.300 mg (39 %)',
    });
  });

  it('E11 too little of a minimum and too much of a maximum are', () => {
    const totals = { calcium: { known: 700, share: 1 }, sodium: { known: 3000, share: 0.5 } };
    expect(microRemark('calcium', { totals, reference })).toEqual({
      text: 'thấp · tối thiểu 1.000 mg (70 %)',
      tone: 'fg.warning',
    });
    expect(microRemark('sodium', { totals, reference })).toEqual({
      text: 'cao · tối đa 2.300 mg (130 %) · 50 % dữ liệu',
      tone: 'fg.warning',
    });
    expect(microRemark('calcium', { totals: {}, reference })).toEqual({
      text: 'chưa có dữ liệu · tối thiểu 1.000 mg',
    });
  });
});
