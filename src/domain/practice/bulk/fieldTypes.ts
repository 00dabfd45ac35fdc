import { z } from 'zod';
import { localDateSchema } from '../../schema/primitives';
import { BULK, type BulkKind } from './kinds';

export type FieldType = 'text' | 'number' | 'flag' | 'date' | 'word' | 'words' | 'json';

const bare = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? bare(schema.unwrap() as z.ZodType) : schema;

function listShapes(schema: z.ZodType): Record<string, z.ZodType>[] {
  if (schema instanceof z.ZodObject) return [schema.shape as Record<string, z.ZodType>];
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => listShapes(option as z.ZodType));
  return [];
}

function getFieldType(schema: z.ZodType): FieldType {
  const inner = bare(schema);
  if (inner === localDateSchema) return 'date';
  if (inner instanceof z.ZodEnum || inner instanceof z.ZodLiteral) return 'word';
  if (inner instanceof z.ZodNumber) return 'number';
  if (inner instanceof z.ZodBoolean) return 'flag';
  if (inner instanceof z.ZodString) return 'text';
  if (inner instanceof z.ZodArray && bare(inner.element as z.ZodType) instanceof z.ZodString)
    return 'words';
  return 'json';
}

const known = new Map<BulkKind, ReadonlyMap<string, FieldType>>();

export function fieldTypes(kind: BulkKind): ReadonlyMap<string, FieldType> {
  const before = known.get(kind);
  if (before) return before;
  const types = new Map<string, FieldType>();
  for (const shape of listShapes(BULK[kind].schema))
    for (const [field, schema] of Object.entries(shape))
      if (!types.has(field)) types.set(field, getFieldType(schema));
  known.set(kind, types);
  return types;
}
