import { catalogue, type CatalogueEntry } from '../../../src/domain/food/catalogue';
import { libraryEntrySchema, type LibraryEntry } from '../../../src/domain/records/library';
import { recipeSchema, type Recipe } from '../../../src/domain/records/recipes';
import { dishBodySchema } from '../../../src/domain/menus/dishes';
import type { z } from 'zod';
import type { Couch, CouchDatabase, StoredDocument } from '../../couch/client';
import { PUBLISHED_DATABASE } from '../published/publishedRecords';
import { readSound } from '../../store/envelope';

/** Documents read in one call; a recipe may have 1 MB, a food a few KB. */
const AT_ONCE = { dishes: 5, foods: 50 };
const MAX_BYTES = 8 * 1024 * 1024;

export const sound = <T extends z.ZodType>(
  documents: ReadonlyMap<string, StoredDocument | undefined>,
  schema: T,
) =>
  [...documents.values()].flatMap((stored) => {
    const read = stored && !stored.deleted ? readSound(schema, stored.body) : undefined;
    return read === undefined ? [] : [read];
  });

export async function readAll(
  database: CouchDatabase,
  keys: readonly string[],
  onTooMuch: () => void,
  atOnce = AT_ONCE.dishes,
): Promise<Map<string, StoredDocument | undefined>> {
  const all = new Map<string, StoredDocument | undefined>();
  let bytes = 0;
  for (let at = 0; at < keys.length; at += atOnce) {
    for (const [key, stored] of await database.getMany(keys.slice(at, at + atOnce))) {
      bytes += JSON.stringify(stored ?? null).length;
      if (bytes > MAX_BYTES) {
        onTooMuch();
        return all;
      }
      all.set(key, stored);
    }
  }
  return all;
}

interface Described {
  recipes: Recipe[];
  library: LibraryEntry[];
  edibles: Map<string, CatalogueEntry>;
}

const partIds = (library: readonly LibraryEntry[]): string[] => [
  ...new Set(
    library.flatMap((entry) =>
      entry.kind === 'template'
        ? (dishBodySchema.safeParse(entry.body).data?.parts.map(([id]) => id) ?? [])
        : [],
    ),
  ),
];

export async function describedDishes(
  couch: Couch,
  database: CouchDatabase,
  ids: readonly string[],
  onTooMuch: () => void,
): Promise<Described> {
  const own = await readAll(
    database,
    ids.map((id) => `recipes:${id}`),
    onTooMuch,
  );
  const libraryDocuments = await readAll(
    couch.database(PUBLISHED_DATABASE),
    ids.map((id) => `library:${id}`),
    onTooMuch,
  );
  const library = sound(libraryDocuments, libraryEntrySchema);
  const foods = await readAll(
    couch.database(catalogue.database),
    partIds(library).map((id) => `catalogue:${id}`),
    onTooMuch,
    AT_ONCE.foods,
  );
  const edibles = sound(foods, catalogue.schema);
  return {
    recipes: sound(own, recipeSchema),
    library,
    edibles: new Map(edibles.map((edible) => [edible.id, edible])),
  };
}
