import { describe, expect, it } from 'vitest';
import { markedRuns, unmarked } from './marks';

describe('P12 the steps of a recipe are markdown', () => {
  it('P12 bold and italic words stand out', () => {
    expect(markedRuns('Kho **nhỏ lửa**, *không* đảo')).toEqual([
      { text: 'Kho ' },
      { text: 'nhỏ lửa', bold: true },
      { text: ', ' },
      { text: 'không', italic: true },
      { text: ' đảo' },
    ]);
  });

  it('P12 lists and headings keep their lines', () => {
    expect(unmarked('## Sơ chế\n- rửa cá\n- để ráo\n\n1. kho')).toBe(
      'Sơ chế\n• rửa cá\n• để ráo\n\n1. kho',
    );
    expect(markedRuns('## Sơ chế')).toEqual([{ text: 'Sơ chế', bold: true }]);
  });

  it('P12 what only looks like signs stays as it was typed', () => {
    for (const text of ['Ngâm 2 * 3 phút', 'khay 20_30 cm', 'a < b & <b>c</b>', '#1 ngon'])
      expect(unmarked(text)).toBe(text);
  });

  it('P12 a link says where it leads, and one that is not safe is its words', () => {
    expect(unmarked('[Xem](https://vien.vn/a)')).toBe('Xem (https://vien.vn/a)');
    expect(unmarked('[Xem](javascript:alert(1))')).not.toContain('(javascript:alert(1))(');
  });
});
