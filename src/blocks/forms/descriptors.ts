import type { TagAliases } from '../../ui/tags';
import type { UnionKeys } from '../../domain/schema/fields';
import type { Meals } from '../../domain/food/storedLines';

interface Common {
  hint?: string;
  /** For a field nested one level deep: both names. */
  at?: readonly [string, string];
}

/** Only what the collection does not say: label, unit, words, required, length and range come from there. */
export type Descriptor =
  | (Common & { kind: 'text' | 'email' | 'tel' | 'area' })
  | (Common & { kind: 'date' })
  | (Common & { kind: 'number' })
  | (Common & { kind: 'choice'; initial?: string })
  | (Common & {
      kind: 'tags';
      most: number;
      suggestions: readonly string[];
      aliases?: TagAliases;
      palette?: string;
    })
  | (Common & { kind: 'meals' })
  | { kind: 'flag'; label: string; initial: boolean }
  | {
      kind: 'option';
      label: string;
      words: Readonly<Record<string, string>>;
      initial: string;
      hint?: string;
    };

type QuestionDescriptor = { kind: 'flag' | 'option' };

export type Descriptors = Readonly<Record<string, Descriptor>>;

/** Numbers are kept as text, so that "66," survives a reload. */
export type FieldValue = string | string[] | boolean | Meals;

type DescriptorValue<D> = D extends { kind: 'tags' }
  ? string[]
  : D extends { kind: 'flag' }
    ? boolean
    : D extends { kind: 'meals' }
      ? Meals
      : string;

export type DescriptorValues<D extends Descriptors> = {
  -readonly [K in keyof D]: DescriptorValue<D[K]>;
};

type OwnedKeys<D extends Descriptors> = {
  [K in keyof D]: D[K] extends { at: readonly [infer Outer, string] }
    ? Outer
    : D[K] extends QuestionDescriptor
      ? never
      : K;
}[keyof D];

export type DescriptorFields<T, D extends Descriptors> = Pick<T, OwnedKeys<D> & keyof T>;

/** A name that is no field of the document does not compile. */
export type CheckedNames<T, D extends Descriptors> = {
  [K in keyof D]: K extends UnionKeys<T>
    ? D[K]
    : D[K] extends { at: readonly [UnionKeys<T>, string] } | QuestionDescriptor
      ? D[K]
      : never;
};
