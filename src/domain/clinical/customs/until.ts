import { lunarDate, newYear } from '../../text/lunarCalendar/lunarCalendar';
import { dateAfter } from '../../text/days';
import type { Until } from './types';

const BIRTH =
  'sinh(?: no)?(?: em be| be| con| de)?(?: xong)?|de(?: xong| em be)|sanh(?: xong| em be| con)?';
const EXPECTING =
  '(?:mang thai|co thai|co bau|mang bau|bau bi|co em be|thai ky|thai nghen|bau(?! duc| cu| luoc| xao| nau| canh| bi))';
/** "Đến khi sinh": an end that is named, whatever stands before it. */
const BIRTH_END = new RegExp(
  `\\b(?:cho )?(?:den|toi|het) (?:khi|luc|ngay|thang)? ?(?:${BIRTH})(?= |$)`,
);
/** "Khi mang thai", "suốt thai kỳ": as long as it lasts. */
const PREGNANCY = new RegExp(
  `\\b(?:(?:den|toi) )?(?:(?:khi|luc|trong|suot|het|qua)(?: suot| khi| luc)?(?: thoi ky| thoi gian| giai doan| dang)? ${EXPECTING}|dang ${EXPECTING})(?= |$)`,
);
/** "Từ khi mang thai", "sau sinh", "hồi mang thai": since then, or at another time. */
const NO_END = /\b(?:tu|ke tu|tinh tu|sau|hoi|lan|dot|truoc|moi|ba|ngay) $/;

function parsePregnancy(text: string): string | undefined {
  const hit = BIRTH_END.exec(text) ?? PREGNANCY.exec(text);
  return hit && !NO_END.test(text.slice(0, hit.index)) ? hit[0].trim() : undefined;
}

const DAY =
  /\b(?:cho )?(?:den|toi) (?:het )?(?:ngay )?(\d{1,2}) (?:thang )?(\d{1,2})(?: (?:nam )?(\d{4}))?\b/;
const MONTH =
  /\b(?:cho )?(?:(?:den|toi) (?:het |cuoi )?|het )thang (\d{1,2}|gieng|chap)(?: (?:am lich|al))?(?: (?:nam )?(\d{4}))?\b/;
const LUNAR =
  /\b(?:cho )?(?:den|toi) (?:het )?(?:ngay )?(ram|(?:mong|mung) \d{1,2}) thang (\d{1,2}|gieng|hai|ba|tu|nam|sau|bay|tam|chin|muoi|chap)\b/;
const LUNAR_MONTHS: Readonly<Record<string, number>> = {
  gieng: 1,
  hai: 2,
  ba: 3,
  tu: 4,
  nam: 5,
  sau: 6,
  bay: 7,
  tam: 8,
  chin: 9,
  muoi: 10,
  chap: 12,
};
const TET = /\b(?:den|toi|qua)(?: het)? tet\b/;

const two = (value: number): string => String(value).padStart(2, '0');

function lastDay(year: number, month: number): string {
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${two(month + 1)}-01`;
  return dateAfter(next, -1);
}

function upcoming(
  make: (year: number) => string,
  year: string | undefined,
  written: string,
): string {
  if (year !== undefined) return make(Number(year));
  const own = Number(written.slice(0, 4));
  return make(own) >= written ? make(own) : make(own + 1);
}

const LOOKED_THROUGH = 420;

/** The last day of the lunar month that is named, its leap month left out. */
function lunarMonthEnd(month: number, written: string): string | undefined {
  let last: string | undefined;
  for (let date = written, days = 0; days < LOOKED_THROUGH; days += 1, date = dateAfter(date, 1)) {
    const own = lunarDate(date);
    if (own.month === month && !own.isLeapMonth) last = date;
    else if (last !== undefined) return last;
  }
  return last;
}

function nextLunar(day: string, month: string, written: string): string | undefined {
  const lunarDay = {
    day: day === 'ram' ? 15 : Number(day.replace(/\D+/, '')),
    month: LUNAR_MONTHS[month] ?? Number(month),
  };
  for (let date = written, days = 0; days < 400; days += 1, date = dateAfter(date, 1)) {
    const own = lunarDate(date);
    if (own.day === lunarDay.day && own.month === lunarDay.month && !own.isLeapMonth) return date;
  }
  return undefined;
}

/** @param written the day of writing, `YYYY-MM-DD`: a month without a year is the next one */
export function parseUntil(
  text: string,
  written: string,
): { until: Until; phrase: string } | undefined {
  const pregnancy = parsePregnancy(text);
  if (pregnancy) return { until: { pregnancy: true }, phrase: pregnancy };
  const lunar = LUNAR.exec(text);
  const moon = lunar && nextLunar(lunar[1] ?? '', lunar[2] ?? '', written);
  if (lunar && moon) return { until: { date: moon }, phrase: lunar[0] };
  const day = DAY.exec(text);
  const [date, month] = [Number(day?.[1]), Number(day?.[2])];
  if (day && date >= 1 && date <= 31 && month >= 1 && month <= 12) {
    const make = (year: number) =>
      `${year}-${two(month)}-${two(Math.min(date, Number(lastDay(year, month).slice(8))))}`;
    return { until: { date: upcoming(make, day[3], written) }, phrase: day[0] };
  }
  const ending = MONTH.exec(text);
  const named = ending?.[1] === 'gieng' ? 1 : ending?.[1] === 'chap' ? 12 : Number(ending?.[1]);
  const isOfMoon = /\b(?:gieng|chap)\b|\b(?:am lich|al)\b/.test(ending?.[0] ?? '');
  const moonEnd =
    ending?.[2] === undefined && isOfMoon
      ? lunarMonthEnd(ending?.[1] === 'chap' ? 12 : named, written)
      : undefined;
  if (ending && moonEnd) return { until: { date: moonEnd }, phrase: ending[0] };
  if (ending && named >= 1 && named <= 12)
    return {
      until: { date: upcoming((year) => lastDay(year, named), ending[2], written) },
      phrase: ending[0],
    };
  const tet = TET.exec(text);
  if (!tet) return undefined;
  return {
    until: { date: upcoming((year) => dateAfter(newYear(year), -1), undefined, written) },
    phrase: tet[0],
  };
}
