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

/** That a menu is made for conditions, a diet or a hospital diet that the client does not have. */
export type PurposeReason =
  | { level: 'red' | 'amber'; kind: 'foreignCondition'; conditions: ConditionId[] }
  | { level: 'amber'; kind: 'vegetarianMenu' }
  | { level: 'red' | 'amber'; kind: 'otherDiet'; code: string };

export interface PurposeFit {
  purpose: Purpose;
  /** Weight of the client's needs that the menu is made for; the need that stands first outweighs all behind it. */
  weight: number;
  reasons: PurposeReason[];
}

/** Facts of a client that decide for whom a menu would have to be made. */
export interface ClientNeeds {
  stages: readonly MenuStage[];
  /** Conditions that were recognised. */
  found: ReadonlySet<string>;
  goal: GoalKind | undefined;
  vegetarian: boolean;
  /** Years; absent where it is unknown. */
  age?: number | undefined;
  /** Code of the hospital diet that was chosen for the client. */
  diet?: string | undefined;
}

/** Stages of life have words of their own for menus. */
const STAGE_CONDITIONS: readonly ConditionId[] = ['pregnancy', 'nursing', 'oldAge'];
/** Their diet changes what everybody else needs: protein is cut, or doubled. */
const HARMS_OTHERS: readonly ConditionId[] = ['kidney', 'dialysis'];
/** Who grows, or feeds a child. */
const NEEDS_MORE: readonly MenuStage[] = ['infant', 'child', 'pregnancy', 'nursing'];
/** "đạm 40 g", "1800 kcal": an amount, never the stage of a kidney ("G3"). */
const AMOUNT = /\d+(?:[.,]\d+)?\s*(?:kcal|mg|kg|g|ml|%)(?![\p{L}\d])/giu;
const VEGETARIAN = / (an chay|thuan chay|chay truong|thuan thuc vat|vegan) /;

type NamedMenu = Pick<Menu, 'name' | 'tags'>;

/** Conditions that a menu is made for, by its name and tags, without stages of life. */
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
export function wantedAim({ goal, found, stages }: ClientNeeds): MenuAim | undefined {
  const aim = (goal && AIM_OF_GOAL[goal]) ?? (found.has('obesity') ? 'loss' : undefined);
  return aim === 'loss' && stages.some((stage) => NEEDS_MORE.includes(stage)) ? undefined : aim;
}

/** Whether a client has a condition, as far as menus are concerned. */
function hasCondition(id: ConditionId, { found, goal }: ClientNeeds): boolean {
  // A diet before dialysis has half the protein of one with it.
  if (id === 'kidney') return found.has('kidney') && !found.has('dialysis');
  if (id === 'gestationalDiabetes')
    return found.has(id) || (found.has('diabetes') && found.has('pregnancy'));
  if (id === 'underweight') return found.has(id) || goal === 'weight_gain';
  if (id === 'obesity') return found.has(id) || goal === 'weight_loss';
  return found.has(id);
}

/** Needs in the order in which they decide: the code that was chosen, life, then conditions in the order of their rules. */
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
const weightOf = (need: string) => 2 ** (NEEDS.length - NEEDS.indexOf(need));
/** Less than the last need weighs. */
const UNASKED = 0.5;

function purposeOf(met: readonly string[], unasked: boolean, foreign: boolean): Purpose {
  if (foreign) return 'foreign';
  if (met.length > 0) return 'own';
  return unasked ? 'special' : 'general';
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

/** For whom a menu is made by its name and tags. */
function purposeByWords(menu: NamedMenu, needs: ClientNeeds): PurposeFit {
  const { stages, vegetarian } = needs;
  const conditions = conditionsOfMenu(menu);
  const foreign = conditions.filter((id) => !hasCondition(id, needs));
  const aims = aimsOfMenu(menu);
  const wanted = wantedAim(needs);
  const isForVegetarians = isVegetarian(menu);
  const made = stagesOfMenu(menu);
  const others = made.filter((stage) => !stages.includes(stage));
  const schools = otherAge(menu, needs.age)?.schools ?? 0;
  const met = [
    ...made.filter((stage) => stages.includes(stage) && !(stage === 'child' && schools > 1)),
    ...conditions.filter((id) => hasCondition(id, needs)),
    ...(vegetarian && isForVegetarians ? ['vegetarian'] : []),
    ...(wanted && aims.includes(wanted) ? ['aim'] : []),
  ];
  const unasked =
    (isForVegetarians && !vegetarian) ||
    aims.some((aim) => aim !== wanted) ||
    others.length > 0 ||
    schools > 0;
  // A menu that is soft and small for old age harms no adult.
  const isGrown = !stages.some((stage) => NEEDS_MORE.includes(stage));
  const isForeign = foreign.length > 0 || others.some((stage) => stage !== 'oldAge' || !isGrown);
  const weight = met.reduce((sum, need) => sum + weightOf(need), 0);
  return {
    purpose: purposeOf(met, unasked, isForeign),
    weight: weight - (unasked ? UNASKED : 0),
    reasons: purposeReasons(foreign, isForVegetarians && !vegetarian),
  };
}

/** Codes of people without a disease: others may eat by them. */
const ORDINARY = /^BT/;

/** For whom a menu is made, and what of that speaks against it for a client. */
export function menuPurpose(
  menu: NamedMenu & Pick<Menu, 'hospitalDiet'>,
  needs: ClientNeeds,
): PurposeFit {
  const found = purposeByWords(menu, needs);
  const code = menu.hospitalDiet?.code;
  if (code === undefined) return found;
  if (code === needs.diet)
    return {
      purpose: 'own',
      weight: found.weight + weightOf('hospitalDiet'),
      // A code chosen for a client says that the client has its illness.
      reasons: found.reasons.filter(({ kind }) => kind !== 'foreignCondition'),
    };
  // Another code than the client's is offered behind what is made for the client or for anybody.
  const isHarmless =
    found.purpose === 'own' || (ORDINARY.test(code) && found.purpose !== 'foreign');
  return {
    purpose: isHarmless ? 'special' : 'foreign',
    weight: 0,
    // The days of a sudden illness of the kidney cut protein as those of the lasting one do.
    reasons: [
      ...found.reasons,
      { level: isSuddenKidney(menu.name) ? 'red' : 'amber', kind: 'otherDiet', code },
    ],
  };
}
