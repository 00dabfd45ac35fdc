import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newClient } from '../../tests/sync/support/device';
import { createLine } from '../../tests/sync/support/edits';
import { profile } from '../../tests/support/profile';
import type { Client } from '../domain/records/clients';
import { emptyMeals } from '../domain/food/storedLines';
import { menus, type Menu } from '../domain/records/menus';
import { insertLine } from '../domain/food/lines';
import { mergeDocuments } from '../domain/protocol/merge';
import { openLocalData, type OpenLocalData } from './openLocalData';
import { takePage } from './store/serverWrites';

const AGREED = {
  purpose: 'ai',
  consentDate: '2026-11-27',
  givenBy: 'client',
  way: 'paper',
  textVersion: 'AI-1',
} as const;

let local: OpenLocalData;
let revision = 0;
beforeEach(async () => {
  local = await openLocalData(profile());
});
afterEach(() => local.close());

async function pulled(
  name: 'clients' | 'menus' | 'records',
  document: { id: string },
): Promise<void> {
  const change = { collection: name, document: { ...document, _deleted: false } };
  await takePage(
    local.store,
    'workspace',
    [{ ...change, rev: `${(revision += 1)}-newer`, writes: [] }],
    { epoch: 'e', checkpoint: null },
  );
}

function newerClient(): Client {
  const further = Array.from({ length: 200 }, (_, n) => [`further${n}`, { word: n }]);
  return {
    ...newClient(local, 'Hoa'),
    status: 'paused',
    source: 'Zalo',
    gender: 'other',
    activityLevel: 'resting',
    clientType: 'guest',
    assignedMenus: [
      {
        menuId: 'm',
        assignedDate: '2026-11-22T00:00:00Z',
        status: 'later',
        goal: 'sleep',
        mood: 1,
      },
    ],
    ...Object.fromEntries(further),
  } as unknown as Client;
}

function newerMenu(): Menu {
  const meals = insertLine(emptyMeals(), 'lunch', {
    ...createLine('l1', 100),
    type: 'drink',
    cut: 'dày',
  } as never);
  const night = { items: [{ ...createLine('l9', 50), order: 1 }], notes: 'khuya' };
  return menus.recompute({
    ...local.newBase(),
    kind: 'weekly',
    name: 'Thực đơn',
    description: '',
    isPublic: false,
    status: 'reviewed',
    goal: 'sleep',
    tags: [{ id: 't', label: 'T', tone: 'x' }],
    meals: { ...meals, night, order: 'free' },
  }) as unknown as Menu;
}

it('S02 a client that a newer version wrote is changed here, and nothing of it is lost', async () => {
  const newer = newerClient();
  await pulled('clients', newer);
  const changed = await local.clients.update(newer.id, (one) => ({ ...one, phone: '0901' }));
  expect(changed).toEqual({ ...newer, phone: '0901', updatedAt: changed.updatedAt });
  await local.clients.remove(newer.id);
  expect(await local.clients.restore(changed)).toMatchObject({
    ...newer,
    phone: '0901',
    updatedAt: expect.anything(),
  });
});

it('S02 a menu that a newer version wrote is changed and copied here, and nothing of it is lost', async () => {
  const newer = newerMenu();
  await pulled('menus', newer);
  const changed = await local.menus.update(newer.id, (one) => ({ ...one, notes: 'ít muối' }));
  expect(changed).toEqual({ ...newer, notes: 'ít muối', updatedAt: changed.updatedAt });
  const copy = { ...changed, ...local.newBase() };
  expect((await local.menus.insert(copy)).meals).toEqual(newer.meals);
});

it('S02 a kind of record that only a newer version knows is kept, and shown nowhere', async () => {
  const clientId = 'mai';
  const dream = { ...local.newBase(), kind: 'dream', clientId, night: { deep: [1, 2] } };
  await pulled('records', dream);
  const consents = local.records.of('consent');
  const consent = await consents.insert({
    ...local.newBase(),
    kind: 'consent',
    clientId,
    ...AGREED,
  });
  expect(await consents.all()).toEqual([consent]);
  expect(await local.records.all()).toEqual([consent]);
  expect(await local.records.get(dream.id)).toBeUndefined();
  expect(await consents.get(dream.id)).toBeUndefined();
  const changed = { ...dream, night: { deep: [3] } };
  await pulled('records', changed);
  const stored = await local.store.database.records('records').get(dream.id);
  expect(stored).toMatchObject({ kind: 'dream', night: { deep: [3] }, _sync: { state: 'clean' } });
  await expect(
    consents.update(consent.id, (one) => ({ ...one, consentDate: '2026-02-30' })),
  ).rejects.toMatchObject({ issues: [{ path: 'consentDate' }] });
});

it('S02 what this version knows is checked as ever, also beside what it does not know', async () => {
  const newer = newerClient();
  await pulled('clients', newer);
  await expect(
    local.clients.update(newer.id, (one) => ({ ...one, weight: -3 })),
  ).rejects.toMatchObject({ issues: [{ path: 'weight' }] });
  await expect(
    local.clients.update(newer.id, (one) => ({ ...one, clientNmae: 'Hoa' })),
  ).rejects.toMatchObject({ issues: [{ path: 'clientNmae' }] });
  const menu = { ...newerMenu(), kind: 'personal' as const };
  await pulled('menus', menu);
  await expect(
    local.menus.update(menu.id, (one) => ({ ...one, isPublic: true })),
  ).rejects.toMatchObject({ issues: [{ path: 'isPublic' }] });
});

it('S02 a merge keeps slots, lines and fields that only a newer version knows', () => {
  const base = newerMenu();
  const meals = base.meals as unknown as Record<string, { items: object[] }>;
  const theirs = {
    ...base,
    mood: 'vui',
    meals: {
      ...meals,
      night: {
        ...meals.night,
        items: [...meals.night!.items, { ...createLine('l8', 20), order: 2 }],
      },
    },
  } as unknown as Menu;
  const mine = {
    ...base,
    meals: { ...insertLine(base.meals, 'dinner', createLine('l2', 10)) },
  };
  const { merged, conflicts } = mergeDocuments('menus', { base, mine, theirs });
  expect(conflicts).toEqual([]);
  const result = merged as unknown as {
    mood: string;
    meals: Record<string, { items: { lineId: string }[] }>;
  };
  expect(result.mood).toBe('vui');
  expect(result.meals.night!.items.map((one) => one.lineId)).toEqual(['l9', 'l8']);
  expect(result.meals.night).toMatchObject({ notes: 'khuya' });
  expect(result.meals.dinner!.items.map((one) => one.lineId)).toEqual(['l2']);
  expect(result.meals.order).toBe('free');
  expect(result.meals.lunch!.items).toEqual(base.meals.lunch.items);
});
