import { sameValue } from '../../records/equality';
import { mergeKeyed } from './lists';
import { inOrder } from './order';
import { isRecord, segment, under, type Fields, type Merged, type MergeConflict } from './merged';
import type { Group, Rule, Shape } from '../../schema/fields';
import { mergeSlots, slotByItself } from './slots';

const certain = (value: unknown): Merged => ({ value, conflicts: [] });

function disputed(mine: unknown, theirs: unknown): Merged {
  return {
    value: theirs,
    conflicts: [{ path: '', shown: theirs ?? null, kept: mine ?? null }],
  };
}

export function mergeValue(rule: Rule, base: unknown, mine: unknown, theirs: unknown): Merged {
  if (rule.kind === 'latest')
    return certain(String(mine ?? '') > String(theirs ?? '') ? mine : theirs);
  if (sameValue(mine, theirs) || sameValue(base, mine)) return certain(theirs);
  if (sameValue(base, theirs)) return certain(mine);
  switch (rule.kind) {
    case 'derived':
      return certain(theirs ?? mine);
    case 'greatest':
      return certain(Number(mine) > Number(theirs) ? mine : (theirs ?? mine));
    case 'set':
      return mergeSets(base, mine, theirs);
    case 'keyed':
      return mergeKeyed(mergeFields, rule, base, mine, theirs) ?? disputed(mine, theirs);
    case 'slots':
      return (
        mergeSlots(mergeFields, rule, base, mine, theirs) ??
        mergeValue(slotByItself(rule), base, mine, theirs)
      );
    case 'object':
      // A record that one side removed is one value: half of it might not be a valid record.
      if (!isRecord(mine) || !isRecord(theirs)) return disputed(mine, theirs);
      return mergeFields(rule.shape, isRecord(base) ? base : undefined, mine, theirs);
    default:
      return disputed(mine, theirs);
  }
}

function toWords(value: unknown): string[] | undefined {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return undefined;
  return value.every((word) => typeof word === 'string') ? value : undefined;
}

function mergeSets(base: unknown, mine: unknown, theirs: unknown): Merged {
  const [before, left, right] = [toWords(base), toWords(mine), toWords(theirs)];
  if (!before || !left || !right) return disputed(mine, theirs);
  const stays = (word: string): boolean =>
    before.includes(word) ? left.includes(word) && right.includes(word) : true;
  return certain(inOrder(before, left, right).filter(stays));
}

export function mergeFields(
  shape: Shape,
  base: Fields | undefined,
  mine: Fields,
  theirs: Fields,
): Merged<Fields> {
  const value: Fields = {};
  const conflicts: MergeConflict[] = [];
  const grouped = new Set<string>();
  const assign = (key: string, next: unknown): void => {
    if (next !== undefined) value[key] = next;
  };
  for (const group of shape.groups) {
    const merged = mergeGroup(group, base, mine, theirs);
    if (!merged) continue;
    for (const key of group.fields) {
      grouped.add(key);
      assign(key, merged.value[key]);
    }
    conflicts.push(...merged.conflicts);
  }
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    if (grouped.has(key)) continue;
    const rule = shape.fields[key]?.merge ?? { kind: 'atomic' };
    const merged = mergeValue(rule, base?.[key], mine[key], theirs[key]);
    assign(key, merged.value);
    conflicts.push(...under(segment(key), merged.conflicts));
  }
  return { value, conflicts };
}

function mergeGroup(
  group: Group,
  base: Fields | undefined,
  mine: Fields,
  theirs: Fields,
): Merged<Fields> | undefined {
  const differs = (key: string): boolean =>
    !sameValue(mine[key], theirs[key]) || (base !== undefined && !sameValue(base[key], mine[key]));
  if (!group.pivots.some(differs)) return undefined;
  const pick = (from: Fields): Fields =>
    Object.fromEntries(group.fields.map((key) => [key, from[key]]));
  const [left, right] = [pick(mine), pick(theirs)];
  const before = base && pick(base);
  if (sameValue(left, right) || sameValue(before, left)) return { value: right, conflicts: [] };
  if (sameValue(before, right)) return { value: left, conflicts: [] };
  return { value: right, conflicts: [groupConflict(group, left, right)] };
}

function groupConflict(group: Group, mine: Fields, theirs: Fields): MergeConflict {
  const different = group.fields.filter((key) => !sameValue(mine[key], theirs[key]));
  const [only, ...more] = different;
  if (only !== undefined && more.length === 0)
    return { path: only, shown: theirs[only] ?? null, kept: mine[only] ?? null };
  return { path: group.fields[0] ?? '', shown: theirs, kept: mine };
}
