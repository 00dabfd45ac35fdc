import type { CatalogueRow } from '../../api/adminFoods';
import { fold } from '../../domain/text/fold';

export const FLAGS = [
  'all',
  'doubtful',
  'noEnergy',
  'noSodium',
  'fewKnown',
  'edited',
  'hidden',
] as const;
export type Flag = (typeof FLAGS)[number];

export interface Filter {
  query: string;
  category: string;
  source: string;
  flag: Flag;
}

export const NO_FILTER: Filter = { query: '', category: '', source: '', flag: 'all' };

/** Fewer figures than the main ones and the usual minerals: little is known of the food. */
const FEW = 15;

const FITS: Readonly<Record<Flag, (row: CatalogueRow) => boolean>> = {
  all: () => true,
  doubtful: ({ doubts }) => doubts.length > 0,
  noEnergy: ({ calories }) => calories === undefined,
  noSodium: ({ sodium }) => sodium === undefined,
  fewKnown: ({ known }) => known < FEW,
  edited: ({ editor }) => editor === 'staff',
  hidden: ({ isHidden }) => isHidden,
};

export type SearchedRow = CatalogueRow & { text: string };

/** Folded once: a list of 5,000 is searched at each key. */
export const toSearched = (rows: readonly CatalogueRow[]): SearchedRow[] =>
  rows.map((row) => {
    const { name, aliases, code = '', brand = '' } = row;
    return { ...row, text: fold([name, ...aliases, code, brand].join(' ')) };
  });

function isWanted(
  row: SearchedRow,
  words: readonly string[],
  filter: Omit<Filter, 'flag'>,
): boolean {
  if (filter.category !== '' && row.category !== filter.category) return false;
  if (filter.source !== '' && row.source !== filter.source) return false;
  return words.every((word) => row.text.includes(word));
}

export function filterRows(
  rows: readonly SearchedRow[],
  { flag, ...filter }: Filter,
): { shown: SearchedRow[]; counts: Record<Flag, number> } {
  const words = fold(filter.query).split(' ').filter(Boolean);
  const wanted = rows.filter((row) => isWanted(row, words, filter));
  const counts = Object.fromEntries(
    FLAGS.map((one) => [one, wanted.filter(FITS[one]).length]),
  ) as Record<Flag, number>;
  return { shown: wanted.filter(FITS[flag]), counts };
}

const collator = new Intl.Collator('vi');
const listDistinct = (words: readonly (string | undefined)[]): string[] =>
  [...new Set(words.flatMap((word) => word ?? []))]
    .filter((word) => word !== '')
    .sort((one, other) => collator.compare(one, other));

export const listCategories = (rows: readonly CatalogueRow[]): string[] =>
  listDistinct(rows.map(({ category }) => category));
export const listSources = (rows: readonly CatalogueRow[]): string[] =>
  listDistinct(rows.map(({ source }) => source));
