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
  name?: string;
  shape: Shape;
  ordered: boolean;
}

export interface SlotsRule {
  kind: 'slots';
  slots: Readonly<Record<string, string>>;
  meal: Shape;
  line: Shape;
}

export interface Field {
  label: string;
  unit?: string;
  words?: Readonly<Record<string, string>>;
  freeText?: true;
  /** A number that names something, as a year does: written without grouping. */
  isName?: true;
  /** Without one a field is atomic. */
  merge?: Rule;
}

export interface Shape {
  fields: Readonly<Record<string, Field>>;
  groups: readonly Group[];
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

export type UnionKeys<T> = T extends unknown ? keyof T & string : never;
type UnionValue<T, K extends string> = T extends unknown
  ? K extends keyof T
    ? T[K]
    : never
  : never;

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
  key: UnionKeys<E>;
  name?: UnionKeys<E>;
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

type TextFor<V> = [V] extends [string]
  ? string extends V
    ? { freeText?: true }
    : { words: Readonly<Record<V, string>> }
  : object;
type NumberFor<V> = [V] extends [number] ? { unit?: string; isName?: true } : object;
type MergeFor<V> = [V] extends [object] ? { merge: RuleFor<V> } : { merge?: RuleFor<V> };

type FieldFor<V> = { label: string } & TextFor<V> & NumberFor<V> & MergeFor<V>;

export interface ShapeFor<T> {
  fields: { [K in UnionKeys<T>]: FieldFor<NonNullable<UnionValue<T, K>>> };
  groups: readonly { fields: readonly UnionKeys<T>[]; pivots: readonly UnionKeys<T>[] }[];
  say?: (record: Record<string, unknown>) => string;
}

export type LabelsFor<T> = { [K in UnionKeys<T>]: { label: string } };
