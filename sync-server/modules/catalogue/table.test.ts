import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quickestTime } from '../../../tests/support/cpuTime';
import { NUTRIENT_COLUMNS } from './figures';
import { readFoodTable } from './table';

const COLUMNS = [
  'code,group_no,group_vi,group_en,name_vi,name_en,state,refuse_pct',
  ...Object.keys(NUTRIENT_COLUMNS),
].join(',');

function row(cells: Record<string, string> = {}): string {
  const all: Record<string, string> = { code: '1004', group_no: '1', name_vi: 'Gạo', ...cells };
  return COLUMNS.split(',')
    .map((column) => all[column] ?? '')
    .join(',');
}

const bytes = (...lines: string[]) => new TextEncoder().encode(`${lines.join('\n')}\n`);

function read(...lines: string[]) {
  const table = readFoodTable(bytes(COLUMNS, ...lines));
  if (!table.ok) throw new Error(table.message);
  return table;
}

function refusal(file: Uint8Array): string {
  const table = readFoodTable(file);
  if (table.ok) throw new Error('the file was taken');
  return table.message;
}

describe('P26 food table', () => {
  it('P26 reads figures, keeps 0 and leaves out what was not measured', () => {
    const { foods, refused } = read(
      row({
        energy_kcal: '344.0',
        fat_g: '0.0',
        vitamin_pp_mg: '1.6',
        copper_mcg: '280',
        refuse_pct: '12.5',
      }),
    );
    expect(refused).toEqual([]);
    expect(foods[0]?.nutrients).toEqual({ calories: 344, fat: 0, vitaminB3: 1.6, copper: 280 });
    expect(foods[0]).toMatchObject({
      code: '1004',
      category: 'Gạo, bún, mì và ngũ cốc',
      refusePercent: 12.5,
    });
  });

  it('P26 tolerates a byte order mark, CRLF, quoted commas and decomposed letters', () => {
    const name = 'Gạo, tẻ'.normalize('NFD');
    const text = `\ufeff${COLUMNS}\r\n${row({ name_vi: `"${name}"` })}\r\n`;
    const table = readFoodTable(new TextEncoder().encode(text));
    expect(table.ok && table.foods[0]?.name).toBe('Gạo, tẻ'.normalize('NFC'));
  });

  it('P26 leaves out a mineral above its purest salt, and says so', () => {
    const { foods, lostCells } = read(row({ energy_kcal: '300', sodium_mg: '99999' }));
    expect(foods[0]?.nutrients).toEqual({ calories: 300 });
    expect(lostCells).toEqual([{ row: 2, reason: expect.stringContaining('sodium_mg: 99999') }]);
    const salt = read(row({ energy_kcal: '0', sodium_mg: '38758' }));
    expect(salt.foods[0]?.nutrients.sodium).toBe(38_758);
  });

  it('P26 passes over a column that says 0 where every food has some, and says so apart', () => {
    const rows = (folate: string) =>
      Array.from({ length: 50 }, (_, i) =>
        row({
          code: `${1001 + i}`,
          folate_mcg: i ? '0' : folate,
          iron_mg: '0',
          vitamin_b12_mcg: '0',
        }),
      );
    const zeros = readFoodTable(bytes(COLUMNS, ...rows('0'), row({ code: '1099', iron_mg: '2' })));
    expect(zeros).toMatchObject({ ok: true, ignoredColumns: [], notMeasured: ['folate_mcg'] });
    expect(zeros.ok && zeros.foods[1]?.nutrients).toEqual({ iron: 0, vitaminB12: 0 });
    const some = readFoodTable(bytes(COLUMNS, ...rows('3'), row({ code: '1099', iron_mg: '2' })));
    expect(some).toMatchObject({ ok: true, notMeasured: [] });
    expect(some.ok && some.foods[1]?.nutrients).toEqual({ folate: 0, iron: 0, vitaminB12: 0 });
  });

  it('P26 refuses a file with a missing column and names it', () => {
    const header = COLUMNS.replace(',iron_mg', '').replace(',name_vi', '');
    expect(refusal(bytes(header, row()))).toBe('Thiếu cột: name_vi, iron_mg.');
    expect(refusal(bytes(COLUMNS.replaceAll(',', ';'), row()))).toContain('dấu phẩy');
    expect(refusal(bytes(`${COLUMNS},iron_mg`, row()))).toBe('Cột bị lặp: iron_mg.');
  });

  it('P26 a cell that is no figure is unknown and reported; the food comes with the others', () => {
    const odd = ['Tr', '<0.1', '-', '(1.2)', '1.2E+00', '.5', '-3', '1e1', 'vết'];
    const { foods, refused, lostCells } = read(
      ...odd.map((iron, at) => row({ code: `100${at}`, energy_kcal: '41', iron_mg: iron })),
      row({ code: '1101', protein_g: '101', fat_g: '2', refuse_pct: '100' }),
    );
    expect(refused).toEqual([]);
    expect(foods.map(({ nutrients }) => nutrients)).toEqual([
      ...odd.map(() => ({ calories: 41 })),
      { fat: 2 },
    ]);
    expect(lostCells.slice(0, 2)).toEqual([
      { row: 2, reason: 'cột iron_mg: "Tr" không phải là số' },
      { row: 3, reason: 'cột iron_mg: "<0.1" không phải là số' },
    ]);
    expect(lostCells.slice(-2)).toEqual([
      { row: 11, reason: 'cột refuse_pct: 100 vượt quá 99' },
      { row: 11, reason: 'cột protein_g: 101 vượt quá 100' },
    ]);
  });

  it('P26 refuses a row of decimal commas, or one of which little else is left', () => {
    const { foods, refused, lostCells } = read(
      row({ code: '1001', energy_kcal: '41', iron_mg: '"1,2"' }),
      row({ code: '1002', energy_kcal: 'x', protein_g: 'y', fat_g: 'z' }),
      row({ code: '1005' }),
    );
    expect(foods.map((food) => food.code)).toEqual(['1005']);
    expect(lostCells).toEqual([]);
    expect(refused).toEqual([
      { row: 2, reason: 'cột iron_mg: "1,2" có dấu phẩy thập phân' },
      {
        row: 3,
        reason:
          'cột energy_kcal: "x" không phải là số; cột protein_g: "y" không phải là số; cột fat_g: "z" không phải là số',
      },
    ]);
  });

  it('P26 refuses a group that only JavaScript knows, and names with control characters', () => {
    const { foods, refused } = read(
      row({ code: '1001', group_no: 'constructor' }),
      row({ code: '1002', group_no: '__proto__' }),
      row({ code: '1003', name_vi: 'Gạo\u001b[31m' }),
    );
    expect(foods).toEqual([]);
    expect(refused.map(({ row: line }) => line)).toEqual([2, 3, 4]);
  });

  it('P26 refuses a second row with the same code and names the first', () => {
    const { foods, refused } = read(row({ name_vi: 'Một' }), '', row({ name_vi: 'Hai' }));
    expect(foods.map((food) => food.name)).toEqual(['Một']);
    expect(refused).toEqual([{ row: 4, reason: 'mã 1004 đã có ở dòng 2' }]);
  });

  it('P26 refuses rows without code, name or group, and rows of another width', () => {
    const { foods, refused } = read(
      row({ code: '' }),
      row({ code: '10/4' }),
      row({ code: '1002', name_vi: '' }),
      row({ code: '1003', group_no: '15' }),
      `${row({ code: '1005' })},more`,
    );
    expect(foods).toEqual([]);
    expect(refused.map(({ row: number }) => number)).toEqual([2, 3, 4, 5, 6]);
    expect(refused[4]?.reason).toBe('có 40 ô, cần 39 ô');
  });

  it('P26 refuses another encoding instead of spoiling every name', () => {
    const latin = Uint8Array.from(
      Buffer.from(`${COLUMNS}\n${row({ name_vi: 'Bánh mì' })}`, 'latin1'),
    );
    const utf16 = Uint8Array.from(Buffer.from(`\ufeff${COLUMNS}\n${row()}`, 'utf16le'));
    const unmarked = Uint8Array.from(Buffer.from(`${COLUMNS}\n${row()}`, 'utf16le'));
    const replaced = bytes(COLUMNS, row({ name_vi: 'B\ufffdnh' }));
    const twice = bytes(COLUMNS, row({ name_vi: Buffer.from('Gạo', 'utf8').toString('latin1') }));
    expect(refusal(latin)).toContain('không phải UTF-8');
    expect(refusal(utf16)).toContain('UTF-16');
    expect(refusal(unmarked)).toContain('UTF-16');
    expect(refusal(replaced)).toContain('đã hỏng');
    expect(refusal(twice)).toContain('đã hỏng');
  });

  it('P26 refuses an empty file, a header alone and an open quotation mark', () => {
    expect(refusal(new Uint8Array())).toBe('Tệp trống.');
    expect(refusal(bytes('', ''))).toBe('Tệp trống.');
    expect(refusal(bytes(COLUMNS))).toContain('không có dữ liệu');
    expect(refusal(bytes(COLUMNS, row({ name_vi: '"Gạo' })))).toContain('không phải CSV hợp lệ');
  });

  it.each([
    ['names', (count: number) => `${COLUMNS}${',x'.repeat(count)}`],
    ['cells of a row', (count: number) => `${COLUMNS}\n${','.repeat(count)}`],
  ])('P26 refuses %s without end before any is made', (_, buildText) => {
    const measureTime = (count: number): number => {
      const file = bytes(buildText(count));
      return quickestTime(() => expect(refusal(file)).toContain('quá nhiều cột'));
    };
    // Creating every row would take thirty times as long.
    expect(measureTime(300_000)).toBeLessThan(4 * measureTime(10_000) + 20);
  });

  it('P26 takes a comma in quotation marks for no column', () => {
    const name = `"Gạo${', tẻ'.repeat(500)}"`;
    expect(read(row({ name_vi: name })).refused).toMatchObject([{ row: 2 }]);
  });

  const table = process.env.VFCT_CSV;
  it.skipIf(!table)(
    `P26 takes all 526 rows of the national table${table ? '' : ' (skipped: VFCT_CSV names no file)'}`,
    () => {
      const read = readFoodTable(new Uint8Array(readFileSync(table ?? '')));
      // That transcription has 0 for folate everywhere, liver and spinach included.
      expect(read).toMatchObject({ ok: true, refused: [], notMeasured: ['folate_mcg'] });
      expect(read.ok && read.foods.length).toBe(526);
    },
  );
});
