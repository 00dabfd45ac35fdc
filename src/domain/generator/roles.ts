import type { Addable } from '../menus/addables';
import type { MealSlot } from '../food/storedLines';
import { fold, normalise } from '../text/fold';
import type { DishRole } from './types';
import type { NutrientMap } from '../food/nutrients';

const BOWLS: ReadonlySet<string> = new Set([
  'Món nước',
  'Món bún',
  'Món cháo',
  'Món bánh mì',
  'Món xôi',
  'Món bánh',
  'Món cơm',
  'Món cuốn',
  'Món bữa sáng',
]);
const MAINS: ReadonlySet<string> = new Set([
  'Món mặn',
  'Món kho',
  'Món hấp',
  'Món luộc',
  'Món cá',
  'Món trứng',
  'Món chiên',
  'Món rán',
  'Món nướng',
  'Món hải sản',
  'Món hầm',
  'Món đậu',
]);
const EITHER: ReadonlySet<string> = new Set([
  'Món xào',
  'Món chay',
  'Món gỏi',
  'Món trộn',
  'Món phụ',
]);
const SNACKS: ReadonlySet<string> = new Set(['Món củ', 'Tráng miệng', 'Chè', 'Chè và đồ ngọt']);

const BOWL_NAME =
  /^(cơm|bún|phở|mì|miến|hủ tiếu|hủ tíu|bánh|cháo|xôi|nui|cao lầu|canh bún|yến mạch) /;
const SOUP_NAME = /^(canh(?! bún)|súp) /;
const VEGETABLE_NAME = /^(rau|salad|gỏi|nộm|dưa leo|cải) /;
/** Offal, raw meat, feasts, and what is bought rather than cooked: an expert may choose them, they are not proposed. */
const UNUSUAL = new RegExp(
  ` (${[
    'ngoài hàng|ăn liền|lẩu|phá lấu|pizza|burger|hamburger|hotdog|doner|kebab|kem|rượu|bia|hàn quốc|nhật',
    'lòng|óc|ốc|tiết canh|phổi|huyết|dồi|tim|gan|cật|bao tử|lưỡi|tai heo|đuôi|mề|lá sách|sụn|da gà|chân gà|sò huyết',
    'ba ba|thỏ|ếch|rươi|dê|cừu|trâu|bồ câu|chim cút|chim bồ câu|tái|thắng cố|hột vịt lộn|trứng vịt lộn|sứa|vịt lộn',
    'mắm tôm|mắm nêm|cà cuống|bọ|hải sâm|hàu|cháo trắng|cháo dinh dưỡng|cho bé|cho người bệnh|cơm trắng|cơm lam|mèn mén',
    'bánh bèo|bánh nậm|bánh cống|bánh căn|bánh ú|bánh tét|bánh chưng|bánh rán|bánh tôm',
  ].join('|')}) `,
);

/** g of protein in a serving: a main dish has that much, and from the second on what may be either is one. */
const LEAST_PROTEIN = 5;
const MAIN_PROTEIN = 8;
/** kcal of a serving that each part of a meal may have. */
const ENERGY: Readonly<Record<DishRole, readonly [least: number, most: number]>> = {
  bowl: [180, 850],
  rice: [60, 300],
  main: [60, 480],
  vegetable: [10, 260],
  soup: [8, 300],
  fruit: [5, 200],
  snack: [20, 300],
};

const FRUITS: ReadonlySet<string> = new Set(
  'buoi,cam,chuoi su,chuoi gia,dau tay,dua hau,dua le,dua ta,thom,dao,du du chin,le,man,nho,nhan,oi,thanh long,quyt,tao,vai,xoai chin,kiwi,chom chom,hong xiem,vu sua,roi'.split(
    ',',
  ),
);
const SNACK_FOODS: ReadonlySet<string> = new Set([
  'sua chua khong duong',
  'sua bo tuoi',
  'sua dau nanh khong duong',
  'sua tuoi it beo',
  'sua tuoi tach beo',
  'sua chua hy lap khong beo',
  'trung ga luoc',
  'ngo nep luoc',
  'lac rang',
  'hanh nhan rang',
  'hat dieu',
  'hat bi rang',
]);
const MAIN_FOODS: ReadonlySet<string> = new Set(['dau hu', 'dau hu nuong', 'trung ga luoc']);
const RICE = /^com (trang|gao lut) \(da nau\)$/;

const spaced = (text: string) => `${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
const padded = (name: string) => spaced(normalise(name));

export function roleOfDish(
  title: string,
  category: string,
  { protein = 0 }: NutrientMap,
): DishRole | undefined {
  const name = padded(title);
  if (SOUP_NAME.test(name)) return 'soup';
  if (SNACKS.has(category)) return 'snack';
  if (BOWLS.has(category)) return 'bowl';
  if (category === 'Món canh' || category === 'Món súp') return 'soup';
  if (category === 'Món rau') return 'vegetable';
  if (BOWL_NAME.test(name) && (EITHER.has(category) || category === '')) return 'bowl';
  if (MAINS.has(category)) return 'main';
  if (EITHER.has(category)) return protein >= MAIN_PROTEIN ? 'main' : 'vegetable';
  return undefined;
}

function guessed(title: string, { protein = 0, calories = 0, carbs = 0 }: NutrientMap): DishRole {
  const name = padded(title);
  if (BOWL_NAME.test(name)) return 'bowl';
  if (VEGETABLE_NAME.test(name)) return 'vegetable';
  if (calories >= 250 && carbs * 4 >= calories / 2) return 'bowl';
  return protein >= MAIN_PROTEIN ? 'main' : 'vegetable';
}

function rolesOfFood(name: string): DishRole[] {
  const plain = fold(name);
  if (RICE.test(plain)) return ['rice'];
  if (FRUITS.has(plain)) return ['fruit', 'snack'];
  return [
    ...(MAIN_FOODS.has(plain) ? (['main'] as const) : []),
    ...(SNACK_FOODS.has(plain) ? (['snack'] as const) : []),
  ];
}

/**
 * The parts of a meal that something may be; empty for what is not proposed (drinks, sauces, single foods that nobody
 * eats by themselves, feasts). An own recipe is always something.
 * @param serving nutrients of one serving, or of one household measure of a food
 */
export function findRoles(addable: Addable, serving: NutrientMap): DishRole[] {
  if (addable.kind === 'edible')
    return addable.edible.kind === 'food' ? rolesOfFood(addable.edible.name) : [];
  const { title, category = '' } = addable.recipe;
  const role =
    roleOfDish(title, category, serving) ?? (addable.own ? guessed(title, serving) : undefined);
  if (!role || (!addable.own && UNUSUAL.test(` ${padded(title)}`))) return [];
  if (role === 'main' && (serving.protein ?? 0) < LEAST_PROTEIN) return [];
  const [least, most] = ENERGY[role];
  const energy = serving.calories ?? 0;
  return energy >= least && energy <= most ? [role] : [];
}

export function suitsSlot(mealTypes: readonly string[] | undefined, slot: MealSlot): boolean {
  if (!mealTypes || mealTypes.length === 0) return true;
  return mealTypes.includes(slot === 'snack1' || slot === 'snack2' ? 'snack' : slot);
}

const FAMILIES: readonly (readonly [string, RegExp])[] = [
  ['xôi', / (xôi|bánh nếp) /],
  ['cháo', / cháo /],
  ['bánh mì', / bánh mì /],
  ['bún', / (bún|phở|miến|hủ tiếu|hủ tíu|bánh canh|mì|cao lầu) /],
  ['cá', / (cá|lươn) /],
  ['hải sản', / (tôm|mực|cua|nghêu|ngao|hến|hải sản|tép|bạch tuộc) /],
  ['trứng', / (trứng|ốp la) /],
  ['gà', / gà /],
  ['vịt', / (vịt|ngan) /],
  ['bò', / bò /],
  ['đậu', / (đậu hũ|đậu phụ|tàu hũ|đậu) /],
  ['heo', / (heo|lợn|thịt|sườn|giò|chả) /],
];

export function findFamily(title: string): string {
  const name = ` ${padded(title)}`;
  return FAMILIES.find(([, words]) => words.test(name))?.[0] ?? '';
}
