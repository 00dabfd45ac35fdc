import { amountAt, readable, type LineAmount } from '../../food/amounts/readAmount';
import { COUNTED_UNIT } from '../../food/amounts/measureWords';

/** A text and the same folded letter by letter. */
export interface Cut {
  written: string;
  folded: string;
}

interface Reading {
  amount: LineAmount;
  rest: Cut;
}

export const slice = ({ written, folded }: Cut, from: number, to?: number): Cut => ({
  written: written.slice(from, to),
  folded: folded.slice(from, to),
});

export const trimmed = (cut: Cut): Cut => {
  const lead = /^(?:[\s;:=|]|[,.-](?!\d))*/.exec(cut.written)?.[0].length ?? 0;
  const tail = /[\s,;:.=|-]*$/.exec(cut.written)?.index ?? cut.written.length;
  return slice(cut, lead, Math.max(tail, lead));
};

export const without = (cut: Cut, from: number, to: number): Cut => ({
  written: `${cut.written.slice(0, from)} ${cut.written.slice(to)}`,
  folded: `${cut.folded.slice(0, from)} ${cut.folded.slice(to)}`,
});

/** Between amount and food, as it is written: "là" is no part of a food, "lá" is. */
const BETWEEN = /^\s*(?:của\s|là\s|[:=-])?\s*/i;
const PLACES = /[\s(:,/+-](?=[~<>]?\s*(?:[.,]?\d|nua\s|mot\s|hai\s|ba\s|bon\s|nam\s|vai\s))/g;

export function findAmount(line: Cut): Reading | undefined {
  const first = amountAt(line.folded);
  if (first) {
    const rest = slice(line, first.length);
    const gap = BETWEEN.exec(rest.written)?.[0].length ?? 0;
    return { amount: first.amount, rest: slice(rest, gap) };
  }
  for (const { index } of line.folded.matchAll(PLACES)) {
    const from = index + 1;
    const reading = amountAt(line.folded.slice(from));
    const isBare = reading?.amount.unit === undefined;
    if (!reading || (isBare && !/^[\s).]*$/.test(line.folded.slice(from + reading.length))))
      continue;
    const bracket = line.folded[index] === '(' && line.folded[from + reading.length] === ')';
    return {
      amount: reading.amount,
      rest: without(line, bracket ? index : from, from + reading.length + (bracket ? 1 : 0)),
    };
  }
  return undefined;
}

const isMetric = ({ unit }: LineAmount): boolean => unit === 'g' || unit === 'ml';

/** What is weighed is one of them: "75 g/gói", "mỗi gói 75 g", "gói 75 g", "loại 75 g". */
const EACH =
  /\(?\s*\/\s*[a-z]+\s*\)?|\(?\s*(?:moi|each|loai)(?:\s+[a-z]+)?\s*\)?|(?:mot|1)\s+(?:mieng|lat|khuc|con|qua|trai|cu|goi|hop|lon|chai|cai|thanh|vien|hu|o)\s*\)?\s*$|\(\s*(?:goi|hop|lon|chai|hu|lo|tui|bich|qua|con|mieng|cu|trai|ly|coc|thanh|vien)\s*\)/;
/** Sold by size: the size that is printed on one of them. */
const PACKAGES =
  /^(?:goi|hop|lon|chai|hu|lo|tui|bich|thung|ket|loc|vi|khay|binh|lo|thanh|goi nho|hop nho|be)$/;
const PACKAGE_WORD =
  /^\s*(?:thung|ket|loc|khay|vi|hop|goi|bich|tui|chai|lon|hu|lo|binh|thanh)(?![a-z])/;
/** ml of one, where everybody's is about so large. */
const VOLUMES: Readonly<Record<string, number>> = {
  'muong canh': 15,
  'muong ca phe': 5,
  cup: 240,
  cups: 240,
};

const rounded = (value: number) => Math.round(value * 1000) / 1000;

const times = (amount: LineAmount, count: number, isVague: boolean): LineAmount => ({
  ...amount,
  quantity: rounded(amount.quantity * count),
  ...(amount.range ? { range: [amount.range[0] * count, amount.range[1] * count] } : {}),
  ...(isVague ? { vague: true } : {}),
});

const spaced = ({ written, folded }: Cut): Cut => ({
  written: ` ${written}`,
  folded: ` ${folded}`,
});

/** "2 gói mì x 85 g": both are said. */
function weighedTimes({ amount, rest }: Reading): Reading | undefined {
  const sign = /\s*x\s*(?=\d)/.exec(rest.folded);
  const each = sign && amountAt(rest.folded.slice(sign.index + sign[0].length));
  // "24 lon x 330 ml" in a box of them: another count stands before it.
  const isInner = sign && findAmount(spaced(slice(rest, 0, sign.index))) !== undefined;
  if (!sign || !each || isInner || !isMetric(each.amount)) return undefined;
  return {
    amount: times(each.amount, amount.quantity, false),
    rest: without(rest, sign.index, sign.index + sign[0].length + each.length),
  };
}

/** What is weighed, and what else is counted ahead of it: "24 lon x 330 ml". */
function findWeighed(line: Cut): { weighed: Reading; inner: number } | undefined {
  let rest = spaced(line);
  let inner = 1;
  for (let tries = 0; tries < 3; tries += 1) {
    const reading = findAmount(rest);
    if (!reading) return undefined;
    if (isMetric(reading.amount)) return { weighed: reading, inner };
    inner *= reading.amount.quantity;
    rest = spaced({
      written: reading.rest.written.replace(/(?<=[\s(])x(?=\s*\d)/, ' '),
      folded: reading.rest.folded.replace(/(?<=[\s(])x(?=\s*\d)/, ' '),
    });
  }
  return undefined;
}

function isAboutOne({ amount }: Reading, unit: string, count: number): boolean {
  const one = VOLUMES[unit];
  if (one === undefined) return false;
  const far = (size: number) => Math.abs(Math.log(amount.quantity / size));
  return far(one) < far(one * count);
}

/** "1 con gà khoảng 1,5 kg": what is weighed behind a count says more than the count. */
function weighedOrCounted(reading: Reading): Reading {
  const both = weighedTimes(reading) ?? findWeighed(reading.rest);
  if (!both) return innerCount(reading);
  if (!('weighed' in both)) return both;
  const { weighed, inner } = both;
  const { quantity: count, unit = '' } = reading.amount;
  if (inner !== 1)
    return { amount: times(weighed.amount, count * inner, true), rest: weighed.rest };
  const each = EACH.exec(weighed.rest.folded);
  if (each)
    return {
      amount: times(weighed.amount, count, false),
      rest: without(weighed.rest, each.index, each.index + each[0].length),
    };
  if (count === 1) return weighed;
  const isPackage = PACKAGES.test(unit) || (unit === '' && PACKAGE_WORD.test(weighed.rest.folded));
  if (isPackage || isAboutOne(weighed, unit, count))
    return { amount: times(weighed.amount, count, true), rest: weighed.rest };
  const counted = { quantity: count, unit };
  return { amount: { ...weighed.amount, counted }, rest: weighed.rest };
}

/** "1 vỉ trứng gà (10 quả)", "1 vỉ 10 quả trứng gà": what is in the package is counted. */
function innerCount(reading: Reading): Reading {
  if (!PACKAGES.test(reading.amount.unit ?? '')) return reading;
  const inner = findAmount(spaced(reading.rest));
  if (!inner || inner.amount.unit === undefined || isMetric(inner.amount)) return reading;
  const isPart = (VOLUMES[inner.amount.unit] ?? 0) > 0;
  return isPart
    ? reading
    : { amount: times(inner.amount, reading.amount.quantity, true), rest: inner.rest };
}

/** Where other weights stand beside the one that was read, nobody can be sure which is meant. */
function isContradicted({ amount, rest }: Reading): boolean {
  let left = spaced(rest);
  for (let tries = 0; tries < 3; tries += 1) {
    const other = findAmount(left);
    if (!other) return false;
    if (isMetric(other.amount)) {
      const ratio = other.amount.quantity / amount.quantity;
      if (ratio < 0.88 || ratio > 1.14) return true;
    } else if (PACKAGES.test(other.amount.unit ?? '') && other.amount.quantity > 1) return true;
    left = spaced(other.rest);
  }
  return false;
}

/** "4 (100 g) hộp sữa chua" as "4 hộp (100 g) sữa chua". */
export function unitFirst(line: Cut): Cut {
  const match = /^([\d.,/ ]*\d)\s*(\([^()]*\d[^()]*\))\s*([a-z]+)(?=\s)/.exec(line.folded);
  if (!match || !COUNTED_UNIT.test(match[3] ?? '')) return line;
  const [whole = '', number = '', bracket = ''] = match;
  const from = whole.indexOf(bracket);
  const put = (text: string) => {
    const unit = text.slice(from + bracket.length, whole.length).trim();
    return `${number} ${unit} ${text.slice(from, from + bracket.length)}${text.slice(whole.length)}`;
  };
  return { written: put(line.written), folded: put(line.folded) };
}

/** "200 g bột mì + 50 g để áo": more of the same food. */
function withMore(reading: Reading): Reading {
  const { amount, rest } = reading;
  const sign = /\s\+\s*(?=\d)/.exec(rest.folded);
  const more = sign && amountAt(rest.folded.slice(sign.index + sign[0].length));
  if (!sign || !more || more.amount.unit !== amount.unit) return reading;
  const quantity = rounded(amount.quantity + more.amount.quantity);
  return {
    amount: { quantity, unit: amount.unit, vague: true },
    rest: without(rest, sign.index, sign.index + sign[0].length + more.length),
  };
}

/** The amount of a whole line: its count, its weight, or what both come to. */
export function readLineAmount(line: Cut): Reading | undefined {
  const first = findAmount(unitFirst(line));
  if (!first) return undefined;
  const reading = withMore(isMetric(first.amount) ? first : weighedOrCounted(first));
  return isMetric(reading.amount) && isContradicted(reading)
    ? { ...reading, amount: { ...reading.amount, vague: true } }
    : reading;
}

/** Numbers that say nothing of how much: lengths, times, degrees, energy, prices, years. */
const NO_AMOUNTS =
  /\d[\d.,/ x-]*\s*(?:cm|mm|phut|gio|ngay|thang|tuoi|kcal|cal|kj|do|°|%|k|d|dong|vnd|nghin|nam)(?![a-z])|\b(?:so|loai|type|no|ghi chu|chu thich|luu y|buoc|muc|trang|hinh|anh)\s*\d+/g;

/** "(dùng 1/2)", "(size 20 con/kg)": a number in a remark of which nobody knows what it does to the amount. */
export function hasOpenNumber(remark: string, amount: LineAmount): boolean {
  let rest = ` ${readable(remark).folded.replaceAll(NO_AMOUNTS, ' ')}`;
  for (let tries = 0; tries < 4 && /\d/.test(rest); tries += 1) {
    const other = findAmount({ written: rest, folded: rest });
    // A weight beside it was compared with the amount; a count beside a weight explains it.
    const explains =
      other?.amount.unit !== undefined && isMetric(isMetric(other.amount) ? other.amount : amount);
    if (!other || !explains || other.rest.folded.includes('/')) return true;
    rest = ` ${other.rest.folded}`;
  }
  return /\d/.test(rest);
}
