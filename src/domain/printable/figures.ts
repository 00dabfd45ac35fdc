import type { MenuItem } from '../collections/shared/lines';
import type { NutrientKey, NutrientMap } from '../nutrients';
import { displayUnit, NUTRIENT_LABELS } from '../nutrients';
import { UNKNOWN } from '../nutrition/format';
import type { NutrientTotals } from '../nutrition/totals';
import { compareWithTarget } from '../targets/compare';
import { cleanLine } from './clean';
import { figureText, targetText } from './line';
import type { PrintableFigure } from './model';
import { printableWords as words } from './words';

/** What a day is told in. */
const PRINTED_FIGURES = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sodium'] as const;

/** Totals beside their targets. */
export function figuresOf(
  totals: NutrientTotals,
  targets: NutrientMap | undefined,
  keys: readonly NutrientKey[] = PRINTED_FIGURES,
): PrintableFigure[] {
  return keys.map((key) => {
    const target = targets?.[key];
    const { percent } = compareWithTarget(key, totals[key], target);
    const value = figureText(key, totals[key], false);
    return {
      key,
      label: NUTRIENT_LABELS[key],
      // The unit stands with the target; without one it must not be missing.
      value: target === undefined && value !== UNKNOWN ? `${value} ${displayUnit(key)}` : value,
      ...(target === undefined ? {} : { target: targetText(key, target) }),
      ...(percent === undefined ? {} : { percent }),
    };
  });
}

/** Where the figures of some lines come from: names of tables, without codes. */
export function sourcesOf(lines: readonly MenuItem[]): string {
  // Of a dish the label says what its figures stand for, and no table.
  const foods = lines.filter(({ type }) => type !== 'recipe');
  const names = foods.map(({ snapshot }) => snapshot.sourceLabel?.split(',')[0]?.trim() ?? '');
  return [...new Set(names.filter(Boolean))].sort((a, b) => a.localeCompare(b, 'vi')).join(', ');
}

export function legendOf(lines: readonly MenuItem[]): string[] {
  const sources = sourcesOf(lines);
  return [
    words.lowerBound,
    words.edibleGrams,
    ...(sources === '' ? [] : [cleanLine(words.sources(sources), 400)]),
  ];
}
