import { clients, goalKindWords } from '../../domain/collections/clients';
import type { NutrientKey } from '../../domain/nutrients';
import { NUTRIENT_LABELS } from '../../domain/nutrients';
import type { DayTargets, EstimateBasis, TargetSource } from '../../domain/targets/dayTargets';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { wordOf } from '../fieldText';
import { formatDate, formatNumber } from '../format';

const text = nutritionPanelText.origin;
const SHOWN = ['calories', 'protein', 'carbs', 'fat', 'fiber'] as const satisfies NutrientKey[];

function sourceText(source: TargetSource): string {
  if (source.from === 'visit') return text.visit(formatDate(source.date));
  return source.from === 'client' ? text.client : text.estimate;
}

/** One line for each source: `Theo lần khám 12/11/2026` and the nutrients that it prescribes. */
export function originLines(
  sources: DayTargets['sources'],
): { source: string; nutrients: string }[] {
  const lines = new Map<string, string[]>();
  for (const nutrient of SHOWN) {
    const source = sources[nutrient];
    if (!source) continue;
    const name = NUTRIENT_LABELS[nutrient].toLocaleLowerCase('vi');
    lines.set(sourceText(source), [...(lines.get(sourceText(source)) ?? []), name]);
  }
  return [...lines].map(([source, names]) => ({ source, nutrients: names.join(', ') }));
}

const percent = (share: number | undefined) => formatNumber((share ?? 0) * 100, 0);

/** How an estimated energy was computed; nothing where it is prescribed. */
export function energyLines({ energy, activityLevel, goal }: EstimateBasis): string[] {
  if (!energy) return [];
  const activity = activityLevel
    ? wordOf(clients.fields.activityLevel, activityLevel).toLocaleLowerCase('vi')
    : text.activityUnknown;
  return [
    text.energy(
      formatNumber(energy.bmr, 0),
      formatNumber(energy.factor, 3),
      activity,
      formatNumber(energy.calories, 0),
    ),
    text.noChange(goal && wordOf({ words: goalKindWords }, goal)),
  ];
}

/** How the other estimated targets were computed. */
export function shareLines({ shares, fiber }: EstimateBasis): string[] {
  return [
    shares.protein === undefined
      ? text.rest(percent(shares.fat))
      : text.shares(percent(shares.protein), percent(shares.fat), percent(shares.carbs)),
    text.fiber(formatNumber(fiber, 0)),
  ];
}
