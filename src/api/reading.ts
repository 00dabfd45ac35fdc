import { z } from 'zod';
import { ALLERGEN_GROUPS } from '../domain/clinical/allergens/found';
import { idSchema } from '../domain/schema/primitives';
import { PUBLIC_MEALS } from '../domain/publicHouse/publicSearch/meals';
import { contract } from './contract';

export const RECIPES_LISTED = { standard: 20, max: 50 } as const;

const whole = (most: number) => z.coerce.number().int().min(0).max(most).optional();
/** A query may repeat the key. */
const several = <T extends z.ZodType>(one: T) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(one).max(20).default([]),
  );

const params = z.object({ id: idSchema });
const json = { mediaTypes: ['application/json'] } as const;

export const listRecipes = contract({
  method: 'get',
  path: '/api/recipes',
  callers: ['anyone'],
  query: z.object({
    q: z.string().max(80).default(''),
    tag: z.string().max(60).optional(),
    meal: z.enum(PUBLIC_MEALS).optional(),
    minEnergy: whole(6000),
    maxEnergy: whole(6000),
    minProtein: whole(500),
    maxMinutes: whole(10_000),
    without: several(z.enum(ALLERGEN_GROUPS)),
    cursor: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(RECIPES_LISTED.max).default(RECIPES_LISTED.standard),
  }),
  answer: json,
});

/** Things for sale come without amounts and steps. */
export const readRecipe = contract({
  method: 'get',
  path: '/api/recipes/:id',
  callers: ['anyone'],
  params,
  answer: json,
});

export const readFood = contract({
  method: 'get',
  path: '/api/foods/:id',
  callers: ['anyone'],
  params,
  answer: json,
});

export const readProduct = contract({
  method: 'get',
  path: '/api/products/:id',
  callers: ['anyone'],
  params,
  answer: json,
});
