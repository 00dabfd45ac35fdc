import type { DayGoal } from '../../../domain/exchange/adjust';
import { exchangeText } from '../../../i18n/exchange';
import { formatNumber } from '../../../ui/format';

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
