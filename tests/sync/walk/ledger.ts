import type { KeptConflict, KeptRefusal } from '../support/kept';
import type { Stored } from '../support/edits';
import type { Replica } from '../support/stage';
import { isRepeatedWord, repeatedValues } from './repeated';

/** Fields whose values a person types; each value that a walk writes in them occurs once. */
const TYPED = new Set(
  'clientName name phone email dietaryRestrictions goals medicalConditions allergies weight notes description lineId quantity label'.split(
    ' ',
  ),
);

/** The values in a document, each as `field=value`. @param under the field in which it stands */
export function valuesOf(document: unknown, under = ''): Set<string> {
  const found = new Set<string>();
  const walk = (value: unknown, field: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, field);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) {
        if (key !== 'snapshot' && !(field === 'meals' && key === 'name')) walk(one, key);
      }
    else if (TYPED.has(field) && value !== undefined && value !== null && value !== '')
      if (!isRepeatedWord(String(value))) found.add(`${field}=${String(value)}`);
  };
  walk(document, under);
  return found;
}

/** `recreation`: a new document under the id of a deleted one, which is `before`. */
type How = 'change' | 'deletion' | 'undo' | 'recreation';

interface Write {
  key: string;
  how: How;
  by: string;
  before: Set<string>;
  after: Set<string>;
  /** Changes where values repeat. */
  repeated: ReadonlyMap<string, unknown>;
}

/** Finds the changes of a write where values come again and again. */
function repeatedOf(
  key: string,
  before: Stored | null,
  after: Stored | null,
): Map<string, unknown> {
  const [was, is] = [repeatedValues(key, before), repeatedValues(key, after)];
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (place) => was.get(place) !== is.get(place),
  );
  return new Map(changed.map((place) => [place, is.get(place)]));
}

/** Everything that people wrote and decided in a walk, and what must have become of it. */
export interface Ledger {
  /** A device stored a new version; null where there was or is none. */
  wrote(by: string, key: string, how: How, before: Stored | null, after: Stored | null): void;
  /** A person gave up a kept value. */
  gaveUp(conflict: KeptConflict): void;
  /** A question that was ever asked. */
  asked(conflict: KeptConflict): void;
  /**
   * A person decided about a refused version, which the server's may have replaced meanwhile.
   * @param givenUp versions whose values the person gave up
   */
  refused(record: KeptRefusal, givenUp: readonly object[]): void;
  /** Finds the faults of a world in which everything is quiet. */
  faults(world: World): string[];
}

export interface World {
  documents: Replica;
  conflicts: KeptConflict[];
  rejections: KeptRefusal[];
}

const keyOf = (one: { collection: string; id: string }): string => `${one.collection}:${one.id}`;
const lastOf = (path: string): string => path.split('.').pop() ?? '';

/** The values of a question's side; the line's id stands in the path. */
function valuesAsked(conflict: KeptConflict, side: 'shown' | 'kept'): Set<string> {
  return valuesOf(conflict[side], lastOf(conflict.path));
}

/** Whether a question at a path asks for what a place of `repeatedValues` says: its field, or its line. */
function isAbout(path: string, place: string): boolean {
  const [field, part] = place.split(' ');
  return path === field || path === '_deleted' || (part !== undefined && path.includes(part));
}

/** Within one document each value stands once. */
function doubled(world: World): string[] {
  return [...world.documents].flatMap(([key, document]) => {
    const seen = new Map<string, number>();
    JSON.stringify(document, (field, value: unknown) => {
      const name = field === 'lineId' || field === 'label' ? `${field}=${String(value)}` : '';
      if (name) seen.set(name, (seen.get(name) ?? 0) + 1);
      if (Array.isArray(value) && value.every((word) => typeof word === 'string'))
        for (const word of value)
          seen.set(`${field}=${word}`, (seen.get(`${field}=${word}`) ?? 0) + 1);
      return value;
    });
    return [...seen].filter(([, n]) => n > 1).map(([name]) => `doubled: ${name} in ${key}`);
  });
}

export function createLedger(): Ledger {
  const writes: Write[] = [];
  const givenUp = new Set<string>();
  const questions: KeptConflict[] = [];
  const reverted = new Set<string>();

  function isKept(world: World, key: string, value: string): boolean {
    return (
      world.conflicts.some((one) => keyOf(one) === key && valuesAsked(one, 'kept').has(value)) ||
      world.rejections.some((one) => keyOf(one) === key && valuesOf(one.copy).has(value)) ||
      givenUp.has(`${key} ${value}`)
    );
  }

  /** A deletion of it was taken back, or it was made again. */
  function isUndone(key: string): boolean {
    return writes.some(
      (one) => one.key === key && (one.how === 'undo' || one.how === 'recreation'),
    );
  }

  /** Somebody who saw the value wrote another, or deleted the document. */
  function isSuperseded(world: World, key: string, value: string): boolean {
    const undone = isUndone(key);
    return writes.some((one) => {
      if (one.key !== key || !one.before.has(value) || one.how === 'undo') return false;
      if (one.how === 'deletion') return undone || !world.documents.has(key);
      return !one.after.has(value);
    });
  }

  function missing(world: World): string[] {
    const faults: string[] = [];
    for (const { key, before, after, by } of writes) {
      const document = world.documents.get(key);
      const present = document ? valuesOf(document) : new Set<string>();
      for (const value of after) {
        if (before.has(value) || present.has(value)) continue;
        if (isKept(world, key, value) || isSuperseded(world, key, value)) continue;
        faults.push(`lost: ${value} of ${key}, written by ${by}`);
      }
    }
    return faults;
  }

  /** Finds removed things that are there: allowed only if somebody put them in again or was asked. */
  function returned(world: World): string[] {
    const faults: string[] = [];
    for (const { key, how, before, after, by } of writes) {
      const document = world.documents.get(key);
      if (!document || reverted.has(key)) continue;
      if (how !== 'change' && how !== 'recreation') continue;
      // The server's version may take the place of one that it refused.
      if (world.rejections.some((one) => keyOf(one) === key)) continue;
      const present = valuesOf(document);
      for (const value of before) {
        if (after.has(value) || !present.has(value)) continue;
        const times = writes.filter(
          (one) => one.key === key && one.after.has(value) && !one.before.has(value),
        ).length;
        const asked = questions.some(
          (one) => keyOf(one) === key && valuesAsked(one, 'shown').has(value),
        );
        if (times > 1 || asked) continue;
        faults.push(`came back: ${value} of ${key}, taken out by ${by}`);
      }
    }
    return faults;
  }

  /** A deletion stands, or somebody was asked about it, or somebody took it back. */
  function alive(world: World): string[] {
    return writes.flatMap(({ key, how, by }) => {
      if (how !== 'deletion' || !world.documents.has(key)) return [];
      const undone = isUndone(key);
      const asked = questions.some((one) => keyOf(one) === key && one.path === '_deleted');
      return undone || asked || reverted.has(key) ? [] : [`lives: ${key}, deleted by ${by}`];
    });
  }

  /**
   * A value that is set over and over cannot be followed by itself. But whatever a device wrote of it before its
   * last write it has seen and replaced, so that the last one of either device stands, or somebody was asked.
   */
  function outdated(world: World): string[] {
    const faults: string[] = [];
    for (const [key, document] of world.documents) {
      if (reverted.has(key) || world.rejections.some((one) => keyOf(one) === key)) continue;
      const last = new Map<string, Map<string, unknown>>();
      for (const { by, repeated } of writes.filter((one) => one.key === key))
        for (const [place, value] of repeated)
          last.set(place, (last.get(place) ?? new Map<string, unknown>()).set(by, value));
      const values = repeatedValues(key, document);
      for (const [place, byDevice] of last) {
        const present = values.get(place);
        // Whether the whole document lives may be the question, or a line of it.
        const asked = questions.some((one) => keyOf(one) === key && isAbout(one.path, place));
        if (asked || [...byDevice.values()].includes(present)) continue;
        const told = [...byDevice].map(([by, value]) => `${by} wrote ${String(value)}`).join(', ');
        faults.push(`outdated: ${place}=${String(present)} of ${key}; last ${told}`);
      }
    }
    return faults;
  }

  function unknown(world: World): string[] {
    const known = new Set(writes.map((one) => one.key));
    return [...world.documents.keys()]
      .filter((key) => !known.has(key))
      .map((key) => `nobody wrote ${key}`);
  }

  return {
    wrote(by, key, how, before, after) {
      const isEdit = how === 'change' || how === 'recreation';
      const repeated = isEdit ? repeatedOf(key, before, after) : new Map();
      writes.push({ by, key, how, before: valuesOf(before), after: valuesOf(after), repeated });
    },
    gaveUp(conflict) {
      for (const value of valuesAsked(conflict, 'kept')) givenUp.add(`${keyOf(conflict)} ${value}`);
    },
    asked: (conflict) => void questions.push(conflict),
    refused(record, versions) {
      const key = keyOf(record);
      reverted.add(key);
      for (const version of versions)
        for (const value of valuesOf(version)) givenUp.add(`${key} ${value}`);
    },
    faults: (world) => [
      ...missing(world),
      ...returned(world),
      ...alive(world),
      ...outdated(world),
      ...unknown(world),
      ...doubled(world),
    ],
  };
}
