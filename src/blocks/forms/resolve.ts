import { z } from 'zod';
import type { Field } from '../../domain/schema/fields';
import type { Descriptor } from './descriptors';

export interface Described<S extends z.ZodObject = z.ZodObject> {
  schema: S;
  fields: Readonly<Record<string, Field>>;
}

export interface Resolved {
  descriptor: Descriptor;
  path: readonly string[];
  field: Field;
  schema: z.ZodType;
  required: boolean;
  optional: boolean;
}

function bare(schema: unknown): { schema: z.ZodType; optional: boolean } {
  if (schema instanceof z.ZodOptional) return { ...bare(schema.unwrap()), optional: true };
  if (schema instanceof z.ZodType) return { schema, optional: false };
  throw new Error('not a field of the schema');
}

export function resolve(collection: Described, name: string, descriptor: Descriptor): Resolved {
  if (descriptor.kind === 'flag' || descriptor.kind === 'option') {
    const { kind, label } = descriptor;
    const words = kind === 'option' ? { words: descriptor.words } : {};
    return {
      descriptor,
      path: [],
      field: { label, ...words },
      schema: kind === 'flag' ? z.boolean() : z.string(),
      required: kind === 'option',
      optional: true,
    };
  }
  const path = descriptor.at ?? [name];
  let { schema, optional } = { schema: collection.schema as z.ZodType, optional: false };
  let fields = collection.fields;
  let field: Field | undefined;
  for (const key of path) {
    const outer = schema instanceof z.ZodObject ? schema.shape[key] : undefined;
    ({ schema, optional } = bare(outer));
    field = fields[key];
    if (field?.merge?.kind === 'object') ({ fields } = field.merge.shape);
  }
  if (!field) throw new Error(`${path.join('.')} has no label`);
  const required = !optional && descriptor.kind !== 'tags';
  return { descriptor, path, field, schema, required, optional };
}
