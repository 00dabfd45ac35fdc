import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { memo } from 'react';
import {
  MEAL_SLOTS,
  mealsField,
  type Meals,
  type MealSlot,
} from '../../../domain/food/storedLines';
import { mealStatistics } from '../../../domain/menus/menuEditing';
import { nutritionPanelText } from '../../../i18n/nutritionPanel';
import { tabular } from '../../../ui/theme';
import { useMeals } from '../../../blocks/meals/mealsContext';

const text = nutritionPanelText.statistics;

function countsText(meals: Meals, slot: MealSlot): string {
  const counts = mealStatistics(meals[slot]);
  const countTexts = (['recipe', 'food', 'product'] as const)
    .filter((type) => counts[type] > 0)
    .map((type) => `${counts[type]} ${text.counts[type]}`);
  return countTexts.length > 0 ? countTexts.join(' · ') : text.empty;
}

const Line = memo(function Line({ slot, counts }: { slot: MealSlot; counts: string }) {
  return (
    <Flex justify="space-between" gap="3" py="0.5" textStyle="sm">
      <Text as="dt" _firstLetter={{ textTransform: 'uppercase' }} display="inline-block">
        {mealsField.merge.slots[slot]}
      </Text>
      <Text as="dd" color="fg.muted" css={tabular} textAlign="end">
        {counts}
      </Text>
    </Flex>
  );
});

function Lines() {
  const meals = useMeals();
  return MEAL_SLOTS.filter((slot) => slot !== 'snack2' || meals[slot].items.length > 0).map(
    (slot) => <Line key={slot} slot={slot} counts={countsText(meals, slot)} />,
  );
}

export function MealStatistics() {
  return (
    <Box
      as="section"
      aria-label={text.title}
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      px="4"
      py="3"
    >
      <Heading as="h3" size="sm" mb="1">
        {text.title}
      </Heading>
      <Box as="dl">
        <Lines />
      </Box>
    </Box>
  );
}
