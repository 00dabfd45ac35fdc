import { expect, it } from 'vitest';
import { createNearest, nameLikeness } from './nearest';

const ENTRIES = [
  { name: 'Sữa chua', aliases: ['yaourt'] },
  { name: 'Sữa bò tươi', aliases: [] },
  { name: 'Cá lóc', aliases: ['cá quả', 'cá tràu'] },
];

const findNearest = createNearest(ENTRIES);

it('P24 finds the foods of the catalogue whose names are most alike, also by other names', () => {
  expect(findNearest({ name: 'Sữa chua uống' })[0]?.entry.name).toBe('Sữa chua');
  expect(findNearest({ name: 'ca qua' })).toEqual([{ entry: ENTRIES[2], share: 1 }]);
  expect(findNearest({ name: 'Bánh mì' })).toEqual([]);
});

it('P24 counts the same name as the same, without accents', () => {
  expect(nameLikeness('Sữa Chua', 'sua chua')).toBe(1);
  expect(nameLikeness('', '')).toBe(0);
});
