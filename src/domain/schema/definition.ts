import type { z } from 'zod';
import type { KeysOf, LabelsFor, Shape, ShapeFor } from './fields';

/** Which database of the server holds a collection, as a device names it. */
export type DatabaseName = 'workspace' | 'catalogue' | 'published';

interface Definition<S extends z.ZodType> {
  schema: S;
  /** Name of the collection for a person. */
  label: string;
  database: DatabaseName;
}

/** How a document is called. */
interface Title<K extends string> {
  field: K;
  /** Name of a document that has none of its own. */
  untitled: string;
  /** Of the field's text, where that alone would say too little. */
  of?: (text: string) => string;
}

/** The part of a collection that the public may see. */
export interface PublicPart {
  /** The white list: the schema of what is shown. */
  schema: z.ZodObject;
  /** Whether a document was made public by its author. */
  isPublic: (document: Record<string, unknown>) => boolean;
  /** Narrows the allowed fields, where what is shown depends on what they hold. */
  shown?: (document: Record<string, unknown>) => Record<string, unknown>;
}

type Recompute = (document: Record<string, unknown>) => Record<string, unknown>;

/** A collection that devices write and read. */
export interface TwoWayDefinition<S extends z.ZodType> extends Definition<S>, ShapeFor<z.infer<S>> {
  direction: 'two-way';
  database: 'workspace';
  title: Title<KeysOf<z.infer<S>>>;
  /** The document with its derived fields computed anew; null where they are taken as they come. */
  recompute: Recompute | null;
  /** Null: nothing of it is ever public. */
  published: PublicPart | null;
}

/** A collection that only the gateway writes. */
export interface PullOnlyDefinition<S extends z.ZodType> extends Definition<S> {
  direction: 'pull-only';
  /** How a device holds it: document by document, or as one list for everybody. */
  keptAs: 'documents' | 'list';
  fields: LabelsFor<z.infer<S>>;
}

/** A two-way collection, whatever its documents are. */
export type AnyTwoWay = Shape & {
  title: Title<string>;
  recompute: Recompute | null;
  published: PublicPart | null;
};
