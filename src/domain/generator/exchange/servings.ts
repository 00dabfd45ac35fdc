import { listPortions } from '../portions';
import type { DishRole } from '../types';
import type { NewLine } from '../../food/lines';
import { itemNutrients } from '../../nutrition/totals';
import { isMetered, QUANTITY_LIMITS } from '../../food/quantities';
import type { FoodKind } from './foodKinds';
import type { DishKind, ExchangeKind } from './kinds';

/** g or ml of a single food that somebody eats at one meal. */
const EATEN: Readonly<Record<FoodKind, readonly [least: number, most: number]>> = {
  fish: [20, 200],
  seafood: [20, 200],
  redMeat: [20, 200],
  poultry: [20, 200],
  egg: [25, 150],
  tofu: [30, 250],
  curedMeat: [10, 100],
  offal: [20, 150],
  staple: [40, 450],
  bread: [20, 150],
  tuber: [40, 350],
  dryGrain: [20, 200],
  vegetable: [30, 300],
  herb: [1, 40],
  pickle: [10, 80],
  fruit: [40, 220],
  driedFruit: [5, 50],
  milk: [50, 400],
  plantMilk: [50, 400],
  yogurt: [50, 300],
  cheese: [10, 60],
  nuts: [5, 40],
  pulse: [10, 100],
  oil: [2, 30],
  beverage: [100, 400],
};

const ROLES: Readonly<Record<DishKind, DishRole>> = {
  bowl: 'bowl',
  main: 'main',
  vegetableDish: 'vegetable',
  soup: 'soup',
  snack: 'snack',
  fastFood: 'bowl',
  hotpot: 'bowl',
  drink: 'snack',
};

const isFood = (kind: ExchangeKind['kind']): kind is FoodKind => Object.hasOwn(EATEN, kind);

/** Eaten in about the same weight, whatever the energy: nobody weighs greens by their calories. */
const BY_WEIGHT: ReadonlySet<ExchangeKind['kind']> = new Set([
  'vegetable',
  'herb',
  'pickle',
  'beverage',
]);

const lineWeight = ({ quantity, unitAmount }: NewLine): number => quantity * unitAmount;

/** g or ml of a food that comes for a dish, which is counted in servings. */
const SERVING = 150;

/** g or ml from which on a scale is read in tens. */
const TENS_FROM = 50;
/** g of a piece from which on it is cut in half. */
const HALVED = 60;

function metered(line: NewLine, amount: number): NewLine {
  const { basis } = line.snapshot;
  const step = amount >= TENS_FROM ? 10 : amount >= 10 ? 5 : 1;
  return { ...line, unit: basis.unit, unitAmount: 1, quantity: Math.round(amount / step) * step };
}

function measured(line: NewLine, amount: number): NewLine[] {
  if (isMetered(line)) return [metered(line, amount)];
  const step = line.unitAmount >= HALVED ? 0.5 : 1;
  const quantity = Math.round(amount / line.unitAmount / step) * step;
  return [{ ...line, quantity }, metered(line, amount)];
}

const isAmount = ({ quantity }: NewLine) => quantity > 0 && quantity <= QUANTITY_LIMITS.max;

/** A food that fills as much may weigh less than half or twice as much at most: 60 g of pork is no bowl of shrimps. */
const RATIO = { least: 0.4, most: 2 } as const;

function aroundWeight(kind: FoodKind, weight: number): readonly [least: number, most: number] {
  const [least, most] = EATEN[kind];
  return [
    Math.max(Math.min(least, weight), weight * RATIO.least),
    Math.min(Math.max(most, weight), weight * RATIO.most),
  ];
}

function foodServings(line: NewLine, kind: FoodKind, oldLine: NewLine): NewLine[] {
  const [eaten, targetEnergy] = [itemNutrients(line).calories, itemNutrients(oldLine).calories];
  const weight = lineWeight(oldLine);
  const isWeighed = oldLine.type !== 'recipe';
  const alike =
    eaten !== undefined && eaten > 0 && targetEnergy !== undefined
      ? [(lineWeight(line) * targetEnergy) / eaten]
      : [];
  const served = isWeighed ? weight : SERVING;
  const amounts = BY_WEIGHT.has(kind) ? [served] : [...alike, served];
  const [least, most] = isWeighed ? aroundWeight(kind, weight) : EATEN[kind];
  return amounts
    .flatMap((amount) => measured(line, amount))
    .filter(
      (one) => isAmount(one) && lineWeight(one) >= least - 1e-9 && lineWeight(one) <= most + 1e-9,
    );
}

const RICE_BOWLS = [0.5, 1, 1.5, 2, 2.5, 3];
/** Beside rice people eat about as much as before; a bowl of noodles weighs what its broth weighs. */
const AS_MUCH = { least: 0.7, most: 1.5 } as const;
const BY_SERVING: ReadonlySet<ExchangeKind['kind']> = new Set(['main', 'vegetableDish', 'soup']);

/** g; servings where the weight is unknown. */
const servedWeight = ({ quantity, unitAmount, snapshot: { weight } }: NewLine): number =>
  quantity * unitAmount * (weight ?? 1);

function isAsMuch(line: NewLine, oldLine: NewLine): boolean {
  const areWeighed = line.snapshot.weight !== undefined && oldLine.snapshot.weight !== undefined;
  const ratio = areWeighed
    ? servedWeight(line) / servedWeight(oldLine)
    : line.quantity / (oldLine.quantity * oldLine.unitAmount);
  return ratio >= AS_MUCH.least && ratio <= AS_MUCH.most;
}

export function servings(line: NewLine, { kind }: ExchangeKind, oldLine: NewLine): NewLine[] {
  if (isFood(kind)) {
    if (line.type !== 'recipe') return foodServings(line, kind, oldLine);
    return RICE_BOWLS.map((quantity) => ({ ...line, quantity }));
  }
  const served = listPortions(line, ROLES[kind]).map((quantity) => ({ ...line, quantity }));
  return BY_SERVING.has(kind) ? served.filter((one) => isAsMuch(one, oldLine)) : served;
}
