import { clients, goalKindWords } from '../../domain/records/clients';
import { CONDITION_NAMES } from '../../domain/clinical/types';
import { labelInSentence, type NutrientKey } from '../../domain/food/nutrients';
import type { DayTargets, EstimateBasis, TargetSource } from '../../domain/targets/dayTargets';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { getWordLabel } from '../fieldText';
import { formatDate, formatNumber } from '../format';

const text = nutritionPanelText.origin;
const SHOWN = ['calories', 'protein', 'carbs', 'fat', 'fiber'] as const satisfies NutrientKey[];

function sourceText(source: TargetSource): string {
  switch (source.from) {
    case 'visit':
      return text.visit(formatDate(source.date));
    case 'client':
      return text.client;
    case 'perKg':
      return text.perKg(formatNumber(source.perKg, 1), formatNumber(source.weight, 1));
    case 'condition':
      return text.condition(CONDITION_NAMES[source.condition]);
    case 'ownLimit':
      return text.ownLimit;
    case 'table':
      return text.table;
    case 'rule':
      return text.rule(source.rule);
    case 'estimate':
      return text.estimate;
  }
}

export function originLines(
  sources: DayTargets['sources'],
): { source: string; nutrients: string }[] {
  const lines = new Map<string, string[]>();
  for (const nutrient of SHOWN) {
    const source = sources[nutrient];
    if (!source) continue;
    const name = labelInSentence(nutrient);
    lines.set(sourceText(source), [...(lines.get(sourceText(source)) ?? []), name]);
  }
  return [...lines].map(([source, names]) => ({ source, nutrients: names.join(', ') }));
}

const percent = (share: number | undefined) => formatNumber((share ?? 0) * 100, 0);

function activityText(level: EstimateBasis['activityLevel']): string {
  return level
    ? getWordLabel(clients.fields.activityLevel, level).toLocaleLowerCase('vi')
    : text.activityUnknown;
}

function lossText({ deficit, floor }: { deficit: number; floor?: number }, calories: string) {
  const less = formatNumber(deficit, 0);
  return floor === undefined
    ? text.loss(less, calories)
    : text.lossFloor(less, calories, formatNumber(floor, 0));
}

export function energyLines({ energy, activityLevel, goal }: EstimateBasis): string[] {
  if (!energy) return [];
  const calories = formatNumber(energy.calories, 0);
  if (energy.by === 'perKg')
    return [
      text.byKilogram(formatNumber(energy.perKg, 1), formatNumber(energy.weight, 1), calories),
    ];
  if (energy.by === 'table')
    return [
      text.byTable(calories),
      ...(energy.extra ? [text.extra(formatNumber(energy.extra, 0))] : []),
    ];
  const tdee = formatNumber(energy.tdee, 0);
  const formula = text.energy(
    formatNumber(energy.bmr, 0),
    formatNumber(energy.factor, 3),
    activityText(activityLevel),
    tdee,
  );
  if (energy.loss) return [formula, lossText(energy.loss, calories)];
  if (energy.strategy === 'wizard')
    return [formula, text.noChange(goal && getWordLabel({ words: goalKindWords }, goal))];
  return energy.tdee === energy.calories ? [formula] : [formula, text.goalChange(tdee, calories)];
}

export function shareLines({ shares, fiber }: EstimateBasis): string[] {
  return [
    shares.protein === undefined
      ? text.rest(percent(shares.fat))
      : text.shares(percent(shares.protein), percent(shares.fat), percent(shares.carbs)),
    ...(fiber === undefined ? [] : [text.fiber(formatNumber(fiber, 0))]),
  ];
}
