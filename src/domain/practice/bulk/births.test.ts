import { describe, expect, it } from 'vitest';
import { dateInVietnam } from '../../text/days';
import { proposedMapping } from './mapping';
import { readRows } from './rows';

function births(header: string, cells: readonly (string | number)[], own = ['Họ tên', header]) {
  const rows = cells.map((cell) => ['Lan', cell]);
  return readRows('clients', rows, proposedMapping('clients', own), { headers: own }).map(
    ({ fields: { birthYear, birthMonth, birthDay }, problems: [problem], notes: [note] }) =>
      problem?.problem ?? [birthYear, birthMonth, birthDay, note?.note].filter(Boolean).join(' '),
  );
}

const thisYear = Number(dateInVietnam(new Date()).slice(0, 4));

describe('Births in a table, as a careful person expects them', () => {
  it.each([
    ['03.04.1990', '1990 4 3'],
    ['3-4-90', '1990 4 3'],
    ['ngày 03 tháng 04 năm 1990', '1990 4 3'],
    ['1990-04-03', '1990 4 3'],
    ['32966', '1990 4 3 serialDay'],
    [32966, '1990 4 3'],
    ['29/02/1997', 'noSuchDay'],
    ['29/02/1996', '1996 2 29'],
    ['1990', '1990'],
    [1990, '1990'],
    ['04/1990', '1990 4'],
    ['12/25/1988', 'monthFirst'],
    ['1990-04-02T17:00:00.000Z', '1990 4 3'],
    ['không nhớ', 'birth'],
    ['36', 'birth'],
    ['1902', '1902 veryOld'],
    ['12/08/1902', 'tooOld'],
    ['01/01/2999', 'future'],
    ['30490', 'birth'],
    ['12/12/26', 'century'],
    ['3/4/1990 0:00:00', '1990 4 3'],
    ['00/00/1990', '1990'],
    ['00/04/1990', '1990 4'],
    [60, 'birth'],
    [0, 'birth'],
    [32966.99999, '1990 4 3'],
    ['37 tuổi (tuổi mụ)', 'birth'],
    ['mùng 3 tháng 3 âm lịch 1990', 'birth'],
    ['03/04/1990 - 05/06/1992', 'birth'],
    ['3.4.1990?', 'birth'],
    ['1905-06-12', 'yearAsDay'],
    ['11/05/1905', 'yearAsDay'],
    ['12/08/1906', '1906 8 12'],
    ['03-Thg4-90', '1990 4 3'],
    ['3,4,1990', '1990 4 3'],
    ['639075600000', 'birth'],
    ['03/04/2533', 'future'],
  ])('%s is %s', (cell, expected) => {
    expect(births('Ngày sinh', [cell])).toEqual([expected]);
  });

  it('a column has one order: one date with its month first puts all of them in doubt', () => {
    const column = [
      '03/04/1990',
      '11/29/1985',
      '02/11/1975',
      '07/31/2001',
      '1960',
      '3 tháng 4 năm 1990',
    ];
    expect(births('Ngày sinh', column)).toEqual([
      'monthFirst',
      'monthFirst',
      'monthFirst',
      'monthFirst',
      '1960',
      '1990 4 3',
    ]);
  });

  it('a column of ages gives years of birth, and says so; months are months', () => {
    expect(births('Tuổi', ['36', 36, '36 tuổi', '-', '18 tháng'])).toEqual([
      `${thisYear - 36} birthOfAge`,
      `${thisYear - 36} birthOfAge`,
      `${thisYear - 36} birthOfAge`,
      '',
      expect.stringMatching(/^\d{4} \d{1,2} birthOfAge$/),
    ]);
  });

  it('a half year is written with a comma, and one letter is not guessed', () => {
    const [half, years, months] = births('Tuổi', ['2,5', '5t', '10m']);
    expect(half).toMatch(/^\d{4} \d{1,2} birthOfAge$/);
    expect(years).toBe(`${thisYear - 5} birthOfAge`);
    expect(months).toBe('birth');
  });

  it('an age that the birth beside it does not give is told', () => {
    const headers = ['Họ tên', 'Năm sinh', 'Tuổi'];
    const born = String(thisYear - 36);
    const rows = [
      ['Bưởi', born, '26'],
      ['Hồng', born, '36'],
      ['Thu', born, '35'],
      ['Lan', born, ''],
    ];
    const read = readRows('clients', rows, proposedMapping('clients', headers), { headers });
    expect(read.map(({ notes }) => notes.map(({ note }) => note))).toEqual([
      ['otherAge'],
      [],
      [],
      [],
    ]);
    expect(read.every(({ fields }) => fields.birthYear === thisYear - 36)).toBe(true);
  });

  it('a birth goes before an age, wherever it stands', () => {
    expect(proposedMapping('clients', ['Tuổi', 'Họ tên', 'Năm sinh'])).toEqual([
      null,
      'clientName',
      'birthYear',
    ]);
  });
});
