import type { KeptConflict, KeptRefusal } from '../support/kept';
import type { Stored } from '../support/edits';
import type { Replica } from '../support/stage';
import { isRepeatedWord, repeatedValues } from './repeated';

const TYPED = new Set(
  'clientName name phone email dietaryRestrictions goals medicalConditions allergies weight notes description lineId quantity label'.split(
    ' ',
  ),
);

export function listValues(document: unknown, under = ''): Set<string> {
  const collected = new Set<string>();
  const walk = (value: unknown, field: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, field);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) {
        if (key !== 'snapshot' && !(field === 'meals' && key === 'name')) walk(one, key);
      }
    else if (TYPED.has(field) && value !== undefined && value !== null && value !== '')
      if (!isRepeatedWord(String(value))) collected.add(`${field}=${String(value)}`);
  };
  walk(document, under);
  return collected;
}

type How = 'change' | 'deletion' | 'undo' | 'recreation';

interface Write {
  key: string;
  how: How;
  by: string;
  before: Set<string>;
  after: Set<string>;
  repeated: ReadonlyMap<string, unknown>;
}

function listRepeated(
  key: string,
  before: Stored | null,
  after: Stored | null,
): Map<string, unknown> {
  const [was, is] = [repeatedValues(key, before), repeatedValues(key, after)];
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (fieldPath) => was.get(fieldPath) !== is.get(fieldPath),
  );
  return new Map(changed.map((fieldPath) => [fieldPath, is.get(fieldPath)]));
}

export interface Ledger {
  wrote(by: string, key: string, how: How, before: Stored | null, after: Stored | null): void;
  gaveUp(conflict: KeptConflict): void;
  recordConflict(conflict: KeptConflict): void;
  refused(record: KeptRefusal, givenUp: readonly object[]): void;
  faults(world: World): string[];
}

export interface World {
  documents: Replica;
  conflicts: KeptConflict[];
  rejections: KeptRefusal[];
}

const buildKey = (one: { collection: string; id: string }): string => `${one.collection}:${one.id}`;
const lastSegment = (path: string): string => path.split('.').pop() ?? '';

function valuesAsked(conflict: KeptConflict, side: 'shown' | 'kept'): Set<string> {
  return listValues(conflict[side], lastSegment(conflict.path));
}

function isAbout(path: string, fieldPath: string): boolean {
  const [field, part] = fieldPath.split(' ');
  return path === field || path === '_deleted' || (part !== undefined && path.includes(part));
}

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
      world.conflicts.some((one) => buildKey(one) === key && valuesAsked(one, 'kept').has(value)) ||
      world.rejections.some((one) => buildKey(one) === key && listValues(one.copy).has(value)) ||
      givenUp.has(`${key} ${value}`)
    );
  }

  function isUndone(key: string): boolean {
    return writes.some(
      (one) => one.key === key && (one.how === 'undo' || one.how === 'recreation'),
    );
  }

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
      const present = document ? listValues(document) : new Set<string>();
      for (const value of after) {
        if (before.has(value) || present.has(value)) continue;
        if (isKept(world, key, value) || isSuperseded(world, key, value)) continue;
        faults.push(`lost: ${value} of ${key}, written by ${by}`);
      }
    }
    return faults;
  }

  function returned(world: World): string[] {
    const faults: string[] = [];
    for (const { key, how, before, after, by } of writes) {
      const document = world.documents.get(key);
      if (!document || reverted.has(key)) continue;
      if (how !== 'change' && how !== 'recreation') continue;
      if (world.rejections.some((one) => buildKey(one) === key)) continue;
      const present = listValues(document);
      for (const value of before) {
        if (after.has(value) || !present.has(value)) continue;
        const times = writes.filter(
          (one) => one.key === key && one.after.has(value) && !one.before.has(value),
        ).length;
        const isAnswered = questions.some(
          (one) => buildKey(one) === key && valuesAsked(one, 'shown').has(value),
        );
        if (times > 1 || isAnswered) continue;
        faults.push(`came back: ${value} of ${key}, taken out by ${by}`);
      }
    }
    return faults;
  }

  function alive(world: World): string[] {
    return writes.flatMap(({ key, how, by }) => {
      if (how !== 'deletion' || !world.documents.has(key)) return [];
      const undone = isUndone(key);
      const isAnswered = questions.some((one) => buildKey(one) === key && one.path === '_deleted');
      return undone || isAnswered || reverted.has(key) ? [] : [`lives: ${key}, deleted by ${by}`];
    });
  }

  /**
   * A value set over and over cannot be followed by itself. But a device has seen and replaced all that it wrote before
   * its last write, so the last one of either device stands, or somebody was asked.
   */
  function outdated(world: World): string[] {
    const faults: string[] = [];
    for (const [key, document] of world.documents) {
      if (reverted.has(key) || world.rejections.some((one) => buildKey(one) === key)) continue;
      const last = new Map<string, Map<string, unknown>>();
      for (const { by, repeated } of writes.filter((one) => one.key === key))
        for (const [fieldPath, value] of repeated)
          last.set(fieldPath, (last.get(fieldPath) ?? new Map<string, unknown>()).set(by, value));
      const values = repeatedValues(key, document);
      for (const [fieldPath, byDevice] of last) {
        const present = values.get(fieldPath);
        const isAnswered = questions.some(
          (one) => buildKey(one) === key && isAbout(one.path, fieldPath),
        );
        if (isAnswered || [...byDevice.values()].includes(present)) continue;
        const writers = [...byDevice]
          .map(([by, value]) => `${by} wrote ${String(value)}`)
          .join(', ');
        faults.push(`outdated: ${fieldPath}=${String(present)} of ${key}; last ${writers}`);
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
      const repeated = isEdit ? listRepeated(key, before, after) : new Map();
      writes.push({ by, key, how, before: listValues(before), after: listValues(after), repeated });
    },
    gaveUp(conflict) {
      for (const value of valuesAsked(conflict, 'kept'))
        givenUp.add(`${buildKey(conflict)} ${value}`);
    },
    recordConflict: (conflict) => void questions.push(conflict),
    refused(record, versions) {
      const key = buildKey(record);
      reverted.add(key);
      for (const version of versions)
        for (const value of listValues(version)) givenUp.add(`${key} ${value}`);
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
