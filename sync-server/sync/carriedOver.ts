import { twoWay, type TwoWayName } from '../../src/domain/records';
import type { Rule } from '../../src/domain/schema/fields';
import { sameValue } from '../../src/domain/records/equality';
import { MEAL_SLOTS } from '../../src/domain/food/storedLines';
import type { WireDocument } from '../../src/domain/protocol/protocol';
import type { UnknownPlace } from '../../src/domain/schema/tolerance';

type Path = readonly PropertyKey[];

const getPart = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;

const listParts = (values: readonly unknown[], key: PropertyKey): unknown[] =>
  values.map((value) => getPart(value, key)).filter((part) => part !== undefined);

interface Step {
  path: Path;
  next: unknown;
  stored: readonly unknown[];
  rule: Rule | undefined;
}

function isInStored({ path, next, stored, rule }: Step): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return stored.some((value) => sameValue(value, next));
  const inner = getPart(next, key);
  if (rule?.kind === 'slots' && rest[0] === 'items' && rest.length > 1) {
    const lists = MEAL_SLOTS.flatMap((slot) => listParts(listParts(stored, slot), 'items'));
    const lines = { kind: 'keyed', key: 'lineId', shape: rule.line, ordered: true } as const;
    return isInStored({
      path: rest.slice(1),
      next: getPart(inner, 'items'),
      stored: lists,
      rule: lines,
    });
  }
  if (Array.isArray(next)) {
    const lines = stored.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
    const name = rule?.kind === 'keyed' ? getPart(inner, rule.key) : undefined;
    const same =
      rule?.kind === 'keyed' && name !== undefined
        ? lines.filter((line) => getPart(line, rule.key) === name)
        : lines;
    const shape =
      rule?.kind === 'keyed' ? { kind: 'object' as const, shape: rule.shape } : undefined;
    return isInStored({ path: rest, next: inner, stored: same, rule: shape });
  }
  const field = rule?.kind === 'object' ? rule.shape.fields[String(key)]?.merge : undefined;
  return isInStored({ path: rest, next: inner, stored: listParts(stored, key), rule: field });
}

/**
 * Older devices carry a newer one's fields through unchanged. Lines are matched by key wherever they moved; without keys
 * any line may match.
 */
export function notCarriedOver(
  collection: TwoWayName,
  unknown: readonly UnknownPlace[],
  next: WireDocument,
  stored: WireDocument,
): UnknownPlace[] {
  const rule = { kind: 'object', shape: twoWay(collection, next) } as const;
  return unknown.filter(({ path }) => !isInStored({ path, next, stored: [stored], rule }));
}
