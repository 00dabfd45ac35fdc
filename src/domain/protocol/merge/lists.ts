import { sameValue } from '../../records/equality';
import { inOrder, sortLines } from './order';
import {
  isRecord,
  segment,
  under,
  type Fields,
  type FieldsMerger,
  type Merged,
  type MergeConflict,
} from './merged';
import type { KeyedRule, Shape } from '../../schema/fields';

export type Lines = Map<string, Fields>;

/** @returns undefined where a line has no key, or two have the same */
export function toLines(value: unknown, key: string): Lines | undefined {
  const lines: Lines = new Map();
  if (value === undefined) return lines;
  if (!Array.isArray(value)) return undefined;
  for (const line of value) {
    if (!isRecord(line)) return undefined;
    const name = line[key];
    if (typeof name !== 'string' || lines.has(name)) return undefined;
    lines.set(name, line);
  }
  return lines;
}

const UNTYPED = new Set(['derived', 'greatest']);

function sameLine(shape: Shape, a: Fields, b: Fields): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every(
    (key) => UNTYPED.has(shape.fields[key]?.merge?.kind ?? '') || sameValue(a[key], b[key]),
  );
}

/**
 * Merges one line. `undefined` as value: removed. A line that one side removed and the other
 * changed stays, and the removal is offered.
 */
function mergeLine(
  merge: FieldsMerger,
  shape: Shape,
  base: Fields | undefined,
  mine: Fields | undefined,
  theirs: Fields | undefined,
): Merged<Fields | undefined> {
  if (mine && theirs) return merge(shape, base, mine, theirs);
  const rest = mine ?? theirs;
  if (!rest || !base) return { value: rest, conflicts: [] };
  if (sameLine(shape, base, rest)) return { value: undefined, conflicts: [] };
  return { value: rest, conflicts: [{ path: '', shown: rest, kept: null }] };
}

export function mergeLines(
  merge: FieldsMerger,
  shape: Shape,
  [base, mine, theirs]: readonly [Lines, Lines, Lines],
  getPath: (key: string, line: Fields) => string,
): { lines: Fields[]; conflicts: MergeConflict[] } {
  const lines: Fields[] = [];
  const conflicts: MergeConflict[] = [];
  for (const key of inOrder([...base.keys()], [...mine.keys()], [...theirs.keys()])) {
    const merged = mergeLine(merge, shape, base.get(key), mine.get(key), theirs.get(key));
    if (!merged.value) continue;
    lines.push(merged.value);
    conflicts.push(...under(getPath(key, merged.value), merged.conflicts));
  }
  return { lines, conflicts };
}

/** @returns undefined where the records cannot be told apart */
export function mergeKeyed(
  merge: FieldsMerger,
  rule: KeyedRule,
  base: unknown,
  mine: unknown,
  theirs: unknown,
): Merged | undefined {
  const left = toLines(mine, rule.key);
  const right = toLines(theirs, rule.key);
  // An unreadable ancestor counts as none, so that nothing is removed.
  const before = toLines(base, rule.key) ?? new Map<string, Fields>();
  if (!left || !right) return undefined;
  const { lines, conflicts } = mergeLines(merge, rule.shape, [before, left, right], segment);
  return { value: rule.ordered ? sortLines(lines, rule.key) : lines, conflicts };
}
