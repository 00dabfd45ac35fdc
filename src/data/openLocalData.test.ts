import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { firstValueFrom, skip } from 'rxjs';
import type { Client } from '../domain/records/clients';
import { clientWith } from '../../tests/support/newClient';
import { profile } from '../../tests/support/profile';
import { emptyRecipe } from '../domain/recipes/recipeEditing';
import { newId } from '../platform/ids';
import { openLocalData, type OpenLocalData } from './openLocalData';
import { InvalidDocument, TierLimitReached } from './types';

const opened: OpenLocalData[] = [];

async function open(account = profile()): Promise<OpenLocalData> {
  const data = await openLocalData(account);
  opened.push(data);
  return data;
}

function client(data: OpenLocalData, name: string): Client {
  return clientWith({ ...data.newBase(), clientName: name });
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((data) => data.close()));
});

const recipe = (data: OpenLocalData) => ({ ...emptyRecipe(data.newBase()), title: 'Canh chua' });

describe('P05 limits of the tier on the device', () => {
  it('P05 adds no recipe beyond the limit, without a network; what is there stays and changes', async () => {
    const data = await open(profile({ plan: 'free', maxClients: 5 }));
    const all = Array.from({ length: 19 }, () => recipe(data));
    await data.recipes.insertAll(all);
    await expect(data.recipes.insertAll([recipe(data), recipe(data)])).rejects.toThrow(
      TierLimitReached,
    );
    const last = await data.recipes.insert(recipe(data));
    await expect(data.recipes.insert(recipe(data))).rejects.toMatchObject({
      collection: 'recipes',
      tier: 'free',
      most: 20,
    });
    expect(await data.recipes.all()).toHaveLength(20);
    const changed = await data.recipes.update(last.id, (now) => ({ ...now, title: 'Canh bí' }));
    expect(changed.title).toBe('Canh bí');
    await data.recipes.remove(last.id);
    await data.recipes.insert(recipe(data));
    await data.recipes.restore(last);
    expect(await data.recipes.all()).toHaveLength(21);
    await expect(data.recipes.insert(recipe(data))).rejects.toThrow(TierLimitReached);
  });

  it('P05 counts no recipes on a tier without a limit', async () => {
    const data = await open(profile({ plan: 'pro' }));
    await data.recipes.insertAll(Array.from({ length: 30 }, () => recipe(data)));
    await data.recipes.insert(recipe(data));
    expect(await data.recipes.all()).toHaveLength(31);
  });
});

describe('S01 the local database', () => {
  it('S01 keeps what was written over a restart, without store fields and frozen', async () => {
    const own = profile();
    const first = await openLocalData(own);
    const written = await first.clients.insert(client(first, 'Nguyễn Thị Hoa'));
    await first.close();
    const second = await open(own);
    const read = await second.clients.get(written.id);
    expect(read).toEqual(written);
    expect(Object.keys(read ?? {}).filter((key) => key.startsWith('_'))).toEqual([]);
    expect(Object.isFrozen(read)).toBe(true);
    expect(Object.isFrozen(read?.goals)).toBe(true);
  });

  it('S01 refuses a document that breaks its schema and writes nothing', async () => {
    const data = await open();
    const broken = { ...client(data, 'Hoa'), weight: -3 };
    await expect(data.clients.insert(broken)).rejects.toThrow(InvalidDocument);
    expect(await data.clients.all()).toEqual([]);
    const { id } = await data.clients.insert(client(data, 'Hoa'));
    await expect(
      data.clients.update(id, (current) => ({ ...current, height: 9000 })),
    ).rejects.toMatchObject({ collection: 'clients', issues: [{ path: 'height' }] });
    expect((await data.clients.get(id))?.height).toBeUndefined();
  });

  it('S01 applies two changes at once to the newest version', async () => {
    const data = await open();
    const { id } = await data.clients.insert(client(data, 'Hoa'));
    await Promise.all([
      data.clients.update(id, (current) => ({ ...current, weight: 50 })),
      data.clients.update(id, (current) => ({ ...current, height: 160 })),
    ]);
    expect(await data.clients.get(id)).toMatchObject({ weight: 50, height: 160 });
  });

  it('S01 deletes, forgets nothing of it, and takes it back', async () => {
    const data = await open();
    const made = await data.clients.insert(client(data, 'Hoa'));
    await data.clients.remove(made.id);
    expect(await data.clients.get(made.id)).toBeUndefined();
    const stored = await data.rx.clients.storageInstance.findDocumentsById([made.id], true);
    expect(stored[0]).toMatchObject({ _deleted: true, clientName: 'Hoa' });
    await expect(data.clients.update(made.id, (current) => current)).rejects.toThrow();
    expect(await data.clients.removed(made.id)).toMatchObject({ id: made.id, clientName: 'Hoa' });
    await data.clients.restore(made);
    expect(await data.clients.removed(made.id)).toBeUndefined();
    expect(await data.clients.removed('nobody')).toBeUndefined();
    expect((await data.clients.get(made.id))?.clientName).toBe('Hoa');
  });

  it('S01 taking a deletion back keeps what was changed meanwhile', async () => {
    const data = await open();
    const made = await data.clients.insert(client(data, 'Hoa'));
    await data.clients.update(made.id, (current) => ({ ...current, weight: 50 }));
    await data.clients.remove(made.id);
    await data.clients.restore(made);
    expect(await data.clients.get(made.id)).toMatchObject({ clientName: 'Hoa', weight: 50 });
    await data.clients.update(made.id, (current) => ({ ...current, weight: 51 }));
    expect(await data.clients.restore(made)).toMatchObject({ weight: 51 });
    expect(await data.clients.get(made.id)).toMatchObject({ weight: 51 });
  });

  it('S01 tells open screens of a change, and keeps the identity of what did not change', async () => {
    const data = await open();
    const ann = await data.clients.insert(client(data, 'An'));
    const before = await firstValueFrom(data.clients.watchAll());
    const next = firstValueFrom(data.clients.watchAll().pipe(skip(1)));
    await data.clients.insert(client(data, 'Bình'));
    const after = await next;
    expect(after).toHaveLength(2);
    expect(after.find((one) => one.id === ann.id)).toBe(before[0]);
  });

  it('S01 two accounts of one device do not see each other', async () => {
    const shared = profile();
    const one = await open(shared);
    await one.clients.insert(client(one, 'Hoa'));
    await one.close();
    opened.pop();
    const other = await open({ ...shared, accountId: newId() });
    expect(await other.clients.all()).toEqual([]);
  });
});
