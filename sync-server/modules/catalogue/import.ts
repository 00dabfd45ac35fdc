import { catalogueFoodSchema, type CatalogueFood } from '../../../src/domain/food/catalogue';
import type { NutrientMap } from '../../../src/domain/food/nutrients';
import { parseTolerantly } from '../../../src/domain/schema/tolerance';
import type { Couch, StoredDocument } from '../../couch/client';
import { foodId, tableFields, type TableFood } from './figures';
import { believable, doubtfulFigures, starterFoods } from './starter';
import { writeEntries, type Written } from './store';
import { pickFigures } from './zeros';

const IMPORT = 'catalogue-import';

const DEFAULT_SERVING = 100;

type Words = Omit<CatalogueFood, 'nutrients' | 'refusePercent' | 'state' | 'category'>;

function wordsFor(row: TableFood, known: CatalogueFood | undefined, at: string): Words {
  if (!known) {
    return {
      ...tableFields(row.code),
      name: row.name,
      ...(row.nameEn === undefined ? {} : { nameEn: row.nameEn }),
      aliases: [],
      servingSize: DEFAULT_SERVING,
      measures: [],
      allergens: [],
      createdAt: at,
      updatedAt: at,
    };
  }
  const { nutrients: _n, refusePercent: _r, state: _s, category: _c, ...words } = known;
  return { ...words, ...tableFields(row.code), updatedAt: at };
}

function addedTo(row: TableFood, known: CatalogueFood | undefined) {
  const figureSources = (known?.figureSources ?? []).flatMap((source) => {
    const nutrients = source.nutrients.filter(
      (key) => key === 'glycaemicIndex' || row.nutrients[key] === undefined,
    );
    return nutrients.length > 0 ? [{ ...source, nutrients }] : [];
  });
  const nutrients: NutrientMap = {};
  for (const key of figureSources.flatMap((source) => source.nutrients))
    if (key !== 'glycaemicIndex') nutrients[key] = known?.nutrients[key];
  return { figureSources, nutrients };
}

interface Known {
  current: CatalogueFood | undefined;
  starter: CatalogueFood | undefined;
}

/**
 * The table wins, except for names of foods in the starter set.
 * @param notMeasured columns without measurements: their known figures stay
 */
function mergeRow(
  row: TableFood,
  { current, starter }: Known,
  notMeasured: readonly string[],
  at: string,
): CatalogueFood {
  const known = current ?? starter;
  const names =
    starter || !known
      ? {}
      : { name: row.name, ...(row.nameEn === undefined ? {} : { nameEn: row.nameEn }) };
  const { figureSources: _sources, ...words } = wordsFor(row, known, at);
  const added = addedTo(row, known);
  return {
    ...words,
    ...names,
    category: row.category,
    nutrients: {
      ...pickFigures(notMeasured, known?.nutrients ?? {}),
      ...added.nutrients,
      ...row.nutrients,
    },
    ...(added.figureSources.length > 0 ? { figureSources: added.figureSources } : {}),
    ...(row.state === undefined ? {} : { state: row.state }),
    ...(row.refusePercent === undefined ? {} : { refusePercent: row.refusePercent }),
    createdAt: current?.createdAt ?? at,
  };
}

function parseFood(stored: StoredDocument | undefined): CatalogueFood | undefined {
  return stored ? parseTolerantly(catalogueFoodSchema, stored.body) : undefined;
}

/**
 * Importing the same rows again changes nothing.
 * @param notMeasured columns of the table that were passed over
 */
export function importFoods(
  couch: Couch,
  foods: readonly TableFood[],
  now: Date,
  notMeasured: readonly string[] = [],
): Promise<Written> {
  const starter = new Map(starterFoods().map((food) => [food.id, food]));
  const doubtful = doubtfulFigures();
  const rows = foods.map((row) => ({
    ...row,
    nutrients: believable(row.nutrients, doubtful.get(foodId(row.code))),
  }));
  const at = now.toISOString();
  return writeEntries({
    couch,
    collection: 'catalogue',
    documents: rows,
    getId: (row) => foodId(row.code),
    decide: (row, stored) => {
      const known = { current: parseFood(stored), starter: starter.get(foodId(row.code)) };
      return mergeRow(row, known, notMeasured, at);
    },
    by: IMPORT,
    now,
  });
}
