import { fold } from '../text/fold';
import { parseNumber } from '../text/parseNumber';
import { splitTags } from '../schema/tags';
import type { CatalogueEntry } from './catalogue';
import {
  NUTRIENT_KEYS,
  NUTRIENT_LABELS,
  NUTRIENT_UNITS,
  type NutrientKey,
  type NutrientMap,
} from './nutrients';

/** What a column of a table may hold, beside the nutrients. */
export const WORD_COLUMNS = [
  'code',
  'name',
  'nameEn',
  'category',
  'aliases',
  'allergens',
  'refusePercent',
  'brand',
] as const;
export type WordColumn = (typeof WORD_COLUMNS)[number];

export interface Column {
  field: WordColumn | NutrientKey;
  /** What a figure of the column is multiplied by to be in the stored unit. */
  factor: number;
}

const KJ_PER_KCAL = 4.184;

const NAMES: Readonly<Partial<Record<WordColumn | NutrientKey, readonly string[]>>> = {
  code: ['ma', 'ma tp', 'ma so', 'ma nguon', 'ma thuc pham', 'code', 'id'],
  name: ['ten', 'ten thuc pham', 'ten san pham', 'ten viet nam', 'name', 'name vi'],
  nameEn: ['ten tieng anh', 'ten anh', 'name en', 'english name'],
  category: ['nhom', 'nhom thuc pham', 'group', 'category'],
  aliases: ['ten khac', 'ten goi khac', 'aliases'],
  allergens: ['di ung', 'chat gay di ung', 'allergens'],
  refusePercent: ['thai bo', 'ti le thai bo', 'phan bo di', 'refuse', 'refuse pct'],
  brand: ['nhan hieu', 'hang', 'brand'],
  calories: ['nl', 'nang luong', 'energy', 'calo', 'kcal'],
  protein: ['protein', 'dam', 'chat dam'],
  fat: ['lipid', 'beo', 'chat beo', 'fat'],
  carbs: ['glucid', 'bot duong', 'carbohydrate', 'carbs', 'tinh bot'],
  fiber: ['xo', 'chat xo', 'celluloza', 'fiber', 'fibre'],
  sugar: ['duong', 'duong tong so', 'sugar', 'sugars'],
  water: ['nuoc', 'water'],
  ash: ['tro', 'ash'],
  sodium: ['na', 'natri', 'sodium'],
  potassium: ['k', 'kali', 'potassium'],
  calcium: ['ca', 'canxi', 'calcium'],
  phosphorus: ['p', 'photpho', 'phot pho', 'phosphorus'],
  magnesium: ['mg', 'magie', 'magnesium'],
  iron: ['fe', 'sat', 'iron'],
  zinc: ['zn', 'kem', 'zinc'],
  copper: ['cu', 'dong', 'copper'],
  manganese: ['mn', 'mangan', 'manganese'],
  selenium: ['se', 'selen', 'selenium'],
  iodine: ['iod', 'i ot', 'iot', 'iodine'],
  vitaminB3: ['vit pp', 'vitamin pp', 'niacin', 'vitamin b3'],
  saturatedFat: ['beo bao hoa', 'saturated fat', 'sfa'],
};

const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const UNIT = /[([,]?\s*\b(kcal|kj|mcg|µg|μg|ug|mg|g|%)\s*[)\]]?\s*$/iu;
const GRAMS: Readonly<Record<string, number>> = { g: 1, mg: 1e-3, mcg: 1e-6 };

function splitUnit(header: string): { name: string; unit: string } {
  const [whole = '', unit = ''] = UNIT.exec(header.trim()) ?? [];
  const name = plain(header.trim().slice(0, header.trim().length - whole.length));
  const known = unit.toLowerCase().replace(/^(µg|μg|ug)$/u, 'mcg');
  // "Mg" is magnesium, not a column without a name.
  return name === '' ? { name: plain(header), unit: '' } : { name, unit: known };
}

function factorFor(field: NutrientKey, unit: string): number {
  if (unit === 'kj') return 1 / KJ_PER_KCAL;
  const [from, to] = [GRAMS[unit], GRAMS[NUTRIENT_UNITS[field]]];
  return from === undefined || to === undefined ? 1 : from / to;
}

const isNutrient = (field: string): field is NutrientKey => Object.hasOwn(NUTRIENT_UNITS, field);

export const toColumn = (field: WordColumn | NutrientKey, header: string): Column => ({
  field,
  factor: isNutrient(field) ? factorFor(field, splitUnit(header).unit) : 1,
});

/** @returns for each header what it seems to hold; null where nothing fits, or it was there before */
export function proposeColumns(headers: readonly string[]): (Column | null)[] {
  const fields = [...WORD_COLUMNS, ...NUTRIENT_KEYS];
  const taken = new Set<string>();
  return headers.map((header) => {
    const { name } = splitUnit(header);
    const field = fields.find((one) => {
      const label = isNutrient(one) ? [NUTRIENT_LABELS[one], one] : [one];
      return (
        !taken.has(one) && [...label, ...(NAMES[one] ?? [])].some((word) => plain(word) === name)
      );
    });
    if (field === undefined) return null;
    taken.add(field);
    return toColumn(field, header);
  });
}

export interface RowValues {
  words: Partial<Record<Exclude<WordColumn, 'refusePercent'>, string>>;
  refusePercent?: number | undefined;
  nutrients: NutrientMap;
}

export interface ImportReading {
  values: RowValues;
  /** Cells that are no number. */
  unread: { field: WordColumn | NutrientKey; cell: string }[];
}

/** A factor makes 5.0000001 of 5; kilocalories of kilojoules are whole, as tables print them. */
function convert(field: NutrientKey, value: number, factor: number): number {
  if (factor === 1) return value;
  const converted = value * factor;
  return field === 'calories' ? Math.round(converted) : Number(converted.toPrecision(10));
}

export function readImportRow(
  cells: readonly (string | number | undefined)[],
  columns: readonly (Column | null)[],
): ImportReading {
  const values: RowValues = { words: {}, nutrients: {} };
  const unread: ImportReading['unread'] = [];
  columns.forEach((column, at) => {
    const cell = cells[at];
    const text = String(cell ?? '').trim();
    if (!column || text === '') return;
    const { field, factor } = column;
    if (!isNutrient(field) && field !== 'refusePercent') {
      values.words[field] = text;
      return;
    }
    const value = typeof cell === 'number' ? cell : parseNumber(text);
    if (value === undefined) unread.push({ field, cell: text.slice(0, 60) });
    else if (isNutrient(field)) values.nutrients[field] = convert(field, value, factor);
    else values.refusePercent = value;
  });
  return { values, unread };
}

export interface CatalogueIndex {
  byCode: ReadonlyMap<string, CatalogueEntry>;
  byName: ReadonlyMap<string, readonly CatalogueEntry[]>;
}

const codeKey = (code: string): string => fold(code).replaceAll(/\s/g, '');

export function indexCatalogue(entries: readonly CatalogueEntry[]): CatalogueIndex {
  const byCode = new Map<string, CatalogueEntry>();
  const byName = new Map<string, CatalogueEntry[]>();
  for (const entry of entries) {
    const own = entry.kind === 'food' ? entry.code : undefined;
    for (const code of [entry.source?.code, own, entry.id])
      if (code !== undefined) byCode.set(codeKey(code), entry);
    const name = plain(entry.name);
    byName.set(name, [...(byName.get(name) ?? []), entry]);
  }
  return { byCode, byName };
}

/** By its code, else by its name; several where names without accents are the same. */
export function matchRow(
  { words }: RowValues,
  { byCode, byName }: CatalogueIndex,
): readonly CatalogueEntry[] {
  const coded = words.code === undefined ? undefined : byCode.get(codeKey(words.code));
  if (coded) return [coded];
  if (words.name === undefined) return [];
  const named = byName.get(plain(words.name)) ?? [];
  const exact = named.filter(({ name }) => name.toLowerCase() === words.name?.toLowerCase());
  return exact.length > 0 ? exact : named;
}

export interface RowChange {
  field: WordColumn | NutrientKey;
  from?: string | number;
  to: string | number;
}

function listFigureChanges(before: NutrientMap, read: NutrientMap): RowChange[] {
  return NUTRIENT_KEYS.flatMap((field): RowChange[] => {
    const [from, to] = [before[field], read[field]];
    if (to === undefined || from === to) return [];
    return [{ field, to, ...(from === undefined ? {} : { from }) }];
  });
}

interface Imported {
  entry: CatalogueEntry;
  changes: RowChange[];
}

function mergeFigures(
  entry: CatalogueEntry,
  changes: readonly RowChange[],
  source: string,
): CatalogueEntry {
  const changed = new Set<string>(changes.map(({ field }) => field));
  const left = (entry.figureSources ?? []).flatMap((one) => {
    const nutrients = one.nutrients.filter((key) => !changed.has(key));
    return nutrients.length > 0 ? [{ ...one, nutrients }] : [];
  });
  const nutrients = NUTRIENT_KEYS.filter((key) => changed.has(key));
  const own = nutrients.length > 0 ? [{ name: source, nutrients }] : [];
  const figures = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
  const figureSources = [...left, ...own];
  return {
    ...entry,
    nutrients: { ...entry.nutrients, ...figures },
    ...(figureSources.length > 0 ? { figureSources } : {}),
  };
}

/** An empty cell keeps what is known: a table that lacks a nutrient does not unlearn it. */
export function applyRow(before: CatalogueEntry, values: RowValues, source: string): Imported {
  const { words, refusePercent, nutrients } = values;
  const figures = listFigureChanges(before.nutrients, nutrients);
  let entry = mergeFigures(before, figures, source);
  const changes: RowChange[] = [...figures];
  const set = (
    field: WordColumn,
    from: string | number | undefined,
    to: string | number,
    next: object,
  ) => {
    if (from === to) return;
    changes.push({ field, to, ...(from === undefined || from === '' ? {} : { from }) });
    entry = { ...entry, ...next } as CatalogueEntry;
  };
  if (words.name !== undefined) set('name', before.name, words.name, { name: words.name });
  if (words.nameEn !== undefined)
    set('nameEn', before.nameEn, words.nameEn, { nameEn: words.nameEn });
  if (words.category !== undefined)
    set('category', before.category, words.category, { category: words.category });
  for (const field of ['aliases', 'allergens'] as const) {
    const typed = words[field];
    if (typed === undefined) continue;
    const all = [...new Set([...before[field], ...splitTags(typed)])];
    set(field, before[field].join(', '), all.join(', '), { [field]: all });
  }
  if (before.kind === 'food' && refusePercent !== undefined)
    set('refusePercent', before.refusePercent, refusePercent, { refusePercent });
  if (before.kind === 'product' && words.brand !== undefined)
    set('brand', before.brand, words.brand, { brand: words.brand });
  return { entry, changes };
}
