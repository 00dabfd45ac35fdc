import { describe, expect, it } from 'vitest';
import type { IndexKind, SearchHit } from './foodIndex';
import { unlistedIn, unlistedKind } from './unlisted';

const hit = (name: string, kind: IndexKind = 'food'): SearchHit => ({
  item: { id: name, kind, name, aliases: [], category: '', own: false },
});

describe('P26 what the catalogue has nothing of', () => {
  it.each([
    ['sữa nepro', 'sữa cho người bệnh thận'],
    ['Nepro 2', 'sữa cho người bệnh thận'],
    ['sua cho nguoi suy than', 'sữa cho người bệnh thận'],
    ['sữa không lactose', 'loại không lactose'],
    ['sua khong lactose', 'loại không lactose'],
    ['súp xay qua sonde', 'thức ăn nuôi qua ống thông'],
    ['sữa hạt óc chó', 'sữa hạt óc chó'],
    ['bánh mì không gluten', 'loại không gluten'],
    ['gạo ít đạm', 'loại ít đạm'],
    ['dầu MCT', 'dầu MCT'],
    ['muối ít natri', 'muối thay thế ít natri'],
    ['peptamen', 'sữa đạm thủy phân (peptide) cho người lớn'],
  ])('P26 "%s" is said to be missing: %s', (query, what) => {
    expect(unlistedKind(query)).toBe(what);
    expect(unlistedKind(query, hit('Sữa công thức cho trẻ'))).toBe(what);
  });

  it('P26 a name that has the words side by side is the thing itself', () => {
    expect(unlistedKind('nepro', hit('Nepro 1 của cô Lan'))).toBeUndefined();
    expect(
      unlistedKind(
        'sữa công thức không lactose',
        hit('Sữa công thức không lactose cho trẻ dạng bột'),
      ),
    ).toBeUndefined();
  });

  it('P26 nothing is said to be missing of what people eat every day', () => {
    for (const query of ['sữa', 'sữa không đường', 'dau', 'canh thận heo', 'muối', 'cá kho', ''])
      expect(unlistedKind(query), query).toBeUndefined();
  });

  it('P26 smoked meat is no food for a tube', () => {
    expect(unlistedKind('ức gà xông khói')).toBeUndefined();
    for (const query of ['súp ăn qua xông', 'súp xông', 'sữa ăn xông'])
      expect(unlistedKind(query), query).toBe('thức ăn nuôi qua ống thông');
  });

  it('P26 a dish called after the thing is not the thing', () => {
    expect(unlistedKind('mắm nêm', hit('Bún mắm nêm', 'recipe'))).toBe('mắm nêm');
    expect(unlistedKind('bún mắm nêm', hit('Bún mắm nêm', 'recipe'))).toBeUndefined();
    expect(unlistedKind('rau dang', hit('Cháo cá lóc rau đắng', 'recipe'))).toBe('rau đắng');
  });

  it('P26 words of which even the nearest is something else are said to be missing', () => {
    expect(unlistedIn('trái xyz', { ...hit('Trái bơ'), near: true, far: true })).toBe('“trái xyz”');
    expect(unlistedIn('trái bơ lớn', { ...hit('Trái bơ'), near: true })).toBeUndefined();
    expect(unlistedIn('trái bơ', undefined)).toBeUndefined();
  });
});
