import type { OwnLimit } from '../records/clients';
import { NUTRIENT_KEYS, type NutrientKey } from '../food/nutrients';
import { roundTo } from '../text/round';
import { tableMaxima, tableMinima, tableProtein, type ReferencePerson } from './references/person';
import { PROTEIN, TABLE_2016 } from './references/vietnam2016';
import { CONDITIONS } from './conditions';
import { ADULT_FROM } from './recognise';
import {
  CONDITION_IDS,
  type Bound,
  type ConditionId,
  type PersonFacts,
  type RuleLimit,
  type Source,
} from './types';
import { dropsMinimum, findingBounds, findingNotes } from './findings';

export type { Bound, BoundOrigin } from './types';

export interface NutrientLimit {
  minimum?: Bound;
  maximum?: Bound;
  /** No guideline names a figure: the expert sets the most. */
  expertSets?: ConditionId;
  replaced?: { minimum?: Bound; maximum?: Bound };
  /** Sides of the target that give way, with the day on which the professional chose it. */
  yieldedTarget?: YieldedSides;
}

/** `YYYY-MM-DD` for each side of a target that gives way. */
export type YieldedSides = Partial<Record<'minimum' | 'maximum', string>>;

export type Limits = Partial<Record<NutrientKey, NutrientLimit>>;

/** Two rules that cannot both be kept; `kept` stands before `dropped` in the order of rules. */
export interface Contradiction {
  nutrient: NutrientKey;
  kept: Bound;
  dropped: Bound;
}

export interface AppliedLimits {
  limits: Limits;
  contradictions: Contradiction[];
  notes: { text: string; source?: Source; condition: ConditionId }[];
  uncounted: { condition: ConditionId; nutrient: NutrientKey; needs: 'weight' | 'energy' }[];
  /** Conditions of a child: the rules are those of adults and are not applied. */
  notForChildren: ConditionId[];
}

export interface LimitInputs {
  facts: PersonFacts;
  /** kg. */
  weight: number | undefined;
  /** kcal. */
  energy: number | undefined;
  /** Absent while age or sex is unknown, and where the fixed figures were chosen. */
  person: ReferencePerson | undefined;
  fixed: Limits;
  own: readonly OwnLimit[];
}

const KCAL_PER_GRAM: Partial<Record<NutrientKey, number>> = {
  saturatedFat: 9,
  fat: 9,
  carbs: 4,
  protein: 4,
  sugar: 4,
};

/** The amount of a day that a rule means; `undefined` while what it is counted for is unknown, `none` where it does not bind. */
function ofDay(
  value: number,
  { per, nutrient, onlyFrom = 0 }: RuleLimit,
  { weight, energy }: LimitInputs,
) {
  if (per === 'day') return value;
  if (per === 'kg') return weight === undefined ? undefined : roundTo(value * weight, 1);
  if (energy === undefined) return undefined;
  if (per === '1000kcal') return roundTo((value * energy) / 1000, 1);
  const grams = roundTo((energy * value) / 100 / (KCAL_PER_GRAM[nutrient] ?? 4), 1);
  return grams < onlyFrom ? 'none' : grams;
}

/** A bound with its place in the order of rules; a smaller one wins where two cannot both be kept. */
interface Ranked extends Bound {
  rank: number;
}

type Bounds = Record<'minimum' | 'maximum', Ranked[]>;

/** Findings stand behind conditions, rules of the product behind the table. */
const [FINDING_RANK, TABLE_RANK, RULE_RANK] = [500, 1000, 1001];

function tableSource(section: string): Source {
  return { guideline: TABLE_2016.act, year: TABLE_2016.year, place: section };
}

function addTable(all: Map<NutrientKey, Bounds>, person: ReferencePerson): void {
  const add = (
    side: 'minimum' | 'maximum',
    nutrient: NutrientKey,
    value: number,
    section: string,
  ) =>
    getBounds(all, nutrient)[side].push({
      value,
      rank: TABLE_RANK,
      origin: { by: 'table', source: tableSource(section) },
    });
  for (const { nutrient, value, place } of tableMinima(person))
    add('minimum', nutrient, value, place);
  for (const { nutrient, value, place } of tableMaxima(person))
    add('maximum', nutrient, value, place);
}

function getBounds(all: Map<NutrientKey, Bounds>, nutrient: NutrientKey): Bounds {
  const known = all.get(nutrient) ?? { minimum: [], maximum: [] };
  all.set(nutrient, known);
  return known;
}

function addConditions(
  all: Map<NutrientKey, Bounds>,
  ids: readonly ConditionId[],
  inputs: LimitInputs,
): AppliedLimits['uncounted'] {
  const uncounted: AppliedLimits['uncounted'] = [];
  for (const id of ids)
    for (const rule of CONDITIONS[id].limits) {
      if (rule.when && !rule.when(inputs.facts)) continue;
      const origin = { by: 'condition', condition: id, source: rule.source } as const;
      for (const side of ['minimum', 'maximum'] as const) {
        const ruleBound = rule[side];
        if (ruleBound === undefined) continue;
        const value = ofDay(ruleBound, rule, inputs);
        if (value === 'none') continue;
        if (value !== undefined)
          getBounds(all, rule.nutrient)[side].push({
            value,
            origin,
            rank: CONDITION_IDS.indexOf(id),
          });
        else if (!uncounted.some((one) => one.condition === id && one.nutrient === rule.nutrient))
          uncounted.push({
            condition: id,
            nutrient: rule.nutrient,
            needs: rule.per === 'kg' ? 'weight' : 'energy',
          });
      }
    }
  return uncounted;
}

function addFindings(all: Map<NutrientKey, Bounds>, inputs: LimitInputs): void {
  for (const { nutrient, side, ...bound } of findingBounds(inputs))
    getBounds(all, nutrient)[side].push({
      ...bound,
      rank: bound.origin.by === 'rule' ? RULE_RANK : FINDING_RANK,
    });
}

function addTableProtein(
  all: Map<NutrientKey, Bounds>,
  person: ReferencePerson,
  { conditions }: PersonFacts,
): void {
  // The needs of a healthy body are no floor of an ill kidney, of whatever stage.
  const { minimum = [], maximum = [] } = all.get('protein') ?? {};
  const isRuled = [...minimum, ...maximum].some(({ rank }) => rank < TABLE_RANK);
  if (isRuled || conditions.has('kidney') || conditions.has('dialysis')) return;
  const value = tableProtein(person);
  if (value === undefined) return;
  const origin = { by: 'table', source: tableSource(PROTEIN.place) } as const;
  getBounds(all, 'protein').minimum.push({ value, rank: TABLE_RANK, origin });
}

const bare = ({ rank: _rank, ...bound }: Ranked): Bound => bound;

function strictest(bounds: readonly Ranked[], side: 'minimum' | 'maximum'): Ranked | undefined {
  return [...bounds].sort(
    (a, b) => (side === 'maximum' ? a.value - b.value : b.value - a.value) || a.rank - b.rank,
  )[0];
}

/**
 * One least and one most out of several: the strictest of each. Where the least is above the most, the
 * bound of the rule that stands first stays, and the next one that fits beside it is taken.
 */
function settle(nutrient: NutrientKey, { minimum, maximum }: Bounds, dropped: Contradiction[]) {
  let [least, most] = [[...minimum], [...maximum]];
  for (;;) {
    const low = strictest(least, 'minimum');
    const high = strictest(most, 'maximum');
    if (!low || !high || low.value <= high.value)
      return { ...(low ? { minimum: bare(low) } : {}), ...(high ? { maximum: bare(high) } : {}) };
    // When both come from one rule or table the maximum wins: too much is the greater harm.
    const keepsHigh = high.rank <= low.rank;
    if (keepsHigh) least = least.filter((bound) => bound !== low);
    else most = most.filter((bound) => bound !== high);
    dropped.push({
      nutrient,
      kept: bare(keepsHigh ? high : low),
      dropped: bare(keepsHigh ? low : high),
    });
  }
}

function withOwn(limits: Limits, own: readonly OwnLimit[]): Limits {
  const result = { ...limits };
  for (const { nutrient, minimum, maximum, note } of own) {
    const key = NUTRIENT_KEYS.find((known) => known === nutrient);
    if (!key) continue;
    const before = result[key];
    const { minimum: low, maximum: high } = before ?? {};
    const origin = { by: 'expert', note } as const;
    result[key] = {
      ...(minimum === undefined ? {} : { minimum: { value: minimum, origin } }),
      ...(maximum === undefined ? {} : { maximum: { value: maximum, origin } }),
      ...(before?.expertSets ? { expertSets: before.expertSets } : {}),
      ...(low || high
        ? { replaced: { ...(low ? { minimum: low } : {}), ...(high ? { maximum: high } : {}) } }
        : {}),
    };
  }
  return result;
}

/** @param ids conditions whose limits count; of others only what holds for children is said */
function buildNotes(
  present: readonly ConditionId[],
  ids: readonly ConditionId[],
  facts: PersonFacts,
): AppliedLimits['notes'] {
  return present.flatMap((condition) =>
    CONDITIONS[condition].notes.flatMap(({ when, text, source, ofChildren }) => {
      const isSaid = (ids.includes(condition) || ofChildren) && (!when || when(facts));
      if (!isSaid) return [];
      const noteText = typeof text === 'string' ? text : text(facts);
      return [{ text: noteText, condition, ...(source ? { source } : {}) }];
    }),
  );
}

/**
 * The limits of a person's day: the table of 2016 (or the fixed figures), the rules of the conditions
 * on top, the expert's own decisions last. The order of rules is that of `CONDITION_IDS`, the table
 * comes last; the strictest bound counts, and where two contradict each other the first rule does.
 */
export function applyLimits(inputs: LimitInputs): AppliedLimits {
  const { facts, person, fixed, own } = inputs;
  const all = new Map<NutrientKey, Bounds>();
  if (person) addTable(all, person);
  const present = CONDITION_IDS.filter((id) => facts.conditions.has(id));
  const isChild = facts.age !== undefined && facts.age < ADULT_FROM;
  const ids = isChild ? present.filter((id) => id === 'pregnancy' || id === 'nursing') : present;
  const uncounted = addConditions(all, ids, inputs);
  if (person) addTableProtein(all, person, facts);
  addFindings(all, inputs);
  const limits: Limits = person ? {} : { ...fixed };
  const contradictions: Contradiction[] = [];
  for (const nutrient of dropsMinimum(facts)) {
    getBounds(all, nutrient).minimum = [];
    delete limits[nutrient]?.minimum;
  }
  if (!person)
    // A fixed figure gives way to a condition's own.
    for (const nutrient of all.keys()) delete limits[nutrient];
  for (const id of present)
    for (const nutrient of CONDITIONS[id].expertSets ?? []) {
      const bounds = getBounds(all, nutrient);
      bounds.minimum = [];
      // The table's most is that of a healthy body: 3 g of phosphorus are no limit for an ill kidney.
      bounds.maximum = bounds.maximum.filter(({ rank }) => rank !== TABLE_RANK);
      limits[nutrient] = { expertSets: id };
    }
  for (const [nutrient, bounds] of all)
    limits[nutrient] = { ...limits[nutrient], ...settle(nutrient, bounds, contradictions) };
  return {
    limits: withOwn(limits, own),
    // Conditions exist to override the table, so this is no contradiction.
    contradictions: contradictions.filter(
      ({ kept, dropped }) => kept.origin.by === 'condition' && dropped.origin.by === 'condition',
    ),
    notes: [...findingNotes(facts), ...buildNotes(present, ids, facts)],
    uncounted,
    notForChildren: present.filter((id) => !ids.includes(id)),
  };
}
