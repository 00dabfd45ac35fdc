import { describe, expect, it } from 'vitest';
import {
  allergyWarnings,
  unlistedAllergies,
} from '../../../src/domain/clinical/allergens/warnings';
import { line } from '../../../src/domain/food/lineFixture';
import { searchRank } from '../../../src/domain/person/clientSearch';
import type { Client } from '../../../src/domain/records/clients';
import { FoodIndex } from '../../../src/domain/search/foodIndex';
import { indexItemOfRecipe, toIndexItem } from '../../../src/domain/search/items';
import { isSameText } from '../../../src/domain/text/fold';
import { starterDishes } from './dishes';
import { ALLERGY_LETTERS, CLIENT_SEARCHES, FOOD_SEARCHES } from './letters.cases';
import { starterProducts } from './products';
import { starterFoods } from './starter';

const edibles = [...starterFoods(), ...starterProducts()];
const byId = new Map(edibles.map((entry) => [entry.id, entry]));
const index = new FoodIndex();
index.set([
  ...edibles.map((entry) => toIndexItem(entry, false)),
  ...starterDishes(byId).map(({ dish }) => indexItemOfRecipe(dish, false)),
]);

describe('Letters that are typed another way', () => {
  it.each(FOOD_SEARCHES)('the food “%s” is found', (typed, expected) => {
    const [hit] = index.searchKinds(typed, ['recipe', 'food', 'product'])[0] ?? [];
    if (expected === null) return expect(hit === undefined || hit.near !== undefined).toBe(true);
    const name = hit?.item.name ?? 'nothing';
    expect(
      expected.some((words) => name.includes(words)),
      name,
    ).toBe(true);
  });

  it.each(CLIENT_SEARCHES)('%s by “%s”: %s', (clientName, query, isFound) => {
    const client = { clientName, allergies: [], medicalConditions: [], goals: [] };
    expect(searchRank(client as unknown as Client, query) > 0).toBe(isFound);
  });

  it.each(ALLERGY_LETTERS)('the allergy “%s” before %s: %s', (allergy, name, expected) => {
    if (expected === 'asked') return expect(unlistedAllergies([allergy])).not.toEqual([]);
    const level = allergyWarnings(line('l', { name }), [allergy])[0]?.level ?? 'none';
    expect(level === 'related' ? 'none' : level).toBe(expected);
  });

  it.each([
    ['Trần Thị Hòa'.normalize('NFD'), 'Trần Thị Hoà', true],
    ['Ăn khỏe', 'ăn khoẻ', true],
    ['Ðặng', 'Đặng', true],
    ['Hòa', 'Hoa', false],
    ['Lê Quí Đôn', 'Lê Quý Đôn', false],
  ])('%s and %s are one text: %s', (a, b, isOne) => {
    expect(isSameText(a, b)).toBe(isOne);
  });
});
