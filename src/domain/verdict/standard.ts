import type { Bound, BoundOrigin } from '../clinical/limits';
import type { PersonRules } from '../clinical/personRules';
import { toBounds as boundsOfRange } from '../targets/hospitalDiets/ranges';
import { DIET_NUTRIENTS, type DietRange, type HospitalDiet } from '../targets/hospitalDiets/types';
import { MEAL_SLOTS } from '../food/storedLines';
import { NUTRIENT_KEYS, type NutrientKey } from '../food/nutrients';
import type { DayRules, DayTargets } from '../targets/dayTargets';
import { isPrescribed } from '../targets/prescribed';
import { pairChoice, withYielding } from './choices';
import { computeBound, createLimit, originKey } from './limit';
import type { Standard } from './types';
import type { Limit, LimitSide, Opposed, Severity } from '../clinical/limitTypes';

export interface StandardInputs {
  day: Pick<DayTargets, 'sources'> & {
    targets?: DayTargets['targets'] | undefined;
    clinical: Pick<DayTargets['clinical'], 'limits'>;
  } & {
    rules?: DayRules | undefined;
  };
  diet?: HospitalDiet | undefined;
}

const ORDER: readonly Severity[] = ['expert', 'illness', 'prescription', 'code', 'general'];

const SEVERITY_OF: Readonly<Record<BoundOrigin['by'], Severity>> = {
  expert: 'expert',
  condition: 'illness',
  finding: 'illness',
  rule: 'general',
  table: 'general',
  fixed: 'general',
};

/** Vitamins, minerals and fibre need not be met in full each day. */
const DAILY: ReadonlySet<NutrientKey> = new Set(['calories', 'protein', 'fat', 'carbs', 'water']);

export function limitOfBound(
  of: NutrientKey,
  side: LimitSide,
  { value, origin, proposed }: Bound,
): Limit {
  const severity = SEVERITY_OF[origin.by];
  // A guideline's range in kcal/kg applies to the week's mean; a single day is held to its target.
  const isOfWeek = of === 'calories' && severity === 'illness';
  const isNeed = isOfWeek || (side === 'minimum' && severity === 'general' && !DAILY.has(of));
  return createLimit({
    of,
    side,
    value,
    per: 'day',
    origin,
    severity,
    ...(isNeed ? { isNeed } : {}),
    ...(proposed ? { proposed } : {}),
  });
}

function ofPerson({ day: { clinical } }: StandardInputs): Limit[] {
  return NUTRIENT_KEYS.flatMap((of) => {
    const { minimum, maximum } = clinical.limits[of] ?? {};
    return [
      ...(minimum && minimum.value > 0 ? [limitOfBound(of, 'minimum', minimum)] : []),
      ...(maximum ? [limitOfBound(of, 'maximum', maximum)] : []),
    ];
  });
}

/** Energy within 5 % of its target; protein no less than nine tenths: more of it is a fault only where a rule says so (product decision 45). */
const SLACK = { calories: 0.05, protein: 0.1 } as const;

function ofTargets({ day: { targets, sources } }: StandardInputs): Limit[] {
  return (['calories', 'protein'] as const).flatMap((of): Limit[] => {
    const value = targets?.[of];
    if (value === undefined || !(value > 0)) return [];
    const source = sources[of] ?? { from: 'estimate' };
    const prescription = isPrescribed(source);
    const one = (side: LimitSide) =>
      createLimit({
        of,
        side,
        value,
        slack: SLACK[of],
        per: 'day',
        origin: { by: 'target', source },
        severity: prescription ? 'prescription' : 'general',
      });
    return of === 'protein' ? [one('minimum')] : [one('minimum'), one('maximum')];
  });
}

function ofRange(
  diet: HospitalDiet,
  of: Limit['of'],
  range: DietRange,
  rules: PersonRules | undefined,
): Limit[] {
  const { min, max, minExclusive, maxExclusive } = boundsOfRange(of, range);
  const high = rules?.serumHigh[of as 'potassium' | 'phosphorus'];
  if (range.ifSerumHigh && high === false) return [];
  const one = (side: LimitSide, value: number, exclusive: true | undefined) =>
    createLimit({
      of,
      side,
      value,
      per: 'day',
      origin: { by: 'code', code: diet.code },
      severity: 'code',
      ...(exclusive ? { exclusive } : {}),
      ...(range.ifSerumHigh && high !== true ? { ifSerumHigh: true } : {}),
    });
  return [
    ...(min === undefined ? [] : [one('minimum', min, minExclusive)]),
    ...(max === undefined ? [] : [one('maximum', max, maxExclusive)]),
  ];
}

function ofDiet({ diet, day: { rules } }: StandardInputs): Limit[] {
  if (!diet) return [];
  const nutrients = DIET_NUTRIENTS.flatMap((key) => {
    const range = diet.limits[key];
    return range ? ofRange(diet, key, range, rules) : [];
  });
  // Five slots are all that a menu has: six to eight meals cannot be told from it.
  const { meals } = diet;
  const isCountable = meals && (meals.min ?? meals.value ?? 0) <= MEAL_SLOTS.length;
  return isCountable ? [...nutrients, ...ofRange(diet, 'meals', meals, rules)] : nutrients;
}

/** Room between a least and a most below which no day of real food finds its place, as a share of the most. */
const ROOM = 0.05;

const isOneRange = (one: Limit, other: Limit) =>
  originKey(one.origin) === originKey(other.origin) ||
  (one.severity === 'illness' && other.severity === 'illness');

function areOpposed(least: Limit, most: Limit): boolean {
  const [low, high] = [computeBound(least), computeBound(most)];
  if (low > high) return true;
  return !isOneRange(least, most) && high - low < high * ROOM;
}

const isWeaker = (one: Limit, other: Limit) =>
  ORDER.indexOf(one.severity) > ORDER.indexOf(other.severity);

/** A code's most of fat goes with its least of carbohydrate: without both its energy cannot be reached. */
function fatWith(opposed: readonly Opposed[], all: readonly Limit[]): Opposed[] {
  return opposed.flatMap(({ kept, dropped }) => {
    if (dropped.of !== 'carbs' || dropped.side !== 'minimum' || dropped.origin.by !== 'code')
      return [];
    return all
      .filter(({ of, side, severity }) => of === 'fat' && side === 'maximum' && severity === 'code')
      .map((fat) => ({ kept, dropped: fat }));
  });
}

/** Pairs of a least and a most of one day's amount that cannot both be kept, the strongest first. */
function opposedPairs(all: readonly Limit[]): { least: Limit; most: Limit }[] {
  const ofDay = [...all]
    .sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity))
    .filter(({ per }) => per === 'day');
  const mosts = ofDay.filter(({ side }) => side === 'maximum');
  return ofDay
    .filter(({ side }) => side === 'minimum')
    .flatMap((least) =>
      mosts.flatMap((most) => {
        const isOfWeek = least.of === 'calories' && (least.isNeed || most.isNeed);
        return least.of === most.of && !isOfWeek && areOpposed(least, most)
          ? [{ least, most }]
          : [];
      }),
    );
}

/** Of a pair the one that counts and the one that does not: as the person chose, else by order; of equals the least amount goes. */
function settledPair(
  { least, most }: { least: Limit; most: Limit },
  { choices = [], alarms = [] }: Partial<DayRules>,
): Opposed {
  const [keptLimit, dropped] = isWeaker(most, least) ? [least, most] : [most, least];
  const turned = pairChoice(keptLimit, dropped, choices, alarms);
  if (turned !== undefined) return { kept: dropped, dropped: keptLimit, chosen: turned };
  const chosen = pairChoice(dropped, keptLimit, choices, alarms);
  return { kept: keptLimit, dropped, ...(chosen === undefined ? {} : { chosen }) };
}

interface Settled {
  dropped: Set<Limit>;
  opposed: Opposed[];
}

/** The limit of a pair that gives way already, and the other one. */
function findYielding({ least, most }: { least: Limit; most: Limit }, { opposed }: Settled) {
  const conflict = opposed.find(
    ({ chosen, dropped }) => chosen !== undefined && (dropped === least || dropped === most),
  );
  return conflict && { found: conflict, other: conflict.dropped === least ? most : least };
}

function settlePair(
  pair: { least: Limit; most: Limit },
  rules: Partial<DayRules>,
  result: Settled,
): void {
  const { dropped, opposed } = result;
  if (dropped.has(pair.least) || dropped.has(pair.most)) return;
  const before = findYielding(pair, result);
  if (before) {
    // A limit that gives way to one other still stands before the table for everybody.
    const { found, other } = before;
    if (other.severity === 'general' && found.kept !== other) dropped.add(other);
    return;
  }
  const one = settledPair(pair, rules);
  if (one.chosen === undefined) dropped.add(one.dropped);
  // That the table for the healthy asks for another amount is what an illness, a code or a prescription is for.
  if (one.chosen !== undefined || one.dropped.severity !== 'general') opposed.push(one);
}

function asYielding(limit: Limit, opposed: readonly Opposed[]): Limit {
  const pair = opposed.find((one) => one.chosen !== undefined && one.dropped === limit);
  return pair?.chosen === undefined
    ? limit
    : { ...limit, yields: { to: [pair.kept], date: pair.chosen } };
}

/** Of each pair that cannot both be kept the one that stands behind is left out; one that the person chose stays, marked. */
function settled(
  all: readonly Limit[],
  rules: Partial<DayRules>,
): Pick<Standard, 'limits' | 'opposed'> {
  const result: Settled = { dropped: new Set(), opposed: [] };
  for (const pair of opposedPairs(all)) settlePair(pair, rules, result);
  const { dropped } = result;
  // Nothing gives way to what does not count itself.
  const opposed = result.opposed.filter(
    ({ chosen, kept }) => chosen === undefined || !dropped.has(kept),
  );
  for (const pair of fatWith(opposed, all)) {
    dropped.add(pair.dropped);
    opposed.push(pair);
  }
  const limits = all.filter((limit) => !dropped.has(limit));
  return { limits: limits.map((limit) => asYielding(limit, opposed)), opposed };
}

/**
 * A least amount of protein that is asked for says nothing of its own where another stands above it; one that is a share of the estimated
 * energy is an aim, and no need, wherever a table or a guideline names the need.
 */
function isSaid(limit: Limit, all: readonly Limit[]): boolean {
  if (limit.origin.by !== 'target' || limit.of !== 'protein' || limit.side !== 'minimum')
    return true;
  const isAim = limit.origin.source.from === 'estimate';
  return !all.some(
    (other) =>
      other !== limit &&
      other.of === 'protein' &&
      other.side === 'minimum' &&
      other.per === 'day' &&
      other.severity !== 'code' &&
      (isAim || computeBound(other) >= computeBound(limit)),
  );
}

export function buildStandard(inputs: StandardInputs): Standard {
  const all = [
    ...ofPerson(inputs),
    ...ofTargets(inputs),
    ...ofDiet(inputs),
    ...(inputs.day.rules?.limits.map(createLimit) ?? []),
  ];
  const shownLimits = all.filter((limit) => isSaid(limit, all));
  const rules: Partial<DayRules> = inputs.day.rules ?? {};
  const { choices = [], alarms = [] } = rules;
  const { limits, opposed } = settled(shownLimits, rules);
  return { limits: withYielding(limits, choices, alarms), opposed, alarms };
}
