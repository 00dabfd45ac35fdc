import { describe, expect, it } from 'vitest';
import { NUTRIENT_KEYS, type NutrientMap } from '../../../src/domain/food/nutrients';
import { starterFoods } from './starter';

/**
 * Dry yeast and agar powder, eaten by the gram and richer than anything else of their groups: no sauce or vegetable whose
 * figure is unknown is like them.
 */
const UNLIKE_THEIR_GROUP: ReadonlySet<string> = new Set(['ndb-18375', 'ndb-11663']);

function largest(): Record<string, NutrientMap> {
  const groups: Record<string, NutrientMap> = {};
  for (const { id, category, nutrients } of starterFoods()) {
    if (UNLIKE_THEIR_GROUP.has(id)) continue;
    const group = (groups[category] ??= {});
    for (const key of NUTRIENT_KEYS) {
      const value = nutrients[key];
      if (value !== undefined) group[key] = Math.max(group[key] ?? 0, value);
    }
  }
  const sorted = Object.entries(groups).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted);
}

describe('E11 bounds of what is unknown', () => {
  it('E11 the largest figures of the food groups are those of the starter set; with -u the file follows it', async () => {
    await expect(`${JSON.stringify(largest(), null, 2)}\n`).toMatchFileSnapshot(
      '../../../src/domain/food/groupMaxima.json',
    );
  });
});
