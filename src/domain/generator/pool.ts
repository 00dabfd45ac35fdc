import { toNewLine, type Addable } from '../menus/addables';
import { isCookable } from '../recipes/cooking/cookable';
import { medicineNotes } from '../clinical/medicines';
import { emptyMeals, type MealSlot } from '../food/storedLines';
import { refusalsAgainst } from '../clinical/customs/refused';
import type { NewLine } from '../food/lines';
import type { NutrientKey, NutrientMap } from '../food/nutrients';
import { normalise } from '../text/fold';
import { itemNutrients } from '../nutrition/totals';
import { sumFreeSugars } from '../verdict/foods';
import { foodReasons } from '../verdict/fitFoods';
import { readMarks, type DishMarks } from '../menus/dishMarks';
import { careReasons, sparingPortions } from './careOfDish';
import { createCategoryLookup, readTraits, type CategoryLookup, type DishTraits } from './traits';
import { listPortions } from './portions';
import { dislikeFor, listRefusals, refusedByTrait } from './refusals';
import { findFamily, findRoles, suitsSlot } from './roles';
import type { DayRule } from './rules';
import type { DishRole, Exclusion, Wish } from './types';

export interface Candidate {
  line: NewLine;
  roles: readonly DishRole[];
  mealTypes: readonly string[] | undefined;
  portions: readonly number[];
  /** Preference beside others, about 0–1. */
  preference: number;
  isOwn: boolean;
  family: string;
  marks: DishMarks;
  traits: DishTraits;
  /** Nutrients of one unit: what is known, and the most that it may be. */
  known: NutrientMap;
  most: NutrientMap;
  /** g of free sugar in one unit: the most that it may be. */
  freeSugars: number;
  excluded: Exclusion[];
}

const isReported = (nutrients: NutrientMap) => nutrients.calories !== undefined;

/** Absent keys have no bound. */
function computeMost({ snapshot }: NewLine, known: NutrientMap, factor: number): NutrientMap {
  const most: NutrientMap = { ...known };
  for (const key of Object.keys(snapshot.coverage ?? {}) as NutrientKey[]) {
    if ((snapshot.coverage?.[key] ?? 1) >= 1) continue;
    const more = snapshot.atMost?.[key];
    if (more === undefined) delete most[key];
    else most[key] = (known[key] ?? 0) + more * factor;
  }
  for (const [key, more] of Object.entries(snapshot.atMost ?? {}) as [NutrientKey, number][])
    if (known[key] === undefined) most[key] = more * factor;
  return most;
}

const needsFigures = ({ side, limit }: DayRule): boolean =>
  side === 'maximum' &&
  limit !== undefined &&
  limit.origin.by !== 'target' &&
  (limit.of === 'sodium' || limit.severity !== 'general');

/** Nutrients of which most dishes have whole figures: a day without one cannot be said to keep its limit. */
export const WELL_KNOWN: ReadonlySet<string> = new Set([
  'potassium',
  'phosphorus',
  'sodium',
  'saturatedFat',
  'cholesterol',
  'protein',
  'carbs',
]);
/** Part of a day's most that the unknown of one dish may be without a day being open for it. */
const NEGLIGIBLE = 0.0015;

export function isPartlyKnown(
  { snapshot }: Pick<NewLine, 'snapshot'>,
  nutrient: NutrientKey,
  bound: number,
): boolean {
  const isWhole =
    snapshot.nutrients[nutrient] !== undefined && (snapshot.coverage?.[nutrient] ?? 1) >= 1;
  const open = snapshot.atMost?.[nutrient];
  return !isWhole && !(open !== undefined && open <= bound * NEGLIGIBLE);
}

function unknownFigures(line: NewLine, most: NutrientMap, rules: readonly DayRule[]): Exclusion[] {
  return rules.flatMap((rule): Exclusion[] => {
    const { nutrient, bound } = rule;
    if (!needsFigures(rule) || nutrient === 'freeSugars') return [];
    const isSalty = nutrient === 'sodium' && (line.snapshot.saltUnknown?.length ?? 0) > 0;
    if (isSalty || most[nutrient] === undefined)
      return nutrient === 'purine' ? [] : [{ kind: 'unknownFigure', word: nutrient }];
    return WELL_KNOWN.has(nutrient) && isPartlyKnown(line, nutrient, bound)
      ? [{ kind: 'partlyKnown', word: nutrient }]
      : [];
  });
}

function refusedBy(
  line: NewLine,
  eaten: Pick<Candidate, 'traits' | 'roles'>,
  wish: Wish,
): Exclusion[] {
  const { eater, illness } = wish;
  const item = { ...line, order: 1 };
  const meals = { ...emptyMeals(), lunch: { items: [item] } };
  const exclusions = foodReasons({ meals }, eater).flatMap((reason): Exclusion[] => {
    if (reason.kind === 'restriction') return [];
    if (reason.kind === 'notVegetarian') return [{ kind: 'vegetarian', word: '' }];
    return reason.words.map((word) => ({ kind: 'allergy', word }));
  });
  const foods = listRefusals(wish);
  for (const word of new Set([...refusalsAgainst(line, foods), ...refusedByTrait(eaten, foods)]))
    exclusions.push({ kind: 'restriction', word });
  // A dish that does not say what it is made of does not count as free (product decision 55).
  if (eater.allergies.length > 0 && line.type === 'recipe' && !line.snapshot.parts?.length)
    exclusions.push({ kind: 'unknownParts', word: eater.allergies[0] ?? '' });
  for (const { medicine, foods } of medicineNotes(illness, [item]))
    if (foods.length > 0) exclusions.push({ kind: 'medicine', word: medicine });
  return exclusions;
}

/** Wishes of time and money; a dish of which nobody knows does not count as one that keeps them. */
function pricedOut({ minutes, cost }: DishMarks, { maxMinutes, maxCost }: Wish): Exclusion[] {
  const exclusions: Exclusion[] = [];
  if (maxMinutes !== undefined) {
    const word = String(maxMinutes);
    if (!minutes) exclusions.push({ kind: 'unknownTime', word });
    else if (minutes.value > maxMinutes)
      exclusions.push({ kind: 'slow', word, value: minutes.value });
  }
  if (maxCost !== undefined) {
    const word = String(maxCost);
    if (cost === undefined) exclusions.push({ kind: 'unknownCost', word });
    else if (cost > maxCost) exclusions.push({ kind: 'dear', word });
  }
  return exclusions;
}

const LIKED: Readonly<Record<string, number>> = {
  'Món kho': 0.85,
  'Món luộc': 0.85,
  'Món hấp': 0.85,
  'Món mặn': 0.85,
  'Món canh': 0.85,
  'Món rau': 0.85,
  'Món chiên': 0.6,
  'Món rán': 0.6,
  'Món nướng': 0.65,
  'Món chay': 0.65,
  Chè: 0.4,
  'Chè và đồ ngọt': 0.4,
};

const RARE =
  / (salad|súp|crepe|flan|đút lò|phô mai|tempura|áp chảo|sốt bơ|bít tết|chiên xù|lúc lắc|sốt vang|caesar|sandwich|vịt quay|heo quay|sò lông|sốt kem) /u;
const RARER = 0.4;
const WHITE_RICE = /^cơm trắng/u;

function likedDish(title: string, category: string): number {
  const liked = LIKED[category] ?? 0.75;
  return RARE.test(` ${normalise(title)} `) ? liked - RARER : liked;
}

/** g of free sugar that one unit may have at most; what nobody knows is all of its sugar. */
function computeFreeSugar(line: NewLine, { sugar, carbs = 0 }: NutrientMap): number {
  const { known, most, share } = sumFreeSugars([line]);
  return share >= 1 ? known : (most ?? sugar ?? carbs);
}

const AT_HOME = 0.25;

function computeTaste({ region, place }: DishMarks, { region: wished, kitchen }: Wish): number {
  if (wished === undefined || region === undefined) return 0;
  if (kitchen !== undefined && place === kitchen) return AT_HOME * 2;
  return region === wished ? AT_HOME : -AT_HOME;
}

function getLiking(addable: Addable): number {
  if (addable.own) return 1;
  if (addable.kind === 'recipe')
    return likedDish(addable.recipe.title, addable.recipe.category ?? '');
  return WHITE_RICE.test(normalise(addable.edible.name)) ? 1 : 0.85;
}

const getPreference = (addable: Addable, wish: Wish): number =>
  getLiking(addable) + computeTaste(readMarks(addable), wish);

const withoutMethod = (addable: Addable, { cookableOnly }: Wish): Exclusion[] =>
  cookableOnly && !isCookable(addable) ? [{ kind: 'noMethod', word: '' }] : [];

function buildCandidate(
  addable: Addable,
  wish: Wish,
  rules: readonly DayRule[],
  getCategory: CategoryLookup,
): Candidate[] {
  const id = addable.kind === 'recipe' ? addable.recipe.id : addable.edible.id;
  const line = { ...toNewLine(addable, id), quantity: 1 };
  const known = itemNutrients(line);
  const roles = isReported(known) ? findRoles(addable, known) : [];
  const served = roles[0] ? listPortions(line, roles[0]) : [];
  const traits = readTraits(addable, roles, getCategory);
  const portions = sparingPortions(served, roles, known, wish);
  if (portions.length === 0) return [];
  const most = computeMost(line, known, line.unitAmount / line.snapshot.basis.amount);
  const marks = readMarks(addable);
  return [
    {
      line,
      roles,
      mealTypes: addable.kind === 'recipe' ? addable.recipe.mealTypes : undefined,
      portions,
      preference: getPreference(addable, wish) - dislikeFor(line, traits, wish),
      isOwn: addable.own,
      family: findFamily(line.name),
      marks,
      traits,
      known,
      most,
      freeSugars: computeFreeSugar(line, known),
      excluded: [
        ...refusedBy(line, { traits, roles }, wish),
        ...unknownFigures(line, most, rules),
        ...careReasons(traits, { known, roles, portions: served }, wish),
        ...pricedOut(marks, wish),
        ...withoutMethod(addable, wish),
      ],
    },
  ];
}

export function buildCandidates(
  addables: Iterable<Addable>,
  wish: Wish,
  rules: readonly DayRule[],
): Candidate[] {
  const list = [...addables];
  const getCategory = createCategoryLookup(list);
  const all = list.flatMap((addable) => buildCandidate(addable, wish, rules, getCategory));
  // Sorted, so that the order of the dishes does not change the plan.
  return all.sort((a, b) => (a.line.itemId < b.line.itemId ? -1 : 1));
}

export const suits = (candidate: Candidate, slot: MealSlot, role: DishRole): boolean =>
  candidate.roles.includes(role) &&
  (role === 'fruit' || role === 'rice' || suitsSlot(candidate.mealTypes, slot));
