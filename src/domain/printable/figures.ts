import type { MenuItem } from '../food/storedLines';
import { isRule } from '../clinical/bounds';
import type { Limits } from '../clinical/limits';
import {
  displayUnit,
  NUTRIENT_KEYS,
  NUTRIENT_LABELS,
  type NutrientKey,
  type NutrientMap,
} from '../food/nutrients';
import { formatAmount, UNKNOWN } from '../nutrition/format';
import type { NutrientTotals } from '../nutrition/totals';
import { compareWithBounds, compareWithTarget, energyLevel } from '../verdict/compare';
import type { DayVerdict } from '../verdict/types';
import { cleanLine } from '../text/clean';
import { boundText, figureText, targetText } from './line';
import { PRINTABLE_LIMITS, type PrintableFigure } from '../records/printableModel';
import type { Reader } from './readers';
import { printableWords as words } from './words';
import { targetDirection } from '../targets/dailyReference';

const PRINTED_FIGURES: readonly NutrientKey[] = [
  'calories',
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sodium',
];

/** `over potassium`, `under calcium`. */
export type DayFaults = ReadonlySet<string>;

export const dayFaults = (lines: DayVerdict): DayFaults =>
  new Set(
    lines.flatMap(({ status, limit: { of } }) =>
      status === 'over' ? [`over ${of}`] : status === 'short' ? [`under ${of}`] : [],
    ),
  );

export interface PrintedMeasures {
  targets?: NutrientMap | undefined;
  limits?: Limits | undefined;
  /** A client reads amounts and aims, but no bounds and no judgement. Absent: all is shown. */
  reader?: Reader | undefined;
  faults?: DayFaults | undefined;
}

function printedKeys(
  totals: NutrientTotals,
  { limits = {}, reader }: PrintedMeasures,
): NutrientKey[] {
  const ruled = NUTRIENT_KEYS.filter((key) => {
    const { minimum, maximum } = limits[key] ?? {};
    return (isRule(minimum) || isRule(maximum)) && !PRINTED_FIGURES.includes(key);
  });
  const exceeded = NUTRIENT_KEYS.filter((key) => {
    const { maximum } = limits[key] ?? {};
    if (!maximum || reader === 'client' || PRINTED_FIGURES.includes(key) || ruled.includes(key))
      return false;
    const { level, beyond } = compareWithBounds(key, totals[key], { maximum });
    return level === 'high' || beyond === 'over';
  });
  return [...PRINTED_FIGURES, ...ruled, ...exceeded].slice(0, PRINTABLE_LIMITS.figures);
}

const mostText = (key: NutrientKey, value: number) =>
  `${formatAmount(key, value)} ${displayUnit(key)}`;

function measureText(key: NutrientKey, { targets, limits }: PrintedMeasures): string | undefined {
  const target = targets?.[key];
  const { minimum, maximum } = limits?.[key] ?? {};
  // Of energy the target alone is shown: its bounds are decided with it.
  if (key === 'calories') return target === undefined ? undefined : targetText(key, target);
  const isBound = [minimum?.value, maximum?.value].some(
    (value) => value !== undefined && target !== undefined && Math.abs(value - target) < 1,
  );
  const isCeiling = targetDirection(key) === 'maximum' && maximum !== undefined;
  const aim = target === undefined || isBound || isCeiling ? [] : [targetText(key, target)];
  const least = minimum && aim.length === 0 ? [boundText('minimum', key, minimum.value)] : [];
  const most = maximum ? [boundText('maximum', key, maximum.value)] : [];
  if (aim.length === 0 && minimum && maximum)
    return words.of(words.between(formatAmount(key, minimum.value), mostText(key, maximum.value)));
  const parts = [...aim, ...least, ...most];
  if (parts.length === 0) return undefined;
  return aim.length > 0 ? parts.join(', ') : `/ ${parts.join(', ')}`;
}

function aimText(key: NutrientKey, measures: PrintedMeasures): string | undefined {
  if (targetDirection(key) === 'maximum') return undefined;
  const { limits: _limits, ...aims } = measures;
  const { minimum, maximum } = measures.limits?.[key] ?? {};
  const target = measures.targets?.[key];
  const isRuled = [minimum, maximum].some(
    (bound) =>
      bound !== undefined &&
      isRule(bound) &&
      target !== undefined &&
      Math.abs(bound.value - target) < 1,
  );
  return isRuled ? undefined : measureText(key, aims);
}

function clientFigure(
  key: NutrientKey,
  totals: NutrientTotals,
  measures: PrintedMeasures,
): PrintableFigure {
  const { fault, beyond } = findFault(key, totals[key], measures);
  const target = fault || beyond ? undefined : aimText(key, measures);
  const { percent } = compareWithTarget(key, totals[key], measures.targets?.[key]);
  const value = figureText(key, totals[key], false);
  return {
    key,
    label: NUTRIENT_LABELS[key],
    value: target === undefined && value !== UNKNOWN ? `${value} ${displayUnit(key)}` : value,
    ...(target === undefined ? {} : { target }),
    ...(target === undefined || percent === undefined ? {} : { percent }),
  };
}

function findFault(
  key: NutrientKey,
  total: NutrientTotals[NutrientKey],
  { targets, limits, faults }: PrintedMeasures,
): {
  fault?: NonNullable<PrintableFigure['fault']>;
  isYielded: boolean;
  beyond?: 'over' | 'short';
} {
  const { level, beyond } =
    key === 'calories' && targets?.calories !== undefined
      ? energyLevel(total, targets.calories, limits?.calories?.yieldedTarget)
      : compareWithBounds(key, total, limits?.[key] ?? {});
  const isYielded = level === 'yielded';
  const fault = level === 'high' ? 'over' : level === 'low' ? 'under' : undefined;
  if (!fault || (faults && !faults.has(`${fault} ${key}`)))
    return { isYielded, ...(beyond ? { beyond } : {}) };
  return { fault, isYielded };
}

function labelFor(key: NutrientKey, { fault, isYielded, beyond }: ReturnType<typeof findFault>) {
  const label = NUTRIENT_LABELS[key];
  if (isYielded) return words.yielded[beyond ?? 'within'](label);
  return fault ? words.faults[fault](label) : label;
}

export function buildFigures(totals: NutrientTotals, measures: PrintedMeasures): PrintableFigure[] {
  const { targets, limits = {}, reader } = measures;
  return printedKeys(totals, measures).map((key) => {
    if (reader === 'client') return clientFigure(key, totals, measures);
    const { minimum, maximum } = limits[key] ?? {};
    const whole = targets?.[key] ?? minimum?.value ?? maximum?.value;
    const { percent } = compareWithTarget(key, totals[key], whole);
    const value = figureText(key, totals[key], false);
    const target = measureText(key, measures);
    const judgement = findFault(key, totals[key], measures);
    const { fault, isYielded } = judgement;
    return {
      key,
      label: labelFor(key, judgement),
      // The unit stands with the target; without one it must not be missing.
      value: target === undefined && value !== UNKNOWN ? `${value} ${displayUnit(key)}` : value,
      ...(target === undefined ? {} : { target }),
      // A bar without a mark would read as reached.
      ...(percent === undefined || isYielded ? {} : { percent }),
      ...(fault ? { fault } : {}),
    };
  });
}

export function formatSources(lines: readonly MenuItem[]): string {
  const foods = lines.filter(({ type }) => type !== 'recipe');
  const names = foods.map(({ snapshot }) => snapshot.sourceLabel?.split(',')[0]?.trim() ?? '');
  return [...new Set(names.filter(Boolean))].sort((a, b) => a.localeCompare(b, 'vi')).join(', ');
}

/** A dish whose weight is that of what goes in. */
const isWeighedRaw = ({ type, snapshot: { weight, servingSize } }: MenuItem): boolean =>
  type === 'recipe' && weight !== undefined && servingSize === undefined;

export function buildLegend(lines: readonly MenuItem[]): string[] {
  const sources = formatSources(lines);
  return [
    words.lowerBound,
    words.edibleGrams,
    ...(lines.some(isWeighedRaw) ? [words.rawGrams] : []),
    ...(sources === '' ? [] : [cleanLine(words.sources(sources), 400)]),
  ];
}
