import type { MealSlot } from '../../food/storedLines';
import type { Restriction } from '../survey/answers';
import { lineWarnings, type CardLine } from './card';
import { avoidedIn, foodsAgainst } from './match';

/** Shares of a day's energy; two snacks share 10 % (product decision 54). */
const SHARES = [
  ['breakfast', 0.25],
  ['lunch', 0.35],
  ['dinner', 0.3],
  ['snack1', 0.05],
  ['snack2', 0.05],
] as const satisfies readonly (readonly [MealSlot, number])[];

/** Figures per 100 g, as the catalogue has them. */
interface SampleFood {
  name: string;
  measure: string;
  /** Grams, edible, of one measure. */
  grams: number;
  /** kcal, then g of protein, carbohydrate and fat, in 100 g. */
  figures: readonly [number, number, number, number];
  /** VFCT 2007 or USDA, with the code. */
  source: string;
  allergens?: string[];
  isRaw?: boolean;
}

const food = (
  name: string,
  measure: string,
  grams: number,
  figures: SampleFood['figures'],
  source: string,
  allergens?: string[],
): SampleFood => ({ name, measure, grams, figures, source, ...(allergens ? { allergens } : {}) });

const raw = (one: SampleFood): SampleFood => ({ ...one, isRaw: true });

const FOODS = {
  rice: food('Cơm trắng', 'chén', 120, [130, 2.69, 28.17, 0.28], 'USDA 169757'),
  bread: food('Bánh mì nguyên cám', 'lát', 30, [252, 12.45, 42.71, 3.5], 'USDA 172688', ['lúa mì']),
  noodles: food('Bún tươi', 'chén', 80, [110, 1.7, 25.7, 0], 'VFCT 1020'),
  potato: food('Khoai lang tím hấp', 'củ', 150, [122, 1.2, 31.4, 0.3], 'MEXT 2049'),
  egg: raw(food('Trứng gà luộc', 'quả', 50, [166, 14.8, 0.5, 11.6], 'VFCT 9001', ['trứng'])),
  chicken: food('Ức gà nướng', 'miếng nhỏ', 70, [165, 31.02, 0, 3.57], 'USDA 171477'),
  fish: raw(food('Cá rô phi hấp', 'khúc', 80, [100, 19.7, 0, 2.3], 'VFCT 8024', ['cá'])),
  pork: raw(food('Thịt heo nạc luộc', 'đĩa nhỏ', 70, [139, 19, 0, 7], 'VFCT 7017')),
  beef: raw(food('Thịt bò nạc', 'đĩa nhỏ', 70, [118, 21, 0, 3.8], 'VFCT 7003')),
  tofu: food('Đậu hũ', 'bìa', 120, [95, 10.9, 0.7, 5.4], 'VFCT 3025', ['đậu nành']),
  pakchoi: raw(food('Cải thìa luộc', 'đĩa', 150, [17, 1.4, 2.4, 0.2], 'VFCT 4015')),
  spinach: raw(food('Rau muống luộc', 'đĩa', 150, [25, 3.2, 2.1, 0.4], 'VFCT 4083')),
  oil: food('Dầu ô liu', 'muỗng cà phê', 5, [900, 0, 0, 100], 'VFCT 6014'),
  guava: food('Ổi', 'quả', 150, [38, 0.6, 6.8, 1], 'VFCT 5040'),
  orange: food('Cam', 'quả', 150, [38, 0.9, 8.3, 0.1], 'VFCT 5002'),
  yogurt: food('Sữa chua không đường', 'hũ', 100, [61, 3.3, 3.6, 3.7], 'VFCT 10004', ['sữa bò']),
  papaya: food('Đu đủ chín', 'miếng', 120, [36, 1, 7.6, 0.1], 'VFCT 5017'),
} satisfies Record<string, SampleFood>;
type FoodName = keyof typeof FOODS;

const MEALS: Record<MealSlot, readonly (readonly FoodName[])[]> = {
  breakfast: [
    ['bread', 'noodles', 'potato'],
    ['egg', 'chicken', 'tofu'],
    ['orange', 'papaya', 'guava'],
  ],
  lunch: [['rice'], ['fish', 'chicken', 'beef', 'pork', 'tofu'], ['pakchoi', 'spinach'], ['oil']],
  dinner: [['rice'], ['chicken', 'pork', 'fish', 'tofu'], ['spinach', 'pakchoi'], ['oil']],
  snack1: [['guava', 'orange', 'papaya']],
  snack2: [['yogurt', 'papaya', 'orange']],
};

export interface SampleItem {
  name: string;
  amount: number;
  measure: string;
  grams: number;
  calories: number;
  source: string;
  isRaw: boolean;
}

export interface SampleMeal {
  slot: MealSlot;
  target: number;
  items: SampleItem[];
  calories: number;
  isShort: boolean;
}

export interface SamplePlan {
  meals: SampleMeal[];
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
}

export interface SampleWishes {
  calories: number;
  allergies: readonly string[];
  conditions: readonly string[];
  restrictions: readonly Restriction[];
  dislikes: readonly string[];
}

const toCardLine = ({ name, allergens }: SampleFood, slot: MealSlot): CardLine => ({
  name,
  slot,
  type: 'food',
  unit: 'g',
  ...(allergens ? { allergens } : {}),
});

function fits(name: FoodName, slot: MealSlot, wishes: SampleWishes): boolean {
  const line = toCardLine(FOODS[name], slot);
  const unwanted = [...wishes.dislikes, ...wishes.restrictions.flatMap(foodsAgainst)];
  return (
    lineWarnings(line, avoidedIn(wishes)).length === 0 &&
    !lineWarnings(line, unwanted).some(({ level }) => level === 'contains')
  );
}

const computeKcal = (name: FoodName, amount: number): number =>
  (FOODS[name].grams * amount * FOODS[name].figures[0]) / 100;

function buildItem(name: FoodName, amount: number): SampleItem {
  const { grams, measure, source, name: title, isRaw = false }: SampleFood = FOODS[name];
  const calories = Math.round(computeKcal(name, amount));
  return {
    name: title,
    amount,
    measure,
    grams: Math.round(grams * amount),
    calories,
    source,
    isRaw,
  };
}

function mainAmount(slot: MealSlot, target: number): number {
  if (slot !== 'lunch' && slot !== 'dinner') return 1;
  return target >= 700 ? 2 : target >= 400 ? 1.5 : 1;
}

const inHalves = (amount: number): number => Math.max(0.5, Math.round(amount * 2) / 2);

function buildMeal(slot: MealSlot, target: number, wishes: SampleWishes, turn: number) {
  const chosen = MEALS[slot].map((options) => {
    const fitting = options.filter((name) => fits(name, slot, wishes));
    return fitting[turn % Math.max(fitting.length, 1)];
  });
  const [first, ...others] = chosen;
  const [main] = others;
  const rest = others.filter((name) => name !== undefined);
  // Meat or fish grows with the meal, so that not all of it is rice.
  const getAmount = (name: FoodName): number => (name === main ? mainAmount(slot, target) : 1);
  const left = target - rest.reduce((sum, name) => sum + computeKcal(name, getAmount(name)), 0);
  const portions: [FoodName, number][] = rest.map((name) => [name, getAmount(name)]);
  if (first) portions.unshift([first, inHalves(left / computeKcal(first, 1))]);
  const items = portions.map(([name, amount]) => buildItem(name, amount));
  const calories = items.reduce((sum, item) => sum + item.calories, 0);
  const isShort = chosen.includes(undefined);
  return { meal: { slot, target: Math.round(target), items, calories, isShort }, portions };
}

/**
 * Only an illustration: no expert has reviewed it.
 * @param turn chooses another one
 */
export function samplePlan(wishes: SampleWishes, turn = 0): SamplePlan {
  const made = SHARES.map(([slot, share]) =>
    buildMeal(slot, wishes.calories * share, wishes, turn),
  );
  const sumFigure = (at: 1 | 2 | 3): number =>
    made
      .flatMap(({ portions }) => portions)
      .reduce(
        (sum, [name, amount]) => sum + (FOODS[name].grams * amount * FOODS[name].figures[at]) / 100,
        0,
      );
  const meals = made.map(({ meal }) => meal);
  return {
    meals,
    calories: meals.reduce((sum, { calories }) => sum + calories, 0),
    protein: Math.round(sumFigure(1)),
    carbs: Math.round(sumFigure(2)),
    fat: Math.round(sumFigure(3)),
  };
}
