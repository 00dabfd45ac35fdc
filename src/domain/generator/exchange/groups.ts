import type { NutrientMap } from '../../food/nutrients';

/** Figures of one exchange unit ("đơn vị chuyển đổi"): g of carbohydrate, protein and fat, kcal. */
interface ExchangeUnit {
  name: string;
  carbs: number;
  protein: number;
  fat: number;
  calories: number;
  lead: 'carbs' | 'protein' | 'fat';
}

/** Where the figures come from; the text at hand names neither who issued it nor the year, and that is said. */
export const EXCHANGE_SOURCE =
  '“Thực hành xây dựng thực đơn theo đơn vị chuyển đổi” (scribd.com/document/571299092), chưa rõ nơi và năm ban hành';

export const EXCHANGE_UNITS = {
  starch: { name: 'Tinh bột', carbs: 20, protein: 2, fat: 0, calories: 90, lead: 'carbs' },
  leanProtein: {
    name: 'Đạm ít béo',
    carbs: 0,
    protein: 7,
    fat: 2.5,
    calories: 50,
    lead: 'protein',
  },
  mediumProtein: {
    name: 'Đạm béo vừa',
    carbs: 0,
    protein: 7,
    fat: 5,
    calories: 70,
    lead: 'protein',
  },
  fatProtein: {
    name: 'Đạm nhiều béo',
    carbs: 0,
    protein: 7,
    fat: 7.5,
    calories: 100,
    lead: 'protein',
  },
  fattestProtein: {
    name: 'Đạm rất nhiều béo',
    carbs: 0,
    protein: 7,
    fat: 10,
    calories: 120,
    lead: 'protein',
  },
  oil: { name: 'Dầu, mỡ, bơ', carbs: 0, protein: 0, fat: 5, calories: 45, lead: 'fat' },
  vegetable: { name: 'Rau củ', carbs: 4, protein: 2, fat: 0, calories: 25, lead: 'carbs' },
  fruit: { name: 'Trái cây', carbs: 8, protein: 1, fat: 0, calories: 35, lead: 'carbs' },
  skimMilk: { name: 'Sữa tách béo', carbs: 10, protein: 7, fat: 0, calories: 70, lead: 'protein' },
  lowFatMilk: { name: 'Sữa ít béo', carbs: 10, protein: 7, fat: 3, calories: 95, lead: 'protein' },
  wholeMilk: {
    name: 'Sữa nguyên béo',
    carbs: 10,
    protein: 7,
    fat: 8,
    calories: 140,
    lead: 'protein',
  },
  sweetMilk: {
    name: 'Sữa có đường',
    carbs: 20,
    protein: 7,
    fat: 8,
    calories: 180,
    lead: 'protein',
  },
} as const satisfies Record<string, ExchangeUnit>;
export type ExchangeGroup = keyof typeof EXCHANGE_UNITS;

type Figures = Pick<NutrientMap, 'carbs' | 'protein' | 'fat'>;

/** g of fat that come with 7 g of protein, halfway between two units of the table. */
function proteinGroup({ protein = 0, fat = 0 }: Figures): ExchangeGroup | undefined {
  if (protein <= 0) return undefined;
  const perUnit = (fat / protein) * 7;
  if (perUnit <= 3.75) return 'leanProtein';
  if (perUnit <= 6.25) return 'mediumProtein';
  return perUnit <= 8.75 ? 'fatProtein' : 'fattestProtein';
}

function milkGroup({ protein = 0, fat = 0, carbs = 0 }: Figures): ExchangeGroup | undefined {
  if (protein <= 0) return undefined;
  if ((carbs / protein) * 7 > 15) return 'sweetMilk';
  const perUnit = (fat / protein) * 7;
  if (perUnit <= 1.5) return 'skimMilk';
  return perUnit <= 5.5 ? 'lowFatMilk' : 'wholeMilk';
}

function pulseGroup(figures: Figures): ExchangeGroup | undefined {
  const { carbs = 0, protein = 0 } = figures;
  return carbs > protein * 2 ? 'starch' : proteinGroup(figures);
}

const BY_CATEGORY: Readonly<Record<string, (figures: Figures) => ExchangeGroup | undefined>> = {
  'Gạo, bún, mì và ngũ cốc': () => 'starch',
  'Khoai và củ bột': () => 'starch',
  'Đậu, hạt và chế phẩm': pulseGroup,
  'Rau, nấm và củ quả': () => 'vegetable',
  'Trái cây': () => 'fruit',
  'Dầu, mỡ và bơ': () => 'oil',
  'Thịt và chế phẩm': proteinGroup,
  'Cá và hải sản': proteinGroup,
  Trứng: proteinGroup,
  'Sữa và chế phẩm': milkGroup,
};

/** @returns `undefined` for what is no exchange (condiments, sweets, drinks) or does not say what it has */
export function findExchangeGroup(
  category: string,
  nutrients: NutrientMap,
): ExchangeGroup | undefined {
  if (!Object.hasOwn(BY_CATEGORY, category)) return undefined;
  return BY_CATEGORY[category]?.(nutrients);
}

export function exchangeUnits(group: ExchangeGroup, nutrients: NutrientMap): number | undefined {
  const unit = EXCHANGE_UNITS[group];
  const amount = nutrients[unit.lead];
  return amount === undefined ? undefined : amount / unit[unit.lead];
}
