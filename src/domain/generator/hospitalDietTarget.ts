import type { Bound, NutrientLimit } from '../clinical/limits';
import { isRule } from '../clinical/bounds';
import type { Wish } from './types';
import { isPrescribed } from '../targets/prescribed';
import type { TargetDecision } from '../targets/reconcile';
import { toBounds } from '../verdict/hospitalDiets/check';
import {
  DIET_NUTRIENTS,
  type DietNutrient,
  type HospitalDiet,
} from '../targets/hospitalDiets/types';

type DayTarget = Wish['target'];

const origin = (code: string) =>
  ({ by: 'expert', note: `mã ${code}, QĐ 2879/QĐ-BYT 2006` }) as const;

function findPrescription(
  { targets, sources }: Pick<DayTarget, 'targets' | 'sources'>,
  key: DietNutrient,
) {
  const [value, source] = [targets?.[key], sources[key]];
  return value !== undefined && source && isPrescribed(source) ? { value, source } : undefined;
}

/** The stricter maximum counts; a minimum that a rule of the client forbids is dropped. */
function mergeLimit(
  own: NutrientLimit,
  { min, max }: { min?: number | undefined; max?: number | undefined },
  code: string,
): NutrientLimit {
  const bound = (value: number): Bound => ({ value, origin: origin(code) });
  const most =
    max !== undefined && !(own.maximum && own.maximum.value < max) ? bound(max) : own.maximum;
  const isForbidden =
    isRule(own.maximum) && min !== undefined && own.maximum && own.maximum.value < min;
  const isAsked = isRule(own.minimum) && own.minimum && own.minimum.value > (min ?? 0);
  const least = min === undefined || isForbidden || isAsked ? own.minimum : bound(min);
  const { minimum: _least, maximum: _most, ...rest } = own;
  return { ...rest, ...(least ? { minimum: least } : {}), ...(most ? { maximum: most } : {}) };
}

/** The prescription wins, as over every reference (`reconcile`). */
export function dietDecisions(
  target: Pick<DayTarget, 'targets' | 'sources'>,
  diet: HospitalDiet,
): TargetDecision[] {
  return DIET_NUTRIENTS.flatMap((nutrient): TargetDecision[] => {
    const range = diet.limits[nutrient];
    const prescription = findPrescription(target, nutrient);
    if (!range || range.ifSerumHigh || !prescription) return [];
    const { min, max } = toBounds(nutrient, range);
    const side = max !== undefined && prescription.value > max ? 'maximum' : 'minimum';
    const broken = side === 'maximum' ? max : min;
    if (broken === undefined || (side === 'minimum' && prescription.value >= broken)) return [];
    const bound = { value: broken, origin: origin(diet.code), side } as const;
    return [
      {
        nutrient,
        asked: prescription,
        bound,
        winner: 'asked',
        why: 'prescribed',
        target: prescription.value,
      },
    ];
  });
}

/**
 * Prescriptions stay, and a bound that they break is dropped (`dietDecisions` reports it). Stricter rules of the client
 * stay (product decision 47); limits that hold only for a high serum value are left out.
 */
export function targetOfDiet(target: DayTarget, diet: HospitalDiet): DayTarget {
  const limits = { ...target.limits };
  const targets = { ...target.targets };
  const sources = { ...target.sources };
  const decisions = dietDecisions(target, diet);
  for (const key of DIET_NUTRIENTS) {
    const range = diet.limits[key];
    if (!range || range.ifSerumHigh) continue;
    const { min, max } = toBounds(key, range);
    const broken = decisions.find(({ nutrient }) => nutrient === key)?.bound?.side;
    const bounds = {
      min: broken === 'minimum' ? undefined : min,
      max: broken === 'maximum' ? undefined : max,
    };
    limits[key] = mergeLimit(limits[key] ?? {}, bounds, diet.code);
    if (findPrescription(target, key)) continue;
    if (key !== 'calories') {
      delete targets[key];
      delete sources[key];
    } else if (min !== undefined && max !== undefined) {
      targets.calories = (min + max) / 2;
      sources.calories = { from: 'ownLimit' };
    }
  }
  return { ...target, targets, sources, limits };
}
