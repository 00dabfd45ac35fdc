import { describe, expect, it } from 'vitest';
import { NUTRIENT_KEYS } from '../../../src/domain/nutrients';
import type { NutrientMap } from '../../../src/domain/nutrients';
import { starterFoods } from './starter';

/** The largest known figure of each nutrient in each food group, as the file keeps it. */
function largest(): Record<string, NutrientMap> {
  const groups: Record<string, NutrientMap> = {};
  for (const { category, nutrients } of starterFoods()) {
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
      '../../../src/domain/nutrition/groupMaxima.json',
    );
  });
});
