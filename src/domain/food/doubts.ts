import type { Basis } from './edible';
import { labelProblems, type LabelProblem } from './foodLabel';
import { NUTRIENT_KEYS, type NutrientKey, type NutrientMap } from './nutrients';
import { groupMost } from './upperBounds';

/** A new figure this many times the old one, or this small a part of it, is looked at by a person. */
const GREAT_CHANGE = 5;
/** Within the group's largest figure times this nothing is odd: tables differ from each other. */
const OVER_GROUP = 1.5;

/** Something odd about a figure. `certain`: no food is so, and it is not taken; otherwise a person may confirm it. */
export type Doubt =
  | LabelProblem
  | { kind: 'negative'; field: NutrientKey; certain: true }
  | { kind: 'saltyWithoutSodium'; field: 'sodium'; certain: false }
  | { kind: 'overGroup'; field: NutrientKey; certain: false; most: number }
  | { kind: 'greatChange'; field: NutrientKey; certain: false; from: number; to: number };

export interface Judged {
  category: string;
  basis: Basis;
  nutrients: NutrientMap;
  saltyKind?: boolean | undefined;
}

/** @returns the odd figures of a food by itself */
export function findDoubts({ category, basis, nutrients, saltyKind }: Judged): Doubt[] {
  const negative = NUTRIENT_KEYS.filter((key) => (nutrients[key] ?? 0) < 0);
  if (negative.length > 0)
    return negative.map((field) => ({ kind: 'negative', field, certain: true }));
  const problems = labelProblems(basis, nutrients);
  const most = groupMost(category, basis);
  const over = NUTRIENT_KEYS.flatMap((field): Doubt[] => {
    const [value, bound] = [nutrients[field], most[field]];
    // Small figures differ many times without meaning anything.
    if (value === undefined || bound === undefined || bound === 0) return [];
    const isKnown = problems.some((problem) => problem.field === field);
    return value > bound * OVER_GROUP && !isKnown
      ? [{ kind: 'overGroup', field, certain: false, most: bound }]
      : [];
  });
  const isUnsalted = saltyKind === true && nutrients.sodium === undefined;
  return [
    ...problems,
    ...over,
    ...(isUnsalted
      ? [{ kind: 'saltyWithoutSodium', field: 'sodium', certain: false } as const]
      : []),
  ];
}

const isGreat = (from: number, to: number): boolean =>
  from > 0 && to > 0 && (to / from >= GREAT_CHANGE || from / to >= GREAT_CHANGE);

/** Rounding of the parts of a food; g. */
const NO_MORE = 0.05;

/** Odd before, and not by the figures that change now. */
function isFormer(
  doubt: Doubt,
  former: readonly Doubt[],
  hasChanged: (field: NutrientKey) => boolean,
): boolean {
  const before = former.find(({ kind, field }) => kind === doubt.kind && field === doubt.field);
  if (!before) return false;
  if (doubt.kind === 'partsTooHeavy' && before.kind === 'partsTooHeavy')
    return doubt.parts <= before.parts + NO_MORE;
  return !hasChanged(doubt.field) || !doubt.certain;
}

/** @returns the odd figures of a food as changed: what was odd before and stays the same is not asked about again */
export function findNewDoubts(next: Judged, before?: Judged): Doubt[] {
  if (!before) return findDoubts(next);
  const former = findDoubts(before);
  const hasChanged = (field: NutrientKey): boolean =>
    before.nutrients[field] !== next.nutrients[field];
  const fresh = findDoubts(next).filter((doubt) => !isFormer(doubt, former, hasChanged));
  const isSameBasis =
    before.basis.amount === next.basis.amount && before.basis.unit === next.basis.unit;
  const changes = NUTRIENT_KEYS.flatMap((field): Doubt[] => {
    const [from, to] = [before.nutrients[field], next.nutrients[field]];
    if (!isSameBasis || from === undefined || to === undefined || !isGreat(from, to)) return [];
    const isAsked = fresh.some((doubt) => doubt.field === field);
    return isAsked ? [] : [{ kind: 'greatChange', field, certain: false, from, to }];
  });
  return [...fresh, ...changes];
}

export const countKnown = (nutrients: NutrientMap): number =>
  NUTRIENT_KEYS.filter((key) => nutrients[key] !== undefined).length;
