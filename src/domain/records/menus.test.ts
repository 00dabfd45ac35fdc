import { describe, expect, it } from 'vitest';
import { storedMenuSchema } from './menus';
import { emptyMeals } from '../food/storedLines';

const at = '2026-11-01T01:00:00.000Z';
const menu = {
  id: 'm1',
  workspaceId: 'w',
  expertId: 'e',
  createdAt: at,
  updatedAt: at,
  kind: 'personal',
  name: 'Giảm cân – Mai',
  description: '',
  isPublic: false,
  status: 'draft',
  tags: [],
  meals: emptyMeals(),
  nutritionSummary: { calories: 0, protein: 0, carbs: 0, fat: 0 },
  extendedNutrition: {},
  nutritionMetadata: {
    calculatedAt: at,
    source: 'calculated',
    confidence: 0.9,
    calculationMethod: 'per100g-aggregation',
  },
};

describe('E06 who may see a menu', () => {
  it('E06 a personal menu is never public, on the device and at the gateway', () => {
    expect(storedMenuSchema.safeParse(menu).success).toBe(true);
    const refused = storedMenuSchema.safeParse({ ...menu, isPublic: true });
    expect(refused.error?.issues[0]?.path).toEqual(['isPublic']);
    expect(storedMenuSchema.safeParse({ ...menu, kind: 'master', isPublic: true }).success).toBe(
      true,
    );
  });
});
