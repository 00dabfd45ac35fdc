import { z } from 'zod';
import canned from '../../../couchdb/starter/canned.json';
import condiments from '../../../couchdb/starter/condiments.json';
import dairy from '../../../couchdb/starter/dairy.json';
import driedFruits from '../../../couchdb/starter/dried-fruits.json';
import drinks from '../../../couchdb/starter/drinks.json';
import eggs from '../../../couchdb/starter/eggs.json';
import fats from '../../../couchdb/starter/fats.json';
import fish from '../../../couchdb/starter/fish.json';
import fruits from '../../../couchdb/starter/fruits.json';
import grainProducts from '../../../couchdb/starter/grain-products.json';
import grains from '../../../couchdb/starter/grains.json';
import herbs from '../../../couchdb/starter/herbs.json';
import leafyVegetables from '../../../couchdb/starter/leafy-vegetables.json';
import meatProducts from '../../../couchdb/starter/meat-products.json';
import meats from '../../../couchdb/starter/meats.json';
import mushrooms from '../../../couchdb/starter/mushrooms.json';
import nutsSeeds from '../../../couchdb/starter/nuts-seeds.json';
import offal from '../../../couchdb/starter/offal.json';
import pickles from '../../../couchdb/starter/pickles.json';
import pulses from '../../../couchdb/starter/pulses.json';
import roots from '../../../couchdb/starter/roots.json';
import seafood from '../../../couchdb/starter/seafood.json';
import soyProducts from '../../../couchdb/starter/soy-products.json';
import sr28 from '../../../couchdb/starter/sr28.json';
import sweets from '../../../couchdb/starter/sweets.json';
import tableMore from '../../../couchdb/starter/table-more.json';
import usda from '../../../couchdb/starter/usda.json';
import vegetables from '../../../couchdb/starter/vegetables.json';
import type { CatalogueFood } from '../../../src/domain/food/catalogue';
import {
  NUTRIENT_KEYS,
  nutrientMapSchema,
  type NutrientMap,
} from '../../../src/domain/food/nutrients';
import { FIGURE_FILES, withAddedFigures } from './addedFigures';
import { tableFields } from './figures';
import { categoryOfGroup, groupOfCode, classifyIron } from './groups';

/** Format of `couchdb/starter/*.json`; weights in g, figures per 100 g edible part. */
const starterFoodSchema = z.strictObject({
  /** Of the table, or `FDC-<id>`, `NDB-<number>`, `MEXT-<number>` or `CFCT-<number>` where the table has no such food. */
  code: z.string().regex(/^(\d{4,5}|(FDC|NDB|MEXT|CFCT)-\d+)$/),
  group: z.string().optional(),
  name: z.string(),
  nameEn: z.string(),
  aliases: z.array(z.string()),
  state: z.enum(['raw', 'cooked']),
  refusePercent: z.number().optional(),
  serving: z.number(),
  measures: z.record(z.string(), z.number()),
  allergens: z.array(z.string()),
  saltyKind: z.literal(true).optional(),
  energyNote: z.string().optional(),
  doubtful: z
    .partialRecord(z.enum(NUTRIENT_KEYS), z.strictObject({ value: z.number(), why: z.string() }))
    .optional(),
  per100g: nutrientMapSchema,
});

/** Fixed, so that two gateways that load the set at once write the same. */
export const WRITTEN_AT = '2026-11-01T00:00:00.000Z';

/** A revised entry has its own date, by which its change is offered (product decision 20). */
export function writtenAt(revised: string | undefined): string {
  return revised === undefined ? WRITTEN_AT : `${revised}T00:00:00.000Z`;
}

const FOOD_FILES: readonly (readonly unknown[])[] = [
  grains,
  grainProducts,
  roots,
  pulses,
  soyProducts,
  nutsSeeds,
  leafyVegetables,
  vegetables,
  herbs,
  mushrooms,
  pickles,
  fruits,
  driedFruits,
  fats,
  meats,
  offal,
  meatProducts,
  fish,
  seafood,
  eggs,
  dairy,
  canned,
  sweets,
  condiments,
  drinks,
  tableMore,
  usda,
  sr28,
];

export const FOOD_SOURCES: readonly unknown[] = [FOOD_FILES, FIGURE_FILES];

/** Names of the sources by the letters before the dash of a code; Japan's table was read in a public copy. */
const OTHER_TABLES: Readonly<Record<string, string>> = {
  FDC: 'USDA FoodData Central',
  NDB: 'USDA SR Legacy',
  MEXT: 'MEXT 2020, bảng thành phần thực phẩm Nhật Bản',
  /** Read in a public copy that a machine made of the print: only figures that agree with each other were taken. */
  CFCT: 'Bảng thành phần thực phẩm Trung Quốc',
};

function buildFields(code: string) {
  const [letters = '', number = ''] = code.split('-');
  const source = OTHER_TABLES[letters];
  if (source === undefined) return tableFields(code);
  const id = code.toLowerCase();
  return { ...tableFields(code), id, code, source: { name: source, code: number } };
}

function toCatalogue(entry: unknown): CatalogueFood {
  const food = starterFoodSchema.parse(entry);
  const category = categoryOfGroup(food.group ?? groupOfCode(food.code));
  if (!category) throw new RangeError(`Starter food ${food.code} belongs to no group.`);
  return {
    ...buildFields(food.code),
    name: food.name,
    nameEn: food.nameEn,
    aliases: food.aliases,
    category,
    state: food.state,
    ...(food.refusePercent === undefined ? {} : { refusePercent: food.refusePercent }),
    servingSize: food.serving,
    measures: Object.entries(food.measures).map(([unit, amount]) => ({ unit, amount })),
    allergens: food.allergens,
    ...(food.saltyKind ? { saltyKind: true } : {}),
    ironClass: classifyIron(food.group ?? groupOfCode(food.code), food.code),
    nutrients: food.per100g,
    createdAt: WRITTEN_AT,
    updatedAt: WRITTEN_AT,
  };
}

export function energyExceptions(): ReadonlyMap<string, string> {
  const notes = FOOD_FILES.flat().map((entry) => starterFoodSchema.parse(entry));
  return new Map(
    notes.flatMap(({ code, energyNote }) =>
      energyNote ? [[buildFields(code).id, energyNote]] : [],
    ),
  );
}

export function doubtfulFigures(): ReadonlyMap<string, NutrientMap> {
  const entries = FOOD_FILES.flat().map((entry) => starterFoodSchema.parse(entry));
  return new Map(
    entries.map(({ code, doubtful = {} }) => [
      buildFields(code).id,
      Object.fromEntries(Object.entries(doubtful).map(([key, { value }]) => [key, value])),
    ]),
  );
}

export function believable(figures: NutrientMap, doubtful: NutrientMap = {}): NutrientMap {
  const wrong = new Map<string, number>(Object.entries(doubtful));
  return Object.fromEntries(
    Object.entries(figures).filter(([key, value]) => wrong.get(key) !== value),
  );
}

export function starterFoods(): CatalogueFood[] {
  return FOOD_FILES.flat().map((entry) => withAddedFigures(toCatalogue(entry)));
}
