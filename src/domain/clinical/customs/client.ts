import { avoidedBy, deniesFood, isAvoidance, namesFood } from '../allergens/avoided';
import { namesNotEaten } from '../allergens/notEaten';
import { conditionTags } from '../healthFields';
import { conditionsOfTag } from '../recognise';
import type { Client } from '../../records/clients';
import type { MealSlot } from '../../food/storedLines';
import { dateInVietnam } from '../../text/days';
import type { Region } from '../../menus/dishMarks';
import { lunarDate } from '../../text/lunarCalendar/lunarCalendar';
import { withoutOrderLine } from '../../records/orderLine';
import { fold, normalise } from '../../text/fold';
import { withDecisions } from './decisions';
import { readCustoms } from './read';
import { mergeCustom } from './ruleDays';
import { refusalName } from './refused';
import type { ChayFoods, ChayRule, Custom, Reading, Texture } from './types';

export type CustomsClient = Partial<
  Pick<
    Client,
    | 'allergies'
    | 'dietaryRestrictions'
    | 'workoutFrequency'
    | 'medicalConditions'
    | 'customs'
    | 'mealHours'
    | 'pregnancy'
    | 'nursingSince'
    | 'kidney'
    | 'updatedAt'
  >
>;

export type ReadCustom = Custom & { isConfirmed: boolean };

export interface Customs {
  kept: ReadCustom[];
  dropped: Custom[];
  ignored: string[];
}

const known = new WeakMap<CustomsClient, Customs>();

/** The day on which the record was written last: a month without a year is the next one from then. */
const writtenOn = ({ updatedAt }: CustomsClient): string =>
  updatedAt === undefined ? '2026-01-01' : dateInVietnam(updatedAt);

const ALLERGY = /\b(?:di ung|phan ve|man cam|qua man|dung nap|allerg)/;
const isAllergy = (custom: Custom): boolean =>
  custom.kind === 'avoid' && custom.degree === 'allergy';

/** Allergies that a condition tells of and that are not avoided as one: no list knows the food, or it is somebody else's. */
function unreadAllergies(tag: string, { customs, ignored }: Reading): string[] {
  if (isAvoidance(tag) || !ALLERGY.test(fold(tag))) return [];
  // A food beside a medicine: what else the tag names does not hide it.
  if (namesFood(tag)) return deniesFood(tag) ? [] : [tag];
  const isSaid = customs.some(isAllergy) || ignored.some((text) => ALLERGY.test(fold(text)));
  return isSaid && !namesNotEaten(tag) ? [tag] : [];
}

/** A food that a list knows and that is not eaten: "không uống được sữa" among conditions or sport. */
const isRefusal = (custom: Custom): boolean =>
  custom.kind === 'avoid' && custom.degree === 'cannot' && namesFood(custom.food);

function besides(client: CustomsClient, written: string): Reading {
  const work = readCustoms(client.workoutFrequency ?? '', written);
  const ills = (client.medicalConditions ?? []).map(
    (tag) => [tag, readCustoms(tag, written)] as const,
  );
  return {
    customs: [
      ...work.customs.filter(
        (one) =>
          one.kind === 'shift' || one.kind === 'mealHour' || isAllergy(one) || isRefusal(one),
      ),
      ...ills
        .flatMap(([, { customs }]) => customs)
        .filter(({ kind }) => kind === 'texture' || kind === 'chay' || kind === 'smallMeals'),
      ...ills.flatMap(([tag, { customs }]) => (isAvoidance(tag) ? [] : customs.filter(isRefusal))),
    ],
    ignored: [
      ...work.ignored.filter((text) => ALLERGY.test(fold(text))),
      ...ills.flatMap(([tag, reading]) => unreadAllergies(tag, reading)),
    ],
  };
}

/** Of one food in two fields of the record the stricter refusal stays. */
function addCustom(all: Map<string, Custom>, custom: Custom): void {
  // "Cá" and "cà" are two foods with one key.
  const key = custom.kind === 'avoid' ? `${custom.key} ${normalise(custom.food)}` : custom.key;
  const known = all.get(key);
  if (!known) all.set(key, { ...custom });
  else if (custom.kind === 'avoid') mergeCustom(known, custom);
}

/**
 * The customs of a client as the record's words say them, with the expert's decisions. What was read holds until the
 * expert takes it away: a fast that is kept by mistake harms nobody.
 * @returns the same for the same client
 */
export function getCustoms(client: CustomsClient): Customs {
  const before = known.get(client);
  if (before) return before;
  const written = writtenOn(client);
  const { customs, ignored } = readCustoms(withoutOrderLine(client.dietaryRestrictions), written);
  const other = besides(client, written);
  const all = new Map<string, Custom>();
  for (const custom of [...customs, ...other.customs]) addCustom(all, custom);
  const result: Customs = {
    kept: [],
    dropped: [],
    ignored: [...new Set([...ignored, ...other.ignored])],
  };
  for (const { custom, decision } of withDecisions([...all.values()], client.customs)) {
    if (decision?.state === 'dropped') result.dropped.push(custom);
    else result.kept.push({ ...withChoice(custom, decision), isConfirmed: decision !== undefined });
  }
  const tooMany = sortRefusals(result.kept.filter(isOfEveryDay)).slice(MAX_REFUSED);
  result.ignored.push(...tooMany.map(({ food }) => food));
  known.set(client, result);
  return result;
}

type Refusal = Custom & { kind: 'avoid' };
const isOfEveryDay = <T extends Custom>(custom: T): custom is T & Refusal =>
  custom.kind === 'avoid' && custom.on === undefined;
const STRICTEST_FIRST = ['allergy', 'cannot', 'dislike'];
const sortRefusals = <T extends Refusal>(customs: readonly T[]): T[] =>
  customs.toSorted((a, b) => STRICTEST_FIRST.indexOf(a.degree) - STRICTEST_FIRST.indexOf(b.degree));

/** Each dish is asked for each of them; what is more is shown as not reckoned with. */
const MAX_REFUSED = 100;

function withChoice(
  custom: Custom,
  decision: NonNullable<Client['customs']>[number] | undefined,
): Custom {
  if (!decision) return custom;
  const { egg, milk, pungent, until } = decision;
  const dated = until === undefined ? custom : { ...custom, until: { date: until } };
  if (dated.kind !== 'chay') return dated;
  return {
    ...dated,
    ...(egg === undefined ? {} : { egg }),
    ...(milk === undefined ? {} : { milk }),
    ...(pungent === undefined ? {} : { pungent }),
  };
}

export function holdsOn({ until }: Custom, client: CustomsClient, date: string): boolean {
  if (!until) return true;
  if ('date' in until) return date <= until.date;
  const tags = conditionTags({ medicalConditions: [], ...client }, date);
  return tags.flatMap(conditionsOfTag).some(({ id }) => id === 'pregnancy');
}

const customsOn = (client: CustomsClient, date: string): ReadCustom[] =>
  getCustoms(client).kept.filter((custom) => holdsOn(custom, client, date));

/** Days named from the end of a long month: in one of 29 days they stand a day earlier. */
function daysIn(days: readonly number[], monthDays: 29 | 30): readonly number[] {
  if (monthDays === 30 || !days.includes(30)) return days;
  const moved = new Set<number>();
  for (let day = 30; days.includes(day); day -= 1) moved.add(day);
  return days.map((day) => (moved.has(day) ? day - 1 : day));
}

/** Whether a rule of chay names a day, `YYYY-MM-DD`. */
export function isRuleDay({ days, months, weekdays }: ChayRule, date: string): boolean {
  if (weekdays && !weekdays.includes(new Date(`${date}T00:00:00Z`).getUTCDay())) return false;
  if (!days && !months) return true;
  const lunar = lunarDate(date);
  return (
    (!months || months.includes(lunar.month)) &&
    (!days || daysIn(days, lunar.monthDays).includes(lunar.day))
  );
}

interface DayRestrictions {
  /** Absent where it is no day of chay. A food that is `undefined` was not said; only `true` says that it is eaten. */
  chay?: ChayFoods & { words: string };
  avoid: string[];
  dislikes: string[];
}

export function dayRestrictions(client: CustomsClient, date: string): DayRestrictions {
  const customs = customsOn(client, date);
  const fast = customs.flatMap((custom) =>
    custom.kind === 'chay' && custom.on.some((rule) => isRuleDay(rule, date)) ? [custom] : [],
  );
  const allergic = new Set(
    avoidedBy({ allergies: [], medicalConditions: [], ...client }).map(fold),
  );
  const refused = (isDislike: boolean) =>
    customs.flatMap((custom) =>
      custom.kind === 'avoid' &&
      (custom.on ?? [{}]).some((rule) => isRuleDay(rule, date)) &&
      (custom.degree === 'dislike') === isDislike &&
      !allergic.has(fold(custom.food))
        ? [refusalName(custom.food, custom.degree === 'allergy')]
        : [],
    );
  const lists = { avoid: refused(false), dislikes: refused(true) };
  const [first] = fast;
  if (!first) return lists;
  const stricter = (food: keyof ChayFoods) =>
    fast.some((one) => one[food] === false)
      ? false
      : fast.find((one) => one[food] !== undefined)?.[food];
  const chay = { egg: stricter('egg'), milk: stricter('milk'), pungent: stricter('pungent') };
  return { chay: { ...chay, words: first.words }, ...lists };
}

export const findChay = (client: CustomsClient): ChayFoods | undefined =>
  getCustoms(client).kept.find(
    (custom): custom is ReadCustom & { kind: 'chay' } =>
      custom.kind === 'chay' &&
      custom.until === undefined &&
      custom.on.some((rule) => Object.keys(rule).length === 0),
  );

const PUNGENT = ['hành', 'tỏi', 'hẹ', 'kiệu'];

/** Foods that a client does not eat or does not like, on every day, by the name by which lines are asked for them. */
export function foodsRefusedBy(client: CustomsClient): string[] {
  const named = sortRefusals(getCustoms(client).kept.filter(isOfEveryDay))
    .slice(0, MAX_REFUSED)
    .map(({ food, degree }) => refusalName(food, degree === 'allergy'));
  return findChay(client)?.pungent === false ? [...new Set([...PUNGENT, ...named])] : named;
}

/** Foods that are refused on that day, and not on every day. */
export const foodsRefusedOn = (client: CustomsClient, date: string): string[] =>
  customsOn(client, date).flatMap((custom) =>
    custom.kind === 'avoid' && custom.on?.some((rule) => isRuleDay(rule, date))
      ? [custom.food]
      : [],
  );

export type MealHours = Partial<Record<MealSlot, string>>;

/** Hours that are proposed to who sleeps by day, the first meal behind waking; no guideline names any. */
const NIGHT: MealHours = {
  breakfast: '16:00',
  snack1: '18:30',
  lunch: '20:30',
  dinner: '01:00',
  snack2: '04:30',
};

function listHours(client: CustomsClient, customs: readonly ReadCustom[], isNight: boolean) {
  const entries = customs.flatMap((one) => (one.kind === 'mealHour' ? [[one.slot, one.time]] : []));
  const set = Object.entries(client.mealHours ?? {}).filter(([, time]) => time !== undefined);
  return {
    ...(isNight ? NIGHT : {}),
    ...Object.fromEntries(entries),
    ...Object.fromEntries(set),
  } as MealHours;
}

/** When meals are eaten, `HH:mm`: as the expert set them, as the record says, or as is proposed for work at night. */
export function mealHours(client: CustomsClient, date: string): MealHours {
  const customs = customsOn(client, date);
  return listHours(
    client,
    customs,
    customs.some(({ kind }) => kind === 'shift'),
  );
}

/** The same for what the client reads: proposed hours stand there only once the expert has confirmed the shift. */
export function recordedMealHours(client: CustomsClient, date: string): MealHours {
  const customs = customsOn(client, date);
  return listHours(
    client,
    customs,
    customs.some(({ kind, isConfirmed }) => kind === 'shift' && isConfirmed),
  );
}

export function texture(client: CustomsClient, date: string): Texture | undefined {
  const all = customsOn(client, date).flatMap((one) =>
    one.kind === 'texture' ? [one.texture] : [],
  );
  return all.includes('minced') ? 'minced' : all[0];
}

const SWALLOWING = /\b(?:nuot|sac)\b/;

export const swallowsBadly = (client: CustomsClient, date: string): boolean =>
  customsOn(client, date).some(
    (custom) => custom.kind === 'texture' && SWALLOWING.test(fold(custom.words)),
  );

export function region(
  client: CustomsClient,
  date: string,
): { region: Region; place?: string } | undefined {
  const all = customsOn(client, date).flatMap((one) => (one.kind === 'region' ? [one] : []));
  const habit = all.find(({ place }) => place !== undefined) ?? all[0];
  if (!habit) return undefined;
  return habit.place === undefined
    ? { region: habit.region }
    : { region: habit.region, place: habit.place };
}

export const isShortOfMoney = (client: CustomsClient, date: string): boolean =>
  customsOn(client, date).some(({ kind }) => kind === 'money');

/** Whether little is eaten at once, and so more often. */
export const eatsSmallMeals = (client: CustomsClient, date: string): boolean =>
  customsOn(client, date).some(({ kind }) => kind === 'smallMeals');
