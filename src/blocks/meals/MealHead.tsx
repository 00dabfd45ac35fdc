import { Box, Flex, Text } from '@chakra-ui/react';
import { Copy, ListChecks, Trash2 } from 'lucide-react';
import { memo, useMemo } from 'react';
import { MEAL_SLOTS, mealsField, type MealSlot } from '../../domain/food/storedLines';
import { mealTotals, menuTotals, type NutrientTotals } from '../../domain/nutrition/totals';
import { menusText } from '../../i18n/menus';
import type { MenuAction } from '../../ui/menuAction';
import { MoreMenu } from '../../ui/MoreMenu';
import { boundText } from '../../ui/nutrition/boundText';
import { tabular } from '../../ui/theme';
import { useMeals } from './mealsContext';

const text = menusText.meals;
const names = mealsField.merge.slots;

export interface MealActions {
  copy: (from: MealSlot, to: MealSlot) => void;
  select: (slot: MealSlot) => void;
  clear: (slot: MealSlot) => void;
}

function share(meal: NutrientTotals, day: NutrientTotals): number | undefined {
  const all = day.calories?.known ?? 0;
  return all > 0 ? Math.round(((meal.calories?.known ?? 0) / all) * 100) : undefined;
}

const Figures = memo(function Figures(props: Record<'energy' | 'share' | 'rest', string>) {
  return (
    <Text textStyle="sm" color="fg.muted" css={tabular} flex="1" minW="0">
      <Text as="span" color="fg" fontWeight="semibold">
        {props.energy}
      </Text>
      {props.share === '' ? '' : ` · ${props.share}`}
      {props.rest === '' ? '' : ` · ${props.rest}`}
    </Text>
  );
});

const Menu = memo(function Menu({ slot, actions }: { slot: MealSlot; actions: MealActions }) {
  const entries: MenuAction[] = [
    {
      value: 'select',
      label: text.select,
      icon: <ListChecks size={16} aria-hidden />,
      run: () => actions.select(slot),
    },
    ...MEAL_SLOTS.filter((other) => other !== slot).map((other) => ({
      value: other,
      label: text.copyTo(names[other]),
      icon: <Copy size={16} aria-hidden />,
      run: () => actions.copy(slot, other),
    })),
    {
      value: 'clear',
      label: text.clear(names[slot]),
      icon: <Trash2 size={16} aria-hidden />,
      danger: true,
      apart: true,
      run: () => actions.clear(slot),
    },
  ];
  return <MoreMenu label={text.actions(names[slot])} actions={entries} />;
});

export function MealHead({ slot, actions }: { slot: MealSlot; actions: MealActions }) {
  const meals = useMeals();
  const meal = meals[slot];
  const totals = useMemo(() => mealTotals(meal), [meal]);
  const day = useMemo(() => menuTotals(meals), [meals]);
  if (meal.items.length === 0) return null;
  const percent = share(totals, day);
  const figure = (key: 'protein' | 'carbs' | 'fat') => boundText(key, totals);
  return (
    <Flex as="section" aria-label={text.sum(names[slot])} align="center" gap="2" minH="11">
      <Figures
        energy={`${boundText('calories', totals)} kcal`}
        share={percent === undefined ? '' : text.share(percent)}
        rest={text.macros(figure('protein'), figure('carbs'), figure('fat'))}
      />
      <Box>
        <Menu slot={slot} actions={actions} />
      </Box>
    </Flex>
  );
}
