import type { Candidate } from './pool';
import { MAX_A_WEEK } from './places';
import type { DishRole, GroupKind, Wish } from './types';

export interface Group {
  kind: GroupKind;
  name: string;
  meal?: number;
  day?: number;
  week?: number;
  /** Days between which none may come back: 2 is the next day and the one behind it. */
  apart?: number;
  least?: number;
  weight: number;
  isKept: boolean;
}

export interface Grouping {
  groups: readonly Group[];
  of: readonly (readonly number[])[];
}

const WEIGHTS = {
  main: 5,
  dish: 1.5,
  vegetable: 1.2,
  sweet: 4,
  family: 0.6,
  region: 2,
};
const PROTEIN_A_WEEK = 3;
const FAMILY_A_WEEK = 4;
const VEGETABLE_A_WEEK = 4;
const SWEETS_A_WEEK = 1;
const BROWN_RICE_A_WEEK = 4;
const FRUIT_A_DAY = 2;
const COOKED_APART = 2;
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

function listGroups({ family, roles, marks, traits }: Candidate, wish: Wish): Group[] {
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

export function getGrouping(candidates: readonly Candidate[], wish: Wish): Grouping {
  const before = known.get(candidates);
  if (before) return before;
  const grouping = groupingFor(candidates, wish);
  known.set(candidates, grouping);
  return grouping;
}

function groupingFor(candidates: readonly Candidate[], wish: Wish): Grouping {
  const groups: Group[] = [];
  const numbers = new Map<string, number>();
  const getNumber = (group: Group, key: string): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, groups.length);
    groups.push(group);
    return groups.length - 1;
  };
  const of = candidates.map((candidate) => {
    const own = groupOfDish(candidate);
    const shared = listGroups(candidate, wish);
    return [
      ...(own ? [getNumber(own, `dish ${candidate.line.itemId}`)] : []),
      ...shared.map((group) => getNumber(group, `${group.kind} ${group.name}`)),
    ];
  });
  return { groups, of };
}
