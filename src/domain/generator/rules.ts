import { conditionsOfTag } from '../clinical/recognise';
import { NUTRIENT_UNITS, type NutrientKey } from '../food/nutrients';
import { isPrescribed } from '../targets/prescribed';
import { computeBound } from '../verdict/limit';
import { buildStandard } from '../verdict/standard';
import type { Standard } from '../verdict/types';
import type { Wish } from './types';
import type { Limit } from '../clinical/limitTypes';

export type RuleSubject = NutrientKey | 'freeSugars';

export interface DayRule {
  nutrient: RuleSubject;
  side: 'minimum' | 'maximum';
  bound: number;
  limit?: Limit;
  weight: number;
  /** At the end of a search it weighs many times as much, so that none is missed by a hair. */
  isStrict: boolean;
}

/**
 * Energy stands above all, then what an illness or the expert limits, then prescription, code, protein and salt, then the bands of
 * fat and starch. The table's most of a vitamin or a trace element weighs less: a day without rice for its manganese helps nobody.
 */
const WEIGHTS = {
  energy: 3,
  illness: 3,
  strict: 2,
  band: 1,
  tableMost: 0.8,
  fibre: 0.6,
  need: 0.1,
} as const;
const LOOSE: ReadonlySet<number> = new Set([WEIGHTS.tableMost, WEIGHTS.fibre, WEIGHTS.need]);
/** Part of its weight that a limit keeps which gives way: it is missed as far as the others need, and no further. */
const YIELDING = 1 / 3;
/** kcal in a gram. */
const KCAL: Partial<Record<Limit['of'], number>> = { carbs: 4, protein: 4, fat: 9 };
/** Less than 1: what gives energy is missed rather than the energy that it gives way to. */
const BELOW_ENERGY = 0.5;

/** The weight of a limit that gives way, out of its own. */
function yieldingWeight(limit: Limit, weight: number): number {
  const energy = limit.yields?.to.find(({ of }) => of === 'calories');
  const kcal = KCAL[limit.of];
  if (!energy || kcal === undefined) return weight * YIELDING;
  const share = (kcal * computeBound(limit)) / Math.max(computeBound(energy), 1);
  return Math.min(weight * YIELDING, BELOW_ENERGY * WEIGHTS.energy * share);
}

const NAMED: ReadonlySet<Limit['of']> = new Set(['protein', 'fat', 'carbs']);

function getWeight({ of, side, severity, origin }: Limit, isPregnant: boolean): number {
  if (of === 'calories') return WEIGHTS.energy;
  if (severity === 'illness' || severity === 'expert') return WEIGHTS.illness;
  if (severity !== 'general' || of === 'sodium' || origin.by === 'target') return WEIGHTS.strict;
  // Too much retinol harms an unborn child.
  if (side === 'maximum')
    return isPregnant && of === 'vitaminA' ? WEIGHTS.strict : WEIGHTS.tableMost;
  if (of === 'fiber') return WEIGHTS.fibre;
  return NAMED.has(of) ? WEIGHTS.strict : WEIGHTS.need;
}

export const standardFor = ({ standard, target: { limits, ...target } }: Wish): Standard =>
  standard ?? buildStandard({ day: { ...target, clinical: { limits } } });

const isSummed = (of: Limit['of']): of is RuleSubject =>
  of === 'freeSugars' || Object.hasOwn(NUTRIENT_UNITS, of);

type Bound = Omit<DayRule, 'isStrict'>;

/** Fat and starch within a quarter of what the energy leaves for them; estimated protein about what it is. */
const BANDS = { fat: 0.25, carbs: 0.25 } as const;
const PROTEIN_ABOVE = 0.3;
const PROTEIN_BELOW = 0.1;
const ROOM_ABOVE = 1.05;

function mostAllowed(
  nutrient: 'protein' | 'carbs',
  band: number | undefined,
  { limits }: Standard,
): number {
  const bounds = limits.flatMap((limit) =>
    limit.of === nutrient && limit.side === 'maximum' && limit.per === 'day' && !limit.yields
      ? computeBound(limit)
      : [],
  );
  return Math.min(band ?? Number.POSITIVE_INFINITY, ...bounds);
}

function fatMost({ targets = {} }: Wish['target'], standard: Standard, fat: number): number {
  const { calories = 0, protein, carbs } = targets;
  const most = (nutrient: 'protein' | 'carbs', amount: number | undefined, above: number) =>
    mostAllowed(nutrient, amount === undefined ? undefined : amount * (1 + above), standard);
  const grams = most('protein', protein, PROTEIN_ABOVE) + most('carbs', carbs, BANDS.carbs);
  return Math.max(fat * (1 + BANDS.fat), (calories * ROOM_ABOVE - 4 * grams) / 9);
}

function bandRules({ target }: Wish, standard: Standard): Bound[] {
  const { targets = {}, sources } = target;
  const bands = (['fat', 'carbs'] as const).flatMap((nutrient): Bound[] => {
    const amount = targets[nutrient];
    if (amount === undefined || !(amount > 0)) return [];
    const rule = { nutrient, weight: WEIGHTS.band };
    const most =
      nutrient === 'fat' ? fatMost(target, standard, amount) : amount * (1 + BANDS.carbs);
    return [
      { ...rule, side: 'minimum', bound: amount * (1 - BANDS[nutrient]) },
      { ...rule, side: 'maximum', bound: most },
    ];
  });
  const { protein } = targets;
  // An estimate is a minimum: nobody asked for days with twice as much.
  if (protein === undefined || (sources.protein && isPrescribed(sources.protein))) return bands;
  const rule = { nutrient: 'protein', weight: WEIGHTS.band } as const;
  return [
    ...bands,
    { ...rule, side: 'minimum', bound: protein * (1 - PROTEIN_BELOW) },
    { ...rule, side: 'maximum', bound: protein * (1 + PROTEIN_ABOVE) },
  ];
}

/** Share by which days may differ in vitamin K inside the search: no guideline names one, and none is shown. */
const STEADY = 0.2;
/** µg about which days are kept alike where no table names a need. */
const VITAMIN_K = 100;
/** mg: guideline of the Japanese Society of Gout (Kaneko 2020); the search's own where no limit of the person says it. */
const PURINE = 400;

function steadyRules({ care = {} }: Wish, { limits }: Standard): Bound[] {
  const need = limits.find(({ of, side }) => of === 'vitaminK' && side === 'minimum');
  const middle = need?.value ?? VITAMIN_K;
  const vitaminK = { nutrient: 'vitaminK', weight: WEIGHTS.strict } as const;
  const hasPurine = limits.some(({ of }) => of === 'purine');
  return [
    ...(care.steadyVitaminK
      ? [
          { ...vitaminK, side: 'minimum' as const, bound: middle * (1 - STEADY) },
          { ...vitaminK, side: 'maximum' as const, bound: middle * (1 + STEADY) },
        ]
      : []),
    ...(care.gout && !hasPurine
      ? [{ nutrient: 'purine', side: 'maximum', bound: PURINE, weight: WEIGHTS.strict } as const]
      : []),
  ];
}

export function dayRules(wish: Wish, standard: Standard): DayRule[] {
  const isPregnant = wish.illness.flatMap(conditionsOfTag).some(({ id }) => id === 'pregnancy');
  const bounds = standard.limits.flatMap((limit): Bound[] => {
    const { of, side, per } = limit;
    if (per !== 'day' || !isSummed(of)) return [];
    const bound = computeBound(limit);
    return [{ nutrient: of, side, bound, limit, weight: getWeight(limit, isPregnant) }];
  });
  return [...bounds, ...bandRules(wish, standard), ...steadyRules(wish, standard)].map((rule) => ({
    ...rule,
    weight: rule.limit?.yields ? yieldingWeight(rule.limit, rule.weight) : rule.weight,
    isStrict: !LOOSE.has(rule.weight),
  }));
}

export function getEnergy(rules: readonly DayRule[]): number | undefined {
  const of = (side: DayRule['side']) =>
    rules.flatMap((rule) =>
      rule.nutrient === 'calories' && rule.side === side ? [rule.bound] : [],
    );
  const [least, most] = [of('minimum'), of('maximum')];
  if (least.length === 0) return undefined;
  const low = Math.max(...least);
  return most.length === 0 ? low : (low + Math.max(low, Math.min(...most))) / 2;
}
