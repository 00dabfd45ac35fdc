import { dateAfter } from '../../text/days';
import { lunarDate } from '../../text/lunarCalendar/lunarCalendar';
import { getCustoms, holdsOn, isRuleDay, type CustomsClient } from './client';
import type { ChayRule } from './types';

/** A custom by the moon of which no day falls into some days. */
export interface MissingMoonDays {
  /** Of the custom. */
  key: string;
  rules: readonly ChayRule[];
  /** The first day behind them, `YYYY-MM-DD`, and the day of its lunar month; absent where the custom ends before. */
  next?: { date: string; lunarDay: number };
}

/** A leap month may put a yearly month off by one more. */
const LOOKED_THROUGH = 400;

const isOfMoon = ({ days, months }: ChayRule): boolean =>
  days !== undefined || months !== undefined;

/** Customs by the moon that are kept, and of which none of these days is one. @param startDate `YYYY-MM-DD` */
export function missingMoonDays(
  client: CustomsClient,
  startDate: string,
  days: number,
): MissingMoonDays[] {
  return getCustoms(client).kept.flatMap((custom): MissingMoonDays[] => {
    if (custom.kind !== 'chay' || !holdsOn(custom, client, startDate)) return [];
    const rules = custom.on.filter(isOfMoon);
    // Who eats so every day, too, misses none.
    if (rules.length === 0 || custom.on.some((rule) => Object.keys(rule).length === 0)) return [];
    const dates = Array.from({ length: LOOKED_THROUGH }, (_, day) => dateAfter(startDate, day));
    const first = dates.findIndex(
      (date) => holdsOn(custom, client, date) && rules.some((rule) => isRuleDay(rule, date)),
    );
    if (first >= 0 && first < days) return [];
    const date = dates[first];
    const next = date === undefined ? {} : { next: { date, lunarDay: lunarDate(date).day } };
    return [{ key: custom.key, rules, ...next }];
  });
}
