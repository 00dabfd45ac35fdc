import { dateText, daysBetween, monthsBetween } from '../text/days';

/** What is known of a birthday: the year, with the month and the day where they were said. */
export interface Birth {
  birthYear?: number | undefined;
  birthMonth?: number | undefined;
  birthDay?: number | undefined;
}

export interface Age {
  years: number;
  /** Full months; absent where only the year of birth is known. */
  months?: number;
  /** Full days; absent unless the whole birthday is known. */
  days?: number;
  /** False where the years may be one less, for month or day of the birthday is unknown. */
  isSure: boolean;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** `1990`, `1990-04` or `1990-04-03`. A day without its month says nothing. */
export function birthText({ birthYear, birthMonth, birthDay }: Birth): string {
  if (birthYear === undefined) return '';
  const parts = [two(birthYear)];
  if (birthMonth !== undefined) parts.push(two(birthMonth));
  if (birthMonth !== undefined && birthDay !== undefined) parts.push(two(birthDay));
  return parts.join('-');
}

/**
 * The one count of ages: whoever is born on 29 February grows older on 1 March of other years, and a month begins on the day of
 * birth or on the next first. Where the day is unknown the whole month counts, where the month is unknown the whole year.
 * @param date `YYYY-MM-DD`
 * @returns undefined where the year is unknown or the birth lies behind the date
 */
export function ageOn(birth: Birth, date: string): Age | undefined {
  const { birthYear: year, birthMonth: month, birthDay: day } = birth;
  const at = date.split('-').map(Number);
  const [atYear = Number.NaN, atMonth = Number.NaN] = at;
  if (year === undefined || Number.isNaN(atYear)) return undefined;
  if (month === undefined) {
    const years = atYear - year;
    return years >= 0 ? { years, isSure: false } : undefined;
  }
  const months = monthsBetween(birthText(birth), date);
  if (!(months >= 0)) return undefined;
  const years = Math.floor(months / 12);
  if (day === undefined) return { years, months, isSure: atMonth !== month };
  return { years, months, days: daysBetween(birthText(birth), date), isSure: true };
}

/** Full years on a day, where no more is asked. */
export const yearsOn = (birth: Birth, date: string): number | undefined =>
  ageOn(birth, date)?.years;

/** As growth charts need it: the middle of the year where the month is unknown. */
export function monthsForGrowth(birth: Birth, date: string): number | undefined {
  return ageOn({ ...birth, birthMonth: birth.birthMonth ?? 6 }, date)?.months;
}

/** Below this age rules change from year to year, so that a doubt about one is told. */
const DOUBT_COUNTS_BELOW = 20;
const IN_MONTHS_BELOW = 24;

const words = {
  days: (count: number) => `${count} ngày tuổi`,
  months: (count: number) => `${count} tháng tuổi`,
  years: (count: number) => `${count} tuổi`,
  about: (age: string) => `khoảng ${age}`,
} as const;

/** Infants in days and months, everybody else in years. */
export function ageText({ years, months, days, isSure }: Age): string {
  if (months === 0 && days !== undefined) return words.days(days);
  if (months !== undefined && months < IN_MONTHS_BELOW) {
    const text = words.months(months);
    return days === undefined ? words.about(text) : text;
  }
  const text = words.years(years);
  return isSure || years > DOUBT_COUNTS_BELOW ? text : words.about(text);
}

/** `03/04/1990`, `04/1990` or `1990`, as much as is known. */
export const shownBirth = (birth: Birth): string => dateText(birthText(birth));
