import { foodsRefusedBy } from '../clinical/customs/client';
import { groupsRefused, refusalsAgainst } from '../clinical/customs/refused';
import { normalise } from '../text/fold';
import type { DishTraits } from './traits';
import type { DishRole, Wish } from './types';

/** Foods that the record and the form refuse. */
export const listRefusals = ({ eater, refused }: Pick<Wish, 'eater' | 'refused'>): string[] => [
  ...foodsRefusedBy(eater),
  ...refused,
];

/** Refusals of sweets and of fruit, which dishes are by what they are made of and not by their name. */
export const refusedByTrait = (
  { traits, roles }: { traits: DishTraits; roles: readonly DishRole[] },
  foods: readonly string[],
): string[] =>
  groupsRefused(foods).flatMap(({ word, group: { trait } }) =>
    (trait === 'sweet' && traits.isSweet) || (trait === 'fruit' && roles.includes('fruit'))
      ? [word]
      : [],
  );

const LEAVES = / (rau|cải|xà lách|mồng tơi|bầu đất|diếp|cần tây|tần ô|bông cải|măng tây) /u;
/** Preference that a dish of leaves loses for who likes no vegetables. */
const DISLIKED = 1;
/** Servings of a dish of vegetables that they get at most. */
const FEW = 1;

/** Whether all vegetables are refused: some stay, for a plan without any is none. */
const likesNoVegetables = (wish: Pick<Wish, 'eater' | 'refused'>): boolean =>
  groupsRefused(listRefusals(wish)).some(({ group }) => group.trait === 'leaves');

type RefusableLine = Parameters<typeof refusalsAgainst>[0];

const FRIED = ['chiên rán'];

/** Whether a dish is fried is read as for those who refuse what is. */
const isFried = (line: RefusableLine): boolean => refusalsAgainst(line, FRIED).length > 0;

/** Preference that a dish loses by what is disliked, or to be eaten seldom, and not left out. */
export function dislikeFor(line: RefusableLine, { vegetables }: DishTraits, wish: Wish): number {
  const isLeaves =
    likesNoVegetables(wish) && vegetables.some((name) => LEAVES.test(` ${normalise(name)} `));
  const isSeldom = wish.care?.fewFried === true && isFried(line);
  return isLeaves || isSeldom ? DISLIKED : 0;
}

/** The amounts of a dish that somebody may be asked to eat who likes no vegetables. */
export const dislikedPortions = (
  portions: readonly number[],
  roles: readonly DishRole[],
  wish: Wish,
): readonly number[] =>
  roles.includes('vegetable') && likesNoVegetables(wish)
    ? portions.filter((portion) => portion <= FEW)
    : portions;
