import { hasWord, type Piece } from './pieces';
import { BEFORE, STILL } from './times';
import type { ChayFoods, ChayRule } from './types';

const NAMED_DAYS: readonly (readonly [RegExp, readonly number[]])[] = [
  [
    /\bnhi trai\b|\b(?:2|hai) ngay (?:moi |mot |1 |trong |tren )?thang\b|\bthang (?:an )?(?:chay )?(?:2|hai) ngay\b/,
    [1, 15],
  ],
  [
    /\btu trai\b|\b(?:4|bon) ngay (?:moi |mot |1 |trong |tren )?thang\b|\bthang (?:an )?(?:chay )?(?:4|bon) ngay\b/,
    [1, 8, 15, 23],
  ],
  [
    /\bluc trai\b|\b(?:6|sau) ngay (?:moi |mot |1 |trong |tren )?thang\b|\bthang (?:an )?(?:chay )?(?:6|sau) ngay\b/,
    [8, 14, 15, 23, 29, 30],
  ],
  [
    /\bthap trai\b|\b(?:10|muoi) ngay (?:moi |mot |1 |trong |tren )?thang\b|\bthang (?:an )?(?:chay )?(?:10|muoi) ngay\b/,
    [1, 8, 14, 15, 18, 23, 24, 28, 29, 30],
  ],
];

const NUMBERS: Readonly<Record<string, number>> = {
  mot: 1,
  nhat: 1,
  hai: 2,
  ba: 3,
  bon: 4,
  tu: 4,
  nam: 5,
  sau: 6,
  bay: 7,
  tam: 8,
  chin: 9,
  muoi: 10,
};
const MONTHS: Readonly<Record<string, number>> = { ...NUMBERS, gieng: 1, mot: 11, chap: 12 };
const NUMBER = '(?:\\d{1,2}|mot|nhat|hai|ba|bon|tu|nam|sau|bay|tam|chin|muoi)';
const MONTH = '(?:\\d{1,2}|gieng|hai|ba|tu|bon|nam|sau|bay|tam|chin|muoi|chap)';

const DAY = new RegExp(`\\b(?:mong|mung) (${NUMBER})\\b`, 'g');
const IN_MONTH = new RegExp(`\\b(?:ram|mong ${NUMBER}|mung ${NUMBER}) thang (${MONTH})\\b`, 'g');
const WHOLE_MONTH = new RegExp(`\\bthang (${MONTH})(?: (?:am|am lich|al))?\\b`, 'g');

const toNumber = (word: string, names: Readonly<Record<string, number>>): number =>
  names[word] ?? Number(word);
const isDay = (day: number): boolean => day >= 1 && day <= 30;
const isMonth = (month: number): boolean => month >= 1 && month <= 12;

function parseDays(text: string): number[] {
  const named = NAMED_DAYS.find(([name]) => name.test(text))?.[1];
  if (named) return [...named];
  const rest = text.replace(IN_MONTH, ' ').replace(WHOLE_MONTH, ' ');
  const days = [...rest.matchAll(DAY)].map(([, word = '']) => toNumber(word, NUMBERS));
  if (/\bram\b/.test(rest)) days.push(15);
  if (/\bdau thang\b/.test(rest)) days.push(1);
  if (/\bcuoi thang\b/.test(rest)) days.push(30);
  const bare = rest.replace(DAY, ' ').replace(/\b\d+ (?:bua|lan|nam|tuan|gio|h|ngay)\b/g, ' ');
  days.push(...[...bare.matchAll(/\b(\d{1,2})\b/g)].map(([, digits]) => Number(digits)));
  return [...new Set(days.filter(isDay))].sort((a, b) => a - b);
}

const WEEKDAYS: Readonly<Record<string, number>> = {
  hai: 1,
  ba: 2,
  tu: 3,
  nam: 4,
  sau: 5,
  bay: 6,
  '2': 1,
  '3': 2,
  '4': 3,
  '5': 4,
  '6': 5,
  '7': 6,
};

function parseWeekdays(text: string): number[] {
  const named = [...text.matchAll(/\bthu (hai|ba|tu|nam|sau|bay|[2-7])\b/g)].map(
    ([, word = '']) => WEEKDAYS[word] ?? 0,
  );
  return /\bchu nhat\b/.test(text) ? [...named, 0] : named;
}

/** "Từ mùng 1 đến rằm tháng Bảy". */
const RANGE = new RegExp(
  `\\b(?:tu )?(?:mong|mung) (${NUMBER}) (?:den|toi) (?:ngay )?(ram|(?:mong |mung )?${NUMBER})(?: thang (${MONTH}))?\\b`,
);

export const namesRange = ({ foldedText }: Piece): boolean => RANGE.test(foldedText);

function rangeRule(text: string): ChayRule | undefined {
  const [, from = '', to = '', month] = RANGE.exec(text) ?? [];
  const first = toNumber(from, NUMBERS);
  const last = to === 'ram' ? 15 : toNumber(to.replace(/^\p{L}+ /u, ''), NUMBERS);
  if (!isDay(first) || !isDay(last) || last < first) return undefined;
  const days = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const months = month === undefined ? {} : { months: [toNumber(month, MONTHS)] };
  return { days, ...months };
}

export function chayRules(piece: Piece): ChayRule[] {
  const range = rangeRule(piece.foldedText);
  if (range) return [range];
  const text = piece.foldedText
    .replace(/\b(?:vu lan)\b/g, 'ram thang bay')
    .replace(/\bphat dan\b/g, 'ram thang tu');
  const weekdays = parseWeekdays(text);
  if (weekdays.length > 0) return [{ weekdays }];
  const inMonths = [...text.matchAll(IN_MONTH)].flatMap(([whole, month = '']) => {
    const days = parseDays(whole.replace(/ thang .*$/, ''));
    return isMonth(toNumber(month, MONTHS)) ? [{ days, months: [toNumber(month, MONTHS)] }] : [];
  });
  const newYear = /\b(?:mong|mung) (?:mot|1) tet\b/.test(text) ? [{ days: [1], months: [1] }] : [];
  const rest = text.replace(IN_MONTH, ' ').replace(/\b(?:mong|mung) (?:mot|1) tet\b/, ' ');
  const months = NAMED_DAYS.some(([name]) => name.test(rest))
    ? []
    : [...rest.matchAll(WHOLE_MONTH)]
        .map(([, word = '']) => toNumber(word, MONTHS))
        .filter(isMonth);
  const days = parseDays(rest);
  return [
    ...(days.length > 0 ? [{ days }] : []),
    ...(months.length > 0 ? [{ months }] : []),
    ...inMonths,
    ...newYear,
  ];
}

export const namesChay = (piece: Piece): boolean =>
  (hasWord(piece, 'chay') &&
    !/\bchay (?:bo|than|xe|thi|show|an)\b|\bmua chay\b/.test(piece.foldedText)) ||
  /\b(?:thuan thuc vat|vegan|vegetarian|kieng man)\b/.test(piece.foldedText) ||
  // "Từ trái cây" is no fasting.
  (hasWord(piece, 'trai') &&
    /\b(?:nhi|tu|luc|thap|truong) trai\b(?! cay)|\btrai (?:truong|gioi)\b/.test(piece.foldedText));

const VAGUE =
  /\b(?:thinh thoang|doi khi|doi luc|co khi|it khi|tuy hung|tuy luc|hay an chay|thich (?:an |mon |do )?chay|bua (?:toi|sang|trua|phu)|buoi|tuan (?:\d|mot|hai|ba|vai)|(?:\d|mot|hai|ba|vai) (?:bua|lan|ngay)|chay ky|duong lich|gio|cung gio|ngay gio)\b/;
const OVER =
  /\b(?:khong|ko|k|hong|chang|thoi|bo|het|ngung|dung|nghi|chua|khong con)(?: con| phai| co| phai nguoi| biet)* (?:an |nguoi an )?(?:chay|truong|thuan|kieng man)\b/;

/** "Từ 1/1/2027 em chuyển sang chay", "sắp ăn chay": it has a beginning, which is asked about. */
const TO_COME =
  /\b(?:tu|bat dau tu) (?:ngay )?\d{1,2}(?: thang)? \d{1,2}\b|\b(?:sap|se|du dinh|dinh|chuan bi|dang tinh)(?: chuyen(?: sang)?| an| tap an)* (?:thuan )?(?:an )?chay\b/;

/** "Từ tháng 3" begins then, and does not end with that month. */
const SINCE = new RegExp(
  `\\b(?:bat dau )?(?:ke )?tu (?:dau |giua |cuoi )?thang ${MONTH}(?: (?:am lich|al))?(?: nam (?:ngoai|kia|nay|truoc|\\d{4}))?(?! (?:den|toi)\\b)(?= |$)`,
);

type ChaySaid =
  | { is: 'over' }
  | { is: 'vague' }
  /** `isSince`: it has begun in a month that is named. */
  | { is: 'chay'; on: readonly ChayRule[]; foods: ChayFoods; isSince: boolean };

/** Up to the food that is denied, also behind another one: "không ăn được trứng sữa". */
const DENIED =
  '\\b(?:khong|ko|hong|chang|chua|kieng|tranh|tru|bo)(?: (?:an|dung|uong|co|ca|duoc|the|nhai|hop|chiu|noi|voi|lan|va|dam|thich|bao gio|trung|sua))* ';
const DENIES = /\b(?:khong|ko|hong|chang|chua|kieng|tranh|di ung)\b/;

export function chayFoods({ foldedText }: Piece): ChayFoods {
  if (
    /\b(?:thuan chay|chay thuan|vegan|thuan thuc vat|khong trung (?:khong )?sua|khong (?:an )?(?:dung )?trung sua)\b/.test(
      foldedText,
    )
  )
    return { egg: false, milk: false, ...readPungent(foldedText) };
  const both = /\b(?:trung sua|ovo lacto|lacto ovo|trung (?:voi |lan |cung )?sua)\b/.test(
    foldedText,
  );
  const said1 = (food: string, latin: RegExp): boolean | undefined => {
    if (new RegExp(`${DENIED}${food}\\b`).test(foldedText)) return false;
    // "Không uống được sữa" holds "uống được sữa".
    if (DENIES.test(foldedText)) return undefined;
    if (both || latin.test(foldedText)) return true;
    return new RegExp(
      `\\b(?:co|an|dung|uong|duoc|them|van)(?: an| dung| uong| duoc| ca| them)* ${food}\\b|^${food}$`,
    ).test(foldedText)
      ? true
      : undefined;
  };
  const egg = said1('trung', /\bovo\b/);
  const milk = said1('sua', /\blacto\b/);
  return {
    ...(egg === undefined ? {} : { egg }),
    ...(milk === undefined ? {} : { milk }),
    ...readPungent(foldedText),
  };
}

function readPungent(text: string): ChayFoods {
  if (/\b(?:ngu vi tan|ngu tan)\b/.test(text))
    return { pungent: /\b(?:van|duoc|co) (?:an |dung )(?:duoc )?ngu\b/.test(text) };
  return /\b(?:khong|kieng|tranh|bo)(?: an| dung| ca)* (?:hanh toi|toi hanh)\b/.test(text)
    ? { pungent: false }
    : {};
}

export function readChay(piece: Piece): ChaySaid {
  const { foldedText } = piece;
  if ((OVER.test(foldedText) || BEFORE.test(foldedText)) && !STILL.test(foldedText))
    return { is: 'over' };
  if (TO_COME.test(foldedText)) return { is: 'vague' };
  const isSince = SINCE.test(foldedText);
  const on = chayRules(isSince ? { ...piece, foldedText: foldedText.replace(SINCE, '') } : piece);
  const isEveryDay =
    /\b(?:truong chay|chay truong|truong trai|trai truong|hang ngay|moi ngay|hoan toan|quanh nam|ca nam|suot)\b/.test(
      foldedText,
    );
  if (isEveryDay) return { is: 'chay', on: [{}], foods: chayFoods(piece), isSince };
  if (on.length === 0 && VAGUE.test(foldedText)) return { is: 'vague' };
  return { is: 'chay', on: on.length > 0 ? on : [{}], foods: chayFoods(piece), isSince };
}

/** A piece that names days and nothing else, and goes on with those before it. */
export const isOnlyDays = ({ foldedText }: Piece): boolean =>
  /^(?:ngay |cac ngay |nhung ngay |ca |vao |hoac )?(?:ram|mong|mung|\d{1,2}\b|thang|dau thang|cuoi thang|thu|chu nhat|vu lan|phat dan)/.test(
    foldedText,
  ) &&
  /^(?:(?:ngay|cac|nhung|ca|vao|hoac|ram|mong|mung|thang|dau|cuoi|thu|chu|nhat|vu|lan|phat|dan|moi|hang|am|lich|al|tet|gieng|chap|mot|hai|ba|tu|bon|nam|sau|bay|tam|chin|muoi|\d{1,2})(?: |$))+$/.test(
    foldedText,
  );

/** "Có trứng sữa", behind a fast. */
export const isOnlyFoods = ({ foldedText }: Piece): boolean =>
  /^(?:(?:co|an|uong|duoc|dung|van|them|khong|ko|kieng|nhai|hop|noi|the|ca|va|voi|cung|deu|thi|binh|thuong|trung|sua|hanh|toi|ngu|vi|tan)(?: |$))+$/.test(
    foldedText,
  );
