import { expect, it } from 'vitest';
import { openDraft } from '../../../ui/draftStore';
import { IMPORT_FORM, NO_DRAFT, type ImportDraft } from './importDraft';

it('G11 what was decided of a pasted recipe outlives a closed tab', () => {
  const memory = new Map<string, string>();
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  };
  const decided: ImportDraft = {
    typed: '200g ba chỉ\n1 quả trứng',
    read: true,
    added: ['100 g tôm'],
    decisions: { a: { itemId: 'usda-1', remember: true }, b: { leftOut: true, remember: false } },
  };
  openDraft(storage, 'recipe:import', NO_DRAFT, IMPORT_FORM).set(decided);
  expect(openDraft(storage, 'recipe:import', NO_DRAFT, IMPORT_FORM).get().value).toEqual(decided);
  const odd = { ...decided, decisions: { a: 'usda-1', b: { remember: 1 }, c: { remember: true } } };
  expect(IMPORT_FORM.read?.(odd, NO_DRAFT, 0).decisions).toEqual({ c: { remember: true } });
});
