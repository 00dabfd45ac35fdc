import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { summaryText, summaryTotal, wholeFigure } from './summary';

const stored = {
  nutritionSummary: { calories: 75, protein: 0, carbs: 12, fat: 0 },
  extendedNutrition: {
    calories: { amount: 75, unit: 'kcal', coverage: 1 },
    carbs: { amount: 12.2, unit: 'g', coverage: 0.4 },
    fat: { amount: 0, unit: 'g', coverage: 1 },
  },
};

describe('a stored figure', () => {
  it('that nobody reports is unknown, not 0; a measured 0 is 0; a part is a lower bound', () => {
    const of = (key: keyof typeof stored.nutritionSummary) => summaryText(stored, key);
    expect([of('calories'), of('protein'), of('carbs'), of('fat')]).toEqual([
      '75',
      '—',
      '≥\u00a012',
      '0',
    ]);
    expect(summaryTotal(stored, 'protein')).toBeUndefined();
    expect(wholeFigure(stored, 'carbs')).toBeUndefined();
    expect(wholeFigure(stored, 'fat')).toBe(0);
  });

  it('that is at least nothing is unknown', () => {
    const some = { amount: 0.2, unit: 'g', coverage: 0.5 };
    expect(summaryText({ ...stored, extendedNutrition: { fat: some } }, 'fat')).toBe('—');
  });

  it('is read here, and where figures are computed or written', () => {
    const READERS = [
      'src/domain/nutrition/recipes.ts',
      'src/domain/nutrition/summary.ts',
      'sync-server/modules/catalogue/library.ts',
    ];
    const reads =
      /nutritionSummary\s*[.[]|\}\s*=\s*[\w.]*\.?nutritionSummary\b|nutritionSummary:\s*\{\s*calories\s*[,}]/;
    const files = ['src', 'sync-server'].flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' })
        .map((name) => join(room, name))
        .filter((path) => /(?<!\.test|fixtures)\.tsx?$/.test(path) && !READERS.includes(path))
        .filter((path) => reads.test(readFileSync(path, 'utf8'))),
    );
    expect(files).toEqual([]);
  });
});
