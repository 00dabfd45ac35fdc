import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { MEAL_SLOTS } from '../../../domain/food/storedLines';
import type { Menu } from '../../../domain/records/menus';
import { menuDerived } from '../../../domain/nutrition/totals';
import { createLine } from '../../../../tests/sync/support/edits';
import { readDocumentDraft } from '../../../blocks/forms/recordDraft';
import { newWizard, readWizard } from '../wizard/wizardState';
import { emptyValue, newMenu, toEditorValue } from './editorValue';
import { MENU_FORM } from './menuForm';

const line = { ...createLine('l1', 100), order: 1 };
const at = '2026-11-22T00:00:00.000Z';
const owner = { id: 'm1', workspaceId: 'w', expertId: 'a', createdAt: at, updatedAt: at };

function stored(): Menu {
  const value = emptyValue('master');
  value.meals.lunch = { items: [line] };
  return newMenu(owner, { kind: 'master' }, value, 'draft');
}

it('S04 reads a draft of the app before, with all that was typed', () => {
  const base = stored();
  const value = { ...toEditorValue(base), name: 'Nửa chừ' };
  expect(readDocumentDraft(MENU_FORM, { base, value, conflicts: [] })).toEqual({
    base,
    value,
    conflicts: [],
  });
});

it('S04 what does not fit of a draft is as in the stored menu, and takes nothing else with it', () => {
  const base = stored();
  const meals = {
    ...base.meals,
    breakfast: { items: 'phở' },
    lunch: { items: [{ ...line, snapshot: undefined, quantity: 5 }, { lineId: 'x' }] },
    dinner: { items: [{ ...line, lineId: 'l2', quantity: 7, cut: 'dày' }], notes: 'ít muối' },
  };
  const value = { ...toEditorValue(base), name: 'Nửa chừ', tags: 'x', meals };
  const read = readDocumentDraft(MENU_FORM, { base, value, conflicts: [{ path: 7 }] }).value;
  expect(read).toMatchObject({ name: 'Nửa chừ', tags: [] });
  expect(read?.meals.breakfast).toEqual({ items: [] });
  expect(read?.meals.lunch.items).toEqual([line]);
  expect(read?.meals.dinner).toMatchObject({
    items: [{ lineId: 'l2', quantity: 7, cut: 'dày' }],
    notes: 'ít muối',
  });
});

const later = '2026-11-23T00:00:00.000Z';
const unread = ({ meals: _gone, ...rest }: Menu): unknown => rest;

it('S04 a draft whose base cannot be read stands on the menu that it was typed on', () => {
  const base = { ...stored(), updatedAt: later };
  const value = { ...toEditorValue(base), name: 'Nửa chừng' };
  const draft = { base: unread(base), value, conflicts: [] };
  expect(readDocumentDraft(MENU_FORM, draft, base)).toEqual({ base, value, conflicts: [] });
  const fresh = { ...stored(), id: 'm2' };
  expect(readDocumentDraft(MENU_FORM, { value, base: null }, fresh)).toEqual({
    base: fresh,
    value,
    conflicts: [],
  });
  const same = { base: unread(base), value: toEditorValue(base), conflicts: [] };
  expect(readDocumentDraft(MENU_FORM, same, base).value).toBeNull();
  expect(readDocumentDraft(MENU_FORM, draft).value).toBeNull();
});

it('S04 one whose menu was changed meanwhile asks about each value that differs', () => {
  const base = stored();
  const meals = { ...base.meals, lunch: { items: [line, { ...line, lineId: 'l2' }] } };
  const present = { ...base, description: 'Từ máy khác', updatedAt: later, meals };
  const typed = { ...base.meals, lunch: { items: [{ ...line, quantity: 5 }] } };
  const value = { ...toEditorValue(base), name: 'Nửa chừng', meals: typed };
  for (const broken of [unread(base), null, 7, {}]) {
    const draft = { base: broken, value, conflicts: [] };
    const read = readDocumentDraft(MENU_FORM, draft, present);
    expect(read.base).toBe(present);
    expect(read.value).toMatchObject({ name: 'Nửa chừng', description: '' });
    expect(read.value?.meals.lunch.items).toMatchObject([
      { lineId: 'l1', quantity: 5 },
      { lineId: 'l2' },
    ]);
    expect(read.conflicts).toHaveLength(3);
    expect(read.conflicts).toContainEqual({
      path: 'description',
      shown: '',
      kept: 'Từ máy khác',
    });
  }
});

it('S04 no mangled draft breaks what the screens compute', () => {
  const base = stored();
  const any = fc.jsonValue({ maxDepth: 3 });
  const mangledLine = fc.oneof(
    any,
    fc.constant(line),
    any.map((snapshot) => ({ ...line, snapshot })),
  );
  const meal = fc.oneof(any, fc.record({ items: fc.array(mangledLine), notes: any }));
  const meals = fc.oneof(any, fc.record({ lunch: meal, dinner: meal, snack1: meal }));
  const value = fc.oneof(
    any,
    fc.record({ name: any, description: any, isPublic: any, tags: any, meals }),
  );
  fc.assert(
    fc.property(value, any, (typed, conflicts) => {
      const edit = readDocumentDraft(MENU_FORM, { base, value: typed, conflicts });
      const other = { ...base, updatedAt: later };
      const onOther = readDocumentDraft(MENU_FORM, { base: conflicts, value: typed }, other);
      const wizard = readWizard(
        { kind: 'master', value: typed, step: conflicts },
        newWizard('m', undefined),
      );
      for (const read of [edit.value, onOther.value, wizard.value]) {
        if (!read) continue;
        expect(menuDerived(read.meals, at).nutritionSummary.calories).toBeGreaterThanOrEqual(
          -Infinity,
        );
        expect(MEAL_SLOTS.every((slot) => Array.isArray(read.meals[slot].items))).toBe(true);
        expect(typeof read.name + typeof read.description).toBe('stringstring');
        for (const tag of read.tags) expect(typeof tag.label).toBe('string');
      }
    }),
  );
});
