import { Button, Stack, Text } from '@chakra-ui/react';
import { Apple, Plus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { OwnFoodDialog } from '../../blocks/foods/lazyDialog';
import { useData, useLive } from '../../data/react';
import type { OwnFood } from '../../domain/food/ownFoods';
import type { Notice } from '../../domain/records/notices';
import { fold } from '../../domain/text/fold';
import { foodsText } from '../../i18n/foods';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/Page';
import { SearchField } from '../../ui/SearchField';
import { FoodRows } from './FoodRows';

const text = foodsText.list;
const collator = new Intl.Collator('vi');

function AddButton({ onPress }: { onPress: () => void }) {
  return (
    <Button colorPalette="leaf" onClick={onPress}>
      <Plus size={18} aria-hidden /> {foodsText.add}
    </Button>
  );
}

function filterFoods(foods: readonly OwnFood[], query: string): OwnFood[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return foods
    .filter(({ name }) => words.every((word) => fold(name).includes(word)))
    .sort((one, other) => collator.compare(one.name, other.name));
}

interface FoundProps {
  foods: readonly OwnFood[];
  notices: readonly Notice[];
  onEdit: (food: OwnFood) => void;
}

function FoodResults({ foods, notices, onEdit }: FoundProps) {
  const [query, setQuery] = useState('');
  const rows = useMemo(() => filterFoods(foods, query), [foods, query]);
  return (
    <Stack gap="3">
      <SearchField
        label={text.search}
        placeholder={text.searchHint}
        value={query}
        onChange={setQuery}
      />
      <Text color="fg.muted" textStyle="sm" aria-live="polite">
        {text.count(rows.length, foods.length)}
      </Text>
      {rows.length > 0 ? (
        <FoodRows foods={rows} notices={notices} onEdit={onEdit} />
      ) : (
        <EmptyState title={text.nothing} description={text.nothingHint} />
      )}
    </Stack>
  );
}

export function FoodsPage() {
  const data = useData();
  const foods = useLive(() => data.foods.watchAll(), [data]);
  const notices = useLive(() => data.notices.watchAll(), [data]);
  const [open, setOpen] = useState<{ food?: OwnFood }>();
  const empty = foods?.length === 0;
  const add = <AddButton onPress={() => setOpen({})} />;
  return (
    <Page title={foodsText.title} actions={empty ? undefined : add} maxW="6xl">
      {empty ? (
        <EmptyState
          icon={<Apple size={28} />}
          title={text.emptyTitle}
          description={text.emptyHint}
          action={add}
        />
      ) : null}
      {foods && !empty ? (
        <FoodResults foods={foods} notices={notices ?? []} onEdit={(food) => setOpen({ food })} />
      ) : null}
      {open ? (
        <Suspense fallback={null}>
          <OwnFoodDialog {...open} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
