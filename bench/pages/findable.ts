import type { CatalogueEntry } from '../../src/domain/food/catalogue';
import { indexItemOf } from '../../src/domain/search/items';
import { nutritionClient } from '../../src/workers/nutritionClient';

/**
 * Puts foods into the search of the worker and waits until the named one is found: the same end of
 * a first sync for ours and for the others. @throws when it is not found
 */
export async function findable(entries: readonly CatalogueEntry[], name: string): Promise<void> {
  const client = nutritionClient();
  client.setFoods(entries.map((entry) => indexItemOf(entry, false)));
  const hits = await client.search(name, { limit: 1 });
  client.dispose();
  if (hits[0]?.item.name !== name)
    throw new Error(`${name} was not found: ${JSON.stringify(hits)}`);
}
