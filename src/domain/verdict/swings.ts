import { itemNutrients } from '../nutrition/totals';
import { mostlyFrom, type DayAmounts } from './amounts';
import { shownFigure } from './limit';
import type { VerdictLine } from './types';
import type { Limit } from '../clinical/limitTypes';

/** µg; `most` is infinite while an amount is unknown. */
function vitaminKOf({ day, lines }: DayAmounts): { least: number; most: number } {
  const total = day.vitaminK;
  const least = total?.known ?? 0;
  if (total && total.share >= 1) return { least, most: least };
  const most = lines.reduce((sum, line) => {
    const { snapshot, quantity, unitAmount } = line;
    const known = itemNutrients(line).vitaminK ?? 0;
    const isOpen =
      snapshot.nutrients.vitaminK === undefined || (snapshot.coverage?.vitaminK ?? 1) < 1;
    if (!isOpen) return sum + known;
    const bound = snapshot.atMost?.vitaminK;
    if (bound === undefined) return Number.POSITIVE_INFINITY;
    return sum + known + (bound * quantity * unitAmount) / snapshot.basis.amount;
  }, 0);
  return { least, most };
}

const TWO_DAYS = 2;

/** Over where two days differ too much whatever the unknown amounts are. */
export function vitaminKSwing(limit: Limit, days: readonly DayAmounts[]): VerdictLine[] {
  if (days.length < TWO_DAYS) return [];
  const ranges = days.map(vitaminKOf);
  const greatest = Math.max(...ranges.map(({ least }) => least));
  const smallest = Math.min(...ranges.map(({ least }) => least));
  const bound = shownFigure(limit.of, limit.value);
  const times = (most: number, least: number) =>
    least > 0 ? shownFigure(limit.of, most / least) : most > 0 ? Infinity : 1;
  const surely = times(greatest, Math.min(...ranges.map(({ most }) => most)));
  const atWorst = times(Math.max(...ranges.map(({ most }) => most)), smallest);
  const share = Math.min(...days.map(({ day }) => day.vitaminK?.share ?? 0));
  const status = surely > bound ? 'over' : atWorst <= bound ? 'met' : 'unknown';
  const high = days[ranges.findIndex(({ least }) => least === greatest)];
  const known = times(greatest, smallest);
  return [
    {
      limit,
      share,
      status,
      ...(Number.isFinite(known) ? { known } : {}),
      spread: { least: smallest, most: greatest },
      ...(high && greatest > 0 ? { from: mostlyFrom(high.lines, 'vitaminK') } : {}),
    },
  ];
}

/** g. */
export function carbsSwing(limit: Limit, days: readonly DayAmounts[]): VerdictLine[] {
  const { slot } = limit;
  const meals = days.flatMap(({ meals: all }) => (slot && all[slot] ? [all[slot].carbs] : []));
  if (meals.length < TWO_DAYS) return [];
  const line = { limit, ...(slot ? { slot } : {}) };
  const share = Math.min(...meals.map((total) => total?.share ?? 0));
  const values = meals.map((total) => total?.known ?? 0);
  const spread = { least: Math.min(...values), most: Math.max(...values) };
  if (share < 1) return [{ ...line, share, status: 'unknown', spread }];
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const known = Math.max(...values.map((value) => Math.abs(value - mean)));
  const beyond = shownFigure(limit.of, known) - shownFigure(limit.of, limit.value);
  return [
    {
      ...line,
      known,
      share,
      spread,
      ...(beyond > 0 ? { status: 'over', by: beyond } : { status: 'met' }),
    },
  ];
}
