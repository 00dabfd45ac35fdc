import { emptyMeals, MEAL_SLOTS } from '../../../src/domain/food/storedLines';
import { menus } from '../../../src/domain/records/menus';
import type { Fault } from '../../support/faultProxy';
import { CLIENT } from '../../support/newClient';
import type { Edit, Stored } from '../support/edits';
import type { Random } from './random';
import { repeatedEdit, type Walked } from './repeated';

export interface Fresh {
  text(): string;
  /** At least 31, in steps of 0.01: within the limits of every number that a walk writes. */
  number(): number;
}

export function createFresh(seed: number): Fresh {
  let count = 0;
  return {
    text: () => `${seed}-${(count += 1)}`,
    number: () => (3100 + (count += 1)) / 100,
  };
}

export function newDocument(collection: Walked, fresh: Fresh, clientId: string): Stored {
  switch (collection) {
    case 'clients':
      return {
        ...CLIENT,
        clientName: fresh.text(),
        phone: fresh.text(),
        weight: fresh.number(),
        goals: [fresh.text()],
      };
    case 'consultations':
      return {
        clientId,
        visitDate: '2026-03-05',
        goal: 'maintenance',
        notes: fresh.text(),
        weight: fresh.number(),
      };
    case 'menus':
      return menus.recompute({
        kind: 'personal',
        clientId,
        name: fresh.text(),
        description: fresh.text(),
        isPublic: false,
        status: 'draft',
        goal: 'maintenance',
        tags: [],
        updatedAt: '2026-01-01T00:00:00.000Z',
        meals: emptyMeals(),
      });
  }
}

const TEXTS: Record<Walked, readonly string[]> = {
  clients: ['clientName', 'phone', 'email', 'dietaryRestrictions'],
  consultations: ['notes'],
  menus: ['name', 'description', 'notes'],
};
const REMOVABLE: Record<Walked, readonly string[]> = {
  clients: ['phone', 'email', 'weight'],
  consultations: ['notes', 'weight'],
  menus: ['notes'],
};
const SETS = ['goals', 'medicalConditions'] as const;

const EDITS: Record<Walked, Readonly<Record<string, number>>> = {
  clients: { set: 4, repeat: 4, number: 2, unset: 1, addWord: 3, removeWord: 3 },
  consultations: { set: 3, repeat: 4, number: 2, unset: 1 },
  menus: {
    set: 2,
    repeat: 4,
    unset: 1,
    addTag: 1,
    removeTag: 1,
    addLine: 5,
    removeLine: 2,
    patchLine: 5,
    moveLine: 4,
  },
};

export function randomEdit(random: Random, fresh: Fresh, collection: Walked): Edit {
  const pick = random.next();
  const slot = random.pick(MEAL_SLOTS);
  switch (random.weighted(EDITS[collection])) {
    case 'number':
      return { kind: 'set', field: 'weight', value: fresh.number() };
    case 'repeat':
      return repeatedEdit(random, collection);
    case 'unset':
      return { kind: 'unset', field: random.pick(REMOVABLE[collection]) };
    case 'addWord':
      return { kind: 'addWord', field: random.pick(SETS), word: fresh.text() };
    case 'removeWord':
      return { kind: 'removeWord', field: random.pick(SETS), pick };
    case 'addTag':
      return { kind: 'addTag', name: fresh.text() };
    case 'removeTag':
      return { kind: 'removeTag', pick };
    case 'addLine':
      return { kind: 'addLine', slot, lineId: fresh.text(), quantity: fresh.number(), pick };
    case 'removeLine':
      return { kind: 'removeLine', pick };
    case 'patchLine':
      return random.chance(0.7)
        ? { kind: 'patchLine', pick, field: 'quantity', value: fresh.number() }
        : { kind: 'patchLine', pick, field: 'notes', value: fresh.text() };
    case 'moveLine':
      return { kind: 'moveLine', pick, slot, place: random.whole(4) };
    default:
      return { kind: 'set', field: random.pick(TEXTS[collection]), value: fresh.text() };
  }
}

const PATHS = ['/sync/push', '/sync/push', '/sync/changes', '/sync/live'] as const;

export function randomFault(random: Random): { path: string; fault: Fault; times: number } {
  const path = random.pick(PATHS);
  const times = 1 + random.whole(2);
  const faults: readonly Fault[] = [
    { how: 'request lost' },
    { how: 'request cut' },
    { how: 'request twice' },
    { how: 'answer lost' },
    { how: 'answer lost' },
    { how: 'answer cut' },
    { how: 'answer twice' },
    { how: 'slow', ms: 30 + random.whole(100) },
    { how: 'status', status: 401, code: 'token_expired' },
    { how: 'status', status: random.pick([403, 404, 412, 500, 502, 503]) },
    { how: 'status', status: 409, code: 'epoch_changed' },
    { how: 'status', status: 413, code: 'batch_too_large' },
    { how: 'status', status: 429, code: 'too_many_requests', retryAfter: 1 },
    { how: 'status after', status: random.pick([500, 502, 504]) },
  ];
  return { path, fault: random.pick(faults), times };
}
