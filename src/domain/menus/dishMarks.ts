import type { Addable } from './addables';
import type { Dish } from '../nutrition/recipes';
import { fold, normalise } from '../text/fold';

export const REGIONS = ['north', 'central', 'south'] as const;
export type Region = (typeof REGIONS)[number];

export const PLACES = ['hue'] as const;
export type RegionMark = (typeof PLACES)[number];

export const isPlace = (name: string | undefined): name is RegionMark =>
  PLACES.some((venue) => venue === name);

/** 1: cheap, 2: middling, 3: dear. */
export type CostLevel = 1 | 2 | 3;

export interface DishMarks {
  region?: Region;
  place?: RegionMark;
  /** Of preparing and cooking; `isEstimate`: by the way of cooking, nobody wrote it down. */
  minutes?: { value: number; isEstimate: boolean };
  cost?: CostLevel;
}

const REGION_WORDS: readonly (readonly [Region, RegExp])[] = [
  ['north', /\bmien bac\b|\bbac bo\b/],
  ['central', /\bmien trung\b|\btrung bo\b/],
  ['south', /\bmien nam\b|\bnam bo\b/],
];

function findRegion({ cuisine = '', tagNames = [] }: Dish): Region | undefined {
  const words = [cuisine, ...tagNames].map(fold);
  return REGION_WORDS.find(([, region]) => words.some((word) => region.test(word)))?.[0];
}

/** Dishes of Huế by name, a list from travel pages and of memory; a cook of Huế has not looked at it yet. */
const OF_HUE =
  / (huế|cơm hến|bún hến|bánh bèo|bánh nậm|bánh bột lọc|bánh ram ít|bánh khoái|bánh ướt thịt nướng|bánh canh nam phổ|nem lụi|vả trộn|mít trộn|cơm âm phủ|chạo tôm|tôm chua|thịt kho mắm ruốc|bún giấm nuốc|chè hẻm|canh mít non) /;

/**
 * Minutes of a way of cooking, from the cutting board to the table, for a home kitchen: the product's own estimate,
 * marked as one wherever it is read. The first way that a name has counts.
 */
const WAYS: readonly (readonly [minutes: number, name: RegExp])[] = [
  [90, / (hầm|ninh|tiềm|sốt vang|bò kho|giả cầy) /],
  [60, / (xôi|cháo|phở|bún bò|bánh canh|hủ tiếu|hủ tíu|nấu đông|bánh cuốn|bánh bao) /],
  [45, / (kho|rim|nướng|quay|đút lò|om|nhồi|cuốn) /],
  [30, / (hấp|sốt|chưng|canh chua|súp|lagu|bún|miến|mì|nui) /],
  [20, / (xào|chiên|rán|áp chảo|rang|canh|luộc|trộn|gỏi|nộm|salad|ốp la|cà ri chay) /],
  [10, / (bánh mì|yến mạch|sữa chua|rau sống|ốp|dưa leo|sinh tố) /],
];
const WAYS_OF_KIND: Readonly<Record<string, number>> = {
  'Món hầm': 90,
  'Món cháo': 60,
  'Món nước': 60,
  'Món xôi': 60,
  Chè: 60,
  'Chè và đồ ngọt': 60,
  'Món kho': 45,
  'Món nướng': 45,
  'Món cuốn': 45,
  'Món hấp': 30,
  'Món bún': 30,
  'Món súp': 30,
  'Món canh': 20,
  'Món xào': 20,
  'Món chiên': 20,
  'Món rán': 20,
  'Món trứng': 20,
  'Món luộc': 20,
  'Món rau': 20,
  'Món trộn': 20,
  'Món gỏi': 20,
  'Món bánh mì': 10,
};
const FOOD_MINUTES = 5;

const padded = (text: string) => ` ${normalise(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

function estimateMinutes({ title, category = '', minutes }: Dish): DishMarks['minutes'] {
  if (minutes !== undefined && minutes > 0) return { value: minutes, isEstimate: false };
  const name = padded(title);
  const value = WAYS.find(([, way]) => way.test(name))?.[0] ?? WAYS_OF_KIND[category];
  return value === undefined ? undefined : { value, isEstimate: true };
}

const DEAR =
  / (bò|bê|dê|cừu|tôm|cua|ghẹ|mực|bạch tuộc|hàu|sò điệp|lươn|ếch|ba ba|cá hồi|cá tầm|cá mú|cá chẽm|cá ngừ|yến|hạt điều|hạnh nhân|óc chó|phô mai|sầu riêng|việt quất|dâu tây|kiwi|nho|lựu|mật ong) /;
const MIDDLING =
  / (thịt|heo|lợn|gà|vịt|ngan|sườn|giò|chả|cá|lạp xưởng|nghêu|ngao|sữa|sữa chua|táo|lê|cam|bưởi|xoài|nhãn|vải|thanh long) /;
/** Milk of a cow is no beef, an egg is no hen, and what seasons is no fish. */
const CHEAP =
  / (trứng|nước mắm|mắm|muối|dầu|bơ|hạt nêm|bột nêm|cà ri|nước dùng|cá cơm|huyết|lòng|tiết|hến|tép|tương|nấm) /;
/** g in a serving from which on an ingredient tells what a dish costs. */
const TELLING = { dear: 20, middling: 60 };

function getCostLevel(name: string, grams: number): CostLevel {
  const words = padded(name).replace(/ sữa bò /, ' sữa ');
  if (CHEAP.test(words)) return 1;
  if (DEAR.test(words) && grams >= TELLING.dear) return 3;
  return (MIDDLING.test(words) || DEAR.test(words)) && grams >= TELLING.middling ? 2 : 1;
}

const COST_TAGS: Readonly<Record<string, CostLevel>> = {
  'tiet kiem': 1,
  'binh dan': 1,
  'vua tien': 2,
  'thoai mai': 3,
  'dat tien': 3,
};

function estimateCost({ tagNames = [], ingredients, servings }: Dish): CostLevel | undefined {
  const tagLevel = tagNames
    .map((name) => COST_TAGS[fold(name)])
    .find((level) => level !== undefined);
  if (tagLevel !== undefined || ingredients.length === 0) return tagLevel;
  const levels = ingredients.map(({ name, quantity, unitAmount }) =>
    getCostLevel(name ?? '', (quantity * unitAmount) / Math.max(servings, 1)),
  );
  return Math.max(...levels) as CostLevel;
}

export function readMarks(addable: Addable): DishMarks {
  if (addable.kind === 'edible') {
    const cost = getCostLevel(addable.edible.name, 100);
    return { minutes: { value: FOOD_MINUTES, isEstimate: true }, cost };
  }
  const { recipe } = addable;
  const [region, minutes, cost] = [
    findRegion(recipe),
    estimateMinutes(recipe),
    estimateCost(recipe),
  ];
  return {
    ...(region ? { region } : {}),
    ...(region === 'central' && OF_HUE.test(padded(recipe.title)) ? { place: 'hue' as const } : {}),
    ...(minutes ? { minutes } : {}),
    ...(cost ? { cost } : {}),
  };
}
