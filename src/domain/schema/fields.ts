/**
 * How one field is merged when both sides changed it:
 * - `atomic`: as a whole; two different values are a conflict
 * - `derived`: computed from other fields: never compared, never a question
 * - `latest`: the greater string, whoever changed it; never compared either
 * - `greatest`: the greater number, so that spreading lines apart is not undone
 * - `set`: additions and removals of both sides
 * - `keyed`: a list of records that are recognised by a key
 * - `object`: field by field
 * - `slots`: the meals of a day; a line is recognised by `lineId` wherever it stands
 */
export type Rule =
  | { kind: 'atomic' | 'derived' | 'latest' | 'greatest' | 'set' }
  | KeyedRule
  | { kind: 'object'; shape: Shape }
  | SlotsRule;

export interface KeyedRule {
  kind: 'keyed';
  key: string;
  /** The field by which a person knows a line. */
  name?: string;
  shape: Shape;
  /** Whether the lines sort by their field `order`; otherwise their place in the list counts. */
  ordered: boolean;
}

export interface SlotsRule {
  kind: 'slots';
  /** Name of each slot for a person. */
  slots: Readonly<Record<string, string>>;
  /** Shape of a slot beside its lines. */
  meal: Shape;
  line: Shape;
}

/** Facts about a field beside its schema. */
export interface Field {
  /** As a person reads it in forms, facts and questions of the sync centre. */
  label: string;
  /** Of a number, as it is read behind it. */
  unit?: string;
  /** Of a closed list: each word as a person reads it, in the order in which they are offered. */
  words?: Readonly<Record<string, string>>;
  /** A person writes sentences in it: two versions can stand one below the other. */
  freeText?: true;
  /** A number that names something, as a year does: written without grouping. */
  isName?: true;
  /** Without one a field is atomic. */
  merge?: Rule;
}

/** A record's fields, and which of them belong together. */
export interface Shape {
  fields: Readonly<Record<string, Field>>;
  groups: readonly Group[];
  /** Says a record in words, where its fields alone would not: a block of an article. */
  say?: (record: Record<string, unknown>) => string;
}

/**
 * Fields that only mean something together (2 bowls, 150 g). If a pivot differs anywhere, they are
 * merged as one value, so that no mixture arises that nobody wrote.
 */
export interface Group {
  fields: readonly string[];
  pivots: readonly string[];
}

/** Names of a record's fields; of a union, those of all its kinds. */
export type KeysOf<T> = T extends unknown ? keyof T & string : never;
type ValueOf<T, K extends string> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** The rules that make sense for a field of this type. */
type RuleFor<V> =
  | { kind: 'atomic' | 'derived' }
  | (V extends string ? { kind: 'latest' } : never)
  | (V extends number ? { kind: 'greatest' } : never)
  | (V extends readonly string[] ? { kind: 'set' } : never)
  | (V extends readonly (infer E)[] ? (E extends object ? KeyedRuleFor<E> : never) : never)
  | (V extends Record<string, { items: readonly object[] }> ? SlotsRuleFor<V> : never)
  | (V extends readonly unknown[] ? never : V extends object ? ObjectRuleFor<V> : never);

interface KeyedRuleFor<E> {
  kind: 'keyed';
  key: KeysOf<E>;
  name?: KeysOf<E>;
  shape: ShapeFor<E>;
  ordered: E extends { order: number } ? boolean : false;
}

interface SlotsRuleFor<V extends Record<string, { items: readonly object[] }>> {
  kind: 'slots';
  slots: Readonly<Record<keyof V, string>>;
  meal: ShapeFor<Omit<V[keyof V], 'items'>>;
  line: ShapeFor<V[keyof V]['items'][number]>;
}

interface ObjectRuleFor<V> {
  kind: 'object';
  shape: ShapeFor<V>;
}

/** A closed list of words has a text for each; of other texts it may be said that sentences stand there. */
type TextFor<V> = [V] extends [string]
  ? string extends V
    ? { freeText?: true }
    : { words: Readonly<Record<V, string>> }
  : object;
type NumberFor<V> = [V] extends [number] ? { unit?: string; isName?: true } : object;
/** A list or a record must say how it is merged. */
type MergeFor<V> = [V] extends [object] ? { merge: RuleFor<V> } : { merge?: RuleFor<V> };

type FieldFor<V> = { label: string } & TextFor<V> & NumberFor<V> & MergeFor<V>;

/** All fields of a record, checked against its type: one without a label, words or rule does not compile. */
export interface ShapeFor<T> {
  fields: { [K in KeysOf<T>]: FieldFor<NonNullable<ValueOf<T, K>>> };
  groups: readonly { fields: readonly KeysOf<T>[]; pivots: readonly KeysOf<T>[] }[];
  say?: (record: Record<string, unknown>) => string;
}

/** The fields of what no device writes: their labels are enough. */
export type LabelsFor<T> = { [K in KeysOf<T>]: { label: string } };
