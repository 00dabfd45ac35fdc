import type { Menu } from '../records/menus';
import type { Recipe } from '../records/recipes';
import { emptyMeals, type MealSlot, type Meals, type MenuItem } from '../food/storedLines';
import type { NutrientMap } from '../food/nutrients';
import { fold } from '../text/fold';
import { buildLetterhead } from './letterhead';
import type { PrintContext } from './menu';

const AT = '2026-11-22T01:00:00.000Z';
const base = { workspaceId: 'w', expertId: 'e', createdAt: AT, updatedAt: AT };
let count = 0;

const createId = (kind: string, name: string): string =>
  `${kind}-${fold(name).replace(/[^a-z0-9]+/g, '-')}`;

export function printedLine(
  name: string,
  quantity: number,
  nutrients: NutrientMap,
  fields: Partial<MenuItem> = {},
  snapshot: Partial<MenuItem['snapshot']> = {},
): MenuItem {
  count += 1;
  return {
    lineId: `line-${count}`,
    type: 'food',
    itemId: createId('food', name),
    name,
    quantity,
    unit: 'g',
    unitAmount: 1,
    order: count,
    snapshot: {
      basis: { amount: 100, unit: 'g' },
      nutrients,
      sourceLabel: 'VFCT 2007, 1004',
      sourceVersion: AT,
      ...snapshot,
    },
    ...fields,
  };
}

const servings = (
  name: string,
  nutrients: NutrientMap,
  snapshot: Partial<MenuItem['snapshot']> = {},
) =>
  printedLine(
    name,
    1,
    nutrients,
    { type: 'recipe', unit: 'phần', itemId: createId('recipe', name) },
    { basis: { amount: 1, unit: 'phần' }, ...snapshot },
  );

const RICE = { calories: 130, protein: 2.7, fat: 0.3, carbs: 28.2, fiber: 0.4, sodium: 1 };
const rice = (grams: number) =>
  printedLine('Cơm trắng', grams, RICE, {}, { measures: [{ unit: 'chén', amount: 120 }] });

function breakfast(): MenuItem[] {
  const figures = { calories: 369, protein: 24, fat: 8, carbs: 48, fiber: 1.2, sodium: 610 };
  const pho = servings('Phở gà', figures, { allergens: ['gluten'] });
  const measures = [{ unit: 'miếng', amount: 120 }];
  const papaya = { calories: 36, protein: 1, carbs: 7.7, sodium: 4 };
  return [
    { ...pho, notes: 'Chan nước dùng vừa ngập bánh, không thêm nước mắm.' },
    printedLine('Đu đủ chín', 120, papaya, {}, { measures }),
  ];
}

function lunch(): MenuItem[] {
  const soup = { calories: 157, protein: 18, fat: 5, carbs: 9 };
  return [
    rice(120),
    servings('Canh chua cá lóc', soup, { allergens: ['cá'] }),
    printedLine('Bầu luộc chấm mắm ruốc', 150, { calories: 14 }),
  ];
}

export function printedMeals(): Meals {
  const yoghurt = { calories: 61, protein: 3.5 };
  const pot = { unit: 'hũ', unitAmount: 100 };
  return {
    breakfast: { items: breakfast() },
    snack1: {
      items: [printedLine('Sữa chua không đường', 1, yoghurt, pot, { allergens: ['sữa bò'] })],
    },
    lunch: { items: lunch(), notes: 'Ăn chậm, nhai kỹ.' },
    snack2: { items: [printedLine('Ổi', 1, { calories: 38 }, { unit: 'quả', unitAmount: 150 })] },
    dinner: { items: [rice(180), printedLine('Nước dùng hầm', 200, {})] },
  };
}

export function printedMenu(fields: Partial<Menu> = {}): Menu {
  return {
    ...base,
    id: 'menu-1',
    kind: 'personal',
    name: 'Thực đơn giảm cân – Trần Thị Mai',
    description: '',
    isPublic: false,
    status: 'published',
    tags: [],
    clientId: 'client-1',
    targetDate: '2026-11-23',
    notes: 'Giữ ba bữa đúng giờ, đi bộ 30 phút sau bữa tối. Đói giữa buổi thì ăn ổi trước.',
    meals: printedMeals(),
    nutritionSummary: { calories: 0, protein: 0, carbs: 0, fat: 0 },
    extendedNutrition: {},
    nutritionMetadata: {
      calculatedAt: AT,
      source: 'calculated',
      confidence: 0.9,
      calculationMethod: 'per100g-aggregation',
    },
    ...fields,
  };
}

const part = (name: string, grams: number) => ({
  ...printedLine(name, grams, { calories: 100, protein: 10 }),
  type: 'food' as const,
});

export function printedRecipe(title: string): Recipe {
  return {
    ...base,
    id: createId('recipe', title),
    title,
    description: 'Món nước quen thuộc của buổi sáng.',
    isPublic: false,
    status: 'published',
    prepTime: 15,
    cookTime: 40,
    servings: 2,
    difficulty: 'easy',
    tags: [],
    tips: ['Chần bánh phở qua nước sôi cho mềm.'],
    ingredients: [part('Bánh phở', 360), part('Ức gà ta', 160), part('Hành củ tươi', 10)],
    instructions: [
      {
        lineId: 's1',
        order: 1,
        instruction: 'Rửa sạch ức gà, luộc với hành nướng.',
        imageUrls: [],
      },
      { lineId: 's2', order: 2, instruction: 'Xé gà, chan nước dùng nóng.', imageUrls: [] },
    ],
    nutritionSummary: { calories: 0, protein: 0, carbs: 0, fat: 0 },
    extendedNutrition: {},
  };
}

export function printContext(fields: Partial<PrintContext> = {}): PrintContext {
  return {
    letterhead: buildLetterhead(
      { name: 'BS. Nguyễn Thị Lan', email: 'lan@senviet.example' },
      {
        name: 'Phòng dinh dưỡng Sen Việt',
        phone: '028 7300 0123',
        address: '86 Nguyễn Trãi, TP. Hồ Chí Minh',
      },
      'pro',
    ),
    today: '2026-11-22',
    client: {
      clientName: 'Trần Thị Mai',
      allergies: ['tôm', 'ruốc'],
      goals: ['Giảm cân'],
      birthYear: 1990,
    },
    targets: { calories: 1500, protein: 94, carbs: 188, fat: 42, fiber: 25, sodium: 2000 },
    recipes: new Map([[createId('recipe', 'Phở gà'), printedRecipe('Phở gà')]]),
    ...fields,
  };
}

export function lunchNamed(names: readonly string[], slot: MealSlot = 'lunch'): Meals {
  const items = names.map((name) => printedLine(name, 100, { calories: 100 }));
  return { ...emptyMeals(), [slot]: { items } };
}
