import type { CatalogueEntry } from '../../src/domain/food/catalogue';
import { toIndexItem } from '../../src/domain/search/items';
import { nutritionClient } from '../../src/workers/nutritionClient';

/**
 * The same end point of a first sync for the product and its peers.
 * @throws when it is not found
 */
export async function findable(entries: readonly CatalogueEntry[], name: string): Promise<void> {
  const client = nutritionClient();
  client.setFoods(entries.map((entry) => toIndexItem(entry, false)));
  const hits = await client.search(name, { limit: 1 });
  client.dispose();
  if (hits[0]?.item.name !== name)
    throw new Error(`${name} was not found: ${JSON.stringify(hits)}`);
}
