import { Badge, Box, Button, Tabs } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useGroupName } from '../../../blocks/lines/drag/useGroupName';
import { isMealSlot, MEAL_SLOTS } from '../../../domain/collections/shared/lines';
import type { MealSlot } from '../../../domain/collections/shared/lines';
import { menusText } from '../../../i18n/menus';
import { useMeals } from './mealsContext';

const text = menusText.meals;

interface SlotTabsProps {
  slot: MealSlot;
  onSlot: (slot: MealSlot) => void;
  /** Whether the second snack was asked for; it also shows when it holds something (decision 2). */
  second: boolean;
  onSecond: () => void;
  children: ReactNode;
}

function LineCount({ slot }: { slot: MealSlot }) {
  return useMeals()[slot].items.length;
}

/** Tabs of the day's meals with the number of their lines. */
export function SlotTabs({ second, ...tabs }: SlotTabsProps) {
  const { items, notes } = useMeals().snack2;
  const withSecond = second || items.length > 0 || Boolean(notes) || tabs.slot === 'snack2';
  return <ShownTabs {...tabs} withSecond={withSecond} />;
}

function SlotTab({ slot }: { slot: MealSlot }) {
  const { ref, over } = useGroupName(slot);
  return (
    <Tabs.Trigger
      ref={ref}
      value={slot}
      minH="11"
      px={{ base: '2.5', md: '4' }}
      bg={over ? 'leaf.subtle' : undefined}
      borderRadius={over ? 'l2' : undefined}
    >
      {/* One name for everybody: a phone only shows its end, "Sáng" of "Bữa sáng". */}
      <Box as="span" display="inline-block" css={{ _firstLetter: { textTransform: 'uppercase' } }}>
        <Box as="span" mdDown={{ srOnly: true }}>
          {text.mealWord}{' '}
        </Box>
        {menusText.slots[slot].short}
      </Box>
      <Badge borderRadius="full">
        <LineCount slot={slot} />
        <Box as="span" srOnly>
          {' '}
          {text.itemWord}
        </Box>
      </Badge>
    </Tabs.Trigger>
  );
}

type ShownTabsProps = Omit<SlotTabsProps, 'second'> & { withSecond: boolean };

const ShownTabs = memo(function ShownTabs(props: ShownTabsProps) {
  const { withSecond, slot, onSlot, onSecond, children } = props;
  const shown = MEAL_SLOTS.filter((one) => one !== 'snack2' || withSecond);
  return (
    <Tabs.Root
      value={slot}
      onValueChange={({ value }) => {
        if (isMealSlot(value)) onSlot(value);
      }}
      variant="line"
      colorPalette="leaf"
    >
      <Box display="flex" alignItems="center" gap="1" overflowX="auto" py="1" mx="-1" px="1">
        <Tabs.List aria-label={text.tabs} borderBottomWidth="0" flexShrink="0">
          {shown.map((one) => (
            <SlotTab key={one} slot={one} />
          ))}
        </Tabs.List>
        {withSecond ? null : (
          <Button
            variant="ghost"
            colorPalette="gray"
            size="sm"
            minH="11"
            minW="11"
            px="2"
            flexShrink="0"
            aria-label={text.addSnack}
            title={text.addSnack}
            onClick={onSecond}
          >
            <Plus size={18} aria-hidden />
          </Button>
        )}
      </Box>
      <Tabs.Content value={slot} pt="3">
        {children}
      </Tabs.Content>
    </Tabs.Root>
  );
});
