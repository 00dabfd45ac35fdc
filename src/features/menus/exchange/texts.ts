import type { Adjusted, DayGoal } from '../../../domain/exchange/adjust';
import type { Obstacle } from '../../../domain/exchange/dayBounds';
import type { Limits } from '../../../domain/clinical/limits';
import type { Swap } from '../../../domain/exchange/swaps';
import { NUTRIENT_KEYS, labelInSentence, NUTRIENT_LABELS } from '../../../domain/nutrients';
import type { NutrientKey } from '../../../domain/nutrients';
import type { NutrientTotals } from '../../../domain/nutrition/totals';
import { exchangeText } from '../../../i18n/exchange';
import { formatNumber } from '../../../ui/format';
import { amountText, boundsText, originText } from '../../../ui/nutrition/limitTexts';

/** `+12`, `−3`, `0`: how much more. */
export function signed(value: number): string {
  const rounded = Math.round(value);
  if (rounded === 0) return '0';
  return rounded > 0 ? `+${formatNumber(rounded, 0)}` : `−${formatNumber(-rounded, 0)}`;
}

/** `1.400 kcal / 60 g đạm`. */
export function goalText({ calories, protein }: DayGoal): string {
  return exchangeText.adjust.goal(
    formatNumber(calories, 0),
    protein === undefined ? undefined : formatNumber(protein, 0),
  );
}

const { adjust } = exchangeText;

/** `đạm không được dưới 71 g (Đái tháo đường thai kỳ · ADA 2026, …)`. */
function obstacleText({ nutrient, side, bound }: Obstacle): string {
  const say = side === 'minimum' ? adjust.atLeast : adjust.atMost;
  const name = labelInSentence(nutrient);
  return say(name, amountText(nutrient, bound.value), originText(bound.origin));
}

/** Whether a figure differs from its bound as both are written: "1,2 mg, at least 1,2 mg" says nothing. */
const isSeen = (nutrient: NutrientKey, value: number, bound: number): boolean =>
  amountText(nutrient, value) !== amountText(nutrient, bound);

/** Why there is nothing to apply, or why it does not suffice; and the limits that the day breaks all the same. */
export function remarksOf({ changes, reached, obstacles, broken }: Adjusted): string[] {
  const stopped = obstacles.map(obstacleText).join('; ');
  const far = changes.length === 0 ? adjust.stuck : adjust.far;
  const fits = changes.length === 0 && broken.length === 0 ? [adjust.none] : [];
  return [
    ...(reached ? fits : [stopped === '' ? far : adjust.stoppedBy(stopped)]),
    ...broken
      .filter(({ nutrient, bound, value }) => isSeen(nutrient, value, bound.value))
      .map(({ nutrient, side, bound, value }) =>
        adjust.stillBroken(
          NUTRIENT_LABELS[nutrient],
          amountText(nutrient, value),
          boundsText(nutrient, { [side]: bound }),
          originText(bound.origin),
        ),
      ),
  ];
}

const said = (value: number | undefined) => (value === undefined ? '—' : signed(value));

/** `−12 kcal · đạm +3 · bột 0 · béo —`: what one of the two does not report is not known. */
export function changeText({ calories, protein, carbs, fat }: Swap['change']): string {
  const { change } = exchangeText.swap;
  return change(said(calories), said(protein), said(carbs), said(fat));
}

/** `natri −320 mg`, `canxi 0 mg`, `kali chưa rõ`. */
export function limitedText({ nutrient, more }: Swap['limited'][number]): string {
  const name = labelInSentence(nutrient);
  const { limited, unknownChange } = exchangeText.swap;
  if (more === undefined) return limited(name, unknownChange);
  const size = amountText(nutrient, Math.abs(more));
  // A trace is no change.
  const isNone = more === 0 || size.startsWith('<');
  const sign = isNone ? '' : more > 0 ? '+' : '−';
  const shown = isNone ? amountText(nutrient, 0) : size;
  return limited(name, `${sign}${shown.replace(' ', '\u00a0')}`);
}

/** The limits that a day is over, in words: `natri 4.400 mg (tối đa 2.000 mg)`; empty where it keeps them. */
export function overText(day: NutrientTotals, limits: Limits): string {
  return NUTRIENT_KEYS.flatMap((nutrient) => {
    const maximum = limits[nutrient]?.maximum;
    const known = day[nutrient]?.known ?? 0;
    if (!maximum || known <= maximum.value || !isSeen(nutrient, known, maximum.value)) return [];
    const name = labelInSentence(nutrient);
    return [`${name} ${amountText(nutrient, known)} (${boundsText(nutrient, { maximum })})`];
  }).join(', ');
}
