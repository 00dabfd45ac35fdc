import { isAvoidance } from './allergens/avoided';
import { fold } from '../text/fold';
import { NAMES, NOT_THAT } from './conditionNames';
import { takeFields, takePregnancy, type Recognised, type RecognisedPerson } from './fieldsAndTags';
import { isOfUndernutrition, undernutritionSaid } from './saidUndernutrition';
import type { ConditionId, ConditionFinding, RecognitionProblem } from './types';
import { trimesterOfWeek } from './weeks';

export type { Recognised } from './fieldsAndTags';
export type { RecognitionProblem } from './types';

/** From this age on the rules for older persons hold (ESPEN counts from 65). */
export const OLD_FROM = 65;
export const ADULT_FROM = 18;

/** Somebody else's, if it stands before the illness: "mẹ bị …", "gia đình có …". */
const OTHERS = /^phong |\b(gia dinh|bo|me|cha|ba|ong|anh|chi|em) (\p{L}+ )?(bi|mac|co) /u;
/**
 * A thing of the past, denied or a plan, if it stands right before the illness: in "ĐTĐ không kiểm soát kèm THA"
 * neither is denied. `~`: another name that was denied.
 */
const NOT_NOW =
  /\b(tien su|tung|khong|chua|chuan bi|du dinh|muon|mong|phong (?:ngua|chong|benh)|ngua|da khoi|het|truoc khi|nguy co)( (bi|mac|co|con|cao|phai|benh|chung|dau hieu|trieu chung|phat hien|dieu tri|tien su|gia dinh|ve|giam|dang|du|tieu chuan|~))* $/;
const OVER = /\b(da khoi|da het)\b/;

const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5 };
/** "CKD 4", "suy thận mạn giai đoạn 3a", "G3a": a stage that can only be the kidney's. */
const OWN_STAGE =
  /\b(?:(?:ckd|stm|btmt?|than)(?: man)?(?: tinh)?|g)\s*(?:giai doan|gd|do|stage)?\s*g?\s*(iii|ii|iv|i|v|[1-5])\s*([ab])?\b/;
/** "giai đoạn 3a", "độ IIIb": of what else the text names, too. */
const STAGE = /\b(?:giai doan|gd|do|stage)\s*(iii|ii|iv|i|v|[1-5])\s*([ab])?\b/;
const LAST_STAGE = /\b(giai doan cuoi|gd cuoi|esrd)\b/;
/** A sudden illness of the kidney has grades of its own, and none of the rules of the lasting one: no rule knows it. */
const SUDDEN = /\b((suy|ton thuong|viem cau) than cap|aki)\b/;
const isSudden = (text: string) => SUDDEN.test(text) && !/\b(man|ckd|stm)\b/.test(text);

const plain = (tag: string) =>
  fold(tag)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(\p{L})(?=\p{N})|(\p{N})(?=\p{L})/gu, '$1$2 ')
    .trim();

function readKidney(text: string): Partial<ConditionFinding> {
  const [, number, letter] = OWN_STAGE.exec(text) ?? STAGE.exec(text) ?? [];
  const last = LAST_STAGE.test(text) ? 5 : undefined;
  const stage = number === undefined ? last : (ROMAN[number] ?? Number(number));
  return {
    ...(stage === undefined ? {} : { stage: stage as 1 | 2 | 3 | 4 | 5 }),
    ...(letter === 'a' || letter === 'b' ? { substage: letter } : {}),
  };
}

const ofMonth = (month: number) => (month <= 3 ? 1 : month <= 6 ? 2 : 3);

function readTrimester(text: string): Partial<ConditionFinding> {
  const weeks =
    /\b(\d{1,2}) (?:tuan|w)\b/.exec(text)?.[1] ?? /\btuan (?:thu )?(\d{1,2})\b/.exec(text)?.[1];
  if (weeks !== undefined) {
    const week = Number(weeks);
    if (week < 1 || week > 43) return {};
    return { trimester: trimesterOfWeek(week) };
  }
  const part = /\b(?:3|ba) thang (dau|giua|cuoi)\b/.exec(text)?.[1];
  if (part) return { trimester: part === 'dau' ? 1 : part === 'giua' ? 2 : 3 };
  const third = /\btam ca nguyet (?:thu )?(iii|ii|i|[1-3]|dau|nhat|giua|hai|cuoi|ba)\b/.exec(
    text,
  )?.[1];
  if (third)
    return {
      trimester: /^(3|iii|ba|cuoi)$/.test(third) ? 3 : /^(2|ii|hai|giua)$/.test(third) ? 2 : 1,
    };
  const months =
    /\b(?:thai|bau) (?:ky )?(?:duoc )?(\d{1,2}) thang\b/.exec(text)?.[1] ??
    /\bthang thu (\d{1,2})\b/.exec(text)?.[1];
  const month = Number(months);
  return month >= 1 && month <= 10 ? { trimester: ofMonth(month) } : {};
}

function readDetails(id: ConditionId, text: string): Partial<ConditionFinding> {
  if (id === 'kidney') return readKidney(text);
  if (id === 'dialysis')
    return {
      dialysis: /mang bung|lmb|phuc mac|capd|peritoneal|\bpd\b/.test(text) ? 'peritoneal' : 'haemo',
    };
  if (id === 'pregnancy')
    return { ...readTrimester(text), ...(/\bsong thai\b/.test(text) ? { foetuses: 2 } : {}) };
  if (id === 'kidneyStones')
    return /\b(canxi|calci\w*|calcium|oxalat\w*)\b/.test(text) ? { calcium: true } : {};
  if (id === 'nursing') {
    const month = /\b(\d{1,2}) thang\b/.exec(text)?.[1];
    return month === undefined ? {} : { month: Number(month) };
  }
  return {};
}

function denied(text: string, names: RegExp): string | undefined {
  const hit = names.exec(text);
  if (!hit) return undefined;
  const before = text.slice(0, hit.index);
  if (!OTHERS.test(before) && !NOT_NOW.test(before)) return undefined;
  return `${before}~${text.slice(hit.index + hit[0].length)}`;
}

function conditionsOfPart(part: string, tag: string): ConditionFinding[] {
  const conditions: ConditionFinding[] = [];
  let text = plain(part);
  if (OVER.test(text)) return conditions;
  for (const [id, names] of NAMES) {
    if (NOT_THAT[id]?.test(text) || (id === 'kidney' && isSudden(text))) continue;
    // "Tiền sử ĐTĐ thai kỳ" is no pregnancy and no lasting illness either.
    for (let without = denied(text, names); without !== undefined; without = denied(text, names))
      text = without;
    if (!names.test(text)) continue;
    // "Đái tháo đường thai kỳ" is neither the lasting illness nor, twice, a pregnancy.
    if (id === 'diabetes' && conditions.some((one) => one.id === 'gestationalDiabetes')) continue;
    if (id === 'kidney' && conditions.some((one) => one.id === 'dialysis') && !STAGE.test(text))
      continue;
    conditions.push({ id, tag, ...readDetails(id, text) });
  }
  if (
    conditions.some(({ id }) => id === 'gestationalDiabetes') &&
    !conditions.some(({ id }) => id === 'pregnancy')
  )
    conditions.push({ id: 'pregnancy', tag, ...readTrimester(text) });
  return conditions;
}

const BETWEEN =
  /(?:[,;+/&\n]|\s[-–—]\s|\s(?:và|nhưng|kèm(?:\stheo)?)\s)(?!\s*(?:độ|gđ|gd|giai đoạn|giai doan|stage|g?\d))/iu;

/** "Suy thận độ 3, tăng huyết áp" typed as one tag is two, each with its own "không" and stage. */
const splitParts = (tag: string) => tag.normalize('NFC').split(BETWEEN);

export function conditionsOfTag(tag: string): ConditionFinding[] {
  const named = splitParts(tag).flatMap((part) => conditionsOfPart(part, tag));
  // Read whole: a comma may stand within a figure.
  const lossFindings = named.some(({ id }) => id === 'underweight') ? [] : undernutritionSaid(tag);
  return [...named, ...lossFindings];
}

export const isSuddenKidney = (tag: string): boolean =>
  splitParts(tag).some((part) => {
    const text = plain(part);
    return SUDDEN.test(text) && !OVER.test(text) && denied(text, SUDDEN) === undefined;
  });

const REMARK =
  /^(dang|da|moi|tu|co|khong|chua|dieu tri|uong|tiem|dung|on dinh|kiem soat|nhe|vua|nang|nam|thang|tuan|gd|giai doan|do|stage|type|typ|tip|tuyp|hba 1 c|egfr|\d)\b/;
const isKnown = (part: string) =>
  NAMES.some(([id, names]) => names.test(plain(part)) && !NOT_THAT[id]?.test(plain(part)));

function unknownParts(tag: string): string[] {
  const isSaid = undernutritionSaid(tag).length > 0;
  return splitParts(tag)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part) && !REMARK.test(plain(part)) && !isKnown(part))
    .filter((part) => !isSaid || !isOfUndernutrition(part));
}

/**
 * Parts of a tag that no rule knows. "Celiac" is no nutrient rule either: it is read as an allergy.
 */
function unknownTags(tag: string, named: readonly ConditionFinding[]): RecognitionProblem[] {
  const parts = unknownParts(tag);
  const isWhole = named.length === 0 && plain(tag) !== '' && !parts.some(isAvoidance);
  const unknown = (isWhole ? [tag] : parts).filter((part) => !isAvoidance(part));
  return unknown.map((part) => ({ kind: 'unknownTag', tag: part }));
}

function merged(before: ConditionFinding, next: ConditionFinding): ConditionFinding {
  // The worse stage: a needless limit gets questioned, a missing one goes unnoticed.
  if ((next.stage ?? 0) > (before.stage ?? 0)) return { ...before, ...next };
  return { ...next, ...before };
}

/** Illnesses that children below so many years do not have: the record names another person's, or another year. */
const OF_ADULTS = ['gout', 'osteoporosis'] as const satisfies ConditionId[];
const CHILD_TO = 10;

function adultIllnesses(
  conditions: Recognised['conditions'],
  age: number | undefined,
): RecognitionProblem[] {
  if (age === undefined || age >= CHILD_TO) return [];
  return OF_ADULTS.flatMap((id): RecognitionProblem[] => {
    const one = conditions.get(id);
    return one ? [{ kind: 'adultIllness', tag: one.tag, age }] : [];
  });
}

function decideOldAge(conditions: Recognised['conditions'], age: number | undefined): void {
  if (age === undefined) return;
  if (age >= OLD_FROM) conditions.set('oldAge', { id: 'oldAge', tag: String(age) });
  else conditions.delete('oldAge');
}

/**
 * Conditions that a client's tags name, and what of them does not fit together. Nothing is diagnosed:
 * a tag is read, an age is counted, no figure of a body is.
 */
export function recognise(person: RecognisedPerson): Recognised {
  const conditions: Recognised['conditions'] = new Map();
  const problems: RecognitionProblem[] = [];
  const stages = new Map<number, string>();
  for (const tag of person.medicalConditions) {
    const named = conditionsOfTag(tag);
    problems.push(...unknownTags(tag, named));
    for (const one of named) {
      if (one.stage !== undefined) stages.set(one.stage, tag);
      keep(one);
    }
  }
  // A goal tells of a pregnancy ("Đủ chất cho thai kỳ"), not of an illness: "giảm mỡ máu" may be prevention.
  for (const one of person.goals.flatMap(conditionsOfTag))
    if (one.id === 'pregnancy' || one.id === 'nursing') keep(one);
  const isStaged = takeFields(person, conditions, problems);
  if (stages.size > 1 && !isStaged) problems.push({ kind: 'stages', tags: [...stages.values()] });
  problems.push(...adultIllnesses(conditions, person.age));
  addProblem('stageAndDialysis', 'kidney', 'dialysis');
  addProblem('pregnantAndNursing', 'pregnancy', 'nursing');
  decideOldAge(conditions, person.age);
  return { conditions, problems };

  function keep(one: ConditionFinding) {
    if (one.id === 'pregnancy' || one.id === 'nursing' || one.id === 'gestationalDiabetes') {
      const problem = takePregnancy(one, person);
      if (problem) {
        if (!problems.some((other) => 'tag' in other && other.tag === one.tag))
          problems.push(problem);
        return;
      }
    }
    const before = conditions.get(one.id);
    conditions.set(one.id, before ? merged(before, one) : one);
  }

  function addProblem(
    kind: 'stageAndDialysis' | 'pregnantAndNursing',
    a: ConditionId,
    b: ConditionId,
  ) {
    const [first, second] = [conditions.get(a), conditions.get(b)];
    const stageMatters = kind !== 'stageAndDialysis' || (first?.stage ?? 5) < 5;
    if (first && second && first.tag !== second.tag && stageMatters)
      problems.push({ kind, tags: [first.tag, second.tag] });
  }
}
