import type { Addable } from '../../src/domain/menus/addables';
import type { NewLine } from '../../src/domain/food/lines';

/** g eaten, and g of carbohydrate where it is known. */
export interface RawFood {
  name: string;
  grams: number;
  carbs: number | undefined;
  category: string;
}

export type CategoryLookup = (name: string) => string;

export function categoriesByName(all: Iterable<Addable>): CategoryLookup {
  const known = new Map<string, string>();
  for (const one of all)
    if (one.kind === 'edible') known.set(one.edible.name, one.edible.category ?? '');
  return (name) => known.get(name) ?? '';
}

export function rawFoods(addable: Addable, line: NewLine, getCategory: CategoryLookup): RawFood[] {
  if (addable.kind === 'edible') {
    const { name, category = '', nutrients, basis } = addable.edible;
    const grams = line.quantity * line.unitAmount;
    const share = nutrients.carbs === undefined ? undefined : nutrients.carbs / basis.amount;
    return [{ name, grams, carbs: share === undefined ? undefined : share * grams, category }];
  }
  const { ingredients, servings } = addable.recipe;
  return ingredients.map(({ name = '', quantity, unitAmount, snapshot: { nutrients, basis } }) => {
    const grams = (quantity * unitAmount * line.quantity) / Math.max(servings, 1);
    const carbs =
      nutrients.carbs === undefined ? undefined : (nutrients.carbs / basis.amount) * grams;
    return { name, grams, carbs, category: getCategory(name) };
  });
}

const words = (text: string): string =>
  ` ${text
    .normalize('NFC')
    .toLocaleLowerCase('vi')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

export function names(text: string, foodWords: readonly string[], except: readonly string[] = []) {
  const haystack = except.reduce((rest, one) => rest.replaceAll(words(one), ' '), words(text));
  return foodWords.some((word) => haystack.includes(words(word)));
}

const SUGAR = ['đường', 'mật ong', 'mật mía', 'siro', 'si rô', 'sữa đặc', 'mạch nha', 'kẹo', 'mứt'];
const NO_SUGAR = ['không đường', 'ít đường', 'củ cải đường'];
/** g; counts only foods that are sugar by name. */
export const addedSugar = (foods: readonly RawFood[]): number =>
  foods
    .filter(({ name }) => names(name, SUGAR, NO_SUGAR))
    .reduce((sum, { carbs, grams }) => sum + (carbs ?? grams), 0);

const SWEETS = (
  'chè,bánh ngọt,bánh quy,bánh kem,bánh bông lan,bánh flan,bánh pía,kem,kẹo,mứt,rau câu,thạch,' +
  'tàu hũ nước đường,sâm bổ lượng,nước ngọt,trà sữa,nước mía,nước ép,sinh tố,sữa đặc,' +
  'sữa chua có đường,bánh da lợn,bánh chuối'
).split(',');
const NO_SWEETS = ['chè xanh', 'chè tươi', 'nước chè', 'kem tươi', 'không đường'];
/** g of added sugar in what is eaten by itself. */
const MUCH_SUGAR = 8;

export const isSweet = (name: string, role: string, foods: readonly RawFood[]): boolean =>
  names(name, SWEETS, NO_SWEETS) ||
  ((role === 'snack' || role === 'bowl') && addedSugar(foods) >= MUCH_SUGAR);

const VEGETABLES = 'Rau, nấm và củ quả';
/** g of a vegetable in one meal; less is seasoning. */
const SERVED = 40;
const SEASONS = ['hành', 'tỏi', 'gừng', 'sả', 'ớt', 'nghệ', 'riềng', 'rau thơm', 'rau mùi', 'húng'];

export function vegetables(foods: readonly RawFood[]): string[] {
  const grams = new Map<string, number>();
  for (const food of foods)
    if (food.category === VEGETABLES && !names(food.name, SEASONS))
      grams.set(food.name, (grams.get(food.name) ?? 0) + food.grams);
  return [...grams].flatMap(([name, amount]) => (amount >= SERVED ? [name] : []));
}
