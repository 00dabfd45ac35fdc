import { describe, expect, it } from 'vitest';
import { mutations, quickest } from '../../../tests/support/mutations';
import { readCell } from '../practice/bulk/cellValues';
import {
  newDocument,
  patchedDocument,
  unreadableContacts,
} from '../publicHouse/publicApi/documents';
import { storedLineCases, storedTextCases } from './storedText.cases';
import { storedLine, storedText } from './storedText';

const BASE = {
  id: 'c1',
  workspaceId: 'w',
  expertId: 'e',
  createdAt: '2026-11-29T00:00:00.000Z',
  updatedAt: '2026-11-29T00:00:00.000Z',
};
const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '');
const sent = (fields: Record<string, unknown>) => newDocument('clients', fields, BASE);

describe('texts are stored alike, whichever way they come', () => {
  it.each(storedTextCases)('%j is %j', (typed, stored) => {
    expect(storedText(typed)).toBe(stored);
    expect(sent({ dietaryRestrictions: typed }).dietaryRestrictions).toBe(stored);
    const patch = { dietaryRestrictions: typed };
    expect(patchedDocument('clients', BASE, patch, BASE.updatedAt)).toMatchObject({
      dietaryRestrictions: stored,
    });
    const cell = readCell(typed, 'dietaryRestrictions', 'text', { label: '' });
    if (stored !== '') expect(cell).toEqual({ value: stored });
  });

  it.each(storedLineCases)('the name %j is %j', (typed, stored) => {
    expect(storedLine(typed)).toBe(stored);
    expect(sent({ clientName: typed }).clientName).toBe(stored);
    const cell = readCell(typed, 'clientName', 'text', { label: '' });
    expect(cell).toEqual({ value: stored });
  });

  it('a comma behind a word of a list is no part of it', () => {
    expect(sent({ allergies: ['tôm,', ' ; cua', ','] }).allergies).toEqual(['tôm', 'cua']);
    expect(readCell('tôm,', 'allergies', 'words', { label: '' })).toEqual({ value: ['tôm'] });
  });

  it('an allergy that was sent twice, in two spellings of its letters, is one', () => {
    const allergies = ['Ðậu phộng', 'Đậu phộng', 'tôm\u200b', ' '];
    expect(sent({ clientName: 'A', allergies }).allergies).toEqual(['Đậu phộng', 'tôm']);
  });

  it('addresses and numbers are read, and a line break in an address is refused', () => {
    expect(
      sent({ phone: '+84 912 345 678', email: 'An@phòngkhám.vn'.normalize('NFD') }),
    ).toMatchObject({
      phone: '0912345678',
      email: 'An@xn--phngkhm-mwa2m.vn',
    });
    expect(unreadableContacts({ email: 'lan@abc.vn\r\nBcc: khac@xyz.vn' })).toEqual(['email']);
    expect(unreadableContacts({ email: 'lan@abc.vn' })).toEqual([]);
  });

  it('whatever is typed is cleaned at once, and stays as it is when it is cleaned again', () => {
    for (const text of mutations(storedTextCases.map(([typed]) => typed))) {
      expect(quickest(() => storedText(text))).toBeLessThan(100);
      const once = storedText(text);
      expect(storedText(once)).toBe(once);
      expect(digitsOf(once)).toBe(digitsOf(text));
    }
  });
});
