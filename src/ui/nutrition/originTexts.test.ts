import { describe, expect, it } from 'vitest';
import { energyLines, originLines, shareLines } from './originTexts';
import type { Limits } from '../../domain/clinical/limits';
import { computeCoverage } from '../../domain/verdict/coverage';
import { energyText } from './EnergyWords';
import { getExcess, spokenLabel } from './MacroBar';
import { microRemark } from './NutrientRow';

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
      energy: {
        by: 'formula' as const,
        strategy: 'wizard' as const,
        tdee: 1815,
        bmr: 1320,
        factor: 1.375,
        calories: 1815,
      },
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
    const input = { ...basis, shares: { fat: 0.25 }, cautions: [] };
    expect(energyLines(input)).toEqual([]);
    expect(shareLines(input)[0]).toBe(
      'Béo 25 % năng lượng; bột đường là phần năng lượng còn lại sau đạm và béo.',
    );
    const energy = {
      by: 'formula' as const,
      strategy: 'wizard' as const,
      tdee: 1680,
      bmr: 1400,
      factor: 1.2,
      calories: 1680,
    };
    const shares = { protein: 0.15, fat: 0.25, carbs: 0.6 };
    const lines = energyLines({ ...basis, energy, shares, cautions: [] });
    expect(lines[0]).toMatch(/× 1,2 \(chưa ghi mức vận động/);
  });
});

describe('E11 minerals and vitamins', () => {
  const table = {
    by: 'table',
    source: { guideline: 'QĐ 2615/QĐ-BYT', year: 2016, place: 'Bảng 16' },
  } as const;
  const limits: Limits = {
    calcium: { minimum: { value: 1000, origin: table }, maximum: { value: 2500, origin: table } },
    sodium: { maximum: { value: 2000, origin: { by: 'fixed' } } },
    potassium: { expertSets: 'kidney' },
  };

  it('E11 more than a minimum is no warning, and limit and rule are shown', () => {
    const totals = { calcium: { known: 1600, share: 1 }, sodium: { known: 900, share: 1 } };
    expect(microRemark('calcium', { totals, limits })).toEqual({
      text: 'đạt · tối thiểu 1.000 mg, tối đa 2.500 mg (160 %) · bảng 2016 (QĐ 2615/QĐ-BYT)',
    });
    expect(microRemark('sodium', { totals, limits })).toEqual({
      text: 'đạt · tối đa 2.000 mg (45 %) · giá trị cố định chung',
    });
  });

  it('E11 too little of a minimum and too much of a maximum are', () => {
    const totals = { calcium: { known: 700, share: 1 }, sodium: { known: 3000, share: 0.5 } };
    expect(microRemark('calcium', { totals, limits })).toMatchObject({ tone: 'fg.warning' });
    expect(microRemark('sodium', { totals, limits })).toEqual({
      text: 'cao · tối đa 2.000 mg (150 %) · 50 % dữ liệu · giá trị cố định chung',
      tone: 'fg.warning',
    });
  });

  it('E11 fish sauce without sodium: no percentage, no "đạt", the line named', () => {
    const totals = { sodium: { known: 229, share: 0.9, uncounted: ['Nước mắm'] } };
    const { text, tone } = microRemark('sodium', { totals, limits });
    expect(text).toBe('món mặn chưa có natri: Nước mắm · tối đa 2.000 mg · giá trị cố định chung');
    expect(text).not.toContain('%');
    expect(tone).toBe('fg.warning');
  });

  it('E11 in kidney disease potassium has no figure until the expert sets one', () => {
    const totals = { potassium: { known: 3000, share: 1 } };
    expect(microRemark('potassium', { totals, limits }).text).toBe(
      'Bệnh thận mạn: chưa đặt mức tối đa, do bạn đặt theo xét nghiệm',
    );
  });
});

describe('E11 energy in words', () => {
  it.each([
    [2214, 'vượt 214 kcal'],
    [1820, 'thiếu 180 kcal'],
    [2100, 'đúng mục tiêu (±5\u00a0%)'],
    [1900, 'đúng mục tiêu (±5\u00a0%)'],
    [2101, 'vượt 101 kcal'],
  ])('E11 %i of 2,000 kcal: %s', (known, words) => {
    expect(energyText({ calories: { known, share: 1 } }, 2000)).toBe(words);
  });

  it('E11 too little is not said while some of it is unknown', () => {
    expect(energyText({ calories: { known: 1000, share: 0.8 } }, 2000)).toBe(
      'chưa đủ dữ liệu để so sánh',
    );
    expect(energyText({ calories: { known: 2500, share: 0.8 } }, 2000)).toBe('vượt 500 kcal');
  });
});

const buildProtein = (known: number) => ({ protein: { known, share: 1 } });

describe('E11 a bar does not call good what a condition forbids', () => {
  const limits: Limits = {
    protein: { maximum: { value: 40, origin: { by: 'expert', note: '' } } },
  };
  const bar = { nutrient: 'protein', targets: { protein: 90 }, limits } as const;

  it('warns above the most, also below the target', () => {
    expect(getExcess(bar, buildProtein(39))).toBe('none');
    expect(getExcess(bar, buildProtein(60))).toBe('maximum');
    expect(getExcess({ ...bar, limits: {} }, buildProtein(60))).toBe('none');
    expect(getExcess({ ...bar, limits: {} }, buildProtein(150))).toBe('none');
    expect(spokenLabel(bar, buildProtein(60))).toBe('Đạm: 60 g, mục tiêu 90 g, vượt mức tối đa');
    expect(spokenLabel(bar, buildProtein(39))).toBe('Đạm: 39 g, mục tiêu 90 g');
  });

  it.each([
    [1999, 'đạt'],
    [1896, 'thấp'],
    [1790, 'thấp'],
    [2110, 'cao'],
    [2095, 'đạt'],
  ])('says of %s of 2,000 kcal what its colour says: %s', (known, word) => {
    const energy = { calories: { known, share: 1 } };
    const targets = { calories: 2000 };
    const { text, tone } = microRemark('calories', { totals: energy, limits: {}, targets });
    expect(text).toContain(`${word} · mục tiêu 2.000 kcal`);
    expect(tone).toBe(word === 'đạt' ? undefined : 'fg.warning');
    const colour = computeCoverage('calories', energy.calories, { target: 2000 });
    expect(colour === 'green').toBe(word === 'đạt');
  });
});

describe('E11 a nutrient with limits and a target', () => {
  const own = { by: 'expert', note: 'theo xét nghiệm' } as const;
  const limits: Limits = {
    protein: { minimum: { value: 55, origin: own }, maximum: { value: 90, origin: own } },
  };
  const targets = { protein: 60 };
  const getRemark = (known: number, measures: { limits?: Limits; share?: number } = {}) =>
    microRemark('protein', {
      totals: { protein: { known, share: measures.share ?? 1 } },
      limits: measures.limits ?? limits,
      targets,
    });

  it('E11 names both, and says first what gives the colour', () => {
    const least: Limits = { protein: { minimum: { value: 55, origin: own } } };
    expect(getRemark(75, { limits: least })).toEqual({
      text: 'đạt · tối thiểu 55 g (136 %) · mục tiêu 60 g (125 %) · bạn đặt: theo xét nghiệm',
    });
    expect(getRemark(58, { limits: least }).text).toBe(
      'đạt · tối thiểu 55 g (105 %) · mục tiêu 60 g (97 %) · bạn đặt: theo xét nghiệm',
    );
    expect(getRemark(30, { limits: least }).text).toBe(
      'thấp · tối thiểu 55 g (55 %) · mục tiêu 60 g (50 %) · bạn đặt: theo xét nghiệm',
    );
  });

  it('E11 a target that is its least is named once; a least that is nearly reached is not reached', () => {
    const least: Limits = { protein: { minimum: { value: 60, origin: own } } };
    expect(getRemark(58, { limits: least }).text).toBe(
      'gần đủ · tối thiểu 60 g (97 %) · bạn đặt: theo xét nghiệm',
    );
    expect(getRemark(75, { limits: least }).text).toBe(
      'đạt · tối thiểu 60 g (125 %) · bạn đặt: theo xét nghiệm',
    );
  });

  it('E11 what a limit says stands first', () => {
    const least: Limits = { protein: { minimum: { value: 80, origin: own } } };
    expect(getRemark(70, { limits: least }).text).toBe(
      'thấp · tối thiểu 80 g (88 %) · mục tiêu 60 g (117 %) · bạn đặt: theo xét nghiệm',
    );
  });

  it('E11 words, tone and colour agree from nothing to twice the most', () => {
    const measured: Limits[] = [
      limits,
      {},
      { protein: { minimum: { value: 80, origin: own } } },
      { protein: { maximum: { value: 40, origin: own } } },
    ];
    const faults: string[] = [];
    for (const set of measured)
      for (const share of [1, 0.6])
        for (let known = 0; known <= 180; known += 0.5) {
          const { text, tone } = getRemark(known, { limits: set, share });
          const colour = computeCoverage(
            'protein',
            { known, share },
            { ...set.protein, target: 60 },
          );
          const word = /^(đạt|thấp|gần đủ|cao) · /.exec(text)?.[1];
          const agrees =
            (word === 'đạt') === (colour === 'green') &&
            (word === undefined) === (colour === 'none') &&
            (tone !== undefined) === (word !== undefined && word !== 'đạt') &&
            text.includes('mục tiêu 60 g');
          if (!agrees) faults.push(`${known} g of ${share}: ${colour}, ${text}`);
        }
    expect(faults).toEqual([]);
  });
});
