import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from './catalogue';
import {
  applyRow,
  indexCatalogue,
  matchRow,
  proposeColumns,
  readImportRow,
} from './catalogueImport';

const entry = (id: string, name: string, change: object = {}): CatalogueEntry =>
  ({
    id,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    kind: 'food',
    name,
    aliases: [],
    category: 'Rau, nấm và củ quả',
    basis: { amount: 100, unit: 'g' },
    nutrients: { calories: 97, protein: 18.2, calcium: 90 },
    servingSize: 100,
    unit: 'g',
    measures: [],
    allergens: [],
    isPublic: true,
    status: 'active',
    ...change,
  }) as CatalogueEntry;

describe('P24 tables for the catalogue', () => {
  it('knows the columns of the Vietnamese table and of a label, with their units', () => {
    const headers = [
      'Mã TP',
      'Tên thực phẩm',
      'NL (KJ)',
      'Lipid (g)',
      'Na (mg)',
      'Ca (g)',
      'Mg',
      'Vit PP',
      'Ghi chú KN',
    ];
    expect(
      proposeColumns(headers).map(
        (one) => one && [one.field, Number((one.figures?.factor ?? 1).toFixed(4))],
      ),
    ).toEqual([
      ['code', 1],
      ['name', 1],
      ['calories', 0.239],
      ['fat', 1],
      ['sodium', 1],
      ['calcium', 1000],
      ['magnesium', 1],
      ['vitaminB3', 1],
      null,
    ]);
  });

  it('reads decimal commas, leaves empty cells unknown, and takes no word for a number', () => {
    const columns = proposeColumns(['Tên', 'Đạm (g)', 'Béo (g)', 'NL (kJ)', 'Natri (mg)']);
    const { values, unread } = readImportRow(['Bún', '1,7', '', 461, '12,4 ± 0,3'], columns);
    expect(values).toEqual({ words: { name: 'Bún' }, nutrients: { protein: 1.7, calories: 110 } });
    expect(unread).toEqual([{ field: 'sodium', cell: '12,4 ± 0,3' }]);
  });

  it('finds a food by its code, then by its name, and says where two names are the same', () => {
    const mackerel = entry('a', 'Cá mòi', { source: { name: 'VFCT 2007', code: '8022' } });
    const other = entry('b', 'Cá mối');
    const index = indexCatalogue([mackerel, other]);
    const find = (words: object) => matchRow({ words, nutrients: {} }, index).map(({ id }) => id);
    expect(find({ code: '8022', name: 'Tên khác' })).toEqual(['a']);
    expect(find({ name: 'cá mối' })).toEqual(['b']);
    expect(find({ name: 'ca moi' })).toEqual(['a', 'b']);
    expect(find({ name: 'Cá chép' })).toEqual([]);
  });

  it('changes what the row has, keeps the rest, and names the source of each new figure', () => {
    const before = entry('a', 'Cá lóc', {
      figureSources: [{ name: 'USDA', nutrients: ['calcium', 'protein'] }],
    });
    const values = {
      words: { aliases: 'cá quả, cá tràu' },
      nutrients: { calcium: 36, sodium: 58, protein: 18.2 },
    };
    const { entry: next, changes } = applyRow(before, values, 'Viện Dinh dưỡng 2026');
    expect(changes).toEqual([
      { field: 'sodium', to: 58 },
      { field: 'calcium', from: 90, to: 36 },
      { field: 'aliases', to: 'cá quả, cá tràu' },
    ]);
    expect(next.nutrients).toEqual({ calories: 97, protein: 18.2, calcium: 36, sodium: 58 });
    expect(next.figureSources).toEqual([
      { name: 'USDA', nutrients: ['protein'] },
      { name: 'Viện Dinh dưỡng 2026', nutrients: ['sodium', 'calcium'] },
    ]);
    expect(applyRow(next, values, 'Viện Dinh dưỡng 2026').changes).toEqual([]);
  });
});
