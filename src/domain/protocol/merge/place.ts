import { twoWay, type TwoWayName } from '../../records';
import type { Field, KeyedRule, Rule, Shape, SlotsRule } from '../../schema/fields';
import { LONG_TEXT_LENGTH } from '../../schema/primitives';
import { findGroup, isRecord, segment, segments, type Fields } from './merged';
import { flatten, SLOT, slotByItself, withoutSlot } from './slots';

export interface MergeTarget {
  field: Field | undefined;
  shape: Shape;
  value: unknown;
  isLine: boolean;
  slot?: string | undefined;
  line?: string | undefined;
}

interface Step {
  shape: Shape;
  record: Fields | undefined;
  slot?: string;
  line?: string | undefined;
}

const toRecord = (value: unknown): Fields | undefined => (isRecord(value) ? value : undefined);

function lineName({ name }: Pick<KeyedRule, 'name'>, line: Fields | undefined): string | undefined {
  const text = name === undefined ? undefined : line?.[name];
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function walk(step: Step, [key = '', ...rest]: string[]): MergeTarget {
  const field = step.shape.fields[key];
  const { slot, line } = step;
  const value = step.record?.[key];
  if (rest.length === 0) return { field, shape: step.shape, value, isLine: false, slot, line };
  const inside = field?.merge && into(field.merge, field, step, value, rest);
  return inside ?? { field, shape: step.shape, value: undefined, isLine: false, slot, line };
}

function into(
  rule: Rule,
  field: Field,
  step: Step,
  value: unknown,
  path: string[],
): MergeTarget | undefined {
  if (rule.kind === 'object')
    return walk({ ...step, shape: rule.shape, record: toRecord(value) }, path);
  if (rule.kind === 'keyed') return intoList(rule, field, step, value, path);
  return rule.kind === 'slots' ? intoMeals(rule, step, toRecord(value), path) : undefined;
}

function intoList(
  rule: KeyedRule,
  field: Field,
  step: Step,
  value: unknown,
  [key = '', ...rest]: string[],
): MergeTarget {
  const lines = Array.isArray(value) ? value.filter(isRecord) : [];
  const match = lines.find((one) => one[rule.key] === key);
  const line = lineName(rule, match);
  const inside = { ...step, shape: rule.shape, record: match, line };
  if (rest.length > 0) return walk(inside, rest);
  return { field, shape: rule.shape, value: match, isLine: true, slot: step.slot, line };
}

/** A line of a meal is found by its id wherever it stands now: it may have been moved since. */
function intoMeals(
  rule: SlotsRule,
  step: Step,
  meals: Fields | undefined,
  path: string[],
): MergeTarget {
  const [slot = '', part, lineId, ...rest] = path;
  const inSlot = { ...step, slot: rule.slots[slot] ?? '' };
  const lines = meals ? flatten(meals) : new Map<string, Fields>();
  if (!lines || part !== 'items' || lineId === undefined)
    return walk({ ...inSlot, shape: slotByItself(rule).shape, record: meals }, path);
  const match = lines.get(lineId);
  const line = lineName({ name: 'name' }, match);
  const shape: Shape = { ...rule.line, fields: { ...rule.line.fields, [SLOT]: slotField(rule) } };
  if (rest[0] === SLOT) return walk({ shape, record: match, line }, rest);
  if (rest.length > 0) return walk({ ...inSlot, shape, record: match, line }, rest);
  const value = match && withoutSlot(match);
  return { field: shape.fields.itemId, shape, value, isLine: true, slot: inSlot.slot, line };
}

const slotField = ({ slots }: SlotsRule): Field => ({ label: 'Bữa', words: slots });

/** @param path as `mergeDocuments` reports it, for example `weight` or `meals.lunch.items.<lineId>.quantity` */
export function findPlace(collection: TwoWayName, document: unknown, path: string): MergeTarget {
  return walk({ shape: twoWay(collection, document), record: toRecord(document) }, segments(path));
}

/**
 * For fields that belong together, all of them.
 * @returns undefined where the place holds nothing or is gone
 */
export function valueAt(
  collection: TwoWayName,
  document: object,
  conflict: { path: string; shown: unknown; kept: unknown },
): unknown {
  const { path, shown, kept } = conflict;
  const position = findPlace(collection, document, path);
  const steps = segments(path);
  const key = steps.at(-1) ?? '';
  const group = findGroup(position.shape, key, kept) ?? findGroup(position.shape, key, shown);
  if (!group || position.isLine) return position.value;
  const before = steps.slice(0, -1);
  const getValue = (name: string) => {
    const other = [...before, name].map(segment).join('.');
    return findPlace(collection, document, other).value;
  };
  const values = group.fields.map((name) => [name, getValue(name)] as const);
  return values.every(([, value]) => value === undefined) ? undefined : Object.fromEntries(values);
}

export function joinTexts(first: string, second: string): string {
  return `${first.trimEnd()}\n${second.trimStart()}`;
}

export function isFreeText(
  collection: TwoWayName,
  { path, shown, kept }: { path: string; shown: unknown; kept: unknown },
): boolean {
  if (typeof shown !== 'string' || typeof kept !== 'string' || !shown || !kept) return false;
  const { field } = findPlace(collection, undefined, path);
  return field?.freeText === true && joinTexts(shown, kept).length <= LONG_TEXT_LENGTH;
}
