import { fold } from '../search/fold';
import type { ConditionId, Found } from './types';

/** From this age on the rules for older persons hold (ESPEN counts from 65). */
export const OLD_FROM = 65;
/** The rules of conditions are those of adults. */
export const ADULT_FROM = 18;

/** Something of the tags that a person should look at. */
export type RecognitionProblem =
  | { kind: 'pregnantMan'; tag: string }
  | { kind: 'pregnantAge'; tag: string; age: number }
  | { kind: 'stages'; tags: readonly string[] }
  | { kind: 'stageAndDialysis'; tags: readonly string[] }
  | { kind: 'pregnantAndNursing'; tags: readonly string[] }
  | { kind: 'unknownTag'; tag: string };

/** Ages in which a pregnancy is not asked about. */
const FERTILE = { from: 12, to: 55 } as const;

/**
 * How tags name each condition, without accents and in whole words. The first that fits decides, so
 * what holds a word of another stands before it.
 */
const NAMES: readonly (readonly [ConditionId, RegExp])[] = [
  ['gestationalDiabetes', /\b((dai thao duong|tieu duong|dtd) (thai ky|khi mang thai)|gdm)\b/],
  [
    'dialysis',
    /\b(chay than|loc than|loc mau|loc mang bung|tham phan|than nhan tao|hemodialysis|peritoneal dialysis|capd|5d|g5d|ckd hd|ckd pd)\b/,
  ],
  [
    'kidney',
    /\b(suy than|benh than|than man|ckd|than man tinh|hoi chung than hu|kidney disease|g[1-5][ab]?)\b/,
  ],
  [
    'kidneyStones',
    /\b(soi than|soi nieu|soi tiet nieu|soi calci|soi canxi|soi oxalat|kidney stones?)\b/,
  ],
  [
    'pregnancy',
    /\b(mang thai|song thai|thai ky|thai \d+ (tuan|thang)|thai phu|ba bau|dang bau|co bau|co thai|bau \d+ (tuan|thang)|(3|ba) thang (dau|giua|cuoi))\b/,
  ],
  ['nursing', /\b(cho con bu|cho bu|nuoi con bu|nuoi con bang sua me|lactating)\b/],
  ['diabetes', /\b(dai thao duong|tieu duong|dtd|diabetes|t[12]dm?|dm2|dm1)\b/],
  ['hypertension', /\b(tang huyet ap|cao huyet ap|huyet ap cao|tha|cao ap|hypertension|htn)\b/],
  ['gout', /\b(gout|gut|goutte|thong phong|tang (acid|axit) uric|(acid|axit) uric cao)\b/],
  [
    'dyslipidaemia',
    /\b(roi loan (chuyen hoa )?(lipid|mo mau)|mo mau|lipid mau|tang lipid|tang cholesterol|cholesterol cao|ldl cao|tang triglycerid\w*|triglycerid\w* cao|dyslipid\w*|rllp|rllm)\b/,
  ],
  ['fattyLiver', /\b(gan nhiem mo|nafld|masld|nash|mash|fatty liver)\b/],
  ['osteoporosis', /\b(loang xuong|thieu xuong|xop xuong|osteoporosis|osteopenia)\b/],
  ['anaemia', /\b(thieu mau( thieu sat)?|thieu sat|anemia|anaemia)\b/],
  [
    'underweight',
    /\b(suy dinh duong|thieu can|nhe can|gay yeu|gay com|gay mon|thieu nang luong truong dien|underweight|malnutrition)\b/,
  ],
  ['obesity', /\b(beo phi|obesity|obese)\b/],
  ['ibs', /\b(ruot kich thich|ibs|dai trang co that|co that dai trang)\b/],
];

/** What only sounds like a condition, or is another one. */
const NOT_THAT: Partial<Record<ConditionId, RegExp>> = {
  diabetes: /\b(tien (dai thao duong|tieu duong|dtd)|dai thao nhat)\b/,
  anaemia: /\b(thieu mau (co tim|nao|cuc bo|chi)|thalass?emi\w*|tan mau)\b/,
  pregnancy:
    /\b(sau (mang thai|thai ky|sinh)|say thai|luu thai|vo sinh|hiem muon|ngua thai|tranh thai)\b/,
  kidney: /\b(soi than|viem cau than cap da khoi)\b/,
};

/** Somebody else's, a thing of the past, or a plan: no condition of this person now. */
const NOT_NOW =
  /^phong |\b(gia dinh|bo|me|cha|ba|ong|anh|chi|em) (\p{L}+ )?(bi|mac|co)\b|\b(tien su|tung|khong|chua|chuan bi|du dinh|muon|mong|phong (?:ngua|chong|benh)|ngua|da khoi|het|truoc khi|nguy co) |\b(da khoi|da het)\b/u;

const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5 };
/** "giai đoạn 3a", "độ IIIb", "G3a", "CKD 4", "5D". */
const STAGE =
  /\b(?:giai doan|gd|do|stage|ckd|g|than)\s*(?:man\s*)?g?\s*(iii|ii|iv|i|v|[1-5])\s*([ab])?\b/;

const plain = (tag: string) =>
  fold(tag)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function kidneyOf(text: string): Partial<Found> {
  const [, number, letter] = STAGE.exec(text) ?? [];
  const stage = number === undefined ? undefined : (ROMAN[number] ?? Number(number));
  return {
    ...(stage === undefined ? {} : { stage: stage as 1 | 2 | 3 | 4 | 5 }),
    ...(letter === 'a' || letter === 'b' ? { substage: letter } : {}),
  };
}

function trimesterOf(text: string): Partial<Found> {
  const weeks =
    /\b(\d{1,2}) tuan\b/.exec(text)?.[1] ?? /\btuan (?:thu )?(\d{1,2})\b/.exec(text)?.[1];
  if (weeks !== undefined) {
    const week = Number(weeks);
    if (week < 1 || week > 43) return {};
    return { trimester: week <= 13 ? 1 : week <= 27 ? 2 : 3 };
  }
  const part = /\b(?:3|ba) thang (dau|giua|cuoi)\b/.exec(text)?.[1];
  if (part) return { trimester: part === 'dau' ? 1 : part === 'giua' ? 2 : 3 };
  const months = /\b(?:thai|bau) (?:ky )?(\d) thang\b/.exec(text)?.[1];
  if (months !== undefined && Number(months) >= 1)
    return { trimester: Number(months) <= 3 ? 1 : Number(months) <= 6 ? 2 : 3 };
  return {};
}

function detailsOf(id: ConditionId, text: string): Partial<Found> {
  if (id === 'kidney') return kidneyOf(text);
  if (id === 'dialysis')
    return {
      dialysis: /mang bung|phuc mac|capd|peritoneal|\bpd\b/.test(text) ? 'peritoneal' : 'haemo',
    };
  if (id === 'pregnancy') return trimesterOf(text);
  if (id === 'kidneyStones')
    return /\b(canxi|calci\w*|calcium|oxalat\w*)\b/.test(text) ? { calcium: true } : {};
  if (id === 'nursing') {
    const month = /\b(\d{1,2}) thang\b/.exec(text)?.[1];
    return month === undefined ? {} : { month: Number(month) };
  }
  return {};
}

/** Conditions that one tag names: usually one, "ĐTĐ, THA" or "tiểu đường + suy thận độ 3" more. */
export function conditionsOfTag(tag: string): Found[] {
  const found: Found[] = [];
  // "Suy thận độ 3, tăng huyết áp" typed as one tag is two, each with its own "không" and stage.
  for (const part of tag.split(/[,;+/&\n]|\s+và\s+/iu)) {
    const text = plain(part);
    if (text === '' || NOT_NOW.test(`${text} `)) continue;
    let gestational = false;
    for (const [id, names] of NAMES) {
      if (!names.test(text) || NOT_THAT[id]?.test(text)) continue;
      // "Đái tháo đường thai kỳ" is neither the lasting illness nor, twice, a pregnancy.
      if (id === 'gestationalDiabetes') gestational = true;
      if (gestational && id === 'diabetes') continue;
      if (id === 'kidney' && found.some((one) => one.id === 'dialysis') && !STAGE.test(text))
        continue;
      found.push({ id, tag, ...detailsOf(id, text) });
    }
    if (gestational && !found.some(({ id }) => id === 'pregnancy'))
      found.push({ id: 'pregnancy', tag, ...trimesterOf(text) });
  }
  return found;
}

/** Of two tags that name one condition, what says more. */
function merged(before: Found, next: Found): Found {
  // The worse stage: a limit too many is asked about, one too few is not seen.
  if ((next.stage ?? 0) > (before.stage ?? 0)) return { ...before, ...next };
  return { ...next, ...before };
}

export interface Recognised {
  found: Map<ConditionId, Found>;
  problems: RecognitionProblem[];
}

interface Person {
  gender: 'male' | 'female' | undefined;
  age: number | undefined;
  medicalConditions: readonly string[];
  goals: readonly string[];
}

function takePregnancy(one: Found, { gender, age }: Person): RecognitionProblem | undefined {
  if (gender === 'male') return { kind: 'pregnantMan', tag: one.tag };
  if (age !== undefined && (age < FERTILE.from || age > FERTILE.to))
    return { kind: 'pregnantAge', tag: one.tag, age };
  return undefined;
}

/**
 * Conditions that a client's tags name, and what of them does not fit together. Nothing is diagnosed:
 * a tag is read, an age is counted, no figure of a body is.
 */
export function recognise(person: Person): Recognised {
  const found: Recognised['found'] = new Map();
  const problems: RecognitionProblem[] = [];
  const stages = new Map<number, string>();
  for (const tag of person.medicalConditions) {
    const named = conditionsOfTag(tag);
    if (named.length === 0 && plain(tag) !== '') problems.push({ kind: 'unknownTag', tag });
    for (const one of named) {
      if (one.stage !== undefined) stages.set(one.stage, tag);
      keep(one);
    }
  }
  // A goal tells of a pregnancy ("Đủ chất cho thai kỳ"), not of an illness: "giảm mỡ máu" may be prevention.
  for (const tag of person.goals)
    for (const one of conditionsOfTag(tag))
      if (one.id === 'pregnancy' || one.id === 'nursing') keep(one);
  if (stages.size > 1) problems.push({ kind: 'stages', tags: [...stages.values()] });
  tell('stageAndDialysis', 'kidney', 'dialysis');
  tell('pregnantAndNursing', 'pregnancy', 'nursing');
  const { age } = person;
  if (age !== undefined && age >= OLD_FROM) found.set('oldAge', { id: 'oldAge', tag: String(age) });
  return { found, problems };

  function keep(one: Found) {
    if (one.id === 'pregnancy' || one.id === 'nursing' || one.id === 'gestationalDiabetes') {
      const problem = takePregnancy(one, person);
      if (problem) {
        if (!problems.some((other) => 'tag' in other && other.tag === one.tag))
          problems.push(problem);
        return;
      }
    }
    const before = found.get(one.id);
    found.set(one.id, before ? merged(before, one) : one);
  }

  function tell(kind: 'stageAndDialysis' | 'pregnantAndNursing', a: ConditionId, b: ConditionId) {
    const [first, second] = [found.get(a), found.get(b)];
    const stageMatters = kind !== 'stageAndDialysis' || (first?.stage ?? 5) < 5;
    if (first && second && first.tag !== second.tag && stageMatters)
      problems.push({ kind, tags: [first.tag, second.tag] });
  }
}
