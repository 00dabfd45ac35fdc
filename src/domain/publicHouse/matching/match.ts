import { avoidedBy } from '../../clinical/allergens/avoided';
import { conditionsOfTag } from '../../clinical/recognise';
import type { Restriction } from '../survey/answers';
import type { SurveyGoal } from '../survey/result';
import { fold } from '../../text/fold';
import { matchGoalKind } from '../../targets/client';
import {
  getAllergyState,
  isUnknown,
  lineWarnings,
  type AllergyState,
  type CardLine,
  type DishWarning,
  type MenuCard,
} from './card';

/** Weights of the kinds of wishes, and of one tag and one conflict (platform, section 9). */
const WEIGHTS = {
  dietary: 1000,
  allergies: 800,
  medical: 600,
  disliked: 400,
  nutrition: 200,
} as const;
const [MATCHED_TAG, CONFLICT] = [50, -200];
const [MAX_MATCHES, MAX_TOP] = [10, 3];
/** Share of the target energy beyond which no menu gets a rank (product decision 55). */
const NEAR = 0.15;

export interface MatchWishes {
  allergies: readonly string[];
  conditions: readonly string[];
  restrictions: readonly Restriction[];
  dislikes: readonly string[];
  goal: SurveyGoal;
  /** kcal a day. */
  calories: number;
}

/** Some illnesses, such as celiac disease, count as allergies. */
export const avoidedIn = ({
  allergies,
  conditions,
}: Pick<MatchWishes, 'allergies' | 'conditions'>): readonly string[] =>
  avoidedBy({ allergies: [...allergies], medicalConditions: [...conditions] });

export interface MenuMatch {
  card: MenuCard;
  score: number;
  /** 1–3; absent: no rank. */
  top?: number;
  allergy: AllergyState;
  warnings: DishWarning[];
  unwanted: { word: string; dish: string }[];
  keepsDiet: boolean;
  suitsIllness: boolean;
  matched: string[];
  /** kcal above the target, negative below; absent where the energy is unknown or only a bound. */
  difference?: number;
  madeFor: string[];
  isOtherGoal: boolean;
}

const MEAT = ['thịt', 'heo', 'bò', 'gà', 'vịt', 'giò', 'chả', 'xúc xích', 'lạp xưởng'];
const SEA = ['cá', 'giáp xác', 'nhuyễn thể'];
const AGAINST: Record<Restriction, { foods: readonly string[]; tags: readonly string[] }> = {
  vegan: {
    foods: [...MEAT, ...SEA, 'trứng', 'sữa', 'mật ong'],
    tags: ['thuan thuc vat', 'thuan chay', 'vegan'],
  },
  vegetarian: {
    foods: [...MEAT, ...SEA],
    tags: ['an chay', 'mon chay', 'thuan chay', 'thuan thuc vat', 'vegan', 'vegetarian'],
  },
  noPork: { foods: ['heo', 'lợn'], tags: [] },
  noBeef: { foods: ['bò'], tags: [] },
};

const foundIn = (line: CardLine, words: readonly string[]): { word: string; dish: string }[] =>
  lineWarnings(line, words)
    .filter(({ level }) => level === 'contains')
    .map(({ allergy }) => ({ word: allergy, dish: line.name }));

function dishesWith({ lines }: MenuCard, words: readonly string[]) {
  if (words.length === 0) return [];
  const matches = lines.flatMap((line) => foundIn(line, words));
  return [...new Map(matches.map((one) => [`${one.word} ${one.dish}`, one])).values()];
}

const holdsTag = (card: MenuCard, tags: readonly string[]): string | undefined =>
  card.tags.find((tag) => tags.includes(fold(tag)));

function matchDiet(card: MenuCard, restrictions: readonly Restriction[]) {
  const each = restrictions.map((one) => {
    const { foods, tags } = AGAINST[one];
    const conflicts = dishesWith(card, foods);
    const tag = holdsTag(card, tags);
    // A menu whose dishes do not say their parts is only believed by its tag.
    const isKept = conflicts.length === 0 && (tag !== undefined || isKnown(card));
    return { conflicts, tag, isKept };
  });
  return {
    isKept: each.every(({ isKept }) => isKept),
    conflicts: each.flatMap(({ conflicts }) => conflicts),
    tags: each.flatMap(({ tag }) => (tag === undefined ? [] : [tag])),
  };
}

const isKnown = ({ lines }: MenuCard): boolean => lines.length > 0 && !lines.some(isUnknown);

function matchConditions({ tags }: MenuCard, conditions: readonly string[]) {
  const conditionIds = new Set(conditions.flatMap(conditionsOfTag).map(({ id }) => id));
  const matchingTags = tags.filter((tag) =>
    conditionsOfTag(tag).some(({ id }) => conditionIds.has(id)),
  );
  const met = new Set(matchingTags.flatMap(conditionsOfTag).map(({ id }) => id));
  const others = tags.filter(
    (tag) => !matchingTags.includes(tag) && conditionsOfTag(tag).length > 0,
  );
  return { isKept: [...conditionIds].every((id) => met.has(id)), tags: matchingTags, others };
}

const GOALS = { lose: 'weight_loss', keep: 'maintenance', gain: 'weight_gain' } as const;

function matchGoal(card: MenuCard, goal: SurveyGoal) {
  const own = card.goal ?? matchGoalKind(card.tags);
  const isSame = own === GOALS[goal];
  const tags = isSame ? card.tags.filter((tag) => matchGoalKind([tag]) === own) : [];
  // Gaining muscle opposes no goal; another weight does.
  const isOther =
    own === 'weight_loss' ? goal !== 'lose' : own === 'weight_gain' && goal === 'lose';
  return { tags, isOther };
}

/** A partial figure cannot be compared with a target. */
const getEnergy = ({ calories }: MenuCard): number | undefined =>
  calories && !calories.isPartial ? calories.value : undefined;

function rate(card: MenuCard, wishes: MatchWishes): MenuMatch {
  const { state, warnings } = getAllergyState(card, avoidedIn(wishes));
  const diet = matchDiet(card, wishes.restrictions);
  const disliked = dishesWith(card, wishes.dislikes);
  const medical = matchConditions(card, wishes.conditions);
  const goal = matchGoal(card, wishes.goal);
  const energy = getEnergy(card);
  const difference = energy === undefined ? undefined : Math.round(energy - wishes.calories);
  const isNear = difference !== undefined && Math.abs(difference) <= wishes.calories * NEAR;
  const matched = [...new Set([...goal.tags, ...medical.tags, ...diet.tags])];
  const conflicts =
    new Set(warnings.filter(({ level }) => level === 'contains').map(({ dish }) => dish)).size +
    diet.conflicts.length +
    disliked.length +
    (goal.isOther ? 1 : 0);
  const score =
    (diet.isKept ? WEIGHTS.dietary : 0) +
    (state === 'none' || state === 'free' ? WEIGHTS.allergies : 0) +
    (medical.isKept ? WEIGHTS.medical : 0) +
    (disliked.length === 0 ? WEIGHTS.disliked : 0) +
    (isNear ? WEIGHTS.nutrition : 0) +
    matched.length * MATCHED_TAG +
    conflicts * CONFLICT;
  return {
    card,
    score,
    allergy: state,
    warnings,
    unwanted: [...diet.conflicts, ...disliked],
    keepsDiet: diet.isKept,
    suitsIllness: medical.isKept,
    matched,
    ...(difference === undefined ? {} : { difference }),
    madeFor: medical.others,
    isOtherGoal: goal.isOther,
  };
}

const mayRank = (match: MenuMatch, { calories }: MatchWishes): boolean =>
  (match.allergy === 'none' || match.allergy === 'free') &&
  match.keepsDiet &&
  match.suitsIllness &&
  match.unwanted.length === 0 &&
  !match.isOtherGoal &&
  match.madeFor.length === 0 &&
  match.difference !== undefined &&
  Math.abs(match.difference) <= calories * NEAR;

const getDistance = ({ difference }: MenuMatch): number =>
  difference === undefined ? Number.MAX_VALUE : Math.abs(difference);

/**
 * Menus that certainly hold an allergen come last; equal scores are sorted by distance to the target energy (product
 * decision 55).
 */
export function matchMenus(cards: readonly MenuCard[], wishes: MatchWishes): MenuMatch[] {
  const isLast = ({ allergy }: MenuMatch): number => (allergy === 'contains' ? 1 : 0);
  const sorted = cards
    .map((card) => rate(card, wishes))
    .sort(
      (a, b) =>
        isLast(a) - isLast(b) ||
        b.score - a.score ||
        getDistance(a) - getDistance(b) ||
        (a.card.id < b.card.id ? -1 : 1),
    )
    .slice(0, MAX_MATCHES);
  const best = sorted.filter((match) => mayRank(match, wishes)).slice(0, MAX_TOP);
  return sorted.map((match) => {
    const position = best.indexOf(match);
    return position < 0 ? match : { ...match, top: position + 1 };
  });
}

export const foodsAgainst = (restriction: Restriction): readonly string[] =>
  AGAINST[restriction].foods;
