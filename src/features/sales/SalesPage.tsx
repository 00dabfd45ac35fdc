import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { readSales } from '../../api/sales';
import { toMonth } from '../../domain/money/sales';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { salesText as text } from '../../i18n/sales';
import { EmptyState } from '../../ui/EmptyState';
import { Chips } from '../../ui/ListTools';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { SearchField } from '../../ui/SearchField';
import { AddDialog } from './AddDialog';
import { ItemRow } from './ItemRow';
import { MonthChoice } from './MonthChoice';
import { Summary } from './Summary';
import { buildItems, shownItems, useSellables, type Filter, type Item } from './useItems';

const FILTERS = ['all', 'active', 'paused', 'recipes', 'menus'] as const satisfies Filter[];

function Items({ items, hasFigures }: { items: readonly Item[]; hasFigures: boolean }) {
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const visibleItems = shownItems(items, filter, search);
  const options = FILTERS.map((value) => ({
    value,
    label: `${text[value]} ${shownItems(items, value, '').length}`,
  }));
  return (
    <Stack gap="3">
      <Flex gap="3" wrap="wrap" align="center">
        <Box flex="1" minW="60">
          <SearchField label={text.search} value={search} onChange={setSearch} />
        </Box>
        <Chips label={text.filter} value={filter} options={options} onChange={setFilter} />
      </Flex>
      {visibleItems.length === 0 ? <Text color="fg.muted">{text.none}</Text> : null}
      <Stack
        as="ul"
        listStyleType="none"
        gap="0"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        _empty={{ display: 'none' }}
      >
        {visibleItems.map((item) => (
          <ItemRow key={`${item.kind} ${item.id}`} item={item} hasFigures={hasFigures} />
        ))}
      </Stack>
      <Text color="fg.muted" textStyle="sm">
        {text.note}
      </Text>
    </Stack>
  );
}

export function SalesPage() {
  const [present] = useState(() => toMonth(new Date().toISOString()));
  const [month, setMonth] = useState(present);
  const [isAdding, setAdding] = useState(false);
  const sellables = useSellables();
  const { answer, error } = useGatewayQuery(readSales, { query: { month } }, text.what);
  const items = sellables && buildItems(sellables, answer?.sold ?? []);
  return (
    <Page
      title={text.title}
      subtitle={text.subtitle}
      actions={
        <Button minH="11" onClick={() => setAdding(true)} disabled={!sellables}>
          <Plus aria-hidden />
          {text.add}
        </Button>
      }
    >
      <Stack gap="4">
        <MonthChoice value={month} present={present} onChange={setMonth} />
        {error ? <Notice tone="warning" title={error} /> : null}
        {answer ? <Summary month={month} sales={answer} /> : null}
        {items?.length === 0 ? (
          <EmptyState title={text.empty} description={text.emptyHint} />
        ) : null}
        {items && items.length > 0 ? <Items items={items} hasFigures={answer !== null} /> : null}
      </Stack>
      {isAdding && sellables ? (
        <AddDialog
          sellables={sellables.filter(({ sale }) => !sale)}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </Page>
  );
}
