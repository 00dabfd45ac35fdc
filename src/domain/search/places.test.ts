import { describe, expect, it } from 'vitest';
import { findPlaces } from './places';

const names = (query: string, entries: { name: string; also?: string }[], limit = 10) =>
  findPlaces(entries, query, limit).map(({ name }) => name);

const PEOPLE = [
  { name: 'Nguyễn Thị Hoa' },
  { name: 'Hoàng Minh' },
  { name: 'Lê Thị Hòa', also: '0912 345 678' },
  { name: 'Thoa Trần' },
];

describe('E02 E15 going anywhere by name', () => {
  it('names that begin with the query stand before words, words before parts of words', () => {
    expect(names('hoa', PEOPLE)).toEqual([
      'Hoàng Minh',
      'Nguyễn Thị Hoa',
      'Lê Thị Hòa',
      'Thoa Trần',
    ]);
  });
  it('typed accents win, words come in any order, other words find as well', () => {
    expect(names('hòa', PEOPLE)[0]).toBe('Lê Thị Hòa');
    expect(names('hoa nguyen', PEOPLE)).toEqual(['Nguyễn Thị Hoa']);
    expect(names('345', PEOPLE)).toEqual(['Lê Thị Hòa']);
  });
  it('nothing typed shows the first, something unknown nothing', () => {
    expect(names(' ', PEOPLE, 2)).toEqual(['Nguyễn Thị Hoa', 'Hoàng Minh']);
    expect(names('zzz', PEOPLE)).toEqual([]);
  });
});
