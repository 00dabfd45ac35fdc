import { z } from 'zod';

export const newerWord = (field: string): string => `moi-${field}`;

function findKind(union: z.ZodDiscriminatedUnion, value: unknown): z.ZodType | undefined {
  const { discriminator } = union.def;
  const kind = (value as Record<string, unknown>)[discriminator];
  return (union.options as z.ZodObject[]).find((one) => {
    const word = one.shape[discriminator];
    return word instanceof z.ZodLiteral && word.values.has(kind as string);
  });
}

function isClosed(schema: unknown): boolean {
  if (schema instanceof z.ZodEnum) return true;
  return (
    schema instanceof z.ZodLiteral && [...schema.values].every((one) => typeof one === 'string')
  );
}

function newerList(element: z.ZodType, list: readonly unknown[], field: string): unknown[] {
  if (!(element instanceof z.ZodDiscriminatedUnion))
    return list.map((one) => withNewerWords(element, one, field));
  const { discriminator } = element.def;
  return list.map((one, at) => {
    const kind = at < list.length - 1 ? { [discriminator]: (one as never)[discriminator] } : {};
    return { ...(withNewerWords(element, one, field) as object), ...kind };
  });
}

function newerRecord({ keyType, valueType }: z.ZodRecord, value: object, field: string): object {
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    withNewerWords(valueType as z.ZodType, one, key),
  ]);
  const [, first] = entries[0] ?? [];
  return Object.fromEntries(isClosed(keyType) ? [...entries, [newerWord(field), first]] : entries);
}

/** Reads closed lists from the schema, so that new ones are covered without a change here. */
export function withNewerWords(schema: z.ZodType, value: unknown, field = ''): unknown {
  if (schema instanceof z.ZodOptional)
    return withNewerWords(schema.unwrap() as z.ZodType, value, field);
  if (isClosed(schema)) return newerWord(field);
  if (typeof value !== 'object' || value === null) return value;
  if (schema instanceof z.ZodArray)
    return newerList(schema.element as z.ZodType, value as unknown[], field);
  if (schema instanceof z.ZodRecord) return newerRecord(schema, value, field);
  const known = schema instanceof z.ZodDiscriminatedUnion ? findKind(schema, value) : schema;
  if (!(known instanceof z.ZodObject)) return value;
  const parts = Object.entries(known.shape as Record<string, z.ZodType>).flatMap(([key, part]) => {
    const newer = withNewerWords(part, (value as Record<string, unknown>)[key], key);
    return newer === undefined ? [] : [[key, newer]];
  });
  return { ...value, ...Object.fromEntries(parts) };
}
