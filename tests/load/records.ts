import type { Client } from '../../src/domain/records/clients';
import type { Consultation } from '../../src/domain/records/consultations';
import type { TwoWayName } from '../../src/domain/records';
import type { Menu } from '../../src/domain/records/menus';
import { emptyMeals, type Meals, type MenuItem } from '../../src/domain/food/storedLines';
import { menuDerived } from '../../src/domain/nutrition/totals';
import type { DocumentBase } from '../../src/domain/schema/primitives';
import { clientWith } from '../support/newClient';

export interface Author {
  workspaceId: string;
  expertId: string;
}

const FOODS: [name: string, calories: number, protein: number, carbs: number, fat: number][] = [
  ['Gạo tẻ máy (sống)', 344, 7.9, 75.9, 1],
  ['Thịt lợn nạc', 139, 19, 0, 7],
  ['Rau muống', 25, 3.2, 2.1, 0.4],
  ['Đậu phụ', 95, 10.9, 0.7, 5.4],
  ['Chuối tiêu', 97, 1.5, 22.2, 0.2],
  ['Sữa chua', 61, 3.3, 3.6, 3.7],
];
const SLOTS = ['breakfast', 'lunch', 'dinner', 'snack1', 'snack2', 'lunch'] as const;

export function createBase(
  { workspaceId, expertId }: Author,
  id: string,
  at: string,
): DocumentBase {
  return { id, workspaceId, expertId, createdAt: at, updatedAt: at };
}

function createLine(index: number, at: string): MenuItem {
  const [name, calories, protein, carbs, fat] = FOODS[index % FOODS.length] ?? FOODS[0]!;
  return {
    lineId: `line-${index}`,
    type: 'food',
    itemId: `vfct-${1000 + index}`,
    name,
    quantity: 50 + index,
    unit: 'g',
    unitAmount: 1,
    order: index,
    snapshot: {
      basis: { amount: 100, unit: 'g' },
      nutrients: { calories, protein, carbs, fat, calcium: 12, iron: 1.3, vitaminC: 2 },
      sourceLabel: 'VFCT 2007',
      sourceVersion: at,
    },
  };
}

function createMeals(at: string): Meals {
  const meals = emptyMeals();
  SLOTS.forEach((slot, index) => meals[slot].items.push(createLine(index, at)));
  return meals;
}

export function createClient(base: DocumentBase): Client {
  return clientWith({
    ...base,
    clientName: 'Nguyễn Thị Thanh Hương',
    phone: '0903 000 000',
    birthYear: 1986,
    gender: 'female',
    height: 156,
    weight: 61.5,
    targetWeight: 55,
    goals: ['Giảm cân', 'Ổn định đường huyết'],
    medicalConditions: ['Tiền đái tháo đường'],
    allergies: ['Tôm'],
    dietaryRestrictions: 'Ăn chay ngày rằm và mùng một; không uống sữa bò buổi tối.',
    activityLevel: 'lightly_active',
  });
}

export function createVisit(base: DocumentBase, clientId: string): Consultation {
  return {
    ...base,
    clientId,
    visitDate: '2026-01-05',
    goal: 'weight_loss',
    weight: 61.2,
    targetNutrition: { calories: 1450, protein: 70 },
    notes: 'Ăn sáng đều hơn, còn ăn vặt buổi tối. Hẹn tái khám sau hai tuần.',
  };
}

export function createMenu(base: DocumentBase): Menu {
  const meals = createMeals(base.createdAt);
  return {
    ...base,
    kind: 'personal',
    name: 'Thực đơn 1.450 kcal',
    description: 'Giảm cân chậm, ba bữa chính và hai bữa phụ.',
    isPublic: false,
    status: 'draft',
    tags: [],
    meals,
    ...menuDerived(meals, base.createdAt),
  };
}

export interface Document {
  collection: TwoWayName;
  body: Record<string, unknown> & { id: string };
}

export function workspaceDocuments(author: Author, count: number, at: string): Document[] {
  const menu = createMenu(createBase(author, 'menu', at));
  return Array.from({ length: count }, (_, index): Document => {
    const id = `filled-${index}`;
    const base = createBase(author, id, at);
    const kind = index % 10;
    if (kind === 0) return { collection: 'clients', body: { ...createClient(base) } };
    if (kind > 6) return { collection: 'menus', body: { ...menu, id } };
    const clientId = `filled-${index - kind}`;
    return { collection: 'consultations', body: { ...createVisit(base, clientId) } };
  });
}
