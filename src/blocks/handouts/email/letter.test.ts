import { describe, expect, it } from 'vitest';
import { printContext, printedMenu } from '../../../domain/printable/fixtures';
import { menuPrintable } from '../../../domain/printable/menu';
import { openDraft } from '../../../ui/draftStore';
import { buildEntries, readLetter, recipientProblems, type Letter } from './letter';

const initial: Letter = {
  recipients: [{ name: 'Mai', address: 'mai@example.vn' }],
  subject: 'Thực đơn ngày: Thứ Hai',
  message: '',
};
const typed: Letter = {
  recipients: [
    { name: 'Trần Thị Mai', address: 'mai@example.vn' },
    { name: 'Hai', address: 'hai@example.vn' },
  ],
  subject: 'Gửi chị',
  message: 'Có gì nhắn em.',
};

const base = () => ({
  id: '1',
  workspaceId: 'w',
  expertId: 'e',
  createdAt: '2026-11-23T00:00:00.000Z',
  updatedAt: '2026-11-23T00:00:00.000Z',
});

describe('P12 a letter that was typed before the page went away', () => {
  it('P12 keeps its recipients, and is sent to all of them', () => {
    const memory = new Map<string, string>();
    const storage = {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
      removeItem: (key: string) => void memory.delete(key),
    };
    openDraft(storage, 'mail:1', initial, { read: readLetter }).set(typed);
    const { value } = openDraft(storage, 'mail:1', initial, { read: readLetter }).get();
    expect(value).toEqual(typed);
    const printable = menuPrintable(printedMenu(), printContext());
    const about = { kind: 'menu_email', targetId: 'm', printable } as const;
    expect(buildEntries(base, value, about).map((one) => one.customerEmail)).toEqual([
      'mai@example.vn',
      'hai@example.vn',
    ]);
  });

  it.each([
    ['an older form without recipients', { subject: 'Gửi chị', message: 'x' }],
    ['recipients that are none', { recipients: [], message: 'x' }],
    ['something else', { recipients: ['mai@example.vn', null], message: 'x' }],
  ])('P12 %s goes to the client, never to nobody', (_what, stored) => {
    expect(readLetter(stored, initial).recipients).toEqual(initial.recipients);
  });
});

describe('P12 what is wrong with a recipient is said', () => {
  it.each([
    ['', 'Vui lòng nhập đầy đủ thông tin khách hàng'],
    ['mai@example.vn, hai@example.vn', 'Mỗi ô chỉ một địa chỉ. Hãy thêm người nhận khác.'],
    [`${'m'.repeat(309)}@example.vn`, 'Địa chỉ dài quá 254 ký tự.'],
    ['mai@@example', 'Địa chỉ email không đúng.'],
  ])('P12 address %s', (address, problem) => {
    expect(recipientProblems([{ name: 'Mai', address }])).toEqual([problem]);
  });

  it('P12 one without a name, and one that was there', () => {
    const one = { name: 'Mai', address: 'mai@example.vn' };
    expect(recipientProblems([one, { ...one, address: 'MAI@example.vn ' }])).toEqual([
      undefined,
      'Địa chỉ này đã có ở trên.',
    ]);
    expect(recipientProblems([{ ...one, name: ' ' }])).toEqual([
      'Vui lòng nhập đầy đủ thông tin khách hàng',
    ]);
  });
});
