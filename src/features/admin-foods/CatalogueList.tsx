import { Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CatalogueRow, FoodKind } from '../../api/adminFoods';
import { adminFoodTexts as texts } from '../../i18n/adminFoods';
import { EmptyState } from '../../ui/EmptyState';
import { formatNumber } from '../../ui/format';
import { BulkDialog, type BulkKind } from './BulkDialog';
import { CatalogueTable } from './CatalogueTable';
import { CatalogueTools } from './CatalogueTools';
import { EntryPanel } from './EntryPanel';
import { filterRows, listCategories, NO_FILTER, toSearched, type Filter } from './filters';

const BULK_KINDS: readonly BulkKind[] = ['category', 'allergen', 'unknown', 'hide', 'show'];

interface ListProps {
  kind: FoodKind;
  rows: readonly CatalogueRow[];
  onChanged: () => void;
}

const BAR = {
  role: 'toolbar',
  position: 'sticky',
  bottom: { base: '20', md: '4' },
  zIndex: 'docked',
  gap: '2',
  p: '3',
  wrap: { base: 'nowrap', md: 'wrap' },
  overflowX: { base: 'auto', md: 'visible' },
  align: 'center',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'l3',
  boxShadow: 'md',
} as const;

const ACT = { size: 'sm', minH: '11', flexShrink: '0' } as const;

function SelectionBar({
  count,
  onBulk,
  onClear,
}: {
  count: number;
  onBulk: (kind: BulkKind) => void;
  onClear: () => void;
}) {
  return (
    <Flex {...BAR} aria-label={texts.selection.label}>
      <Text fontWeight="semibold" me="auto" whiteSpace="nowrap" aria-live="polite">
        {texts.selection.count(count)}
      </Text>
      {BULK_KINDS.map((kind) => (
        <Button
          key={kind}
          {...ACT}
          variant="outline"
          colorPalette="gray"
          onClick={() => onBulk(kind)}
        >
          {texts.selection[kind]}
        </Button>
      ))}
      <Button {...ACT} variant="ghost" colorPalette="gray" onClick={onClear}>
        <X size={16} aria-hidden />
        {texts.selection.clear}
      </Button>
    </Flex>
  );
}

const NONE: ReadonlySet<string> = new Set();

function useSelection(shown: readonly CatalogueRow[]) {
  const [selected, setSelected] = useState(NONE);
  const toggle = useCallback(
    (id: string) =>
      setSelected((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const isAll = shown.length > 0 && shown.every(({ id }) => selected.has(id));
  return {
    selected,
    toggle,
    toggleAll: () => setSelected(isAll ? NONE : new Set(shown.map(({ id }) => id))),
    clear: () => setSelected(NONE),
  };
}

function useOpenItem(shown: readonly CatalogueRow[]) {
  const [params, setParams] = useSearchParams();
  const openId = params.get('item');
  const open = useCallback((id: string) => setParams({ item: id }, { replace: true }), [setParams]);
  const step = (by: 1 | -1): void => {
    const at = shown.findIndex(({ id }) => id === openId);
    const next = shown[at + by];
    if (next) open(next.id);
  };
  return { openId, open, step, close: () => setParams({}, { replace: true }) };
}

type Item = ReturnType<typeof useOpenItem>;
type Selection = ReturnType<typeof useSelection>;

function Rows(
  props: ListProps & { shown: readonly CatalogueRow[]; selection: Selection; item: Item },
) {
  const { kind, shown, selection, item } = props;
  if (shown.length === 0)
    return <EmptyState title={texts.nothing} description={texts.nothingHint} />;
  return (
    <CatalogueTable
      label={kind === 'food' ? texts.foods.column : texts.products.column}
      rows={shown}
      selected={selection.selected}
      openId={item.openId}
      onSelect={selection.toggle}
      onSelectAll={selection.toggleAll}
      onOpen={item.open}
    />
  );
}

function useFiltered(rows: readonly CatalogueRow[]) {
  const [filter, setFilter] = useState(NO_FILTER);
  const searched = useMemo(() => toSearched(rows), [rows]);
  // Typing goes before drawing a list of thousands.
  const wanted = useDeferredValue(filter);
  const filtered = useMemo(() => filterRows(searched, wanted), [searched, wanted]);
  const onChange = (change: Partial<Filter>): void => setFilter((now) => ({ ...now, ...change }));
  return { ...filtered, filter, onChange };
}

interface SelectedProps extends ListProps {
  selection: Selection;
  categories: readonly string[];
}

function Selected({ rows, selection, categories, onChanged }: SelectedProps) {
  const [bulk, setBulk] = useState<BulkKind | null>(null);
  const chosen = rows.filter(({ id }) => selection.selected.has(id));
  if (chosen.length === 0) return null;
  const close = (): void => {
    setBulk(null);
    selection.clear();
  };
  return (
    <>
      <SelectionBar count={chosen.length} onBulk={setBulk} onClear={selection.clear} />
      {bulk ? (
        <BulkDialog
          kind={bulk}
          rows={chosen}
          categories={categories}
          onDone={onChanged}
          onClose={close}
        />
      ) : null}
    </>
  );
}

export function CatalogueList(props: ListProps) {
  const { kind, rows, onChanged } = props;
  const { shown, counts, filter, onChange } = useFiltered(rows);
  const selection = useSelection(shown);
  const item = useOpenItem(shown);
  const categories = useMemo(() => listCategories(rows), [rows]);
  const { openId } = item;
  const words = kind === 'food' ? texts.foods : texts.products;
  const columns = openId ? 'minmax(0, 1fr) 26rem' : 'minmax(0, 1fr)';
  return (
    <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', xl: columns }} alignItems="start">
      <Stack gap="4" minW="0" {...(openId ? { hideBelow: 'xl' } : {})}>
        <CatalogueTools {...{ kind, rows, filter, counts, onChange }} />
        <Text color="fg.muted" textStyle="sm" aria-live="polite">
          {texts.count(formatNumber(shown.length, 0), formatNumber(rows.length, 0), words.one)}
        </Text>
        <Rows {...props} {...{ shown, selection, item }} />
        <Selected {...props} {...{ selection, categories }} />
      </Stack>
      {openId ? (
        <EntryPanel
          key={openId}
          id={openId}
          categories={categories}
          onStep={item.step}
          onClose={item.close}
          onWritten={onChanged}
        />
      ) : null}
    </Grid>
  );
}
