import { avoidedBy } from '../clinical/allergens/avoided';
import type { Client, GoalKind } from '../records/clients';
import type { Menu } from '../records/menus';
import type { NutritionSummary } from '../food/nutrients';
import { summaryTotal } from '../nutrition/summary';
import { conditionsOfTag } from '../clinical/recognise';
import type { ConditionId } from '../clinical/types';
import { computeBmi } from '../person/body';
import { matchGoalKind } from './client';
import { lossCaution } from './lossCaution';

export type SuitabilityRule =
  | 'weight_loss_calories'
  | 'muscle_gain_protein'
  | 'allergens'
  | 'high_bmi_calories'
  | 'low_bmi_calories';

export interface SuitabilityReason {
  rule: SuitabilityRule;
  points: number;
  recommendation: boolean;
}

/** How the percentage is marked: above 80, above 60, or less (expert workspace, section 9). */
export type SuitabilityBadge = 'default' | 'secondary' | 'outline';

export interface Suitability {
  /** 0–100. */
  score: number;
  badge: SuitabilityBadge;
  reasons: SuitabilityReason[];
  unknown: ('calories' | 'protein' | 'bmi')[];
}

export type SuitabilityMenu = Pick<Menu, 'nutritionSummary' | 'extendedNutrition'>;
export type SuitabilityClient = Pick<Client, 'goals' | 'allergies' | 'weight' | 'height'> &
  Partial<Pick<Client, 'medicalConditions'>> & {
    /** Whether the rules are theirs: bands of the BMI, kcal to lose weight and grams for muscles are an adult's. Absent: yes. */
    adult?: boolean;
  };

const known = (menu: SuitabilityMenu, key: keyof NutritionSummary): number | undefined =>
  summaryTotal(menu, key)?.known;

interface Facts {
  goal: GoalKind | undefined;
  allergies: number;
  calories: number | undefined;
  protein: number | undefined;
  bmi: number | undefined;
}

const above = (value: number | undefined, limit: number) => value !== undefined && value > limit;
const below = (value: number | undefined, limit: number) => value !== undefined && value < limit;

const RULES: Record<
  SuitabilityRule,
  { points: number; recommendation?: true; applies: (facts: Facts) => boolean }
> = {
  weight_loss_calories: {
    points: 20,
    applies: ({ goal, calories }) => goal === 'weight_loss' && above(calories, 1500),
  },
  muscle_gain_protein: {
    points: 15,
    applies: ({ goal, protein }) => goal === 'muscle_gain' && below(protein, 100),
  },
  allergens: { points: 10, applies: ({ allergies }) => allergies > 0 },
  high_bmi_calories: {
    points: 15,
    applies: ({ bmi, calories }) => above(bmi, 25) && above(calories, 1800),
  },
  low_bmi_calories: {
    points: 10,
    recommendation: true,
    applies: ({ bmi, calories }) => below(bmi, 18.5) && below(calories, 2000),
  },
};

function getBadge(score: number): SuitabilityBadge {
  if (score > 80) return 'default';
  return score > 60 ? 'secondary' : 'outline';
}

/** The goal that a menu is scored for: nobody is led to lose weight who grows, feeds a child or is to gain. */
function scoredGoal(client: SuitabilityClient, goal: GoalKind | undefined): GoalKind | undefined {
  if (client.adult === false) return undefined;
  if (goal !== 'weight_loss') return goal;
  const tags = client.medicalConditions ?? [];
  const conditions = new Set<ConditionId>(tags.flatMap(conditionsOfTag).map(({ id }) => id));
  const feedsChild = conditions.has('pregnancy') || conditions.has('nursing');
  return feedsChild || lossCaution(client, { age: undefined, conditions }) ? undefined : goal;
}

export function computeSuitability(
  menu: SuitabilityMenu,
  client: SuitabilityClient,
  goal: GoalKind | undefined = matchGoalKind(client.goals),
): Suitability {
  const adult = client.adult ?? true;
  const facts: Facts = {
    goal: scoredGoal(client, goal),
    allergies: avoidedBy(client).length,
    calories: known(menu, 'calories'),
    protein: known(menu, 'protein'),
    bmi: adult ? computeBmi(client.weight, client.height) : undefined,
  };
  const reasons = (Object.keys(RULES) as SuitabilityRule[])
    .filter((rule) => RULES[rule].applies(facts))
    .map((rule) => ({
      rule,
      points: RULES[rule].points,
      recommendation: RULES[rule].recommendation ?? false,
    }));
  const taken = reasons.reduce((sum, reason) => sum + reason.points, 0);
  const score = Math.min(100, Math.max(0, 100 - taken));
  const unknown = (['calories', 'protein', 'bmi'] as const).filter(
    (fact) => facts[fact] === undefined && (fact !== 'bmi' || adult),
  );
  return { score, badge: getBadge(score), reasons, unknown };
}

export interface RankedMenu extends Suitability {
  id: string;
}

export function rankBySuitability(
  menus: readonly (SuitabilityMenu & { id: string })[],
  client: SuitabilityClient,
  goal?: GoalKind,
): RankedMenu[] {
  return menus
    .map((menu) => ({ id: menu.id, ...computeSuitability(menu, client, goal) }))
    .sort((a, b) => b.score - a.score);
}
