import type { Edible } from '../food/catalogue';
import { emptyMeals, type Meals, type MenuItem } from '../food/storedLines';
import type { NutrientMap } from '../food/nutrients';

const AT = '2026-11-01T00:00:00.000Z';

/** Per 100 g edible portion, each with its code in the Vietnamese food composition table of 2007. */
export const VFCT = {
  /** 1013 Bánh phở */
  banhPho: { calories: 143, protein: 3.2, fat: 0.4, carbs: 31.7, fiber: 0, sodium: 3 },
  /** 2015 Miến dong; sodium not measured */
  mienDong: { calories: 332, protein: 0.6, fat: 0.1, carbs: 82.2, fiber: 1.5 },
  /** 7013 Thịt gà ta */
  thitGa: { calories: 199, protein: 20.3, fat: 13.1, carbs: 0, fiber: 0, sodium: 70 },
  /** 6004 Mỡ lợn nước; sodium not measured */
  moNuoc: { calories: 896, protein: 0, fat: 99.6, carbs: 0, fiber: 0 },
  /** 4037 Hành củ tươi */
  hanhCu: { calories: 26, protein: 1.3, fat: 0.4, carbs: 4.4, fiber: 0.7, sodium: 17 },
} satisfies Record<string, NutrientMap>;

export function food(changes: Partial<Extract<Edible, { kind: 'food' }>> = {}): Edible {
  return {
    id: 'vfct-1013',
    kind: 'food',
    createdAt: AT,
    updatedAt: AT,
    name: 'Bánh phở',
    aliases: [],
    category: 'Ngũ cốc',
    basis: { amount: 100, unit: 'g' },
    nutrients: VFCT.banhPho,
    servingSize: 100,
    unit: 'g',
    measures: [],
    allergens: [],
    isPublic: true,
    status: 'active',
    ...changes,
  } as Edible;
}

let lines = 0;

export function buildGramLine(nutrients: NutrientMap, quantity: number): MenuItem {
  lines += 1;
  return {
    lineId: `line-${lines}`,
    type: 'food',
    itemId: 'food-1',
    name: 'Món',
    quantity,
    unit: 'g',
    unitAmount: 1,
    order: lines,
    snapshot: { basis: { amount: 100, unit: 'g' }, nutrients, sourceVersion: AT },
  };
}

export function buildLunch(items: MenuItem[]): Meals {
  return { ...emptyMeals(), lunch: { items } };
}
