import { Badge, Button, Stack, Tabs, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listCatalogue, type CatalogueRow, type FoodKind } from '../../api/adminFoods';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { adminFoodTexts as texts } from '../../i18n/adminFoods';
import { common } from '../../i18n/common';
import { formatNumber } from '../../ui/format';
import { Page } from '../../ui/Page';
import { Problem } from '../../ui/plain/Problem';
import { CatalogueList } from './CatalogueList';
import { NewEntryDialog } from './NewEntryDialog';
import { listCategories } from './filters';
import { ImportsTab } from './import/ImportsTab';
import { SubmissionsTab } from './SubmissionsTab';

const TABS = ['list', 'sent', 'imports'] as const;
type Tab = (typeof TABS)[number];

function Failure({ error, reload }: { error: string | null; reload: () => Promise<void> }) {
  if (!error) return null;
  return (
    <Stack gap="3" align="start" mb="4">
      <Problem text={error} />
      <Button variant="outline" colorPalette="gray" minH="11" onClick={() => void reload()}>
        {common.retry}
      </Button>
    </Stack>
  );
}

function AddButton(props: {
  kind: FoodKind;
  rows: readonly CatalogueRow[];
  onAdded: (id: string) => void;
}) {
  const [open, setOpen] = useState(false);
  const { kind, rows, onAdded } = props;
  return (
    <>
      <Button minH="11" colorPalette="leaf" onClick={() => setOpen(true)}>
        <Plus size={18} aria-hidden />
        {kind === 'food' ? texts.foods.add : texts.products.add}
      </Button>
      {open ? (
        <NewEntryDialog
          kind={kind}
          categories={listCategories(rows)}
          onAdded={onAdded}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

interface TabsProps {
  kind: FoodKind;
  rows: readonly CatalogueRow[];
  waiting: number;
  reload: () => Promise<void>;
}

function CatalogueTabs({ kind, rows, waiting, reload }: TabsProps) {
  const [params, setParams] = useSearchParams();
  const changed = (): void => void reload();
  // Own foods and own products wait in one queue.
  const tabs: readonly Tab[] = kind === 'food' ? TABS : ['list', 'imports'];
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'list';
  const counts: Partial<Record<Tab, number>> = { list: rows.length, sent: waiting };
  return (
    <Tabs.Root
      value={tab}
      onValueChange={({ value }) => setParams({ tab: value })}
      lazyMount
      unmountOnExit
    >
      <Tabs.List aria-label={texts.tabsLabel} mb="4" overflowX="auto">
        {tabs.map((one) => (
          <Tabs.Trigger key={one} value={one} minH="11" whiteSpace="nowrap">
            {texts.tabs[one]}{' '}
            {counts[one] === undefined ? null : <Badge>{formatNumber(counts[one], 0)}</Badge>}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="list" p="0">
        <CatalogueList kind={kind} rows={rows} onChanged={changed} />
      </Tabs.Content>
      <Tabs.Content value="imports" p="0">
        <ImportsTab kind={kind} onChanged={changed} />
      </Tabs.Content>
      <Tabs.Content value="sent" p="0">
        <SubmissionsTab categories={listCategories(rows)} onChanged={changed} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

function CataloguePage({ kind }: { kind: FoodKind }) {
  const words = kind === 'food' ? texts.foods : texts.products;
  const list = useGatewayQuery(listCatalogue, { query: { kind } }, texts.what);
  const [, setParams] = useSearchParams();
  const { answer, reload } = list;
  const added = (id: string): void => {
    setParams({ item: id });
    void reload();
  };
  return (
    <Page
      title={words.title}
      maxW="full"
      subtitle={answer ? texts.subtitle(formatNumber(answer.rows.length, 0), words.one) : undefined}
      actions={answer ? <AddButton kind={kind} rows={answer.rows} onAdded={added} /> : undefined}
    >
      <Failure {...list} />
      {!answer && !list.error ? <Text color="fg.muted">{texts.loading}</Text> : null}
      {answer ? <CatalogueTabs kind={kind} {...answer} reload={reload} /> : null}
    </Page>
  );
}

export const FoodsPage = () => <CataloguePage key="food" kind="food" />;
export const ProductsPage = () => <CataloguePage key="product" kind="product" />;
