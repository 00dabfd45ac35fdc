import { sameValue } from '../../domain/equality';

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWordList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((word) => typeof word === 'string');
}

/** Words that were taken away and added since `base`, done to `current` (which may be newer). */
function mergeWords(current: string[], base: string[], next: string[]): string[] {
  const kept = current.filter((word) => next.includes(word) || !base.includes(word));
  return [...kept, ...next.filter((word) => !base.includes(word) && !kept.includes(word))];
}

function applyTo(current: Fields, base: Fields, next: Fields): Fields {
  const result: Fields = { ...current };
  for (const key of new Set([...Object.keys(base), ...Object.keys(next)])) {
    const [was, now, stands] = [base[key], next[key], current[key]];
    if (sameValue(was, now)) continue;
    if (now === undefined) delete result[key];
    else if (isWordList(was) && isWordList(now) && isWordList(stands))
      result[key] = mergeWords(stands, was, now);
    else if (isFields(now) && isFields(was) && isFields(stands))
      result[key] = applyTo(stands, was, now);
    else result[key] = now;
  }
  return result;
}

/**
 * Writes what a person changed, and only that, onto the newest version of a document: what another
 * device changed meanwhile stays. An absent field in `next` that `base` had is removed; lists of
 * words are merged as sets.
 * @param current the version on the device now
 * @param base the fields as the form was opened with
 * @param next the fields as the form holds them now
 */
export function applyChanges<T extends object, F extends Partial<T>>(
  current: T,
  base: F,
  next: F,
): T {
  return applyTo({ ...current } as Fields, { ...base }, { ...next }) as T;
}

/** Whether the form holds anything else than what it was opened with. */
export function hasChanges(base: object, next: object): boolean {
  return !sameValue(base, next);
}
