import { Button, Stack, Tabs, Text } from '@chakra-ui/react';
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

const TABS = ['list'] as const;
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

function CataloguePage({ kind }: { kind: FoodKind }) {
  const words = kind === 'food' ? texts.foods : texts.products;
  const list = useGatewayQuery(listCatalogue, { query: { kind } }, texts.what);
  const [params, setParams] = useSearchParams();
  const tab: Tab = TABS.find((one) => one === params.get('tab')) ?? 'list';
  const rows = list.answer?.rows;
  const added = (id: string): void => {
    setParams({ item: id });
    void list.reload();
  };
  return (
    <Page
      title={words.title}
      maxW="full"
      subtitle={rows ? texts.subtitle(formatNumber(rows.length, 0), words.one) : undefined}
      actions={rows ? <AddButton kind={kind} rows={rows} onAdded={added} /> : undefined}
    >
      <Failure {...list} />
      {!rows && !list.error ? <Text color="fg.muted">{texts.loading}</Text> : null}
      {rows ? (
        <Tabs.Root value={tab} lazyMount unmountOnExit>
          <Tabs.Content value="list" p="0">
            <CatalogueList kind={kind} rows={rows} onChanged={() => void list.reload()} />
          </Tabs.Content>
        </Tabs.Root>
      ) : null}
    </Page>
  );
}

export const FoodsPage = () => <CataloguePage key="food" kind="food" />;
export const ProductsPage = () => <CataloguePage key="product" kind="product" />;
