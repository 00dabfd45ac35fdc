import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '../../domain/food/catalogue';
import { buildEntry, findUnread, foodForm, productForm, toLineValues } from './entryForm';
import { listChanges } from './versionChanges';

const food: CatalogueEntry = {
  id: 'sua',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  kind: 'food',
  name: 'Sữa bò tươi',
  aliases: ['sữa tươi'],
  category: 'Sữa và chế phẩm',
  basis: { amount: 100, unit: 'g' },
  nutrients: { calories: 74, sodium: 380, iodine: 12 },
  servingSize: 100,
  unit: 'g',
  measures: [{ unit: 'ly', amount: 200 }],
  allergens: ['sữa'],
  isPublic: true,
  status: 'active',
  state: 'raw',
  saltyKind: false,
  source: { name: 'VFCT 2007', code: '10001' },
  figureSources: [{ name: 'USDA', nutrients: ['iodine', 'sodium'] }],
};
const ASKED = Object.values(foodForm.fields).flatMap(({ path }) =>
  path.length === 1 ? [path[0] ?? ''] : [],
);

describe('P24 the form of an entry', () => {
  it('leaves what it does not ask as it is', () => {
    const values = foodForm.fromDocument(food as never);
    const same = buildEntry(food, ASKED, foodForm.toFields(values), toLineValues(food));
    expect(same).toEqual(food);
    expect(listChanges(food, same)).toEqual([]);
  });

  it('takes an emptied figure as unknown, and a typed one from the source of before', () => {
    const values = { ...foodForm.fromDocument(food as never), sodium: '43', iodine: '' };
    const next = buildEntry(food, ASKED, foodForm.toFields(values), toLineValues(food));
    expect(next.nutrients).toEqual({ calories: 74, sodium: 43 });
    expect(next.figureSources).toBeUndefined();
    expect(listChanges(food, next)).toEqual(['Natri 380 mg → 43 mg', 'I-ốt 12 µg → —']);
  });

  it('reads measures by lines, and names the line that it cannot read', () => {
    const lines = { ...toLineValues(food), measures: 'ly = 200\nmuỗng canh = 15 g\nhộp' };
    expect(findUnread(lines)).toEqual({ measures: 'hộp' });
    const read = { ...lines, measures: 'ly = 200\nmuỗng canh = 15 g', per: '100ml' };
    const values = foodForm.fromDocument(food as never);
    expect(buildEntry(food, ASKED, foodForm.toFields(values), read)).toMatchObject({
      measures: [
        { unit: 'ly', amount: 200 },
        { unit: 'muỗng canh', amount: 15 },
      ],
      basis: { amount: 100, unit: 'ml' },
    });
  });

  it('keeps other nutrients of a product as lines', () => {
    const { state: _s, saltyKind: _k, ...common } = food as CatalogueEntry & { state?: string };
    const product = {
      ...common,
      kind: 'product',
      additionalNutrients: [{ name: 'Taurin', amount: 400, unit: 'mg' }],
    } as CatalogueEntry;
    const lines = toLineValues(product);
    expect(lines.extras).toBe('Taurin = 400 mg');
    const values = productForm.fromDocument(product as never);
    const asked = Object.values(productForm.fields).flatMap(({ path }) =>
      path.length === 1 ? [path[0] ?? ''] : [],
    );
    const typed = productForm.toFields(values);
    expect(buildEntry(product, asked, typed, lines)).toEqual(product);
    expect(buildEntry(product, asked, typed, { ...lines, extras: '' })).not.toHaveProperty(
      'additionalNutrients',
    );
    expect(findUnread({ ...lines, extras: 'Taurin 400' })).toEqual({ extras: 'Taurin 400' });
  });
});
