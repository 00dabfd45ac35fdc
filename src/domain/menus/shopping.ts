import type { MenuItem } from '../food/storedLines';
import { purchaseWeight } from '../food/purchaseWeight';

export const MARKET_SECTIONS = [
  'vegetables',
  'protein',
  'grains',
  'dairy',
  'pantry',
  'other',
] as const;
export type MarketSection = (typeof MARKET_SECTIONS)[number];

const SECTION_OF: Readonly<Record<string, MarketSection>> = {
  'Rau, nấm và củ quả': 'vegetables',
  'Trái cây': 'vegetables',
  'Khoai và củ bột': 'vegetables',
  'Thịt và chế phẩm': 'protein',
  'Cá và hải sản': 'protein',
  Trứng: 'protein',
  'Đậu, hạt và chế phẩm': 'protein',
  'Gạo, bún, mì và ngũ cốc': 'grains',
  'Sữa và chế phẩm': 'dairy',
  'Dầu, mỡ và bơ': 'pantry',
  'Gia vị và nước chấm': 'pantry',
  'Đường, bánh kẹo': 'pantry',
  'Đồ hộp': 'pantry',
  'Đồ uống': 'pantry',
};

export function getSection(category: string | undefined): MarketSection {
  if (category === undefined || !Object.hasOwn(SECTION_OF, category)) return 'other';
  return SECTION_OF[category] ?? 'other';
}

export interface ShoppingDish {
  servings: number;
  ingredients: readonly MenuItem[];
}

export interface ShoppingEntry {
  /** The same for a food in each list, so that it can be ticked off. */
  key: string;
  name: string;
  unit: string;
  edible: number;
  /** With its refuse, rounded up as things are sold; never less than is needed. */
  buy: number;
  pieces?: { count: number; unit: string };
  dishes: string[];
  section: MarketSection;
}

export interface ShoppingList {
  entries: ShoppingEntry[];
  unknown: { key: string; name: string; servings: number }[];
}

const SOLD: ReadonlySet<string> = new Set(
  'quả trái củ con bó bìa hộp hũ ổ lon chai cái gói bắp tép cây'.split(' '),
);
/** Pieces are sold by the half at least. */
const HALF = 2;

/** Rounded up to what a stall weighs out: 5 g below 100 g, 10 g below 1 kg, then 50 g. */
export function roundedUp(amount: number): number {
  const step = amount < 100 ? 5 : amount < 1000 ? 10 : 50;
  // The noise of additions must not push an exact step up to the next one.
  return Math.max(Math.ceil(amount / step - 1e-9) * step, 0);
}

interface Need {
  line: MenuItem;
  amount: number;
  dishes: Set<string>;
}

function add(needs: Map<string, Need>, line: MenuItem, times: number, dish: string): void {
  const amount = line.quantity * line.unitAmount * times;
  if (!(amount > 0) || !Number.isFinite(amount)) return;
  const key = `${line.type} ${line.itemId} ${line.snapshot.basis.unit}`;
  const need = needs.get(key) ?? { line, amount: 0, dishes: new Set<string>() };
  need.amount += amount;
  if (dish !== line.name) need.dishes.add(dish);
  needs.set(key, need);
}

function countPieces({ line, amount }: Need): ShoppingEntry['pieces'] {
  const measure = line.snapshot.measures?.find(({ unit, amount: one }) => {
    const word = unit.split(' ')[0] ?? '';
    return SOLD.has(word) && one > 0 && amount / one >= 1 / HALF / 2;
  });
  if (!measure) return undefined;
  const count = Math.ceil((amount / measure.amount) * HALF - 1e-9) / HALF;
  return { count, unit: measure.unit };
}

function toEntry([key, need]: [string, Need], section: MarketSection): ShoppingEntry {
  const { unit } = need.line.snapshot.basis;
  const weighed = unit === 'g' || unit === 'ml';
  const gross =
    unit === 'g'
      ? (purchaseWeight(need.amount, need.line.snapshot.refusePercent) ?? need.amount)
      : need.amount;
  const pieces = weighed ? countPieces(need) : undefined;
  return {
    key,
    name: need.line.name,
    unit,
    edible: need.amount,
    buy: weighed ? roundedUp(gross) : Math.ceil(gross - 1e-9),
    ...(pieces ? { pieces } : {}),
    dishes: [...need.dishes],
    section,
  };
}

const byPlace = (a: ShoppingEntry, b: ShoppingEntry) =>
  MARKET_SECTIONS.indexOf(a.section) - MARKET_SECTIONS.indexOf(b.section) ||
  a.name.localeCompare(b.name, 'vi') ||
  (a.key < b.key ? -1 : 1);

/** A dish may be weighed: then one unit is a part of a serving. */
const countServings = ({ quantity, unitAmount }: MenuItem) => quantity * unitAmount;

export function shoppingList(
  lines: readonly MenuItem[],
  dishes: ReadonlyMap<string, ShoppingDish>,
  getCategory: (itemId: string) => string | undefined,
): ShoppingList {
  const needs = new Map<string, Need>();
  const unknown = new Map<string, ShoppingList['unknown'][number]>();
  for (const line of lines) {
    const dish = line.type === 'recipe' ? dishes.get(line.itemId) : undefined;
    if (line.type !== 'recipe') add(needs, line, 1, line.name);
    else if (dish && dish.ingredients.length > 0)
      for (const part of dish.ingredients)
        add(needs, part, countServings(line) / dish.servings, line.name);
    else if (line.quantity > 0) {
      const key = `recipe ${line.itemId}`;
      const servings = (unknown.get(key)?.servings ?? 0) + countServings(line);
      unknown.set(key, { key, name: line.name, servings });
    }
  }
  const entries = [...needs]
    .map((need) => toEntry(need, getSection(getCategory(need[1].line.itemId))))
    .sort(byPlace);
  return { entries, unknown: [...unknown.values()] };
}
