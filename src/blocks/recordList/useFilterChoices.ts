import { useMemo } from 'react';
import { compareNames, type ListModel, type ListRecord } from './listModel';

interface FilterTexts<O extends string> {
  statuses: string;
  tag: string;
  allTags: string;
  sort: string;
  sorts: Record<O, string>;
}

function tagOptions(records: readonly ListRecord[]) {
  const labels = new Map(records.flatMap(({ tags }) => tags.map(({ id, label }) => [id, label])));
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => compareNames(one.label, other.label));
}

/** Tags and order as lists, states as chips with their numbers. */
export function useFilterChoices<T extends ListRecord, S extends string, O extends string>(
  { statuses, sorts, countStatuses }: ListModel<T, S, O>,
  records: readonly T[] | undefined,
  text: FilterTexts<O>,
  words: Record<S, string>,
) {
  const tags = useMemo(() => tagOptions(records ?? []), [records]);
  const counts = useMemo(() => countStatuses(records ?? []), [countStatuses, records]);
  const all = { value: '', label: text.allTags };
  const sortOptions = sorts.map((value) => ({ value, label: text.sorts[value] }));
  const toChip = (value: S) => ({ value, label: `${words[value]} ${counts[value]}` });
  return {
    choices: [
      { field: 'tag', label: text.tag, options: [all, ...tags] },
      { field: 'sort', label: text.sort, options: sortOptions },
    ],
    chips: { field: 'status', label: text.statuses, options: statuses.map(toChip) },
  } as const;
}
