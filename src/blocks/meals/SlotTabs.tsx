import { Badge, Box, Button, Tabs } from '@chakra-ui/react';
import { Plus, TriangleAlert } from 'lucide-react';
import { memo, use, type ReactNode } from 'react';
import { MealHour } from '../customs/MealHour';
import type { MealHours } from '../../domain/clinical/customs/client';
import { useGroupName } from '../lines/drag/useGroupName';
import { isMealSlot, MEAL_SLOTS, mealsField, type MealSlot } from '../../domain/food/storedLines';
import { PageHead } from '../../ui/pageHead';
import { menusText } from '../../i18n/menus';
import { findConcerns, isCertain } from '../../domain/clinical/allergens/concerns';
import { useMeals } from './mealsContext';

const text = menusText.meals;

interface SlotTabsProps {
  slot: MealSlot;
  onSlot: (slot: MealSlot) => void;
  /** Asked for by the person; the second snack also shows when it holds something (product decision 2). */
  second: boolean;
  onSecond: () => void;
  allergies: readonly string[];
  hours?: MealHours | undefined;
  children: ReactNode;
}

function AllergyCount({ slot, allergies }: { slot: MealSlot; allergies: readonly string[] }) {
  const meals = useMeals();
  const concerns = findConcerns({ meals }, allergies).filter((one) => one.slot === slot);
  const certain = concerns.filter(isCertain).length;
  const possible = concerns.length - certain;
  const texts = menusText.allergies;
  return (
    <>
      {certain > 0 ? (
        <Badge
          colorPalette="chilli"
          variant="solid"
          borderRadius="full"
          title={texts.certain(certain)}
        >
          <TriangleAlert size={12} aria-hidden /> {certain}
          <Box as="span" srOnly>
            {texts.certain(certain)}
          </Box>
        </Badge>
      ) : null}
      {possible > 0 ? (
        <Badge colorPalette="turmeric" borderRadius="full" title={texts.possible(possible)}>
          <TriangleAlert size={12} aria-hidden /> {possible}
          <Box as="span" srOnly>
            {texts.possible(possible)}
          </Box>
        </Badge>
      ) : null}
    </>
  );
}

function LineCount({ slot }: { slot: MealSlot }) {
  return useMeals()[slot].items.length;
}

export function SlotTabs({ second, ...tabs }: SlotTabsProps) {
  const { items, notes } = useMeals().snack2;
  const withSecond = second || items.length > 0 || Boolean(notes) || tabs.slot === 'snack2';
  return <ShownTabs {...tabs} withSecond={withSecond} />;
}

interface SlotTabProps extends Pick<SlotTabsProps, 'allergies' | 'hours'> {
  slot: MealSlot;
}

function SlotTab({ slot, allergies, hours }: SlotTabProps) {
  const { ref, over } = useGroupName(slot);
  const [meal, ...which] = mealsField.merge.slots[slot].split(' ');
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
          {meal}{' '}
        </Box>
        {which.join(' ')}
      </Box>
      <MealHour time={hours?.[slot]} isShort />
      <Badge borderRadius="full">
        <LineCount slot={slot} />
        <Box as="span" srOnly>
          {' '}
          {text.itemWord}
        </Box>
      </Badge>
      {allergies.length > 0 ? <AllergyCount slot={slot} allergies={allergies} /> : null}
    </Tabs.Trigger>
  );
}

function AddSnack({ onSecond }: Pick<SlotTabsProps, 'onSecond'>) {
  return (
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
  );
}

function StickyBar({ children }: { children: ReactNode }) {
  const top = use(PageHead);
  return (
    <Box
      display="flex"
      alignItems="center"
      gap="1"
      overflowX="auto"
      py="1"
      mx="-1"
      px="1"
      position="sticky"
      zIndex="1"
      bg="bg"
      style={{ top }}
    >
      {children}
    </Box>
  );
}

type ShownTabsProps = Omit<SlotTabsProps, 'second'> & { withSecond: boolean };

const ShownTabs = memo(function ShownTabs(props: ShownTabsProps) {
  const { withSecond, slot, onSlot, onSecond, allergies, hours, children } = props;
  const slots = MEAL_SLOTS.filter((one) => one !== 'snack2' || withSecond);
  return (
    <Tabs.Root
      value={slot}
      onValueChange={({ value }) => {
        if (isMealSlot(value)) onSlot(value);
      }}
      variant="line"
      colorPalette="leaf"
    >
      <StickyBar>
        <Tabs.List aria-label={text.tabs} borderBottomWidth="0" flexShrink="0">
          {slots.map((one) => (
            <SlotTab key={one} slot={one} allergies={allergies} hours={hours} />
          ))}
        </Tabs.List>
        {withSecond ? null : <AddSnack onSecond={onSecond} />}
      </StickyBar>
      <Tabs.Content value={slot} pt="3">
        {children}
      </Tabs.Content>
    </Tabs.Root>
  );
});
