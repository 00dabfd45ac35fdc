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

export interface Merged<T = unknown> {
  value: T;
  conflicts: MergeConflict[];
}

export type Fields = Record<string, unknown>;

export function segment(key: string): string {
  return key.replaceAll('%', '%25').replaceAll('.', '%2E');
}

export function segments(path: string): string[] {
  return path.split('.').map((part) => part.replaceAll('%2E', '.').replaceAll('%25', '%'));
}

export function under(prefix: string, conflicts: MergeConflict[]): MergeConflict[] {
  return conflicts.map((conflict) => ({
    ...conflict,
    path: conflict.path === '' ? prefix : `${prefix}.${conflict.path}`,
  }));
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type FieldsMerger = (
  shape: Shape,
  base: Fields | undefined,
  mine: Fields,
  theirs: Fields,
) => Merged<Fields>;

export function findGroup(shape: Shape, key: string, value: unknown): Group | undefined {
  if (!isRecord(value)) return undefined;
  const names = Object.keys(value);
  return shape.groups.find(
    (group) =>
      group.fields[0] === key &&
      names.length > 0 &&
      names.every((name) => group.fields.includes(name)),
  );
}
