import type { CatalogueEntry } from '../../src/domain/food/catalogue';
import { starterProducts } from '../../sync-server/modules/catalogue/products';
import { starterFoods } from '../../sync-server/modules/catalogue/starter';

const BEHIND = [
  'luộc',
  'hấp',
  'xào tỏi',
  'chiên giòn',
  'nướng than',
  'kho tiêu',
  'kho gừng',
  'hầm nhừ',
  'sấy dẻo',
  'ngâm giấm',
  'trộn dầu mè',
  'sốt cà chua',
  'rim mặn ngọt',
  'đông lạnh',
  'thái lát',
  'xay nhuyễn',
  'loại 1',
  'hữu cơ',
  'Đà Lạt',
  'miền Tây',
] as const;
const BEFORE = ['Canh', 'Cháo', 'Gỏi', 'Salad', 'Súp', 'Sinh tố', 'Bánh', 'Nước ép'] as const;

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function named(base: CatalogueEntry, name: string, alias: string[], n: number): CatalogueEntry {
  const { calories, protein } = base.nutrients;
  const nutrients = {
    ...base.nutrients,
    ...(calories === undefined ? {} : { calories: Math.round(calories * (1 + (n % 7) / 20)) }),
    ...(protein === undefined ? {} : { protein: Math.round(protein * (10 + (n % 5))) / 10 }),
  };
  return { ...base, id: `bench-${n}`, name, aliases: alias, nutrients };
}

export const baseFoods = (): CatalogueEntry[] => [...starterFoods(), ...starterProducts()];

/** Deterministic, so that runs can be compared. */
export function catalogue(size: number): CatalogueEntry[] {
  const base = baseFoods();
  const entries = base.slice(0, size);
  for (const [index, word] of [...BEHIND, ...BEFORE].entries())
    for (const food of base) {
      if (entries.length >= size) return entries;
      const isBefore = index >= BEHIND.length;
      const name = (text: string): string =>
        isBefore ? `${word} ${small(text)}` : `${text} ${word}`;
      const [alias] = food.aliases;
      entries.push(
        named(food, name(food.name), alias === undefined ? [] : [name(alias)], entries.length),
      );
    }
  if (entries.length < size) throw new RangeError(`There are only ${entries.length} names.`);
  return entries;
}

/** @returns the document unchanged if it is larger already */
export function padded<T extends { description?: string }>(document: T, bytes: number): T {
  const room = bytes - Buffer.byteLength(JSON.stringify({ ...document, description: '' }));
  if (room <= 0) return document;
  const words = 'Bua an can doi, du chat dam va rau xanh moi ngay. ';
  return {
    ...document,
    description: words.repeat(Math.ceil(room / words.length)).slice(0, room),
  };
}
