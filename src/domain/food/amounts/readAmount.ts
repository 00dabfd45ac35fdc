import { plainFractions } from '../../text/fractions';
import { fold } from '../../text/fold';
import { LONGEST_FIRST, METRIC, NO_MEASURE, OF_MEASURE, RICE, SPOONS } from './measureWords';
import { numberInWords } from './numberWords';
import { usualSpelling } from './spellings';

export interface LineAmount {
  quantity: number;
  /** Folded and in its usual spelling: `g`, `ml`, `thia canh`, `qua`; absent: pieces of the food itself. */
  unit?: string;
  /** "3-4": the middle is taken. */
  range?: [from: number, to: number];
  vague?: true;
  /** "1 tá": pieces, however many. */
  pieces?: true;
  /** "2 củ (200 g)": what was weighed was counted as well, all of it or each. */
  counted?: { quantity: number; unit: string };
}

const SOME = { word: /^vai(?=\s)/, value: 3 };

/** Digits in threes between spaces, where a weight follows: "1 250 g". */
const SPACED = '\\d{1,3}(?: \\d{3})+(?:[.,]\\d+)?(?=\\s*(?:g|gr|gam|gram|grams|ml|cc)(?![a-z]))';
const NUMBER = `(?:${SPACED}|\\d+\\s+\\d{1,2}\\/\\d{1,2}(?!\\d)|\\d{1,3}\\/\\d{1,2}(?!\\d)|\\d{1,3}(?:\\.\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?|[.,]\\d+)`;
const RANGE = new RegExp(`^(${NUMBER})\\s*(?:-|–|—|~|den|toi|hoac)\\s*(${NUMBER})(?![\\d/])`);
const ONE = new RegExp(`^(${NUMBER})`);
/** Between two amounts with their units: "100 g đến 150 g", "5g–10g". */
const UP_TO = /^\s*(?:-|–|—|~|den|toi|hoac)\s*(?=\d|[.,]\d)/;

function parseNumber(text: string): number {
  const mixed = /^(\d+)\s+(\d+)\/(\d+)$/.exec(text);
  if (mixed) return Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3]);
  const fraction = /^(\d+)\/(\d+)$/.exec(text);
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
  const plain = text.replaceAll(' ', '');
  return Number(GROUPED.test(plain) ? plain.replaceAll('.', '') : plain.replace(',', '.'));
}

const GROUPED = /^[1-9]\d{0,2}(\.\d{3})+$/;

/** Folded letter by letter, so that places in it are places in the original text. */
interface Folded {
  written: string;
  folded: string;
}

export function foldedInPlace(text: string): Folded {
  const plain = plainFractions(text);
  const folded = [...plain].map((letter) => {
    const one = fold(letter);
    return one.length === 1 ? one : letter === ' ' || one === '' ? ' ' : (one[0] ?? ' ');
  });
  return { written: plain, folded: folded.join('') };
}

const keepSigns = (plain: string, folded: string) =>
  [...folded]
    .map((letter, at) => (/[\d.,/()~<>+–—-]/.test(plain[at] ?? '') ? plain[at] : letter))
    .join('');

interface Reading {
  amount: LineAmount;
  length: number;
}

interface Count {
  value: number;
  range?: [number, number];
  vague?: true;
  length: number;
}

function countAt(text: string): Count | undefined {
  const range = RANGE.exec(text);
  if (range) {
    const [from, to] = [parseNumber(range[1] ?? ''), parseNumber(range[2] ?? '')];
    if (to > from) return { value: (from + to) / 2, range: [from, to], length: range[0].length };
  }
  const one = ONE.exec(text);
  if (one) return { ...oneNumber(one[0]), length: one[0].length };
  const some = SOME.word.exec(text);
  if (some) return { value: SOME.value, vague: true, length: some[0].length };
  return numberInWords(text);
}

/** "1,250 g" is a thousand to some and one to others; the point of ".250 g" may be a bullet. */
function oneNumber(text: string): Pick<Count, 'value' | 'vague'> {
  const isUnclear = /^[1-9]\d{0,2},\d{3}$|^[.,]\d{2,}$/.test(text);
  return { value: parseNumber(text), ...(isUnclear ? { vague: true as const } : {}) };
}

function metricAt(text: string): { unit: 'g' | 'ml'; grams: number; length: number } | undefined {
  if (NO_MEASURE.test(text.trimStart())) return undefined;
  const word = /^\s*([a-z]+)(?![a-z])/.exec(text);
  const known = word && Object.hasOwn(METRIC, word[1] ?? '') ? METRIC[word[1] ?? ''] : undefined;
  return known && word ? { unit: known[0], grams: known[1], length: word[0].length } : undefined;
}

function householdAt(text: string): { unit: string; length: number } | undefined {
  const [space = ''] = /^\s*/.exec(text) ?? [];
  const rest = text.slice(space.length);
  if (NO_MEASURE.test(rest)) return undefined;
  const unit =
    RICE.exec(rest)?.[1] ??
    LONGEST_FIRST.find((one) => rest.startsWith(one) && !/[a-z]/.test(rest.charAt(one.length)));
  if (!unit) return undefined;
  let length = space.length + unit.length;
  const after = /^\s+/.exec(text.slice(length))?.[0].length ?? 0;
  const described = OF_MEASURE.exec(text.slice(length + after));
  if (described && after > 0) length += after + described[0].length;
  return { unit: SPOONS[unit] ?? unit, length };
}

function halfAt(text: string): number {
  return /^\s*ruoi(?![a-z])/.exec(text)?.[0].length ?? 0;
}

interface More {
  add: number;
  length: number;
  isUnclear?: boolean;
}

/** "1 ký 2 thịt bò", "một ký hai": 1.2 kg to most people. "Ba chỉ" and "năm roi" are no numbers. */
const TENTHS =
  /^\s(?:(\d)|(mot|hai|ba|bon|nam|sau|bay|tam|chin)(?!\s+(?:chi|roi)(?![a-z])))(?=\s+[a-z]|\s*[).,]|\s*$)/;

function tenthsAt(text: string, grams: number): More | undefined {
  const match = grams === 1000 ? TENTHS.exec(text) : undefined;
  if (!match || householdAt(text.slice(match[0].length)) || metricAt(text.slice(match[0].length)))
    return undefined;
  const value =
    match[1] === undefined ? numberInWords(`${match[2] ?? ''} `)?.value : Number(match[1]);
  return value === undefined
    ? undefined
    : { add: value * 100, length: match[0].length, isUnclear: true };
}

/** "1 kg 2 lạng", "1kg2": what else is weighed, in g or ml. */
function moreAt(text: string, unit: 'g' | 'ml', grams: number): More {
  const half = halfAt(text);
  if (half > 0) return { add: grams / 2, length: half };
  const short = /^(\d{1,3}|\s\d{3}(?=\s))(?![\d.,/])(?!\s*(?:g|gr|gam|lang|ml)(?![a-z]))/.exec(
    text,
  );
  // "1kg2" is 1,200 g, and so are "1kg200" and "1 kg 200".
  if (short?.[1] && grams === 1000)
    return { add: Number(short[1].trim().padEnd(3, '0')), length: short[0].length };
  const next = /^\s*(\d+)\s*/.exec(text);
  const second = next && metricAt(text.slice(next[0].length));
  if (next && second && second.unit === unit && second.grams < grams)
    return { add: Number(next[1]) * second.grams, length: next[0].length + second.length };
  return tenthsAt(text, grams) ?? { add: 0, length: 0 };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** The amount with which a folded text begins; "2 muỗng canh + 1 muỗng cà phê" is one. */
export function amountAt(text: string): Reading | undefined {
  const first = oneAmountAt(text);
  if (!first) return undefined;
  const upTo = rangeFrom(first, text);
  if (upTo) return upTo;
  const plus = /^\s*(?:\+|va)\s+(?=\d)/.exec(text.slice(first.length))?.[0].length;
  const second = plus === undefined ? undefined : oneAmountAt(text.slice(first.length + plus));
  const share = second && computeShare(second.amount.unit, first.amount.unit);
  if (plus === undefined || !second || share === undefined) return first;
  const { quantity, unit = '' } = first.amount;
  return {
    amount: { quantity: rounded(quantity + second.amount.quantity * share), unit },
    length: first.length + plus + second.length,
  };
}

/** "100g-150g": two amounts of one unit, of which the middle is taken. */
function rangeFrom({ amount, length }: Reading, text: string): Reading | undefined {
  const sign = UP_TO.exec(text.slice(length))?.[0].length;
  const second = sign === undefined ? undefined : oneAmountAt(text.slice(length + sign));
  const { quantity, unit } = amount;
  if (sign === undefined || !second || unit === undefined || second.amount.unit !== unit)
    return undefined;
  const to = second.amount.quantity;
  if (to <= quantity) return undefined;
  const range: [number, number] = [quantity, to];
  return {
    amount: { quantity: rounded((quantity + to) / 2), unit, range },
    length: length + sign + second.length,
  };
}

function computeShare(unit: string | undefined, whole: string | undefined): number | undefined {
  if (unit === undefined || whole === undefined) return undefined;
  if (unit === whole) return 1;
  return whole === 'muong canh' && unit === 'muong ca phe' ? 1 / 3 : undefined;
}

/** "200 g x 2", "200 g/miếng x 2": so many of what was weighed. */
const TIMES_BEHIND =
  /^\s*(?:\/\s*[a-z]+)?\s*x\s*(\d{1,2})(?![\d.,/a-z])(?!\s*(?:g|gr|gam|ml|cm)(?![a-z]))(?:\s*(?:hop|goi|lon|chai|hu|lo|tui|bich|ly|coc|mieng|khuc|phan|qua|con|vien|cai)(?![a-z]))?/;
/** "2 x 200 g", "2 gói x 200 g". */
const TIMES_AHEAD = /^\s*x\s*(?=\d+(?:[.,]\d+)?\s*(?:g|gr|gam|gram|kg|ml|l|lit)(?![a-z]))/;

function weighedEach(text: string, count: number, length: number): Reading | undefined {
  const sign = TIMES_AHEAD.exec(text)?.[0].length;
  const each = sign === undefined ? undefined : oneAmountAt(text.slice(sign));
  const unit = each?.amount.unit;
  if (sign === undefined || !each || (unit !== 'g' && unit !== 'ml')) return undefined;
  const quantity = rounded(count * each.amount.quantity);
  return { amount: { quantity, unit }, length: length + sign + each.length };
}

function weighedAt(text: string, written: number, number: string) {
  const metric = metricAt(text);
  if (!metric) return undefined;
  const { unit, grams } = metric;
  // Nobody writes of 1,250 kilograms: the point of "1.250 kg" is a decimal one.
  const isDecimal = grams >= 100 && GROUPED.test(number);
  const value = isDecimal ? Number(number.split('.').slice(0, 2).join('.')) : written;
  const more = moreAt(text.slice(metric.length), unit, grams);
  const length = metric.length + more.length;
  const times = TIMES_BEHIND.exec(text.slice(length));
  const quantity = rounded((value * grams + more.add) * Number(times?.[1] ?? 1));
  return {
    quantity,
    unit,
    grams,
    isDecimal,
    isUnclear: more.isUnclear,
    isOne: !times,
    length: length + (times?.[0].length ?? 0),
  };
}

type Extra = Pick<LineAmount, 'range' | 'vague' | 'pieces'>;

function countedAt(
  text: string,
  rest: string,
  value: number,
  length: number,
  extra: Extra,
): Reading | undefined {
  const household = householdAt(rest);
  const each = weighedEach(
    rest.slice(household?.length ?? 0),
    value,
    length + (household?.length ?? 0),
  );
  if (each) return each;
  if (!household) {
    // "ba chỉ", "năm quả": a number in words is one before a measure only.
    const isNumber = /\d|dozen|chuc/.test(text.slice(0, length));
    // "1e3 g", "10 %": what a number runs into without being a unit was not read, nor was the number.
    const isWhole = !/^(?:[a-z\d]|[.,/]\d|\s*%)/.test(rest);
    return isNumber && isWhole
      ? { amount: { quantity: rounded(value), ...extra }, length }
      : undefined;
  }
  const half = halfAt(rest.slice(household.length));
  return {
    amount: { quantity: rounded(value + (half > 0 ? 0.5 : 0)), unit: household.unit, ...extra },
    length: length + household.length + half,
  };
}

const LEAD = /^\s*(?:~|\+-|[<>])?\s*/;
const GROUPS: Readonly<Record<string, number>> = { chuc: 10, dozen: 12, pair: 2 };

function oneAmountAt(text: string): Reading | undefined {
  const [start = ''] = LEAD.exec(text) ?? [];
  const lead = start.length;
  const count = countAt(text.slice(lead));
  if (!count || !Number.isFinite(count.value) || count.value <= 0) return undefined;
  let { value } = count;
  let length = lead + count.length;
  const group = /^\s+(chuc|dozen|pair)(?![a-z])/.exec(text.slice(length));
  if (group) {
    const pieces = GROUPS[group[1] ?? ''] ?? 1;
    length += group[0].length;
    const half = halfAt(text.slice(length));
    value = value * pieces + (half > 0 ? pieces / 2 : 0);
    length += half;
  }
  const rest = text.slice(length);
  const extra: Extra = {
    ...(count.range ? { range: count.range } : {}),
    ...(count.vague || /[<>]/.test(start) ? { vague: true as const } : {}),
    ...(/chuc|dozen|pair/.test(text.slice(lead, length)) ? { pieces: true as const } : {}),
  };
  const number = text.slice(lead, lead + count.length);
  const weighed = weighedAt(rest, value, number);
  if (weighed) {
    const { quantity, unit, grams, isDecimal } = weighed;
    if (isDecimal || weighed.isUnclear) extra.vague = true;
    const range = weighed.isOne && count.range?.map((one) => one * grams);
    return {
      amount: { quantity, unit, ...extra, ...(range ? { range: range as [number, number] } : {}) },
      length: length + weighed.length,
    };
  }
  return countedAt(text, rest, value, length, extra);
}

export function readable(text: string): Folded {
  const plain = usualSpelling(plainFractions(text).replaceAll(/\s+/g, ' ').trim());
  const { written, folded } = foldedInPlace(plain.replaceAll(/\s+/g, ' ').trim());
  return { written, folded: keepSigns(written, folded) };
}
