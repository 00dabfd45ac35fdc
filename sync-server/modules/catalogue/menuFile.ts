import { z } from 'zod';
import { goalKindSchema } from '../../../src/domain/records/clients';
import { mealSlotSchema } from '../../../src/domain/food/storedLines';
import { chosenDietSchema } from '../../../src/domain/records/hospitalDietForms';
import { targetSchema } from './targets';

export const lineSchema = z.union([
  z.strictObject({
    food: z.string(),
    name: z.string(),
    quantity: z.number().positive(),
    unit: z.string(),
  }),
  z.strictObject({ recipe: z.string(), name: z.string(), servings: z.number().positive() }),
]);

/** Format of `couchdb/starter/menus-*.json`; `energy` in kcal a day. */
export const starterMenuSchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  goal: goalKindSchema,
  energy: z.number(),
  targets: z.array(targetSchema).min(2),
  advice: z.string(),
  meals: z.record(mealSlotSchema, z.array(lineSchema)),
  hospitalDiet: chosenDietSchema.optional(),
});
export type StarterMenu = z.infer<typeof starterMenuSchema>;
