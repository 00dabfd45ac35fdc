import type { Client } from '../records/clients';
import type { Menu } from '../records/menus';
import { MEAL_SLOTS } from '../food/storedLines';
import type { NutrientKey } from '../food/nutrients';
import { medicineNotes } from '../clinical/medicines';
import { lineTotals } from '../nutrition/totals';
import type { BoundOrigin } from '../clinical/limits';
import { computeDayAmounts } from './amounts';
import { isNutrient, judgeDay } from './judge';
import { buildStandard } from './standard';
import type { VerdictLine } from './types';
import { matchGoalKind } from '../targets/client';
import type { DayTargets } from '../targets/dayTargets';
import { foodReasons, isVegetarian, type FoodReason } from './fitFoods';
import { lossCaution, type LossCaution } from '../targets/lossCaution';
import {
  menuPurpose,
  wantedAim,
  type ClientNeeds,
  type Purpose,
  type PurposeReason,
} from '../targets/menuPurpose';
import {
  aimsOfMenu,
  otherAge,
  stageReasons,
  stagesOfClient,
  type StageReason,
} from '../targets/menuStages';

export type FitReason =
  | FoodReason
  | StageReason
  | PurposeReason
  | { level: 'red' | 'amber'; kind: 'energy'; difference: number; target: number }
  | { level: 'red' | 'amber'; kind: 'protein'; difference: number; target: number }
  | {
      level: 'red' | 'amber';
      kind: 'over';
      nutrient: NutrientKey;
      value: number;
      bound: number;
      origin: BoundOrigin;
      foods: string[];
    }
  | { level: 'red' | 'amber'; kind: 'verdict'; line: VerdictLine }
  | {
      level: 'amber';
      kind: 'under';
      nutrient: NutrientKey;
      value: number;
      bound: number;
      origin: BoundOrigin;
    }
  | { level: 'amber'; kind: 'saltUnknown'; foods: string[] }
  | { level: 'red' | 'amber'; kind: 'medicine'; words: string[]; foods: string[] }
  | { level: 'amber'; kind: 'goal' | 'otherGoal'; menu: 'gain' | 'loss' }
  | { level: 'red'; kind: 'noLoss'; why: LossCaution };

export type FitGroup = 'fits' | 'adjust' | 'avoid';

export interface Fit {
  group: FitGroup;
  reasons: FitReason[];
  purpose: Purpose;
  weight: number;
  distance: number;
}

export type FitMenu = Pick<Menu, 'name' | 'tags' | 'meals' | 'hospitalDiet'>;
export type FitClient = Pick<
  Client,
  'allergies' | 'dietaryRestrictions' | 'goals' | 'medicalConditions' | 'gender'
> &
  Partial<Pick<Client, 'weight' | 'height' | 'hospitalDiet'>>;

/** Energy and protein: within a tenth they fit, within a third portions can be changed, beyond that not. */
const [FITS, CHANGEABLE] = [0.1, 1 / 3];
const CHANGEABLE_OWN = 0.5;
/** The share that product decision 4 calls too little to matter. */
const NEGLIGIBLE = 0.02;

function goalReasons(
  menu: FitMenu,
  needs: ClientNeeds,
  caution: LossCaution | undefined,
): FitReason[] {
  const aims = aimsOfMenu(menu);
  if (caution && aims.includes('loss')) return [{ level: 'red', kind: 'noLoss', why: caution }];
  const targetAim = wantedAim(needs);
  if (aims.length === 0 || (targetAim && aims.includes(targetAim))) return [];
  const aim = aims.includes('loss') ? 'loss' : 'gain';
  const isContrary = targetAim !== undefined && (targetAim === 'loss') !== (aim === 'loss');
  return [{ level: 'amber', kind: isContrary ? 'goal' : 'otherGoal', menu: aim }];
}

const medicineReasons = ({ meals }: FitMenu, illness: readonly string[] = []): FitReason[] =>
  medicineNotes(
    illness,
    MEAL_SLOTS.flatMap((slot) => meals[slot].items),
  ).flatMap(({ medicine, foods, isHarmful }): FitReason[] => {
    const level = isHarmful ? 'red' : 'amber';
    return foods.length > 0 ? [{ level, kind: 'medicine', words: [medicine], foods }] : [];
  });

type Totals = ReturnType<typeof lineTotals>;

interface TargetRating {
  reasons: FitReason[];
  distance: number;
}

const NO_TARGET: TargetRating = { reasons: [], distance: 0 };

function energyReason(totals: Totals, { targets }: DayTargets, changeable: number): TargetRating {
  const target = targets?.calories;
  if (!totals.calories || target === undefined || !(target > 0)) return NO_TARGET;
  const difference = totals.calories.known - target;
  const distance = Math.abs(difference) / target;
  if (distance <= FITS) return { reasons: [], distance };
  const level = distance > changeable ? 'red' : 'amber';
  return {
    distance,
    reasons: [{ level, kind: 'energy', difference: Math.round(difference), target }],
  };
}

/** An estimated protein target is a minimum need; more counts against a menu only where somebody prescribed the amount. */
function proteinReason(totals: Totals, { targets, sources }: DayTargets): TargetRating {
  const target = targets?.protein;
  if (!totals.protein || target === undefined || !(target > 0)) return NO_TARGET;
  const difference = totals.protein.known - target;
  const from = sources.protein?.from;
  const isFloor = from === 'estimate' || from === 'table';
  if (isFloor && difference > 0) return NO_TARGET;
  const distance = Math.abs(difference) / target;
  if (distance <= FITS) return { reasons: [], distance };
  return {
    distance,
    reasons: [{ level: 'amber', kind: 'protein', difference: Math.round(difference), target }],
  };
}

function portionsAt(totals: Totals, target: number | undefined, changeable: number): number {
  const energy = totals.calories?.known;
  if (!energy || target === undefined || !(target > 0)) return 1;
  const share = target / energy;
  return share < 1 && 1 / share - 1 <= changeable ? share : 1;
}

function buildReasons(line: VerdictLine, portions: number): FitReason[] {
  const { limit, known, status, from = [] } = line;
  const { of, value: bound, origin, severity } = limit;
  const isOwn = origin.by === 'target' || origin.by === 'code';
  // How a day is shared among its meals can be changed without another menu.
  if (isOwn || limit.per === 'week' || of === 'mealEnergy') return [];
  const isGeneral = severity === 'general';
  if (status === 'over' && known !== undefined) {
    if (!isNutrient(of)) {
      const isForbidden = of === 'alcohol' || of === 'purineFoods';
      return [{ level: isForbidden ? 'red' : 'amber', kind: 'verdict', line }];
    }
    // A general limit may be passed slightly; a condition's maximum may not, even by a milligram.
    if (isGeneral && known <= bound * (1 + NEGLIGIBLE)) return [];
    const isHarmful = !isGeneral && known * portions > bound * (1 + FITS);
    return [
      {
        level: isHarmful ? 'red' : 'amber',
        kind: 'over',
        nutrient: of,
        value: known,
        bound,
        origin,
        foods: from,
      },
    ];
  }
  const isShort = status === 'short' && severity === 'illness' && isNutrient(of);
  if (!isShort || of === 'calories' || known === undefined || known >= bound * (1 - FITS))
    return [];
  return [{ level: 'amber', kind: 'under', nutrient: of, value: known, bound, origin }];
}

function limitReasons(
  menu: FitMenu,
  totals: Totals,
  day: DayTargets,
  changeable: number,
): FitReason[] {
  const portions = portionsAt(totals, day.targets?.calories, changeable);
  const lines = judgeDay(computeDayAmounts(menu.meals), buildStandard({ day }));
  const { sodium } = totals;
  const salt = sodium?.uncounted && day.clinical.limits.sodium ? sodium.uncounted : undefined;
  return [
    ...(salt ? [{ level: 'amber', kind: 'saltUnknown', foods: salt } as const] : []),
    ...lines.flatMap((line) => buildReasons(line, portions)),
  ];
}

const POINTS = { red: 20, amber: 5 } as const;

export function scoreWith(
  score: number,
  { group, reasons }: Pick<Fit, 'group' | 'reasons'>,
): number | undefined {
  if (group === 'avoid') return undefined;
  const taken = reasons.reduce((sum, { level }) => sum + POINTS[level], 0);
  return Math.max(0, score - taken);
}

export function computeFit(
  menu: FitMenu,
  client: FitClient,
  day: DayTargets,
  about: { age: number | undefined; conditions: ReadonlySet<string>; illness?: readonly string[] },
): Fit {
  const totals = lineTotals(MEAL_SLOTS.flatMap((slot) => menu.meals[slot].items));
  const stages = stagesOfClient(client, about.age, about.conditions);
  const needs: ClientNeeds = {
    stages,
    conditions: about.conditions,
    goal: matchGoalKind(client.goals),
    vegetarian: isVegetarian(client),
    age: about.age,
    diet: client.hospitalDiet?.code,
  };
  const purpose = menuPurpose(menu, needs);
  const changeable = purpose.purpose === 'own' ? CHANGEABLE_OWN : CHANGEABLE;
  const energy = energyReason(totals, day, changeable);
  const protein = proteinReason(totals, day);
  const all: FitReason[] = [
    ...[foodReasons(menu, client), medicineReasons(menu, about.illness)].flat(),
    ...stageReasons(menu, stages),
    ...[otherAge(menu, about.age)?.reason ?? []].flat(),
    ...purpose.reasons,
    ...energy.reasons,
    ...limitReasons(menu, totals, day, changeable),
    ...protein.reasons,
    ...goalReasons(menu, needs, lossCaution(client, about)),
  ];
  const red = all.filter(({ level }) => level === 'red');
  const reasons = [...red, ...all.filter(({ level }) => level === 'amber')];
  return {
    group: red.length > 0 ? 'avoid' : reasons.length > 0 ? 'adjust' : 'fits',
    reasons,
    purpose: purpose.purpose,
    weight: purpose.weight,
    distance: energy.distance + protein.distance,
  };
}
