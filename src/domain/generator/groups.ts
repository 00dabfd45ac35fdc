import type { Candidate } from './pool';
import { MAX_A_WEEK } from './places';
import type { DishRole, GroupKind, Wish } from './types';

/** Dishes that are alike in one thing, and how often they may stand; absent bounds do not count. */
export interface Group {
  kind: GroupKind;
  name: string;
  meal?: number;
  day?: number;
  week?: number;
  /** Days between which none may come back: 2 is the next day and the one behind it. */
  apart?: number;
  /** The least of a week. */
  least?: number;
  weight: number;
  /** Whether it is said where it is not kept; else it is a matter of taste. */
  isKept: boolean;
}

export interface Grouping {
  groups: readonly Group[];
  /** Numbers of the groups of each candidate. */
  of: readonly (readonly number[])[];
}

/** Weights beside others: a third main dish that is left at the end is dropped. */
const WEIGHTS = {
  main: 5,
  dish: 1.5,
  vegetable: 1.2,
  sweet: 4,
  family: 0.6,
  region: 2,
};
/** A main ingredient on at most so many days of a week: most days are four. */
const PROTEIN_A_WEEK = 3;
const FAMILY_A_WEEK = 4;
const VEGETABLE_A_WEEK = 4;
const SWEETS_A_WEEK = 1;
const BROWN_RICE_A_WEEK = 4;
const FRUIT_A_DAY = 2;
/** A cooked dish does not come back on the next two days. */
const COOKED_APART = 2;
/** Dishes of the wished region, and of a kitchen within it, that a week of seven days has at least. */
const REGION_A_WEEK = 7;
const PLACE_A_WEEK = 4;

const isMain = (roles: readonly DishRole[]) => roles.includes('main') || roles.includes('bowl');

function groupOfDish({ line, roles, traits }: Candidate): Group | undefined {
  const week = Math.max(...roles.map((role) => MAX_A_WEEK[role]));
  if (week === Number.POSITIVE_INFINITY) return undefined;
  return {
    kind: 'dish',
    name: line.name,
    day: 1,
    week,
    ...(traits.isCooked ? { apart: COOKED_APART } : {}),
    weight: roles.includes('main') ? WEIGHTS.main : WEIGHTS.dish,
    isKept: true,
  };
}

type Bounds = Omit<Group, 'kind' | 'name'>;

/** How often dishes that are alike may stand; of the dish itself its role says it. */
const BOUNDS: Readonly<Record<Exclude<GroupKind, 'dish'>, Bounds>> = {
  vegetable: { meal: 1, week: VEGETABLE_A_WEEK, weight: WEIGHTS.vegetable, isKept: true },
  main: { week: PROTEIN_A_WEEK, weight: WEIGHTS.vegetable, isKept: true },
  family: { day: 1, week: FAMILY_A_WEEK, weight: WEIGHTS.family, isKept: false },
  sweet: { day: 1, week: SWEETS_A_WEEK, weight: WEIGHTS.sweet, isKept: true },
  brownRice: { week: BROWN_RICE_A_WEEK, weight: WEIGHTS.family, isKept: false },
  fruit: { day: FRUIT_A_DAY, weight: WEIGHTS.family, isKept: false },
  region: { least: REGION_A_WEEK, weight: WEIGHTS.region, isKept: true },
  place: { least: PLACE_A_WEEK, weight: WEIGHTS.region, isKept: true },
};

/** What a candidate has in common with others. */
function groupsOf({ family, roles, marks, traits }: Candidate, wish: Wish): Group[] {
  const { vegetables, protein, isSweet, rice } = traits;
  const isOfRegion = wish.region !== undefined && marks.region === wish.region;
  const names: readonly (readonly [Exclude<GroupKind, 'dish'>, string | undefined])[] = [
    ...vegetables.map((name) => ['vegetable', name] as const),
    ['main', isMain(roles) ? protein : undefined],
    ['family', isMain(roles) && family ? family : undefined],
    ['sweet', isSweet ? '' : undefined],
    ['brownRice', rice === 'brown' ? '' : undefined],
    ['fruit', roles.includes('fruit') ? '' : undefined],
    ['region', isOfRegion ? wish.region : undefined],
    ['place', isOfRegion && marks.place === wish.kitchen ? wish.kitchen : undefined],
  ];
  return names.flatMap(([kind, name]) =>
    name === undefined ? [] : [{ kind, name, ...BOUNDS[kind] }],
  );
}

const known = new WeakMap<readonly Candidate[], Grouping>();

/** Groups of all candidates, each once; the same for the same list, which is made for one wish. */
export function groupingOf(candidates: readonly Candidate[], wish: Wish): Grouping {
  const before = known.get(candidates);
  if (before) return before;
  const found = groupingFor(candidates, wish);
  known.set(candidates, found);
  return found;
}

function groupingFor(candidates: readonly Candidate[], wish: Wish): Grouping {
  const groups: Group[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (group: Group, key: string): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, groups.length);
    groups.push(group);
    return groups.length - 1;
  };
  const of = candidates.map((candidate) => {
    const own = groupOfDish(candidate);
    const shared = groupsOf(candidate, wish);
    return [
      ...(own ? [numberOf(own, `dish ${candidate.line.itemId}`)] : []),
      ...shared.map((group) => numberOf(group, `${group.kind} ${group.name}`)),
    ];
  });
  return { groups, of };
}
