import { expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { searchMatches, searchRank } from './clientSearch';

const mai = clientWith({
  phone: '0903 123 456',
  email: 'mai.tran@example.com',
  goals: ['Giảm cân'],
  medicalConditions: ['Đái tháo đường típ 2', 'Tăng huyết áp'],
  allergies: ['Tôm', 'Đậu phộng'],
});

it.each([
  ['tôm', 2],
  ['dau phong', 1],
  ['mai tôm', 2],
  ['tăng huyết áp', 2],
  ['cua', 0],
  ['0903123', 1],
] as const)('E02 finds "%s" in allergies and conditions too: %i', (query, rank) => {
  expect(searchRank(mai, query)).toBe(rank);
});

it.each([
  ['mai', []],
  ['tran thi', []],
  ['tom', [['allergies', 'Tôm']]],
  ['mai tôm', [['allergies', 'Tôm']]],
  ['đậu phộng', [['allergies', 'Đậu phộng']]],
  ['huyet ap', [['medicalConditions', 'Tăng huyết áp']]],
  ['0903123', [['phone', '0903 123 456']]],
  ['example.com', [['email', 'mai.tran@example.com']]],
])('E02 says what answered "%s" beside the name', (query, expected) => {
  expect(searchMatches(mai, query).map(({ kind, text }) => [kind, text])).toEqual(expected);
});

it('E02 names every entry when no single one holds all of the query', () => {
  const texts = searchMatches(mai, 'tôm giảm').map((one) => one.text);
  expect(texts).toEqual(['Tôm', 'Giảm cân']);
});
