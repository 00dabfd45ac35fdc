import { z } from 'zod';
import condiments from '../../../couchdb/starter/condiments.json';
import dairy from '../../../couchdb/starter/dairy.json';
import drinks from '../../../couchdb/starter/drinks.json';
import eggs from '../../../couchdb/starter/eggs.json';
import fats from '../../../couchdb/starter/fats.json';
import fruits from '../../../couchdb/starter/fruits.json';
import grains from '../../../couchdb/starter/grains.json';
import meats from '../../../couchdb/starter/meats.json';
import pulses from '../../../couchdb/starter/pulses.json';
import roots from '../../../couchdb/starter/roots.json';
import seafood from '../../../couchdb/starter/seafood.json';
import sweets from '../../../couchdb/starter/sweets.json';
import vegetables from '../../../couchdb/starter/vegetables.json';
import type { CatalogueFood } from '../../../src/domain/food';
import { nutrientMapSchema } from '../../../src/domain/nutrients';
import { tableFields } from './figures';
import { categoryOfGroup, groupOfCode } from './groups';

/** A food as `couchdb/starter/*.json` writes it; weights in g, figures per 100 g edible part. */
const starterFoodSchema = z.strictObject({
  code: z.string().regex(/^\d{4,5}$/),
  name: z.string(),
  nameEn: z.string(),
  aliases: z.array(z.string()),
  state: z.enum(['raw', 'cooked']),
  refusePercent: z.number().optional(),
  serving: z.number(),
  measures: z.record(z.string(), z.number()),
  allergens: z.array(z.string()),
  per100g: nutrientMapSchema,
});

/** The same instant for everybody, so that two gateways that load the set at once write the same. */
const WRITTEN_AT = '2026-11-01T00:00:00.000Z';

const FILES = [
  grains,
  roots,
  pulses,
  vegetables,
  fruits,
  fats,
  meats,
  seafood,
  eggs,
  dairy,
  sweets,
  condiments,
  drinks,
];

function toCatalogue(entry: unknown): CatalogueFood {
  const food = starterFoodSchema.parse(entry);
  const category = categoryOfGroup(groupOfCode(food.code));
  if (!category) throw new RangeError(`Starter food ${food.code} belongs to no group.`);
  return {
    ...tableFields(food.code),
    name: food.name,
    nameEn: food.nameEn,
    aliases: food.aliases,
    category,
    state: food.state,
    ...(food.refusePercent === undefined ? {} : { refusePercent: food.refusePercent }),
    servingSize: food.serving,
    measures: Object.entries(food.measures).map(([unit, amount]) => ({ unit, amount })),
    allergens: food.allergens,
    nutrients: food.per100g,
    createdAt: WRITTEN_AT,
    updatedAt: WRITTEN_AT,
  };
}

/**
 * The foods that a new installation starts with, written for this project with the figures of the
 * table that each one's `source` names.
 */
export function starterFoods(): CatalogueFood[] {
  return FILES.flat().map(toCatalogue);
}
