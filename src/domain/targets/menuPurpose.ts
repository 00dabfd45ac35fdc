import { conditionsOfTag, isSuddenKidney } from '../clinical/recognise';
import { CONDITION_IDS, type ConditionId } from '../clinical/types';
import type { GoalKind } from '../records/clients';
import type { Menu } from '../records/menus';
import {
  aimsOfMenu,
  otherAge,
  plainWords,
  stagesOfMenu,
  type MenuAim,
  type MenuStage,
} from './menuStages';

/**
 * For whom a menu is made, seen from one client: `own` for the client's hospital diet, stage of life, conditions, diet or goal,
 * `general` for anybody, `special` for a goal, diet or age that the client does not have and that harms nobody,
 * `foreign` for a condition or stage of life that the client does not have.
 */
export type Purpose = 'own' | 'general' | 'special' | 'foreign';

export type PurposeReason =
  | { level: 'red' | 'amber'; kind: 'foreignCondition'; conditions: ConditionId[] }
  | { level: 'amber'; kind: 'vegetarianMenu' }
  | { level: 'red' | 'amber'; kind: 'otherDiet'; code: string };

export interface PurposeFit {
  purpose: Purpose;
  weight: number;
  reasons: PurposeReason[];
}

export interface ClientNeeds {
  stages: readonly MenuStage[];
  conditions: ReadonlySet<string>;
  goal: GoalKind | undefined;
  vegetarian: boolean;
  age?: number | undefined;
  diet?: string | undefined;
}

const STAGE_CONDITIONS: readonly ConditionId[] = ['pregnancy', 'nursing', 'oldAge'];
/** These diets cut or double protein, which harms anybody else. */
const HARMS_OTHERS: readonly ConditionId[] = ['kidney', 'dialysis'];
const NEEDS_MORE: readonly MenuStage[] = ['infant', 'child', 'pregnancy', 'nursing'];
/** "đạm 40 g", "1800 kcal": an amount, never the stage of a kidney ("G3"). */
const AMOUNT = /\d+(?:[.,]\d+)?\s*(?:kcal|mg|kg|g|ml|%)(?![\p{L}\d])/giu;
const VEGETARIAN = / (an chay|thuan chay|chay truong|thuan thuc vat|vegan) /;

type NamedMenu = Pick<Menu, 'name' | 'tags'>;

export function conditionsOfMenu({ name, tags }: NamedMenu): ConditionId[] {
  const texts = [name, ...tags.map(({ label }) => label)];
  const named = texts.flatMap((text) => conditionsOfTag(text.replace(AMOUNT, ' ')));
  return [...new Set(named.map(({ id }) => id))].filter((id) => !STAGE_CONDITIONS.includes(id));
}

const isVegetarian = ({ name, tags }: NamedMenu): boolean =>
  VEGETARIAN.test(plainWords([name, ...tags.map(({ label }) => label)].join(' . ')));

const AIM_OF_GOAL: Partial<Record<GoalKind, MenuAim>> = {
  weight_loss: 'loss',
  weight_gain: 'gain',
  muscle_gain: 'muscle',
};

/** The change that a client wants: by the goals, else by their conditions; who grows or feeds a child wants no loss. */
export function wantedAim({ goal, conditions, stages }: ClientNeeds): MenuAim | undefined {
  const aim = (goal && AIM_OF_GOAL[goal]) ?? (conditions.has('obesity') ? 'loss' : undefined);
  return aim === 'loss' && stages.some((stage) => NEEDS_MORE.includes(stage)) ? undefined : aim;
}

function hasCondition(id: ConditionId, { conditions, goal }: ClientNeeds): boolean {
  // A diet before dialysis has half the protein of one with it.
  if (id === 'kidney') return conditions.has('kidney') && !conditions.has('dialysis');
  if (id === 'gestationalDiabetes')
    return conditions.has(id) || (conditions.has('diabetes') && conditions.has('pregnancy'));
  if (id === 'underweight') return conditions.has(id) || goal === 'weight_gain';
  if (id === 'obesity') return conditions.has(id) || goal === 'weight_loss';
  return conditions.has(id);
}

const NEEDS: readonly string[] = [
  'hospitalDiet',
  'surgery',
  'infant',
  'child',
  'pregnancy',
  'nursing',
  ...CONDITION_IDS.filter((id) => !STAGE_CONDITIONS.includes(id)),
  'vegetarian',
  'aim',
  'oldAge',
];
const computeWeight = (need: string) => 2 ** (NEEDS.length - NEEDS.indexOf(need));
const UNASKED = 0.5;

function getPurpose(met: readonly string[], isUnsuitable: boolean, foreign: boolean): Purpose {
  if (foreign) return 'foreign';
  if (met.length > 0) return 'own';
  return isUnsuitable ? 'special' : 'general';
}

function purposeReasons(foreign: ConditionId[], isOtherDiet: boolean): PurposeReason[] {
  const reasons: PurposeReason[] = [];
  if (foreign.length > 0) {
    const level = foreign.some((id) => HARMS_OTHERS.includes(id)) ? 'red' : 'amber';
    reasons.push({ level, kind: 'foreignCondition', conditions: foreign });
  }
  if (isOtherDiet) reasons.push({ level: 'amber', kind: 'vegetarianMenu' });
  return reasons;
}

function purposeByWords(menu: NamedMenu, needs: ClientNeeds): PurposeFit {
  const { stages, vegetarian } = needs;
  const conditions = conditionsOfMenu(menu);
  const foreign = conditions.filter((id) => !hasCondition(id, needs));
  const aims = aimsOfMenu(menu);
  const targetAim = wantedAim(needs);
  const isForVegetarians = isVegetarian(menu);
  const made = stagesOfMenu(menu);
  const others = made.filter((stage) => !stages.includes(stage));
  const schools = otherAge(menu, needs.age)?.schools ?? 0;
  const met = [
    ...made.filter((stage) => stages.includes(stage) && !(stage === 'child' && schools > 1)),
    ...conditions.filter((id) => hasCondition(id, needs)),
    ...(vegetarian && isForVegetarians ? ['vegetarian'] : []),
    ...(targetAim && aims.includes(targetAim) ? ['aim'] : []),
  ];
  const hasUnmatchedAim =
    (isForVegetarians && !vegetarian) ||
    aims.some((aim) => aim !== targetAim) ||
    others.length > 0 ||
    schools > 0;
  const isGrown = !stages.some((stage) => NEEDS_MORE.includes(stage));
  const isForeign = foreign.length > 0 || others.some((stage) => stage !== 'oldAge' || !isGrown);
  const weight = met.reduce((sum, need) => sum + computeWeight(need), 0);
  return {
    purpose: getPurpose(met, hasUnmatchedAim, isForeign),
    weight: weight - (hasUnmatchedAim ? UNASKED : 0),
    reasons: purposeReasons(foreign, isForVegetarians && !vegetarian),
  };
}

/** Hospital codes starting with BT are for people without a disease. */
const ORDINARY = /^BT/;

export function menuPurpose(
  menu: NamedMenu & Pick<Menu, 'hospitalDiet'>,
  needs: ClientNeeds,
): PurposeFit {
  const match = purposeByWords(menu, needs);
  const code = menu.hospitalDiet?.code;
  if (code === undefined) return match;
  if (code === needs.diet)
    return {
      purpose: 'own',
      weight: match.weight + computeWeight('hospitalDiet'),
      // A code chosen for a client says that the client has its illness.
      reasons: match.reasons.filter(({ kind }) => kind !== 'foreignCondition'),
    };
  const isHarmless =
    match.purpose === 'own' || (ORDINARY.test(code) && match.purpose !== 'foreign');
  return {
    purpose: isHarmless ? 'special' : 'foreign',
    weight: 0,
    // The days of a sudden illness of the kidney cut protein as those of the lasting one do.
    reasons: [
      ...match.reasons,
      { level: isSuddenKidney(menu.name) ? 'red' : 'amber', kind: 'otherDiet', code },
    ],
  };
}
