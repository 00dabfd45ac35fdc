import { Box, Button, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { readSales } from '../../api/sales';
import { monthOf } from '../../domain/money/sales';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { salesText as text } from '../../i18n/sales';
import { EmptyState } from '../../ui/EmptyState';
import { Chips } from '../../ui/ListTools';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { SearchField } from '../../ui/SearchField';
import { AddDialog } from './AddDialog';
import { ItemRow } from './ItemRow';
import { Summary } from './Summary';
import { itemsOf, shownItems, useRecipes, type Filter, type Item } from './useItems';

function Items({ items, hasFigures }: { items: readonly Item[]; hasFigures: boolean }) {
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const shown = shownItems(items, filter, search);
  const active = items.filter(({ isActive }) => isActive).length;
  const options = [
    { value: 'all', label: `${text.all} ${items.length}` },
    { value: 'active', label: `${text.active} ${active}` },
    { value: 'paused', label: `${text.paused} ${items.length - active}` },
  ] as const;
  return (
    <Stack gap="3">
      <Flex gap="3" wrap="wrap" align="center">
        <Box flex="1" minW="60">
          <SearchField label={text.search} value={search} onChange={setSearch} />
        </Box>
        <Chips label={text.filter} value={filter} options={options} onChange={setFilter} />
      </Flex>
      {shown.length === 0 ? <Text color="fg.muted">{text.none}</Text> : null}
      <Stack
        as="ul"
        listStyleType="none"
        gap="0"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        _empty={{ display: 'none' }}
      >
        {shown.map((item) => (
          <ItemRow key={item.recipe.id} item={item} hasFigures={hasFigures} />
        ))}
      </Stack>
      <Text color="fg.muted" textStyle="sm">
        {text.note}
      </Text>
    </Stack>
  );
}

/** `/expert/item-for-sales`: recipes with their prices (on this device), and what they brought (from the server). */
export function SalesPage() {
  const [month, setMonth] = useState(() => monthOf(new Date().toISOString()));
  const [isAdding, setAdding] = useState(false);
  const recipes = useRecipes();
  const { answer, error } = useGatewayQuery(readSales, { query: { month } }, text.what);
  const items = recipes && itemsOf(recipes, answer?.sold ?? []);
  return (
    <Page
      title={text.title}
      subtitle={text.subtitle}
      actions={
        <Button minH="11" onClick={() => setAdding(true)} disabled={!recipes}>
          <Plus aria-hidden />
          {text.add}
        </Button>
      }
    >
      <Stack gap="4">
        <Input
          type="month"
          w="48"
          aria-label={text.month}
          value={month}
          onChange={({ target: { value } }) => value && setMonth(value)}
        />
        {error ? <Notice tone="warning" title={error} /> : null}
        {answer ? <Summary month={month} sales={answer} /> : null}
        {items?.length === 0 ? (
          <EmptyState title={text.empty} description={text.emptyHint} />
        ) : null}
        {items && items.length > 0 ? <Items items={items} hasFigures={answer !== null} /> : null}
      </Stack>
      {isAdding && recipes ? (
        <AddDialog recipes={recipes.filter(({ sale }) => !sale)} onClose={() => setAdding(false)} />
      ) : null}
    </Page>
  );
}
