import { z } from 'zod';
import type { Field } from '../../domain/schema/fields';
import type { Descriptor } from './descriptors';

/** Facts of a collection that a form needs. */
export interface Described<S extends z.ZodObject = z.ZodObject> {
  schema: S;
  fields: Readonly<Record<string, Field>>;
}

/** A descriptor with all that the collection says of its field. */
export interface Resolved {
  descriptor: Descriptor;
  /** Where the value stands in the document; empty for a question of the form itself. */
  path: readonly string[];
  field: Field;
  /** The schema of a value that is there. */
  schema: z.ZodType;
  required: boolean;
  /** The document may be without it. */
  optional: boolean;
}

function bare(schema: unknown): { schema: z.ZodType; optional: boolean } {
  if (schema instanceof z.ZodOptional) return { ...bare(schema.unwrap()), optional: true };
  if (schema instanceof z.ZodType) return { schema, optional: false };
  throw new Error('not a field of the schema');
}

/** Puts a descriptor together with the collection's schema and field table. */
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
