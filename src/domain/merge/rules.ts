import type { Meals, MenuItem } from '../menu';

/**
 * How one field is merged when both sides changed it:
 * - `atomic`: as a whole; two different values are a conflict
 * - `silent`: as a whole, the server's version wins without a question (nobody typed it)
 * - `latest`: the greater string, whoever changed it
 * - `greatest`: the greater number, so that spreading lines apart is not undone
 * - `set`: additions and removals of both sides
 * - `keyed`: a list of records that are recognised by a key
 * - `object`: field by field
 * - `slots`: the meals of a menu; a line is recognised by `lineId` wherever it stands
 */
export type Rule =
  | { kind: 'atomic' | 'silent' | 'latest' | 'greatest' | 'set' }
  | KeyedRule
  | { kind: 'object'; shape: Shape }
  | SlotsRule;

export interface KeyedRule {
  kind: 'keyed';
  key: string;
  shape: Shape;
  /** Whether the lines sort by their field `order`; otherwise their place in the list counts. */
  ordered: boolean;
}

export interface SlotsRule {
  kind: 'slots';
  line: Shape;
}

/** Rules of a record's fields; a field without one is atomic. */
export interface Shape {
  fields: Record<string, Rule>;
  groups: readonly Group[];
}

/**
 * Fields that only mean something together (2 bowls, 150 g). If a pivot differs anywhere, they are
 * merged as one value, so that no mixture arises that nobody wrote.
 */
export interface Group {
  fields: readonly string[];
  pivots: readonly string[];
}

type KeysOf<T> = T extends unknown ? keyof T & string : never;
type ValueOf<T, K extends string> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
/** Fields that hold a list or a record: these must name a rule. */
type StructuredKeys<T> = {
  [K in KeysOf<T>]: NonNullable<ValueOf<T, K>> extends object ? K : never;
}[KeysOf<T>];

/** The rules that make sense for a field of this type. */
type RuleFor<V> =
  | { kind: 'atomic' | 'silent' }
  | (V extends string ? { kind: 'latest' } : never)
  | (V extends number ? { kind: 'greatest' } : never)
  | (V extends readonly string[] ? { kind: 'set' } : never)
  | (V extends readonly (infer E)[] ? (E extends object ? KeyedRuleFor<E> : never) : never)
  | (V extends Meals ? { kind: 'slots'; line: ShapeFor<MenuItem> } : never)
  | (V extends readonly unknown[] ? never : V extends object ? ObjectRuleFor<V> : never);

interface KeyedRuleFor<E> {
  kind: 'keyed';
  key: KeysOf<E>;
  shape: ShapeFor<E>;
  ordered: E extends { order: number } ? boolean : false;
}

interface ObjectRuleFor<V> {
  kind: 'object';
  shape: ShapeFor<V>;
}

/** Rules of a record, checked against its type: a list or record without a rule does not compile. */
export interface ShapeFor<T> {
  fields: { [K in StructuredKeys<T>]: RuleFor<NonNullable<ValueOf<T, K>>> } & {
    [K in Exclude<KeysOf<T>, StructuredKeys<T>>]?: RuleFor<NonNullable<ValueOf<T, K>>>;
  };
  groups: readonly { fields: readonly KeysOf<T>[]; pivots: readonly KeysOf<T>[] }[];
}
