import { expect, it } from 'vitest';
import { getDocumentTitle } from './titles';

it.each([
  ['clients', { clientName: ' Trần Thị Mai ' }, 'Trần Thị Mai'],
  ['consultations', { visitDate: '2026-11-21' }, 'Lần khám 21/11/2026'],
  ['consultations', { visitDate: '2026-11-21', _deleted: true }, 'Lần khám 21/11/2026 (đã xóa)'],
  ['menus', { name: '' }, 'Thực đơn chưa đặt tên'],
] as const)('P18 what a document of %s is called: %j', (collection, document, title) => {
  expect(getDocumentTitle(collection, document)).toBe(title);
});
