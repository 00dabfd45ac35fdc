import { NUTRIENT_KEYS, NUTRIENT_LABELS, type NutrientKey } from '../../domain/food/nutrients';
import { formatShare, UNKNOWN } from '../../domain/nutrition/format';
import type { NutrientTotals } from '../../domain/nutrition/totals';
import { figureText } from '../../domain/printable/line';
import { siteText } from '../../i18n/site';

const MACROS = ['protein', 'carbs', 'fat'] as const;
export type MacroKey = (typeof MACROS)[number];
/** kcal per gram. */
const ENERGY: Record<MacroKey, number> = { protein: 4, carbs: 4, fat: 9 };
const BAR_GAP = 0.6;
const FIRST = ['fiber', 'sodium', 'calcium', 'iron', 'iodine'] as const;
const LEFT_OUT: ReadonlySet<NutrientKey> = new Set([
  'calories',
  'water',
  'ash',
  ...MACROS,
  ...FIRST,
]);

export interface NutrientView {
  key: NutrientKey;
  label: string;
  /** `91 g`, `≥ 42 g`, `—`, `chưa tính được`. */
  value: string;
  /** Note beside it: `24 % năng lượng`, `biết 90 %`. */
  note: string;
}

export interface NutritionView {
  /** kcal of the day, as `1.509`, `≥ 900` or `—`. */
  energy: string;
  energyNote: string;
  /** Where each macro-nutrient stands on a bar of 100, where anything is known of one. */
  bar: { key: MacroKey; from: number; width: number }[];
  macros: NutrientView[];
  first: NutrientView[];
  more: NutrientView[];
}

const { menu: text } = siteText;

function getNote(key: NutrientKey, totals: NutrientTotals): string {
  const total = totals[key];
  if (!total) return text.unknown;
  if (total.uncounted) return text.saltBecause(total.uncounted.slice(0, 3).join(', '));
  return total.share < 1 ? text.known(formatShare(total.share)) : '';
}

function buildView(key: NutrientKey, totals: NutrientTotals): NutrientView {
  const value = totals[key]?.uncounted ? text.saltUncounted : figureText(key, totals[key]);
  return { key, label: NUTRIENT_LABELS[key], value, note: getNote(key, totals) };
}

/** A share needs both figures known in whole. */
function buildMacro(key: MacroKey, totals: NutrientTotals): NutrientView {
  const view = buildView(key, totals);
  const [energy, total] = [totals.calories, totals[key]];
  if (!energy || !total || energy.known <= 0 || energy.share < 1 || total.share < 1) return view;
  const share = (total.known * ENERGY[key]) / energy.known;
  return { ...view, note: text.macroShare(formatShare(Math.min(share, 1))) };
}

const tenth = (part: number): number => Math.round(part * 10) / 10;

/** None while one figure is incomplete: the others would look larger than they are. */
function buildBar(totals: NutrientTotals): NutritionView['bar'] {
  if (MACROS.some((key) => (totals[key]?.share ?? 0) < 1)) return [];
  const parts = MACROS.map((key) => ({ key, energy: (totals[key]?.known ?? 0) * ENERGY[key] }));
  const whole = parts.reduce((sum, { energy }) => sum + energy, 0);
  if (!(whole > 0) || !Number.isFinite(whole)) return [];
  return parts.map(({ key, energy }, at) => {
    const before = parts.slice(0, at).reduce((sum, part) => sum + part.energy, 0);
    const width = Math.max(tenth((energy / whole) * 100) - BAR_GAP, 0);
    return { key, from: tenth((before / whole) * 100), width: tenth(width) };
  });
}

export function buildNutrition(totals: NutrientTotals): NutritionView {
  const more = NUTRIENT_KEYS.filter((key) => !LEFT_OUT.has(key) && totals[key] !== undefined);
  const energy = figureText('calories', totals.calories, false);
  return {
    energy,
    energyNote: energy === UNKNOWN ? text.unknown : getNote('calories', totals),
    bar: buildBar(totals),
    macros: MACROS.map((key) => buildMacro(key, totals)),
    first: FIRST.map((key) => buildView(key, totals)),
    more: more.map((key) => buildView(key, totals)),
  };
}
