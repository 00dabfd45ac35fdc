import type { Addable } from '../menus/addables';
import { fold, normalise } from '../text/fold';

/** A part of a dish: g (of a drink ml) in one serving. */
interface Part {
  name: string;
  grams: number;
  /** mg of purine in 100 g; absent where nobody measured it. */
  purine?: number;
  /** g of carbohydrate. */
  carbs: number;
  vitaminK?: number;
  category: string;
}

export interface DishTraits {
  vegetables: string[];
  protein?: string;
  /** g of sugar, honey and the like that are put into a serving. */
  addedSugar: number;
  isSweet: boolean;
  purine: string[];
  alcohol: string[];
  vitaminKUnknown: string[];
  isSoft: boolean;
  isChoking: boolean;
  isCooked: boolean;
  rice?: 'white' | 'brown';
}

export type CategoryLookup = (name: string) => string | undefined;

/** g in a serving from which on a vegetable is one of the meal and not its seasoning. */
const LEAST_VEGETABLE = 30;
/** g of meat, fish, eggs or tofu that give a dish its name. */
const LEAST_PROTEIN_PART = 20;
const VEGETABLES = 'Rau, nấm và củ quả';
const PROTEINS: ReadonlySet<string> = new Set([
  'Thịt và chế phẩm',
  'Cá và hải sản',
  'Trứng',
  'Đồ hộp',
]);
const SOYA = / (đậu hũ|đậu phụ|tàu hũ|váng đậu|tempeh) /;

const SUGARS =
  / (đường cát|đường nâu|đường phèn|đường thốt nốt|đường|mật ong|mật mía|siro|sirô|mạch nha|sữa đặc có đường|mứt|nước ngọt|kẹo) /;
/** g of added sugar in a serving of what is eaten for itself, from which on it is a sweet. */
const SWEET_FROM = 5;
const SWEET_KINDS: ReadonlySet<string> = new Set(['Chè', 'Chè và đồ ngọt']);

/** "High" in Kaneko et al. 2014: mg in 100 g. */
const MUCH_PURINE = 200;
/** g in a serving below which such a part seasons; a stock powder counts always. */
const SEASONING = 10;
/** Blocked in gout by kind: offal, small dried fish, what is boiled down from bones, and fish that one paper puts above 300. */
const PURINE_KINDS =
  / (gan|tim|cật|lòng|phèo|óc|lách|phổi|mề|dồi|tiết|huyết|cá cơm|cá hố|cá mòi|bột nêm|hạt nêm|nước dùng|nước hầm xương|nước cốt xương) /;
const ALCOHOL = /^ (?!.*(giấm|không cồn)).*(rượu|bia|cơm rượu) /;

/** High by kind (USDA has no entry, the table of 2007 none of its own). */
const RICH_IN_K =
  / (rau ngót|mồng tơi|tía tô|kinh giới|rau đay|rau bí|rau lang|rau dền|rau má|cải cúc|cải bó xôi|cải xoăn|cải làn|xà lách|hành lá) /;
/** g of such leaves from which on a serving counts. */
const LEAST_K = 20;

/** Dishes that need teeth, by name; the dietitian confirms a texture, no number does. */
const HARD =
  / (chiên|rán|nướng|quay|rang|giòn|sườn|sụn|khô|mực|bạch tuộc|lạc|đậu phộng|hạt|hạnh nhân|gỏi|nộm|salad|sống|dưa|cà pháo|xôi|nếp|ổi|táo|lê|cóc|roi|mía|bắp|ngô|chân gà|gà ta|bắp bò|lúc lắc|bít tết|bánh mì|bò xào|thịt xào|măng|nem|chả giò|cuốn|(?<!trứng )vịt|khế|luộc chấm|cà rốt sống) /;
const SOFT =
  / (cháo|súp|canh|hấp|kho|hầm|chưng|om|nấu|sốt|bún|phở|miến|mì|bánh canh|bánh cuốn|bánh ướt|hủ tiếu|trứng|đậu hũ|luộc|cơm trắng|sữa|chè|yến mạch|xào|chuối|đu đủ|xoài chín|thanh long|dưa hấu|cam|quýt|nhãn|vải|kiwi|vú sữa|hồng xiêm|rim|nui) /;
const STIR_FRIED = / xào /;
const MEAT = /(?<!trứng|sữa|lòng đỏ) (thịt|bò|heo|lợn|gà|vịt|ngan|dê|tôm|mề) /;
const MINCED = / (xay|băm|bằm|viên) /;
const NUTS =
  / (lạc|đậu phộng|hạt điều|hạnh nhân|óc chó|hạt bí|hạt dưa|hạt hướng dương|hạt dẻ|kẹo|bắp rang|mía|mực khô|khô mực|khô bò|thạch|rau câu) /;
const GROUND = / (dầu|bơ đậu phộng|bơ lạc|sữa|bột|xay|nước mía|đường) /;
const BROWN = / (lứt|gạo lứt) /;

const padded = (text: string) =>
  ` ${normalise(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

function listParts(addable: Addable, getCategory: CategoryLookup): Part[] {
  if (addable.kind === 'edible') {
    const { name, category = '', nutrients, basis, servingSize } = addable.edible;
    const share = 100 / basis.amount;
    return [
      {
        name,
        grams: servingSize,
        carbs: (nutrients.carbs ?? 0) * share,
        category,
        ...(nutrients.purine === undefined ? {} : { purine: nutrients.purine * share }),
        ...(nutrients.vitaminK === undefined ? {} : { vitaminK: nutrients.vitaminK * share }),
      },
    ];
  }
  const { ingredients, servings } = addable.recipe;
  return ingredients.map(({ name = '', quantity, unitAmount, snapshot: { basis, nutrients } }) => {
    const share = 100 / basis.amount;
    return {
      name,
      grams: (quantity * unitAmount) / Math.max(servings, 1),
      carbs: (nutrients.carbs ?? 0) * share,
      category: getCategory(name) ?? '',
      ...(nutrients.purine === undefined ? {} : { purine: nutrients.purine * share }),
      ...(nutrients.vitaminK === undefined ? {} : { vitaminK: nutrients.vitaminK * share }),
    };
  });
}

function findHeaviest(parts: readonly Part[], least: number, is: (part: Part) => boolean) {
  const [first] = parts
    .filter((part) => part.grams >= least && is(part))
    .sort((a, b) => b.grams - a.grams);
  return first?.name;
}

const isVegetable = ({ category, name }: Part) =>
  category === VEGETABLES && !/ (hành|tỏi|gừng|sả|ớt|rau thơm) /.test(padded(name));
const isProtein = ({ category, name }: Part) => PROTEINS.has(category) || SOYA.test(padded(name));

const listNames = (parts: readonly Part[], is: (part: Part) => boolean): string[] => [
  ...new Set(parts.filter(is).map(({ name }) => name)),
];

const hasMuchPurine = ({ name, grams, purine = 0 }: Part) =>
  PURINE_KINDS.test(padded(name)) || (purine >= MUCH_PURINE && grams >= SEASONING);

const isNut = (text: string): boolean => NUTS.test(padded(text)) && !GROUND.test(padded(text));

const isWholeMeat = ({ name, grams }: Part): boolean =>
  grams >= SEASONING && MEAT.test(padded(name)) && !MINCED.test(padded(name));

function isSoft(title: string, parts: readonly Part[]): boolean {
  const name = padded(title);
  const hardPart = parts.some(
    (part) => isNut(part.name) || (part.grams >= SEASONING && HARD.test(padded(part.name))),
  );
  const friedMeat = STIR_FRIED.test(name) && parts.some(isWholeMeat);
  return !HARD.test(name) && SOFT.test(name) && !hardPart && !friedMeat;
}

function readRice(title: string, roles: readonly string[]): Pick<DishTraits, 'rice'> {
  if (!roles.includes('rice')) return {};
  return { rice: BROWN.test(padded(title)) ? 'brown' : 'white' };
}

export function readTraits(
  addable: Addable,
  roles: readonly string[],
  getCategory: CategoryLookup,
): DishTraits {
  const parts = listParts(addable, getCategory);
  const title = addable.kind === 'recipe' ? addable.recipe.title : addable.edible.name;
  const kind = addable.kind === 'recipe' ? (addable.recipe.category ?? '') : '';
  const addedSugar = parts
    .filter(({ name }) => SUGARS.test(padded(name)))
    .reduce((sum, { grams, carbs }) => sum + (grams * carbs) / 100, 0);
  const isForItself = roles.includes('snack') || roles.includes('bowl');
  const protein = findHeaviest(parts, LEAST_PROTEIN_PART, isProtein);
  return {
    ...(protein ? { protein } : {}),
    ...readRice(title, roles),
    vegetables: listNames(parts, (part) => isVegetable(part) && part.grams >= LEAST_VEGETABLE),
    addedSugar,
    isSweet: SWEET_KINDS.has(kind) || (isForItself && addedSugar >= SWEET_FROM),
    purine: [
      ...listNames(parts, hasMuchPurine),
      ...(PURINE_KINDS.test(padded(title)) ? [title] : []),
    ],
    alcohol: listNames([...parts, { name: title, grams: 0, carbs: 0, category: '' }], ({ name }) =>
      ALCOHOL.test(padded(name)),
    ),
    vitaminKUnknown: listNames(
      parts,
      ({ name, grams, vitaminK }) =>
        vitaminK === undefined && grams >= LEAST_K && RICH_IN_K.test(padded(name)),
    ),
    isSoft: isSoft(title, parts),
    isChoking: [title, ...parts.map(({ name }) => name)].some(isNut),
    isCooked: addable.kind === 'recipe',
  };
}

export function createCategoryLookup(addables: readonly Addable[]): CategoryLookup {
  const known = new Map<string, string>();
  for (const addable of addables)
    if (addable.kind === 'edible' && addable.edible.category)
      known.set(fold(addable.edible.name), addable.edible.category);
  return (name) => known.get(fold(name));
}
