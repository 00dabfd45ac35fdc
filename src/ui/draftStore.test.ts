import { describe, expect, it } from 'vitest';
import { draftJson, draftKey, openDraft, readDraft } from './draftStore';

function memory(full = false) {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      held.set(key, value);
    },
    removeItem: (key: string) => void held.delete(key),
  };
}
const initial = { name: '', tags: [] as string[] };

describe('S04 a half-typed form', () => {
  it('is on the device right after the keystroke and comes back after the page is gone', () => {
    const storage = memory();
    const key = draftKey('a1', 'client:new');
    openDraft(storage, key, initial).set({ name: 'Trần Thị M', tags: [] });
    const reopened = openDraft(storage, key, initial).get();
    expect(reopened).toEqual({
      value: { name: 'Trần Thị M', tags: [] },
      restored: true,
      isStored: true,
    });
  });

  it('is not shown to another account or in another form', () => {
    const storage = memory();
    openDraft(storage, draftKey('a1', 'client:new'), initial).set({ name: 'Mai', tags: [] });
    for (const key of [draftKey('a2', 'client:new'), draftKey('a1', 'client:7')])
      expect(openDraft(storage, key, initial).get().restored).toBe(false);
  });

  it('builds two changes of one event on each other and tells who listens', () => {
    const box = openDraft(memory(), 'k', { count: 0 });
    let calls = 0;
    const stop = box.subscribe(() => (calls += 1));
    box.set((form) => ({ count: form.count + 1 }));
    box.set((form) => ({ count: form.count + 1 }));
    stop();
    box.set({ count: 9 });
    expect([box.get().value.count, calls]).toEqual([9, 2]);
  });

  it('leaves nothing behind when cleared or typed back to where it began', () => {
    const storage = memory();
    const box = openDraft(storage, 'k', initial);
    box.set({ name: 'x', tags: [] });
    box.set({ name: '', tags: [] });
    expect(storage.held.size).toBe(0);
    box.set({ name: 'y', tags: [] });
    box.clear();
    expect(storage.held.size).toBe(0);
    expect(box.get()).toEqual({ value: initial, restored: false, isStored: true });
  });

  it('gives fields of a newer form their initial value and ignores what is no draft of it', () => {
    const storage = memory();
    storage.held.set('old', '{"name":"Mai"}');
    expect(readDraft(storage, 'old', initial)).toEqual({ name: 'Mai', tags: [] });
    for (const broken of ['{"name":"M', '[1]', '"x"', '7', 'null']) {
      storage.held.set('k', broken);
      expect(readDraft(storage, 'k', initial)).toBeUndefined();
    }
  });

  it('is written as the language itself would write it, whatever changed since the last time', () => {
    const json = draftJson();
    const lunch = { items: [{ name: 'Cơm "tấm"', amounts: [1, null] }], notes: undefined };
    const dinner = { items: [], toString: 1 };
    const first = {
      base: null,
      value: { name: 'x', meals: { lunch, dinner } },
      'a"b': [undefined],
    };
    const meals = { ...first.value.meals, lunch: { ...lunch, notes: 'ít muối\n' } };
    const second = { ...first, base: { deep: first }, value: { ...first.value, meals } };
    for (const value of [first, second, first, {}, null, [], 'x', 1])
      expect(json(value)).toBe(JSON.stringify(value));
  });

  it('moves to the form of another document', () => {
    const storage = memory();
    const box = openDraft(storage, 'new', initial);
    box.move('7');
    expect(openDraft(storage, '7', initial).get().restored).toBe(false);
    box.set({ name: 'Mai', tags: [] });
    box.move('7');
    expect(box.get().value).toEqual(initial);
    expect(openDraft(storage, 'new', initial).get().restored).toBe(false);
    expect(openDraft(storage, '7', initial).get().value.name).toBe('Mai');
  });

  it('keeps working in memory and says so when storage is full', () => {
    const storage = memory(true);
    const box = openDraft(storage, 'k', { a: 0 });
    box.set({ a: 1 });
    expect(box.get()).toEqual({ value: { a: 1 }, restored: false, isStored: false });
  });
});
