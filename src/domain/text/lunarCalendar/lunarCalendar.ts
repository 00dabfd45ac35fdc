import { dateInUtc, VIETNAM_OFFSET } from '../days';
import { newMoon, sunLongitude } from './sky';

interface LunarDate {
  /** The year in whose Tết it began, as people write it: 2026 for Bính Ngọ. */
  year: number;
  /** 1–12. */
  month: number;
  day: number;
  isLeapMonth: boolean;
  monthDays: 29 | 30;
}

/** Vietnam's time ahead of UTC, in days; the calendar is reckoned in it (Decision 121-CP of 1967). */
const AHEAD = VIETNAM_OFFSET / 86_400_000;
/** The Julian day number of 1 January 1970. */
const EPOCH = 2_440_588;
const SYNODIC = 29.530588861;
/** The Julian day of the first counted new moon. */
const FIRST_MOON = 2_451_550.1;

const dayNumber = (date: string): number =>
  Math.round(Date.parse(`${date}T00:00:00Z`) / 86_400_000) + EPOCH;
const toDate = (number: number): string => dateInUtc(new Date((number - EPOCH) * 86_400_000));

const moons = new Map<number, number>();

function moonDay(count: number): number {
  const before = moons.get(count);
  if (before !== undefined) return before;
  const day = Math.floor(newMoon(count) + 0.5 + AHEAD);
  moons.set(count, day);
  return day;
}

function findMoon(day: number): number {
  let count = Math.round((day - FIRST_MOON) / SYNODIC) + 1;
  while (moonDay(count) > day) count -= 1;
  return count;
}

/** In which of the year's twelve parts of 30° the sun stands when a day begins in Vietnam. */
const getPart = (day: number): number => Math.floor(sunLongitude(day - 0.5 - AHEAD) / 30);

/** The part that begins with the winter solstice. */
const WINTER = 9;

function eleventh(year: number): number {
  let day = dayNumber(`${year}-12-20`);
  while (getPart(day + 1) !== WINTER) day += 1;
  return findMoon(day);
}

/** The leap month: the first behind the eleventh in which no part begins, where thirteen months lie between two solstices. */
function leapBetween(from: number, to: number): number | undefined {
  if (to - from !== 13) return undefined;
  let count = from + 1;
  while (count < to && getPart(moonDay(count)) !== getPart(moonDay(count + 1))) count += 1;
  return count;
}

/** @param date `YYYY-MM-DD`, from 1900 to 2199 */
export function lunarDate(date: string): LunarDate {
  const day = dayNumber(date);
  const count = findMoon(day);
  const solar = Number(date.slice(0, 4));
  const own = eleventh(solar);
  const [from, to, winter] =
    count >= own ? [own, eleventh(solar + 1), solar] : [eleventh(solar - 1), own, solar - 1];
  const leap = leapBetween(from, to);
  const isLeapMonth = count === leap;
  const monthIndex = count - from - (leap !== undefined && count >= leap ? 1 : 0);
  const month = ((monthIndex + 10) % 12) + 1;
  const monthDays = moonDay(count + 1) - moonDay(count) === 30 ? 30 : 29;
  return {
    year: month >= 11 && monthIndex < 2 ? winter : winter + 1,
    month,
    day: day - moonDay(count) + 1,
    isLeapMonth,
    monthDays,
  };
}

/** @returns `YYYY-MM-DD` */
export function newYear(year: number): string {
  const from = eleventh(year - 1);
  const leap = leapBetween(from, eleventh(year));
  return toDate(moonDay(from + (leap !== undefined && leap <= from + 2 ? 3 : 2)));
}
