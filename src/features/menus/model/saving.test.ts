import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../domain/records/clients';
import { emptyMeals } from '../../../domain/food/storedLines';
import { insertLine } from '../../../domain/food/lines';
import { clientWith } from '../../../../tests/support/newClient';
import { profile } from '../../../../tests/support/profile';
import { newId } from '../../../platform/ids';
import { openLocalData, type OpenLocalData } from '../../../data/openLocalData';
import { emptyValue, toEditorValue, type EditorValue } from './editorValue';
import { giveExisting, newClientMenu, saveAndGive } from './clientMenu';
import { NotPublishable, saveEdit, saveErrorText, saveNew } from './saving';

const opened: OpenLocalData[] = [];
async function open(): Promise<OpenLocalData> {
  const data = await openLocalData(profile());
  opened.push(data);
  return data;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((data) => data.close()));
});

async function addClient(data: OpenLocalData): Promise<Client> {
  return data.clients.insert(clientWith(data.newBase()));
}

const filled = (): EditorValue => ({
  ...emptyValue('personal'),
  name: 'Giảm cân – Mai',
  description: 'Nhẹ nhàng, dễ nấu',
  meals: insertLine(emptyMeals(), 'lunch', {
    lineId: newId(),
    type: 'food',
    itemId: 'vfct-1',
    name: 'Gạo tẻ',
    quantity: 100,
    unit: 'g',
    unitAmount: 1,
    snapshot: {
      basis: { amount: 100, unit: 'g' },
      nutrients: { calories: 344 },
      sourceVersion: '1',
    },
  }),
});

const published = { status: 'published', assign: true } as const;
const draft = { status: 'draft', assign: true } as const;

describe('E06 saving a new menu', () => {
  it('assigns a personal menu to its client and makes it the current one', async () => {
    const data = await open();
    const client = await addClient(data);
    const origin = { kind: 'personal', clientId: client.id, masterMenuId: 'master-1' } as const;
    const { document: menu, assignment } = await saveNew(
      data,
      newId(),
      origin,
      filled(),
      published,
    );
    expect(assignment).toBe('assigned');
    expect(menu).toMatchObject({ status: 'published', masterMenuId: 'master-1' });
    expect(menu.nutritionSummary.calories).toBe(344);
    const after = await data.clients.get(client.id);
    expect(after?.currentMenuId).toBe(menu.id);
    expect(after?.assignedMenus).toMatchObject([{ menuId: menu.id, status: 'active' }]);
  });

  it('saved twice, as after a crash between its two writes, it is one menu assigned once', async () => {
    const data = await open();
    const client = await addClient(data);
    const origin = { kind: 'personal', clientId: client.id } as const;
    const id = newId();
    await saveNew(data, id, origin, filled(), { status: 'draft', assign: false });
    expect((await data.clients.get(client.id))?.assignedMenus).toEqual([]);
    await saveNew(data, id, origin, { ...filled(), name: 'Lần hai' }, draft);
    await saveNew(data, id, origin, { ...filled(), name: 'Lần\u00AD ba' }, draft);
    expect((await data.menus.all()).map(({ name }) => name)).toEqual(['Lần ba']);
    const again = await saveNew(data, id, origin, filled(), draft);
    expect(again.assignment).toBe('before');
    expect((await data.clients.get(client.id))?.assignedMenus).toHaveLength(1);
  });

  it('keeps the menu when its client is gone, and says so', async () => {
    const data = await open();
    const origin = { kind: 'personal', clientId: newId() } as const;
    const { document: menu, assignment } = await saveNew(data, newId(), origin, filled(), draft);
    expect(assignment).toBe('gone');
    expect(await data.menus.get(menu.id)).toBeDefined();
  });

  it('writes nothing when it may not be published, and names what is missing', async () => {
    const data = await open();
    const saving = saveNew(data, newId(), { kind: 'master' }, emptyValue('master'), published);
    const error: unknown = await saving.catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(NotPublishable);
    expect(saveErrorText(error)).toEqual({
      title: 'Không thể xuất bản',
      description:
        'Tên thực đơn phải có ít nhất 5 ký tự. Mô tả phải có ít nhất 10 ký tự. Phải có ít nhất 1 món ăn trong thực đơn',
    });
    expect(await data.menus.all()).toEqual([]);
  });

  it('a draft needs none of it', async () => {
    const data = await open();
    await saveNew(data, newId(), { kind: 'master' }, emptyValue('master'), draft);
    expect(await data.menus.all()).toHaveLength(1);
  });

  it('E06 never makes a personal menu public, whatever an old draft says', async () => {
    const data = await open();
    const client = await addClient(data);
    const origin = { kind: 'personal', clientId: client.id } as const;
    const value = { ...filled(), isPublic: true };
    const { document: menu } = await saveNew(data, newId(), origin, value, draft);
    expect(menu.isPublic).toBe(false);
    expect((await saveEdit(data, menu, value, draft)).document.isPublic).toBe(false);
    const master = await saveNew(data, newId(), { kind: 'master' }, value, draft);
    expect(master.document.isPublic).toBe(true);
  });

  it('names the field that is too long', async () => {
    const data = await open();
    const value = { ...filled(), description: 'x'.repeat(20_001) };
    const error: unknown = await saveNew(data, newId(), { kind: 'master' }, value, draft).catch(
      (cause: unknown) => cause,
    );
    expect(saveErrorText(error).description).toContain('Mô tả');
  });
});

async function stored(data: OpenLocalData) {
  const { document: menu } = await saveNew(data, newId(), { kind: 'master' }, filled(), draft);
  return menu;
}

describe('E08 saving an edit', () => {
  it('puts only the changed parts onto the newest version', async () => {
    const data = await open();
    const base = await stored(data);
    await data.menus.update(base.id, (current) => ({
      ...current,
      description: 'Từ máy khác, mới',
    }));
    const value = { ...toEditorValue(base), name: 'Tên mới của tôi' };
    const { document: menu, conflicts } = await saveEdit(data, base, value, draft);
    expect(menu).toMatchObject({ name: 'Tên mới của tôi', description: 'Từ máy khác, mới' });
    expect(conflicts).toEqual([]);
  });

  it('changes the status only when it was asked to', async () => {
    const data = await open();
    const base = await stored(data);
    await data.menus.update(base.id, (current) => ({ ...current, status: 'published' }));
    expect((await saveEdit(data, base, toEditorValue(base), draft)).document.status).toBe(
      'published',
    );
    const saveRequest = { status: 'archived', assign: false } as const;
    expect((await saveEdit(data, base, toEditorValue(base), saveRequest)).document.status).toBe(
      'archived',
    );
  });

  it('takes a menu back that was deleted elsewhere while it was edited', async () => {
    const data = await open();
    const base = await stored(data);
    await data.menus.remove(base.id);
    expect(await data.menus.get(base.id)).toBeUndefined();
    await saveEdit(data, base, { ...toEditorValue(base), name: 'Vẫn cần' }, draft);
    expect((await data.menus.get(base.id))?.name).toBe('Vẫn cần');
  });
});

describe('E05 giving a menu to a client', () => {
  const targets = {
    targets: { calories: 1500, protein: 90, carbs: 170 },
    sources: { calories: { from: 'visit', date: '2026-11-01' }, protein: { from: 'estimate' } },
  } as const;

  it('publishes the new menu, gives it with its target, and the same once when repeated', async () => {
    const data = await open();
    const client = await addClient(data);
    const value = { ...filled(), description: '' };
    const draft = { ...newClientMenu(newId(), client.id, '2026-11-22'), value, notes: ' Ăn chậm ' };
    await saveAndGive(data, { draft, targets });
    const menu = await saveAndGive(data, { draft, targets });
    expect(menu).toMatchObject({ kind: 'personal', status: 'published', targetCalories: 1500 });
    expect(await data.menus.all()).toHaveLength(1);
    const savedClient = await data.clients.get(client.id);
    expect(savedClient?.currentMenuId).toBe(menu.id);
    expect(savedClient?.assignedMenus).toMatchObject([
      {
        menuId: menu.id,
        notes: 'Ăn chậm',
        targetDate: '2026-11-22',
        targetNutrition: targets.targets,
        estimatedTargets: ['protein', 'carbs'],
        currentNutrition: { calories: 344 },
      },
    ]);
    const again = { status: 'published', assign: true } as const;
    const edit = await saveEdit(data, menu, { ...toEditorValue(menu), name: 'Mới' }, again);
    expect(edit.document.name).toBe('Mới');
    await expect(
      saveEdit(data, edit.document, toEditorValue(edit.document), { ...again, asked: true }),
    ).rejects.toBeInstanceOf(NotPublishable);
  });

  it('leaves an existing menu as it is, and writes nothing for a client who is gone', async () => {
    const data = await open();
    const client = await addClient(data);
    const menu = await stored(data);
    const draft = newClientMenu(newId(), client.id, '2026-11-22');
    await giveExisting(data, menu, { draft, targets });
    expect(await data.menus.get(menu.id)).toEqual(menu);
    expect((await data.clients.get(client.id))?.currentMenuId).toBe(menu.id);
    const gone = { ...draft, clientId: newId() };
    await expect(saveAndGive(data, { draft: gone, targets })).rejects.toThrow();
    await expect(giveExisting(data, menu, { draft: gone, targets })).rejects.toThrow();
    expect(await data.menus.all()).toHaveLength(1);
  });
});
