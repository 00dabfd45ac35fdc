import type { Group, Shape } from '../../schema/fields';

/**
 * One value that both sides changed: `shown` stands in the merged document, `kept` is the other
 * one. `null` means that the value, line or field was removed.
 */
export interface MergeConflict {
  path: string;
  shown: unknown;
  kept: unknown;
}

/** A merged value and what could not be decided; paths are relative to the value. */
export interface Merged<T = unknown> {
  value: T;
  conflicts: MergeConflict[];
}

export type Fields = Record<string, unknown>;

/** A key as a segment of a path: its own dots are escaped. */
export function segment(key: string): string {
  return key.replaceAll('%', '%25').replaceAll('.', '%2E');
}

/** The segments of a path, each as the key that it was. */
export function segments(path: string): string[] {
  return path.split('.').map((part) => part.replaceAll('%2E', '.').replaceAll('%25', '%'));
}

/** Puts a prefix before the paths of conflicts. */
export function under(prefix: string, conflicts: MergeConflict[]): MergeConflict[] {
  return conflicts.map((conflict) => ({
    ...conflict,
    path: conflict.path === '' ? prefix : `${prefix}.${conflict.path}`,
  }));
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How a record's fields are merged; lists get it handed in, for records hold lists in turn. */
export type FieldsMerger = (
  shape: Shape,
  base: Fields | undefined,
  mine: Fields,
  theirs: Fields,
) => Merged<Fields>;

/** The group whose fields a value at its first field holds together, if it does. */
export function groupOf(shape: Shape, key: string, value: unknown): Group | undefined {
  if (!isRecord(value)) return undefined;
  const names = Object.keys(value);
  return shape.groups.find(
    (group) =>
      group.fields[0] === key &&
      names.length > 0 &&
      names.every((name) => group.fields.includes(name)),
  );
}
