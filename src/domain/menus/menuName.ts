import type { NutrientTotals } from '../nutrition/totals';
import { fold } from '../text/fold';

/** A copied master keeps its name while its amounts change. */
export interface NamedFigure {
  nutrient: 'calories' | 'protein';
  named: number;
  actual: number;
}

const NAMED = {
  calories: /(?<![\d.,])(\d{3,4}|\d\.\d{3})\s*(?:kcal|calo|cal)(?![a-z])/,
  protein: /(?:dam|protein)\s+(\d{1,3})\s*g(?![a-z])/,
} as const;
const FAR = { calories: 0.05, protein: 0.1 } as const;

export function figuresOtherThanNamed(name: string, totals: NutrientTotals): NamedFigure[] {
  const text = fold(name);
  return (['calories', 'protein'] as const).flatMap((nutrient) => {
    const named = Number(NAMED[nutrient].exec(text)?.[1]?.replace('.', ''));
    const actual = totals[nutrient]?.known;
    if (!(named > 0) || !actual || Math.abs(actual - named) <= named * FAR[nutrient]) return [];
    return [{ nutrient, named, actual }];
  });
}
