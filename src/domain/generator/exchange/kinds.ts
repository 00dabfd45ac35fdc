import type { Addable } from '../../menus/addables';
import { findFamily, roleOfDish, findRoles } from '../roles';
import type { DishRole } from '../types';
import { normalise } from '../../text/fold';
import { isAlcohol } from '../../verdict/foods';
import { foodKind, type FoodKind } from './foodKinds';

export type DishKind =
  | 'bowl'
  | 'main'
  | 'vegetableDish'
  | 'soup'
  | 'snack'
  | 'fastFood'
  | 'hotpot'
  | 'drink';

export interface ExchangeKind {
  kind: FoodKind | DishKind;
  /** Fish among main dishes, phở among bowls, leaves among vegetables. */
  family: string;
  method: string;
  isOffered: boolean;
}

const padded = (name: string) =>
  `${normalise(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const TOPPING =
  /^(hành phi|mỡ hành|sa tế|muối|nước (mắm|chấm|sốt|tương)|mắm|kho quẹt|dưa (món|góp)|đồ chua|củ kiệu|cà pháo|tóp mỡ|bơ tỏi) /u;
const RARE = / (nậm pịa|nhộng) /u;
const HOTPOT = /^lẩu /u;
const SWEET_SIDE = /^(chè|sữa chua) /u;
const PLAIN_RICE = /^cơm (trắng|gạo lứt)( một chén)? $/u;

const METHODS: readonly (readonly [string, RegExp])[] = [
  ['salad', /^(gỏi|nộm|salad) | trộn /u],
  ['fry', / (chiên|rán|xù|lúc lắc) /u],
  ['grill', / (nướng|quay|áp chảo) /u],
  ['braise', / (kho|rim|ram) /u],
  ['stirFry', / (xào|rang|cháy) /u],
  ['steam', / (hấp|luộc|chưng|nhúng) /u],
  ['stew', / (sốt|om|hầm|nấu|um|tiềm|ragu|cà ri) /u],
];
const METHOD_BY_CATEGORY: Readonly<Record<string, string>> = {
  'Món kho': 'braise',
  'Món hấp': 'steam',
  'Món luộc': 'steam',
  'Món chiên': 'fry',
  'Món rán': 'fry',
  'Món nướng': 'grill',
  'Món xào': 'stirFry',
  'Món hầm': 'stew',
  'Món gỏi': 'salad',
  'Món trộn': 'salad',
  'Món nước': 'broth',
};

const methodByName = (name: string, category: string): string =>
  METHODS.find(([, words]) => words.test(` ${name}`))?.[0] ?? METHOD_BY_CATEGORY[category] ?? '';

const BOWL_WORD =
  /^(cơm|xôi|cháo|bánh mì|bún|phở|miến|hủ tiếu|hủ tíu|mì|bánh canh|bánh đa|nui|cao lầu|bánh) /u;
const DRINK_WORD = /^(trà|cà phê|sinh tố|nước ép|sữa chua|sữa|soda|nước) /u;
const VEGETABLES: readonly (readonly [string, RegExp])[] = [
  ['mushroom', /^nấm /u],
  ['root', /^(cà rốt|củ|su hào|măng(?! tây)|khoai) /u],
  [
    'fruit',
    /^(bầu|bí|mướp|su su|cà chua|cà tím|dưa leo|khổ qua|ớt chuông|đậu|giá|măng tây|bông cải) /u,
  ],
];

/** Pulses that are vegetables, and leaves that are called after rice: none names what a dish is of. */
const MISLEADING = /(đậu (que|bắp|đũa|rồng|hà lan|phộng|xanh|đen|đỏ)|bó xôi|nấm đùi gà) /gu;

const GREENS_FIRST = /^(bắp (?!bò|giò|heo|cải)|ngô|khoai|rau|nấm|măng|su su|đậu (que|đũa|bắp)) ?/u;

function familyWithin(kind: ExchangeKind['kind'], name: string): string {
  if (kind === 'vegetableDish') return '';
  if (kind === 'bowl') return BOWL_WORD.exec(name)?.[1] ?? '';
  if (kind === 'drink' || kind === 'beverage') return DRINK_WORD.exec(name)?.[1] ?? '';
  if (kind === 'vegetable') return VEGETABLES.find(([, words]) => words.test(name))?.[0] ?? 'leaf';
  if (kind === 'main' && GREENS_FIRST.test(name)) return '';
  return findFamily(name.replace(MISLEADING, ''));
}

const BY_CATEGORY: Readonly<Record<string, DishKind>> = {
  'Đồ uống': 'drink',
  'Món lẩu': 'hotpot',
  'Ăn vặt': 'snack',
  'Món ăn vặt': 'snack',
  'Bánh kẹo': 'snack',
  Kem: 'snack',
  'Thức ăn nhanh': 'fastFood',
  'Món Âu': 'bowl',
};

function kindByRole(name: string, role: DishRole | DishKind | undefined): DishKind | undefined {
  if (HOTPOT.test(name)) return 'hotpot';
  if (role === 'rice' || role === 'fruit') return undefined;
  if (role !== 'drink' && SWEET_SIDE.test(name)) return 'snack';
  return role === 'vegetable' ? 'vegetableDish' : role;
}

type Recipe = Extract<Addable, { kind: 'recipe' }>;

function dishKind(addable: Recipe): ExchangeKind | undefined {
  const { title, category = '', nutritionSummary: serving } = addable.recipe;
  const name = padded(title);
  if (PLAIN_RICE.test(name)) return { kind: 'staple', family: '', method: '', isOffered: false };
  if (TOPPING.test(name)) return undefined;
  const [proposed] = findRoles(addable, serving);
  const kind = kindByRole(
    name,
    proposed ?? BY_CATEGORY[category] ?? roleOfDish(title, category, serving),
  );
  if (kind === undefined) return undefined;
  const isCommon = kind === 'hotpot' || (kind === 'drink' && !isAlcohol({ name: title }));
  return {
    kind,
    family: kind === 'snack' ? category : familyWithin(kind, name),
    method: methodByName(name, category),
    isOffered: (proposed !== undefined || isCommon) && !RARE.test(` ${name}`),
  };
}

const known = new WeakMap<Addable, ExchangeKind | 'none'>();

export function exchangeKind(addable: Addable): ExchangeKind | undefined {
  const before = known.get(addable);
  if (before) return before === 'none' ? undefined : before;
  const kind = addable.kind === 'recipe' ? dishKind(addable) : edibleKind(addable);
  known.set(addable, kind ?? 'none');
  return kind;
}

type Edible = Extract<Addable, { kind: 'edible' }>;

function edibleKind(addable: Edible): ExchangeKind | undefined {
  const { name, category } = addable.edible;
  const food = foodKind(name, category);
  if (!food) return undefined;
  const { kind, isEveryday } = food;
  return {
    kind,
    family: familyWithin(kind, padded(name)),
    method: '',
    isOffered: addable.own || isEveryday || findRoles(addable, {}).includes('fruit'),
  };
}

const PROTEINS = ['redMeat', 'poultry', 'fish', 'seafood', 'egg', 'tofu'] as const;

const SMALL_MEAL = ['milk', 'plantMilk', 'yogurt', 'fruit'] as const;

type Kin = readonly (readonly ExchangeKind['kind'][])[];

const KIN: Partial<Record<ExchangeKind['kind'], Kin>> = {
  fish: [['fish'], ['seafood'], PROTEINS],
  seafood: [['seafood'], ['fish'], PROTEINS],
  redMeat: [['redMeat'], ['poultry'], PROTEINS],
  poultry: [['poultry'], ['redMeat'], PROTEINS],
  egg: [['egg'], ['tofu'], PROTEINS],
  tofu: [['tofu'], ['egg'], PROTEINS],
  curedMeat: [PROTEINS],
  offal: [['redMeat', 'poultry'], PROTEINS],
  staple: [['staple'], ['bread'], ['tuber']],
  bread: [['bread'], ['staple'], ['tuber']],
  tuber: [['tuber'], ['staple'], ['bread']],
  pickle: [['vegetable']],
  driedFruit: [['fruit']],
  milk: [['milk'], ['plantMilk', 'yogurt']],
  plantMilk: [['plantMilk'], ['milk', 'yogurt']],
  yogurt: [['yogurt'], ['milk', 'plantMilk']],
  cheese: [['cheese'], ['yogurt', 'milk', 'plantMilk']],
  snack: [['snack'], ['fruit', 'yogurt']],
  drink: [['drink'], ['beverage'], SMALL_MEAL],
  beverage: [['beverage'], ['drink'], SMALL_MEAL],
  fastFood: [['bowl']],
};

const AKIN: readonly (readonly string[])[] = [
  ['cá', 'hải sản'],
  ['gà', 'vịt', 'bò', 'heo'],
  ['trứng', 'đậu'],
  ['bún', 'phở', 'miến', 'hủ tiếu', 'hủ tíu', 'mì', 'bánh canh', 'bánh đa', 'nui', 'cao lầu'],
];
const FAR = 2;

function familyDistance(one: string, other: string): number {
  if (one === other) return 0;
  return AKIN.some((families) => families.includes(one) && families.includes(other)) ? 1 : FAR;
}

/** @returns 0 for the same; undefined where one cannot replace the other */
export function kinDistance(one: ExchangeKind, other: ExchangeKind): number | undefined {
  const groups = KIN[one.kind] ?? [[one.kind]];
  const group = groups.findIndex((kinds) => kinds.includes(other.kind));
  if (group < 0) return undefined;
  return (
    group * (FAR + 1) + (one.kind === other.kind ? familyDistance(one.family, other.family) : 0)
  );
}

const METHODS_AKIN: readonly (readonly string[])[] = [
  ['steam', 'braise', 'stew'],
  ['fry', 'grill', 'stirFry'],
];

export function methodDistance({ method: one }: ExchangeKind, { method: other }: ExchangeKind) {
  if (one === other) return 0;
  const areAkin = METHODS_AKIN.some((list) => list.includes(one) && list.includes(other));
  return areAkin ? 1 : FAR;
}
