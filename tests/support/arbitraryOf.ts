import * as fc from 'fast-check';
import { z } from 'zod';
import { cleanLetters } from '../../src/domain/text/cleanLetters';
import { idSchema, instantSchema, localDateSchema } from '../../src/domain/schema/primitives';

const MAX_ELEMENTS = 3;

const typed = fc
  .oneof(
    fc.stringMatching(/^[A-Za-zÀ-ỹđĐ0-9=+@'";,.|[\]{}\n -]{1,20}$/),
    fc.constantFrom(
      '=1+1',
      '-đau đầu',
      '@x',
      '"',
      "'=x",
      '["a"]',
      '1e5',
      '0123',
      'có',
      '1,5',
      '08:30',
      '{}',
    ),
  )
  .map((text) => cleanLetters(text).trim())
  .filter((text) => text !== '');

const instants = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString());
const SPECIAL = new Map<unknown, fc.Arbitrary<string>>([
  [idSchema, fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,20}$/)],
  [instantSchema, instants],
  [localDateSchema, instants.map((at) => at.slice(0, 10))],
]);

const bound = (value: number | null, usual: number): number =>
  value === null || !Number.isFinite(value) || Math.abs(value) > 1e9 ? usual : value;

function numbers(schema: z.ZodNumber): fc.Arbitrary<number> {
  const [min, max] = [bound(schema.minValue, -1_000), bound(schema.maxValue, 10_000)];
  if (schema.format?.includes('int') === true) return fc.integer({ min, max });
  const rounded = fc
    .double({ min, max, noNaN: true })
    .map((one) => Math.round(one * 1e6) / 1e6 + 0);
  return fc.oneof(rounded, fc.integer({ min: Math.ceil(min), max: Math.floor(max) }));
}

/** A stored document has no `undefined`. */
const present = (record: object): object =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

const records = (shape: Record<string, z.ZodType>): fc.Arbitrary<unknown> =>
  fc
    .record(Object.fromEntries(Object.entries(shape).map(([name, one]) => [name, arbitrary(one)])))
    .map(present);

const inner = (schema: unknown): fc.Arbitrary<unknown> => arbitrary(schema as z.ZodType);

/** Consecutive values that a schema may refuse before it counts as taking none. */
const MAX_MISSES = 5_000;

/** @throws Error instead of searching without an end */
function taken<T>(schema: z.ZodType, values: fc.Arbitrary<T>): fc.Arbitrary<T> {
  let misses = 0;
  return values.filter((value) => {
    if (schema.safeParse(value).success) misses = 0;
    else misses += 1;
    if (misses > MAX_MISSES) throw new Error(`no values of ${JSON.stringify(schema.def)}`);
    return misses === 0;
  });
}

const findPattern = (schema: z.ZodString): RegExp | undefined =>
  schema.def.checks
    ?.map(({ _zod }) => (_zod.def as { pattern?: RegExp }).pattern)
    .find((pattern) => pattern !== undefined);

function strings(schema: z.ZodString): fc.Arbitrary<string> {
  const pattern = findPattern(schema);
  if (pattern) return fc.stringMatching(pattern);
  return typed.map((text) => text.slice(0, schema.maxLength ?? text.length).trim());
}

function arbitrary(schema: z.ZodType): fc.Arbitrary<unknown> {
  const special = SPECIAL.get(schema);
  if (special) return special;
  if (schema instanceof z.ZodOptional) return fc.option(inner(schema.unwrap()), { nil: undefined });
  if (schema instanceof z.ZodObject) return records(schema.shape as Record<string, z.ZodType>);
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(inner));
  if (schema instanceof z.ZodArray)
    return taken(schema, fc.array(inner(schema.element), { maxLength: MAX_ELEMENTS }));
  if (schema instanceof z.ZodRecord) {
    const keys = inner(schema.keyType) as fc.Arbitrary<string>;
    return fc.dictionary(keys, inner(schema.valueType), { maxKeys: MAX_ELEMENTS }).map(present);
  }
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return taken(schema, numbers(schema));
  if (schema instanceof z.ZodString) return taken(schema, strings(schema));
  throw new Error(`no values of ${schema.type}`);
}

export const arbitraryOf = (schema: z.ZodType): fc.Arbitrary<Record<string, unknown>> =>
  taken(schema, arbitrary(schema)) as fc.Arbitrary<Record<string, unknown>>;
