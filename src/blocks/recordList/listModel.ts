import type { Tag } from '../../domain/schema/primitives';
import { fold } from '../../domain/text/fold';

/** The group of what was deleted; "all" leaves it out. */
export const TRASH = 'trash';

export interface RecordFilter<S extends string, O extends string> {
  query: string;
  status: S;
  tag: string;
  sort: O;
}

export interface ListRecord {
  readonly id: string;
  readonly tags: readonly Tag[];
}

interface ListRules<T, S extends string, O extends string> {
  /** The first one stands until another is chosen, as with `orders`. */
  statuses: readonly [S, ...S[]];
  getStatus: (record: T) => string;
  /** The texts that the search reads beside the tags. */
  getTexts: (record: T) => readonly string[];
  orders: Record<O, (one: T, other: T) => number>;
}

export interface ListModel<T, S extends string, O extends string> {
  statuses: readonly S[];
  sorts: readonly O[];
  noFilter: RecordFilter<S, O>;
  countStatuses: (records: readonly T[]) => Record<S, number>;
  filterRecords: (records: readonly T[], filter: RecordFilter<S, O>) => T[];
}

const collator = new Intl.Collator('vi');
export const compareNames = (one: string, other: string): number => collator.compare(one, other);
export const newestFirst = (one: string, other: string): number =>
  one < other ? 1 : one > other ? -1 : 0;

/** Keyed by object: a stored version stays the same object and is folded once. */
function createFoldedTexts<T extends ListRecord>(getTexts: (record: T) => readonly string[]) {
  const folded = new WeakMap<T, string>();
  return (record: T): string => {
    const known = folded.get(record);
    if (known !== undefined) return known;
    const tags = record.tags.map(({ label }) => label);
    const text = fold([...getTexts(record), ...tags].join(' \n '));
    folded.set(record, text);
    return text;
  };
}

export function createListModel<T extends ListRecord, S extends string, O extends string>(
  rules: ListRules<T, S, O>,
): ListModel<T, S, O> {
  const { statuses, getStatus, orders } = rules;
  const sorts = Object.keys(orders) as [O, ...O[]];
  const foldedText = createFoldedTexts(rules.getTexts);
  const isIn = (record: T, status: S): boolean =>
    status === 'all' ? getStatus(record) !== TRASH : getStatus(record) === status;
  const count = (records: readonly T[], status: S): number =>
    records.filter((record) => isIn(record, status)).length;
  return {
    statuses,
    sorts,
    noFilter: { query: '', status: statuses[0], tag: '', sort: sorts[0] },
    countStatuses: (records) =>
      Object.fromEntries(statuses.map((status) => [status, count(records, status)])) as Record<
        S,
        number
      >,
    filterRecords(records, { query, status, tag, sort }) {
      const words = fold(query).split(/\s+/).filter(Boolean);
      const hasTag = ({ tags }: T) => tag === '' || tags.some(({ id }) => id === tag);
      const hasWords = (record: T) => words.every((word) => foldedText(record).includes(word));
      return records
        .filter((record) => isIn(record, status) && hasTag(record) && hasWords(record))
        .sort((one, other) => orders[sort](one, other) || (one.id < other.id ? 1 : -1));
    },
  };
}
