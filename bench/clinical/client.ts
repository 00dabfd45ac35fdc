import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Clients in `bench/clinical/clients/*.json`, written by somebody who has not read the code, so that they judge
 * independently of it.
 */
const nutrientPer = z.enum(['day', 'week-mean', 'meal', 'kg-day', 'percentEnergy-day']);
const because = { because: z.string().min(1) };

const refusalSchema = z.object({ kind: z.enum(['unsafe', 'poor']) }).and(
  z.discriminatedUnion('what', [
    z.strictObject({
      what: z.literal('nutrient'),
      kind: z.string(),
      nutrient: z.string(),
      per: nutrientPer,
      min: z.number().optional(),
      max: z.number().optional(),
      ...because,
    }),
    z.strictObject({
      what: z.literal('swing'),
      kind: z.string(),
      nutrient: z.string(),
      per: z.enum(['days-of-week', 'same-meal-of-days']),
      maxRatio: z.number().optional(),
      maxDifference: z.number().optional(),
      ...because,
    }),
    z.strictObject({
      what: z.literal('food'),
      kind: z.string(),
      words: z.array(z.string()).min(1),
      except: z.array(z.string()).optional(),
      atMost: z.number(),
      ...because,
    }),
    z.strictObject({
      what: z.literal('allergen'),
      kind: z.string(),
      words: z.array(z.string()).min(1),
      except: z.array(z.string()).optional(),
      ...because,
    }),
    z.strictObject({
      what: z.literal('foodAtMeal'),
      kind: z.string(),
      meal: z.enum(['breakfast', 'lunch', 'dinner', 'snack1', 'snack2']),
      words: z.array(z.string()).min(1),
      except: z.array(z.string()).optional(),
      atMost: z.number(),
      ...because,
    }),
    z.strictObject({
      what: z.literal('foodOnLunarDays'),
      kind: z.string(),
      lunarDays: z.array(z.number()),
      words: z.array(z.string()).min(1),
      except: z.array(z.string()).optional(),
      atMost: z.number().optional(),
      ...because,
    }),
    z.strictObject({
      what: z.literal('repeatDish'),
      kind: z.string(),
      withinDays: z.number(),
      ...because,
    }),
    z.strictObject({
      what: z.literal('vegetablePerWeek'),
      kind: z.string(),
      max: z.number(),
      ...because,
    }),
    z.strictObject({ what: z.literal('sweets'), kind: z.string(), atMost: z.number(), ...because }),
  ]),
);
export type Refusal = z.infer<typeof refusalSchema>;

const recordSchema = z.strictObject({
  sex: z.enum(['male', 'female']),
  age: z.number(),
  height: z.number().optional(),
  weight: z.number().optional(),
  weightHistory: z.array(z.strictObject({ monthsAgo: z.number(), weight: z.number() })).optional(),
  goal: z.enum(['lose', 'keep', 'gain']).optional(),
  activity: z.enum(['sedentary', 'light', 'moderate', 'active', 'very']),
  conditions: z.array(z.string()),
  medicines: z.array(z.string()),
  allergies: z.array(z.string()),
  customs: z.string(),
  labs: z.record(z.string(), z.number()),
  pregnancyWeek: z.number().optional(),
  nursingMonth: z.number().optional(),
  dietCode: z.string().optional(),
});
export type BenchRecord = z.infer<typeof recordSchema>;

const rangeSchema = z.union([
  z.tuple([z.number(), z.number()]),
  z.strictObject({ min: z.number(), max: z.number(), per: nutrientPer.optional() }),
]);

const benchClientSchema = z.strictObject({
  id: z.string(),
  note: z.string().optional(),
  record: recordSchema,
  mustStop: z.string().optional(),
  refuse: z.array(refusalSchema),
  accept: z.record(z.string(), rangeSchema).optional(),
});
export type BenchClient = z.infer<typeof benchClientSchema>;

const CLIENTS = join(import.meta.dirname, 'clients');

export function readClients(): BenchClient[] {
  const files = readdirSync(CLIENTS).filter((name) => name.endsWith('.json'));
  return files
    .flatMap((name) => {
      const held: unknown = JSON.parse(readFileSync(join(CLIENTS, name), 'utf8'));
      const read = z.array(benchClientSchema).safeParse(Array.isArray(held) ? held : [held]);
      if (!read.success) throw new Error(`${name}: ${z.prettifyError(read.error)}`);
      return read.data;
    })
    .sort((a, b) => a.id.localeCompare(b.id));
}

const DISPUTED = join(import.meta.dirname, 'disputed.md');

/** Words of a line that its writer did not mean so; without any, the whole line is disputed. */
export interface Dispute {
  id: string;
  line: number;
  except: string[];
}

/** Rows of `disputed.md`: `| id | line | words | why |`, the line counted from 1. */
export function readDisputed(): Dispute[] {
  const rows = readFileSync(DISPUTED, 'utf8').matchAll(
    /^\| *([\w-]+) *\| *(\d+) *\| *([^|]*?) *\|/gmu,
  );
  return [...rows].map(([, id = '', line = '', words = '']) => ({
    id,
    line: Number(line),
    except: words === '' ? [] : words.split(/, */),
  }));
}
