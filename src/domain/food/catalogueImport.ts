import { fold } from '../text/fold';
import { storedText } from '../text/storedText';
import { readDecimals } from '../text/tables/decimals';
import { isNothing, readFigure, type FigureColumn } from '../text/tables/figures';
import { plainHeader, readHeader } from '../text/tables/headerWords';
import { splitTags } from '../schema/tags';
import type { CatalogueEntry } from './catalogue';
import { fitsNutrient, isInOwnUnit, nutrientColumn, nutrientNames } from './figureColumns';
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
  /** Of a column of figures: what its header says of them. */
  figures?: FigureColumn;
}

const NAMES: Readonly<Partial<Record<WordColumn, readonly string[]>>> = {
  code: ['ma', 'ma tp', 'ma so', 'ma nguon', 'ma thuc pham', 'code', 'id'],
  name: ['ten', 'ten thuc pham', 'ten san pham', 'ten viet nam', 'name', 'name vi'],
  nameEn: ['ten tieng anh', 'ten anh', 'name en', 'english name'],
  category: ['nhom', 'nhom thuc pham', 'group', 'category'],
  aliases: ['ten khac', 'ten goi khac', 'aliases'],
  allergens: ['di ung', 'chat gay di ung', 'allergens'],
  refusePercent: ['thai bo', 'ti le thai bo', 'phan bo di', 'refuse', 'refuse pct'],
  brand: ['nhan hieu', 'hang', 'brand'],
};

const isNutrient = (field: string): field is NutrientKey => Object.hasOwn(NUTRIENT_UNITS, field);

export function toColumn(field: WordColumn | NutrientKey, header: string): Column {
  if (isNutrient(field)) return { field, figures: nutrientColumn(header, field) };
  return field === 'refusePercent' ? { field, figures: { unit: '%', factor: 1 } } : { field };
}

const fieldsByName = (): ReadonlyMap<string, WordColumn | NutrientKey> => {
  const fields = new Map<string, WordColumn | NutrientKey>();
  for (const field of [...WORD_COLUMNS, ...NUTRIENT_KEYS]) {
    const names = isNutrient(field)
      ? [NUTRIENT_LABELS[field], field, ...nutrientNames(field)]
      : [field, ...(NAMES[field] ?? [])];
    for (const name of names.map(plainHeader)) if (!fields.has(name)) fields.set(name, field);
  }
  return fields;
};

function meantField(
  header: string,
  fields: ReadonlyMap<string, WordColumn | NutrientKey>,
): WordColumn | NutrientKey | undefined {
  const { name } = readHeader(header);
  // "Mg" is magnesium, and "kJ" energy: a unit that stands alone is a name.
  return fields.get(name) ?? fields.get(plainHeader(header));
}

const isFit = (header: string, field: WordColumn | NutrientKey): boolean =>
  !isNutrient(field) || fitsNutrient(header, field);

/** Whether a header names a nutrient in a unit that it cannot have, or of a serving. */
export function isOtherUnit(header: string): boolean {
  const field = meantField(header, fieldsByName());
  return field !== undefined && !isFit(header, field);
}

/** The columns with the decimal sign that their cells show. */
export function withDecimals(
  columns: readonly (Column | null)[],
  rows: readonly (readonly (string | number | undefined)[])[],
): (Column | null)[] {
  const decimals = readDecimals(
    columns.map((column, at) => (column?.figures ? rows.map((row) => row[at]) : [])),
  );
  return columns.map((column, at) =>
    column?.figures
      ? { ...column, figures: { ...column.figures, decimals: decimals[at] } }
      : column,
  );
}

/** @returns for each header what it seems to hold; null where nothing fits, or it was there before */
export function proposeColumns(headers: readonly string[]): (Column | null)[] {
  const fields = fieldsByName();
  const taken = new Set<string>();
  const columns = headers.map((header) => {
    const field = meantField(header, fields);
    return field !== undefined && isFit(header, field) ? toColumn(field, header) : null;
  });
  // Energy in kcal comes before the same in kJ, sodium before salt.
  const isOwn = (column: Column | null) => isInOwnUnit(column?.figures ?? {});
  const own = new Set(columns.filter(isOwn).map((column) => column?.field));
  return columns.map((column) => {
    if (column === null || taken.has(column.field)) return null;
    if (own.has(column.field) && !isOwn(column)) return null;
    taken.add(column.field);
    return column;
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
const rounded = (field: string, value: number): number =>
  field === 'calories' ? Math.round(value) : Number(value.toPrecision(10));

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
    const { field, figures } = column;
    if (!isNutrient(field) && field !== 'refusePercent') {
      values.words[field] = storedText(text);
      return;
    }
    if (isNothing(text)) return;
    const wanted = isNutrient(field) ? NUTRIENT_UNITS[field] : '%';
    const figure = readFigure(cell ?? '', wanted, figures);
    if ('problem' in figure) unread.push({ field, cell: text.slice(0, 60) });
    else {
      const value = figure.isConverted ? rounded(field, figure.value) : figure.value;
      if (isNutrient(field)) values.nutrients[field] = value;
      else values.refusePercent = value;
    }
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
    const name = plainHeader(entry.name);
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
  const named = byName.get(plainHeader(words.name)) ?? [];
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
