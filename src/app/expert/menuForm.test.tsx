// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { concatMap } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profile } from '../../../tests/support/profile';
import { useRecordEdit, useOpened, type DocumentEdit } from '../../blocks/forms/useRecordEdit';
import { openLocalData, type OpenLocalData } from '../../data/openLocalData';
import { DataProvider, useData, useLiveOne } from '../../data/react';
import type { Menu } from '../../domain/records/menus';
import { newId } from '../../platform/ids';
import { emptyValue, newMenu, type EditorValue } from '../../features/menus/model/editorValue';
import { MENU_FORM } from '../../features/menus/model/menuForm';
import { saveEdit } from '../../features/menus/model/saving';

type MenuEdit = DocumentEdit<Menu, EditorValue>;
const DRAFT = { status: 'draft', assign: false } as const;

let data: OpenLocalData;
let root: Root;
let id: string;
let edit: MenuEdit | undefined;

function Form({ menu }: { menu: Menu }) {
  const open = useRecordEdit(MENU_FORM, `menu:${menu.id}`, menu);
  useLayoutEffect(() => {
    edit = open;
  });
  return null;
}

let visibleMenu: Menu | null | undefined;
let answering = Promise.resolve();

function Page() {
  const live = useLiveOne(useData().menus, id);
  useLayoutEffect(() => {
    visibleMenu = live;
  });
  const menu = useOpened(MENU_FORM, `menu:${id}`, id, live);
  return menu ? <Form key={id} menu={menu} /> : null;
}

const watch = (menuId: string) =>
  data.menus.watch(menuId).pipe(concatMap((menu) => answering.then(() => menu)));

async function open(): Promise<void> {
  edit = undefined;
  root = createRoot(document.createElement('main'));
  await act(async () =>
    root.render(
      <DataProvider value={{ ...data, menus: { ...data.menus, watch } }}>
        <Page />
      </DataProvider>,
    ),
  );
}

const seen = (check: (form: MenuEdit) => void): Promise<void> =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    check(form());
  });

function form(): MenuEdit {
  if (!edit) throw new Error('no form is open');
  return edit;
}

const type = (fields: Partial<EditorValue>): Promise<void> =>
  act(async () => form().undoable.edit((value) => ({ ...value, ...fields })));

function held() {
  let [resolve, reject]: [() => void, (error: Error) => void] = [() => undefined, () => undefined];
  const promise = new Promise<void>((done, failed) => {
    [resolve, reject] = [done, failed];
  });
  return { promise, resolve: () => resolve(), reject: (error: Error) => reject(error) };
}

function heldSave() {
  const write = held();
  const end = held();
  const saving = form().save(async (base, value) => {
    await write.promise;
    const saved = await saveEdit(data, base, value, DRAFT);
    await end.promise;
    return saved;
  });
  return {
    write: () => act(async () => write.resolve()),
    end: () =>
      act(async () => {
        write.resolve();
        end.resolve();
        await saving;
      }),
    fail: () =>
      act(async () => {
        write.reject(new Error('disk'));
        await saving.catch(() => undefined);
      }),
  };
}

const stored = async (): Promise<Menu> => {
  const menu = await data.menus.get(id);
  if (!menu) throw new Error('the menu is gone');
  return menu;
};
const save = async (): Promise<void> => {
  const saving = await act(async () => heldSave());
  await saving.end();
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  data = await openLocalData(profile());
  id = newId();
  const value = { ...emptyValue('master'), name: 'Cũ', description: 'Một' };
  await data.menus.insert(newMenu({ ...data.newBase(), id }, { kind: 'master' }, value, 'draft'));
  await open();
  await seen(({ value: { name } }) => expect(name).toBe('Cũ'));
});

afterEach(async () => {
  await act(async () => root.unmount());
  await data.close();
  vi.unstubAllGlobals();
});

describe('E06 what is typed while a save runs', () => {
  it.each(['before the write', 'before what is written is shown', 'after the write'] as const)(
    'stays when it is the former value, typed %s',
    async (when) => {
      await type({ name: 'Mới' });
      await act(async () => undefined);
      const saving = await act(async () => heldSave());
      if (when !== 'after the write') await type({ name: 'Cũ' });
      if (when !== 'before the write') {
        await saving.write();
        await vi.waitFor(() => expect(visibleMenu?.name).toBe('Mới'));
      }
      if (when === 'after the write') await type({ name: 'Cũ' });
      await saving.end();
      await seen(({ value, dirty, conflicts }) => {
        expect([value.name, dirty, conflicts]).toEqual(['Cũ', true, []]);
      });
      await save();
      expect((await stored()).name).toBe('Cũ');
      await seen(({ value, dirty }) => expect([value.name, dirty]).toEqual(['Cũ', false]));
    },
  );

  it('stays when the device is slow to show what was saved', async () => {
    await type({ name: 'Mới' });
    const saving = await act(async () => heldSave());
    const slow = held();
    answering = slow.promise;
    await type({ name: 'Cũ' });
    await saving.end();
    expect(visibleMenu?.name).toBe('Cũ');
    await type({ description: 'Hai' });
    await act(async () => slow.resolve());
    await vi.waitFor(() => expect(visibleMenu?.name).toBe('Mới'));
    await seen(({ value }) => expect(value).toMatchObject({ name: 'Cũ', description: 'Hai' }));
    await save();
    expect(await stored()).toMatchObject({ name: 'Cũ', description: 'Hai' });
  });

  it('stays beside other fields, and is not asked about', async () => {
    await type({ name: 'Mới', description: 'Hai' });
    const saving = await act(async () => heldSave());
    await type({ name: 'Cũ', description: 'Ba' });
    await saving.end();
    await save();
    expect(await stored()).toMatchObject({ name: 'Cũ', description: 'Ba' });
    expect(form().conflicts).toEqual([]);
  });

  it('stays where nothing had been typed before the save', async () => {
    const saving = await act(async () => heldSave());
    await type({ name: 'Trong lúc lưu' });
    await saving.end();
    await seen(({ value, dirty }) => expect([value.name, dirty]).toEqual(['Trong lúc lưu', true]));
  });

  it('is taken back by undo, as far as before the save', async () => {
    await type({ name: 'Mới' });
    const saving = await act(async () => heldSave());
    await saving.end();
    await act(async () => form().undoable.undo());
    await seen(({ value, dirty }) => expect([value.name, dirty]).toEqual(['Cũ', true]));
    await save();
    expect((await stored()).name).toBe('Cũ');
  });

  it('stays typed on the version before when the save fails', async () => {
    await type({ name: 'Mới' });
    const failing = await act(async () => heldSave());
    await type({ description: 'Hai' });
    await failing.fail();
    expect(form().value).toMatchObject({ name: 'Mới', description: 'Hai' });
    const again = await act(async () => heldSave());
    await type({ name: 'Cũ', description: 'Một' });
    await again.fail();
    expect(form().dirty).toBe(false);
    expect((await stored()).name).toBe('Cũ');
  });

  it('is merged with what another device changed meanwhile', async () => {
    await type({ name: 'Mới' });
    const saving = await act(async () => heldSave());
    await data.menus.update(id, (menu) => ({ ...menu, description: 'Từ máy khác' }));
    await type({ name: 'Cũ' });
    await saving.end();
    await seen(({ value }) => {
      expect(value).toMatchObject({ name: 'Cũ', description: 'Từ máy khác' });
    });
    // Undo would revert the other device's change.
    expect(form().undoable.canUndo).toBe(false);
    await save();
    expect(await stored()).toMatchObject({ name: 'Cũ', description: 'Từ máy khác' });
  });
});

it('S04 a draft whose base cannot be read is there, and a save writes over nothing unseen', async () => {
  await type({ name: 'Nửa chừng' });
  await act(async () => root.unmount());
  const [storageKey = ''] = Object.keys(localStorage).filter((key) => key.endsWith(`menu:${id}`));
  const draft = JSON.parse(localStorage.getItem(storageKey) ?? '') as { base: Partial<Menu> };
  delete draft.base.meals;
  localStorage.setItem(storageKey, JSON.stringify(draft));
  await data.menus.update(id, (menu) => ({ ...menu, description: 'Từ máy khác' }));
  await open();
  await seen(({ value, restored }) => expect([value.name, restored]).toEqual(['Nửa chừng', true]));
  const conflict = form().conflicts.find(({ path }) => path === 'description');
  expect(conflict).toMatchObject({ shown: 'Một', kept: 'Từ máy khác' });
  await act(async () => form().resolve(conflict!, 'kept'));
  await save();
  expect(await stored()).toMatchObject({ name: 'Nửa chừng', description: 'Từ máy khác' });
});

it('E06 a draft whose menu was deleted meanwhile is still there, and can be saved', async () => {
  await type({ name: 'Nửa chừng' });
  await act(async () => root.unmount());
  await data.menus.remove(id);
  await open();
  await seen(({ value }) => expect(value.name).toBe('Nửa chừng'));
  await save();
  expect(await stored()).toMatchObject({ name: 'Nửa chừng', description: 'Một' });
});
