import type { TagAliases } from '../../ui/tags';
import type { KeysOf } from '../../domain/schema/fields';
import type { Meals } from '../../domain/food/storedLines';

interface Common {
  /** Said below the field while it has no error. */
  hint?: string;
  /** For a field of a record in the document: both names. */
  at?: readonly [string, string];
}

/**
 * Facts of a form's field beside those that the collection gives. Label, unit, words and whether it
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
  | (Common & {
      kind: 'tags';
      most: number;
      suggestions: readonly string[];
      /** Other words by which suggestions are found. */
      aliases?: TagAliases;
      palette?: string;
    })
  /** The meals of a day, in a dialog of their own; a day without anything is absent. */
  | (Common & { kind: 'meals' })
  /** Questions of the form itself, which are not stored as they are: yes or no, and one of several words. */
  | { kind: 'flag'; label: string; initial: boolean }
  | {
      kind: 'option';
      label: string;
      words: Readonly<Record<string, string>>;
      initial: string;
      hint?: string;
    };

/** A question that belongs to the form alone has a label of its own. */
type Asked = { kind: 'flag' | 'option' };

/** The descriptors of a form, each under the name of its field. */
export type Descriptors = Readonly<Record<string, Descriptor>>;

/** Value of a field while a person types; numbers are texts, so that "66," survives a reload. */
export type FieldValue = string | string[] | boolean | Meals;

type ValueOf<D> = D extends { kind: 'tags' }
  ? string[]
  : D extends { kind: 'flag' }
    ? boolean
    : D extends { kind: 'meals' }
      ? Meals
      : string;

/** Values of a form while a person types. */
export type ValuesOf<D extends Descriptors> = { -readonly [K in keyof D]: ValueOf<D[K]> };

/** Fields of the document that a form owns. */
type OwnedKeys<D extends Descriptors> = {
  [K in keyof D]: D[K] extends { at: readonly [infer Outer, string] }
    ? Outer
    : D[K] extends Asked
      ? never
      : K;
}[keyof D];

/** The part of a document that a form owns. */
export type FieldsOf<T, D extends Descriptors> = Pick<T, OwnedKeys<D> & keyof T>;

/** A name that is no field of the document does not compile. */
export type CheckedNames<T, D extends Descriptors> = {
  [K in keyof D]: K extends KeysOf<T>
    ? D[K]
    : D[K] extends { at: readonly [KeysOf<T>, string] } | Asked
      ? D[K]
      : never;
};
