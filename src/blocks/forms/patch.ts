import { sameValue } from '../../domain/records/equality';

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWordList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((word) => typeof word === 'string');
}

/** Three-way merge; `current` may be newer than `base`. */
function mergeWords(current: string[], base: string[], next: string[]): string[] {
  const tags = current.filter((word) => next.includes(word) || !base.includes(word));
  return [...tags, ...next.filter((word) => !base.includes(word) && !tags.includes(word))];
}

type Line = Fields & { lineId: string };

function isLineList(value: unknown): value is Line[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((line) => isFields(line) && typeof line.lineId === 'string')
  );
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
const isLines = (value: unknown): value is Line[] => isLineList(value) || isEmptyList(value);

function mergeLines(current: Line[], base: Line[], next: Line[]): Line[] {
  const [was, now] = [base, next].map((lines) => new Map(lines.map((line) => [line.lineId, line])));
  const stands = new Set(current.map(({ lineId }) => lineId));
  const mergedLines = current.flatMap((line) => {
    const typed = now?.get(line.lineId);
    const opened = was?.get(line.lineId);
    if (!typed) return opened ? [] : [line];
    return [opened && sameValue(opened, typed) ? line : typed];
  });
  const isTyped = (line: Line) =>
    !stands.has(line.lineId) && !sameValue(was?.get(line.lineId), line);
  return [...mergedLines, ...next.filter(isTyped)];
}

function applyTo(current: Fields, base: Fields, next: Fields): Fields {
  const result: Fields = { ...current };
  for (const key of new Set([...Object.keys(base), ...Object.keys(next)])) {
    const [was, now, stands] = [base[key], next[key], current[key]];
    if (sameValue(was, now)) continue;
    if (now === undefined) delete result[key];
    else if (isWordList(was) && isWordList(now) && isWordList(stands))
      result[key] = mergeWords(stands, was, now);
    else if (isLines(was) && isLines(now) && isLines(stands))
      result[key] = mergeLines(stands, was, now);
    else if (isFields(now) && isFields(was) && isFields(stands))
      result[key] = applyTo(stands, was, now);
    else result[key] = now;
  }
  return result;
}

/**
 * Three-way merge: writes only what the person changed, so that another device's changes stay. Lists of words merge as
 * sets.
 * @param current the version on the device now
 * @param base the fields as the form was opened with
 * @param next the fields as the form holds them now; a field absent here but in `base` is removed
 */
export function applyChanges<T extends object, F extends Partial<T>>(
  current: T,
  base: F,
  next: F,
): T {
  return applyTo({ ...current } as Fields, { ...base }, { ...next }) as T;
}

export function hasChanges(base: object, next: object): boolean {
  return !sameValue(base, next);
}
