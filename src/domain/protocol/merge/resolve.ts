import { twoWay, type TwoWayName } from '../../records';
import type { SyncedDocument } from './document';
import { toLines } from './lists';
import { sortLines } from './order';
import { findGroup, isRecord, segments, type Fields } from './merged';
import type { KeyedRule, Rule, Shape, SlotsRule } from '../../schema/fields';
import { flatten, slotByItself, unflatten } from './slots';

type Written<T> = T | undefined;

/**
 * @param path as `mergeDocuments` reported it
 * @param kept `null` removes the field or line
 * @returns null when the place of the value no longer exists
 */
export function applyKept<T extends SyncedDocument>(
  collection: TwoWayName,
  document: T,
  path: string,
  keptValue: unknown,
): T | null {
  if (path === '_deleted') return { ...document, _deleted: keptValue === true };
  const declared = twoWay(collection, document);
  const written = writeField(declared, { ...document }, segments(path), keptValue);
  if (!written) return null;
  // Only the value at the path has changed; its type is the one that the merge found there.
  return (declared.recompute?.(written) ?? written) as unknown as T;
}

function withField(record: Fields, key: string, value: unknown): Fields {
  const rest = Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
  return value === null || value === undefined ? rest : { ...rest, [key]: value };
}

function writeField(
  shape: Shape,
  record: Fields,
  [key = '', ...rest]: string[],
  keptValue: unknown,
): Written<Fields> {
  if (rest.length === 0) {
    const group = findGroup(shape, key, keptValue);
    if (!group || !isRecord(keptValue)) return withField(record, key, keptValue);
    return group.fields.reduce((next, name) => withField(next, name, keptValue[name]), record);
  }
  const value = writeValue(shape.fields[key]?.merge, record[key], rest, keptValue);
  return value === undefined ? undefined : { ...record, [key]: value };
}

function writeValue(
  rule: Rule | undefined,
  value: unknown,
  path: string[],
  keptValue: unknown,
): unknown {
  if (rule?.kind === 'keyed') return writeLine(rule, value, path, keptValue);
  if (!isRecord(value)) return undefined;
  if (rule?.kind === 'object') return writeField(rule.shape, value, path, keptValue);
  if (rule?.kind === 'slots') return writeSlotLine(rule, value, path, keptValue);
  return undefined;
}

function writeSlotLine(
  rule: SlotsRule,
  meals: Fields,
  path: string[],
  keptValue: unknown,
): unknown {
  const [slot, part, lineId, ...rest] = path;
  const lines = flatten(meals);
  if (!lines || part !== 'items' || lineId === undefined)
    return writeValue(slotByItself(rule), meals, path, keptValue);
  const line = lines.get(lineId);
  if (rest.length > 0) {
    const next = line && writeField(rule.line, line, rest, keptValue);
    if (!next) return undefined;
    lines.set(lineId, next);
  } else if (isRecord(keptValue)) lines.set(lineId, { slot, ...keptValue });
  else lines.delete(lineId);
  return unflatten([...lines.values()], meals);
}

function writeLine(
  rule: KeyedRule,
  value: unknown,
  [key = '', ...rest]: string[],
  keptValue: unknown,
): Written<Fields[]> {
  const lines = toLines(value, rule.key);
  if (!lines) return undefined;
  const line = lines.get(key);
  if (rest.length > 0) {
    const next = line && writeField(rule.shape, line, rest, keptValue);
    if (!next) return undefined;
    lines.set(key, next);
  } else if (isRecord(keptValue)) lines.set(key, keptValue);
  else lines.delete(key);
  const all = [...lines.values()];
  return rule.ordered ? sortLines(all, rule.key) : all;
}
