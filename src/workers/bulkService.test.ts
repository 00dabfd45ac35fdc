import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createBulkService } from './bulkService';
import { readXlsx } from './tables/readXlsx';
import { writeXlsx } from './tables/writeXlsx';

const opened = async (bytes: Uint8Array) =>
  (await createBulkService().open('clients', bytes, {})).value;

describe('P30 parts of a file that are not read', () => {
  it('P30 names the keys of JSON records that no field has', async () => {
    const records = [
      { clientName: 'Lan', allergy: ['Tôm'], createdAt: '2026-11-01T00:00:00.000Z' },
      { clientName: 'Mai', allergies: [], workspaceId: 'w', 'di ung': 'cua', allergy: [] },
    ];
    expect((await opened(strToU8(JSON.stringify(records))))?.unknownKeys).toEqual([
      'allergy',
      'di ung',
    ]);
    const known = [{ id: 'c1', clientName: 'Lan', allergies: ['Tôm'] }];
    expect((await opened(strToU8(JSON.stringify(known))))?.unknownKeys).toEqual([]);
  });

  it('P30 names the sheets of a workbook behind the first', async () => {
    const one = writeXlsx([['Họ tên'], ['Lan']], 'Khách');
    expect(await opened(one)).toMatchObject({ rows: 1, otherSheets: [] });
    const parts = unzipSync(one);
    const workbook = new TextDecoder().decode(parts['xl/workbook.xml']);
    const more =
      '<sheet name="Khách &amp; cũ" sheetId="2" r:id="rId2"/><sheet name="Nháp" sheetId="3" r:id="rId3"/></sheets>';
    parts['xl/workbook.xml'] = strToU8(workbook.replace('</sheets>', more));
    expect(await opened(zipSync(parts))).toMatchObject({
      rows: 1,
      otherSheets: ['Khách & cũ', 'Nháp'],
    });
  });
});

describe('P30 a workbook of several tables', () => {
  it('P30 has a sheet for each, and what looks like a formula stays text', async () => {
    const rows = [['=HYPERLINK("x")', 1.5]];
    const long = 'Nhóm theo tháng bắt đầu, còn theo dõi';
    const sheets = ['Khách [1]', long, `${long}!`, ''].map((name) => ({ name, rows }));
    const bytes = createBulkService().workbook(sheets);
    expect(await readXlsx(bytes)).toMatchObject({
      rows,
      otherSheets: [long.slice(0, 31), `${long.slice(0, 27)} 2`, 'Sheet'],
    });
    const parts = Object.entries(unzipSync(bytes)).map(([, part]) => strFromU8(part));
    expect(parts.join('')).not.toMatch(/<f[\s>]/);
  });
});
