import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { pointerIntersection } from '@dnd-kit/collision';
import { useDraggable, useDroppable } from '@dnd-kit/react';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { MealHour } from '../../../blocks/customs/MealHour';
import { DishCardDialog } from '../../../blocks/dishes/lazyDishCard';
import { GroupedMarks } from '../../../blocks/lines/GroupedMarks';
import { possibleText } from '../../../blocks/allergies/possibleText';
import { allergyPhrase } from '../../../domain/clinical/allergens/phrase';
import { allergyWarnings } from '../../../domain/clinical/allergens/warnings';
import { mealsField, type Meal, type MenuItem } from '../../../domain/food/storedLines';
import { sortedItems } from '../../../domain/food/lines';
import type { Cell } from '../../../domain/menus/planning';
import { mealTotals } from '../../../domain/nutrition/totals';
import { amountText } from '../../../domain/food/quantities';
import { dishesText } from '../../../i18n/dishes';
import { plansText } from '../../../i18n/plans';
import { unbroken } from '../../../ui/format';
import { MoreMenu } from '../../../ui/MoreMenu';
import type { MenuAction } from '../../../ui/menuAction';
import { boundText } from '../../../ui/nutrition/boundText';
import { tabular } from '../../../ui/theme';
import { Handle } from './Handle';
import { placeId, usePlanDrag, type Held } from './planDrag';

const text = plansText.cell;
const NAMED = 4;

interface MealCellProps {
  cell: Cell;
  dayName: string;
  hour: string | undefined;
  meal: Meal;
  missing: boolean;
  allergies: readonly string[];
  actions: readonly MenuAction[];
  help: string;
}

export function useDragPlace(held: Held) {
  const id = placeId(held);
  const { lifted } = usePlanDrag();
  const { ref: drag, handleRef, isDragging } = useDraggable({ id, type: held.kind, data: held });
  const { ref: drop, isDropTarget } = useDroppable({
    id: `on:${id}`,
    accept: held.kind,
    data: held,
    collisionDetector: pointerIntersection,
  });
  const isAt = lifted !== null && placeId(lifted.at) === id && placeId(lifted.from) !== id;
  return {
    id,
    handleRef,
    ref: (element: Element | null) => {
      drag(element);
      drop(element);
    },
    isHeld: isDragging || (lifted !== null && placeId(lifted.from) === id),
    isOver: isDropTarget || isAt,
  };
}

function Line({ item, certain }: { item: MenuItem; certain: boolean }) {
  const amount = amountText(item);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Text
        as="button"
        display="block"
        w="full"
        minH="6"
        textAlign="start"
        lineClamp="3"
        lineHeight="1.35"
        aria-label={dishesText.openLabel(`${item.name}, ${amount}`)}
        onClick={() => setOpen(true)}
        color={certain ? 'fg.error' : undefined}
        fontWeight={certain ? 'semibold' : undefined}
      >
        {item.name}{' '}
        <Box as="span" display="inline-block" color={certain ? undefined : 'fg.muted'}>
          {unbroken(amount)}
        </Box>
      </Text>
      {isOpen ? <DishCardDialog item={item} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Warnings({
  items,
  allergies,
}: {
  items: readonly MenuItem[];
  allergies: readonly string[];
}) {
  const warnings = items.flatMap((item) =>
    allergyWarnings(item, allergies).map((warning) => ({ item, warning })),
  );
  const certain = warnings.filter(({ warning }) => warning.level === 'contains');
  const possible = warnings.filter((one) => !certain.includes(one));
  const harms = [...new Set(certain.map(({ warning }) => warning.allergy))];
  const doubts = new Set(possible.map(({ item, warning }) => possibleText(warning, item.name)));
  return (
    <>
      {harms.length > 0 ? (
        <Badge colorPalette="chilli" mt="1" whiteSpace="normal">
          <TriangleAlert size={12} aria-hidden /> {harms.map(allergyPhrase).join(', ')}
        </Badge>
      ) : null}
      {[...doubts].map((doubt) => (
        <Badge key={doubt} colorPalette="turmeric" mt="1" whiteSpace="normal">
          <TriangleAlert size={12} aria-hidden /> {doubt}
        </Badge>
      ))}
    </>
  );
}

function Lines({
  meal,
  missing,
  allergies,
}: Pick<MealCellProps, 'meal' | 'missing' | 'allergies'>) {
  const [isWhole, setWhole] = useState(false);
  const items = sortedItems(meal);
  // One that is left needs no more room than the words for it.
  const named = isWhole || items.length === NAMED + 1 ? items.length : NAMED;
  if (missing) return <Text color="fg.warning">{text.missing}</Text>;
  if (items.length === 0) return <Text color="fg.muted">{text.empty}</Text>;
  const isCertain = (item: MenuItem) =>
    allergyWarnings(item, allergies).some(({ level }) => level === 'contains');
  return (
    <>
      {items.slice(0, named).map((item) => (
        <Line key={item.lineId} item={item} certain={isCertain(item)} />
      ))}
      {items.length > named ? (
        <Text
          as="button"
          display="block"
          w="full"
          minH="6"
          textAlign="start"
          color="fg.muted"
          onClick={() => setWhole(true)}
        >
          {text.more(items.length - named)}
        </Text>
      ) : null}
      <Warnings items={items} allergies={allergies} />
      <GroupedMarks items={items} />
    </>
  );
}

function SlotName({ slot, hour }: { slot: string } & Pick<MealCellProps, 'hour'>) {
  return (
    <Box as="span" hideFrom="md" color="fg" fontWeight="medium">
      {slot}
      <MealHour time={hour} />{' '}
    </Box>
  );
}

export function MealCell({
  cell,
  dayName,
  hour,
  meal,
  missing,
  allergies,
  actions,
  help,
}: MealCellProps) {
  const held: Held = { kind: 'cell', cell };
  const { id, ref, handleRef, isHeld, isOver } = useDragPlace(held);
  const slot = mealsField.merge.slots[cell.slot];
  const energy = meal.items.length > 0 ? `${boundText('calories', mealTotals(meal))} kcal` : '';
  return (
    <Box
      as="section"
      aria-label={text.name(slot, dayName)}
      ref={ref}
      data-place={id}
      borderWidth="1px"
      borderRadius="l2"
      bg={isOver ? 'leaf.subtle' : 'bg.panel'}
      borderColor={isOver ? 'leaf.solid' : undefined}
      borderStyle={isOver ? 'dashed' : undefined}
      opacity={isHeld ? 0.5 : undefined}
      ps="2.5"
      pb="2"
      minW="0"
      textStyle="sm"
    >
      <Flex align="center" mb="-1">
        <Text flex="1" minW="0" truncate textStyle={{ md: 'xs' }} css={tabular} color="fg.muted">
          <SlotName slot={slot} hour={hour} />
          {energy}
        </Text>
        <Handle held={held} label={text.handle(slot, dayName)} help={help} grip={handleRef} />
        <MoreMenu label={text.actions(slot, dayName)} actions={actions} />
      </Flex>
      <Box pe="2.5">
        <Lines meal={meal} missing={missing} allergies={allergies} />
      </Box>
    </Box>
  );
}
