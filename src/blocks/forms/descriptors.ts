import type { KeysOf } from '../../domain/collections/shared/fields';

interface Common {
  /** Said below the field while it has no error. */
  hint?: string;
  /** For a field of a record in the document: both names. */
  at?: readonly [string, string];
}

/**
 * What a form says of a field beside what the collection says of it. Label, unit, words and whether it
 * must be filled in, its length or range come from there.
 */
export type Descriptor =
  /** One line of text, or several of them (`area`). */
  | (Common & { kind: 'text' | 'email' | 'tel' | 'area' })
  | (Common & { kind: 'date' })
  /** `most`: where the form's limit is lower than the schema's, as for a year that is not over. */
  | (Common & { kind: 'number'; most?: () => number })
  /** One of the field's words. `initial` where one must be chosen. */
  | (Common & { kind: 'choice'; initial?: string })
  | (Common & { kind: 'tags'; most: number; suggestions: readonly string[]; palette?: string })
  /** A question of the form itself, which is not stored. */
  | { kind: 'flag'; label: string; initial: boolean };

/** The descriptors of a form, each under the name of its field. */
export type Descriptors = Readonly<Record<string, Descriptor>>;

/** What a form holds of one field while a person types; numbers are texts, so that "66," survives a reload. */
export type FieldValue = string | string[] | boolean;

type ValueOf<D> = D extends { kind: 'tags' }
  ? string[]
  : D extends { kind: 'flag' }
    ? boolean
    : string;

/** What a form holds while a person types. */
export type ValuesOf<D extends Descriptors> = { -readonly [K in keyof D]: ValueOf<D[K]> };

/** Fields of the document that a form owns. */
type OwnedKeys<D extends Descriptors> = {
  [K in keyof D]: D[K] extends { at: readonly [infer Outer, string] }
    ? Outer
    : D[K] extends { kind: 'flag' }
      ? never
      : K;
}[keyof D];

/** The part of a document that a form owns. */
export type FieldsOf<T, D extends Descriptors> = Pick<T, OwnedKeys<D> & keyof T>;

/** A name that is no field of the document does not compile. */
export type CheckedNames<T, D extends Descriptors> = {
  [K in keyof D]: K extends KeysOf<T>
    ? D[K]
    : D[K] extends { at: readonly [KeysOf<T>, string] } | { kind: 'flag' }
      ? D[K]
      : never;
};
