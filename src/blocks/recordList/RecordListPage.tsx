import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState';
import { Chips, Choice } from '../../ui/ListTools';
import { Page } from '../../ui/Page';
import { SearchField } from '../../ui/SearchField';
import { PHONE, useMedia, WIDE } from '../../ui/useMedia';
import { WindowList } from '../../ui/WindowList';
import type { ListView } from './listView';

type Filter<F> = { query: string } & { [K in keyof F]: string };

interface ChoiceIn<F, K extends keyof F> {
  field: K;
  label: string;
  options: readonly { value: F[K]; label: string }[];
}

/** A closed list of values for one field of the filter. */
export type FilterChoice<F> = { [K in keyof F]: ChoiceIn<F, K> }[keyof F];

interface ListText {
  search: string;
  searchHint: string;
  count: (visibleCount: number, all: number) => string;
  emptyTitle: string;
  emptyHint: string;
  nothing: string;
  nothingHint: string;
  clear: string;
}

interface LoadedListProps<T extends { id: string }, F extends Filter<F>> {
  text: ListText;
  label: string;
  records: readonly T[];
  filterRecords: (records: readonly T[], filter: F) => readonly T[];
  view: ListView<F>;
  choices: readonly FilterChoice<F>[];
  chips?: FilterChoice<F>;
  /** Stands beside the number of records. */
  aside?: ReactNode;
  /** Stands below the chips. */
  hint?: string | undefined;
  /** `cards` stand in up to three columns, `rows` below each other. */
  layout: 'cards' | 'rows';
  /** px, before a card or row is measured. */
  estimate: number;
  children: (record: T) => ReactNode;
}

interface RecordListPageProps<T extends { id: string }, F extends Filter<F>> extends Omit<
  LoadedListProps<T, F>,
  'records'
> {
  title: string;
  icon: ReactNode;
  /** `undefined` until the device has read them. */
  records: readonly T[] | undefined;
  /** Buttons that make a record; in the middle of the page while there is none. */
  create: ReactNode;
  actions?: ReactNode;
  notice?: ReactNode;
}

function bindChoice<F extends Filter<F>>(
  { filter, setFilter }: ListView<F>,
  choice: FilterChoice<F>,
) {
  const { field, label, options } = choice as ChoiceIn<F, keyof F>;
  const onChange = (value: F[keyof F]) => setFilter({ [field]: value } as unknown as Partial<F>);
  return { label, options, value: filter[field], onChange };
}

type ToolbarProps<T extends { id: string }, F extends Filter<F>> = LoadedListProps<T, F> & {
  visibleCount: number;
};

function Count<T extends { id: string }, F extends Filter<F>>(props: ToolbarProps<T, F>) {
  const { text, visibleCount, records, aside } = props;
  return (
    <Flex gap="3" align="center">
      <Text color="fg.muted" textStyle="sm" aria-live="polite">
        {text.count(visibleCount, records.length)}
      </Text>
      {aside}
    </Flex>
  );
}

function Toolbar<T extends { id: string }, F extends Filter<F>>(props: ToolbarProps<T, F>) {
  const { text, view, choices, chips, hint } = props;
  return (
    <Stack gap="3" mb="3">
      <Flex gap="3" wrap="wrap">
        <Box flex="1" minW={{ base: 'full', md: '60' }}>
          <SearchField
            label={text.search}
            placeholder={text.searchHint}
            value={view.filter.query}
            onChange={(query) => view.setFilter({ query } as Partial<F>)}
          />
        </Box>
        {choices.map((choice) => (
          <Choice key={choice.label} {...bindChoice(view, choice)} />
        ))}
      </Flex>
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        {chips ? <Chips {...bindChoice(view, chips)} /> : null}
        <Count {...props} />
      </Flex>
      {hint ? (
        <Text color="fg.muted" textStyle="sm">
          {hint}
        </Text>
      ) : null}
    </Stack>
  );
}

function LoadedList<T extends { id: string }, F extends Filter<F>>(props: LoadedListProps<T, F>) {
  const { text, records, filterRecords, view, children } = props;
  const rows = useMemo(
    () => filterRecords(records, view.filter),
    [filterRecords, records, view.filter],
  );
  const [phone, wide] = [useMedia(PHONE), useMedia(WIDE)];
  const shape =
    props.layout === 'cards' ? { gap: 12, lanes: phone ? 1 : wide ? 3 : 2 } : { gap: 8 };
  const clear = (
    <Button variant="outline" colorPalette="gray" onClick={view.clear}>
      {text.clear}
    </Button>
  );
  return (
    <>
      <Toolbar {...props} visibleCount={rows.length} />
      {rows.length > 0 ? (
        <WindowList label={props.label} items={rows} estimate={props.estimate} {...shape}>
          {children}
        </WindowList>
      ) : (
        <EmptyState title={text.nothing} description={text.nothingHint} action={clear} />
      )}
    </>
  );
}

export function RecordListPage<T extends { id: string }, F extends Filter<F>>({
  title,
  icon,
  create,
  actions,
  notice,
  records,
  ...list
}: RecordListPageProps<T, F>) {
  const { emptyTitle, emptyHint } = list.text;
  const empty = records?.length === 0;
  const buttons = (
    <>
      {actions}
      {create}
    </>
  );
  return (
    <Page title={title} actions={empty ? actions : buttons} maxW="6xl">
      <Box mb="3" _empty={{ display: 'none' }}>
        {notice}
      </Box>
      {empty ? (
        <EmptyState
          icon={icon}
          title={emptyTitle}
          description={emptyHint}
          action={
            <Flex gap="2" wrap="wrap" justify="center">
              {create}
            </Flex>
          }
        />
      ) : null}
      {records && !empty ? <LoadedList {...list} records={records} /> : null}
    </Page>
  );
}
