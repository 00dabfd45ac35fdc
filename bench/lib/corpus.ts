import type { CatalogueEntry } from '../../src/domain/food/catalogue';
import { starterProducts } from '../../sync-server/modules/catalogue/products';
import { starterFoods } from '../../sync-server/modules/catalogue/starter';

/** Words for preparation and origin: a large catalogue names its entries so. */
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
/** Dishes that are named after a food. */
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

/** The base foods of the starter catalogue, products too. */
export const baseFoods = (): CatalogueEntry[] => [...starterFoods(), ...starterProducts()];

/**
 * A catalogue of a given size, the same each time: the starter catalogue as it is, then each of its
 * foods with a preparation or an origin behind the name (the first alias too), or a dish before it.
 */
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

/** The same document with a description that makes it `bytes` bytes of JSON, or as it is if larger. */
export function padded<T extends { description?: string }>(document: T, bytes: number): T {
  const room = bytes - Buffer.byteLength(JSON.stringify({ ...document, description: '' }));
  if (room <= 0) return document;
  const words = 'Bua an can doi, du chat dam va rau xanh moi ngay. ';
  return {
    ...document,
    description: words.repeat(Math.ceil(room / words.length)).slice(0, room),
  };
}
