import type { z } from 'zod';
import type { UnionKeys, LabelsFor, Shape, ShapeFor } from './fields';

export type DatabaseName = 'workspace' | 'catalogue' | 'published';

interface Definition<S extends z.ZodType> {
  schema: S;
  label: string;
  database: DatabaseName;
}

interface Title<K extends string> {
  field: K;
  untitled: string;
  of?: (text: string) => string;
}

export interface PublicPart {
  schema: z.ZodObject;
  isPublic: (document: Record<string, unknown>) => boolean;
  shown?: (document: Record<string, unknown>) => Record<string, unknown>;
}

type Recompute = (document: Record<string, unknown>) => Record<string, unknown>;

export interface TwoWayDefinition<S extends z.ZodType> extends Definition<S>, ShapeFor<z.infer<S>> {
  direction: 'two-way';
  database: 'workspace';
  title: Title<UnionKeys<z.infer<S>>>;
  /** The document with its derived fields computed anew; null where they are taken as they come. */
  recompute: Recompute | null;
  published: PublicPart | null;
}

export interface PullOnlyDefinition<S extends z.ZodType> extends Definition<S> {
  direction: 'pull-only';
  keptAs: 'documents' | 'list';
  fields: LabelsFor<z.infer<S>>;
}

export type AnyTwoWay = Shape & {
  title: Title<string>;
  recompute: Recompute | null;
  published: PublicPart | null;
};
