import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { MenuItem } from '../../../domain/food/storedLines';
import type { IndexKind } from '../../../domain/search/foodIndex';
import type { ForeignDish } from '../../../domain/menus/foreignDishes';
import { formatNumber } from '../../../domain/nutrition/format';
import { allergyWarnings } from '../../../domain/clinical/allergens/warnings';
import { linesText } from '../../../i18n/lines';
import { formatNumber as formatKnown } from '../../../ui/format';
import { tabular } from '../../../ui/theme';
import type { Addable } from '../../../domain/menus/addables';
import { AllergyNotes } from '../AllergyNotes';
import { ItemMarks } from '../ItemMarks';
import { useLiveSearch } from './liveSearch';

const text = linesText.add.live;

function formatOrigin({ item, expertName, isUnverified }: ForeignDish): string {
  const { amount, unit } = item.snapshot.basis;
  return [
    linesText.add.per(formatNumber(amount, 1), unit),
    expertName ? text.by(expertName) : undefined,
    isUnverified ? text.unverified : undefined,
  ]
    .filter(Boolean)
    .join(' · ');
}

interface RowProps extends Pick<LiveResultsProps, 'allergies' | 'onChoose'> {
  dish: ForeignDish;
}

function Row({ dish, allergies, onChoose }: RowProps) {
  const { item } = dish;
  return (
    <Button
      variant="ghost"
      colorPalette="gray"
      w="full"
      h="auto"
      minH="14"
      px="3"
      py="2"
      justifyContent="space-between"
      textAlign="start"
      whiteSpace="normal"
      fontWeight="normal"
      onClick={() => onChoose(item)}
    >
      <Box minW="0">
        <Text fontWeight="medium">{item.name}</Text>
        <Text textStyle="sm" color="fg.muted">
          {formatOrigin(dish)}
        </Text>
        <AllergyNotes food={item.name} warnings={allergyWarnings(item, allergies)} />
        <ItemMarks item={item} />
      </Box>
      <Text fontWeight="medium" css={tabular} flexShrink="0">
        {formatKnown(item.snapshot.nutrients.calories, 0)} kcal
      </Text>
    </Button>
  );
}

interface LiveResultsProps {
  query: string;
  kinds: readonly IndexKind[];
  all: ReadonlyMap<string, Addable>;
  allergies: readonly string[];
  onChoose: (item: MenuItem) => void;
}

export function LiveResults({ query, kinds, all, allergies, onChoose }: LiveResultsProps) {
  const state = useLiveSearch(query, kinds, all);
  if (state.is === 'idle') return null;
  const dishes = state.is === 'answered' ? state.dishes : [];
  const message =
    state.is !== 'answered' ? text[state.is] : dishes.length === 0 ? text.nothing : undefined;
  return (
    <Box as="section" aria-label={text.title} borderTopWidth="1px" mt="2" pt="2">
      <Heading as="h3" size="xs" color="fg.muted" px="3" py="1">
        {text.title}
      </Heading>
      <Flex direction="column" aria-live="polite">
        {message ? (
          <Text textStyle="sm" color="fg.muted" px="3" py="1">
            {message}
          </Text>
        ) : null}
        {dishes.map((dish) => (
          <Row key={dish.item.itemId} {...{ dish, allergies, onChoose }} />
        ))}
      </Flex>
    </Box>
  );
}
