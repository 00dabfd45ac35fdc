import { Box, Button, Field, Flex, Grid, Kbd, Text, Textarea } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import type { MealSlot, MenuItem } from '../../../domain/menu';
import { sortedItems } from '../../../domain/menuEditing';
import { menusText } from '../../../i18n/menus';
import { NUTRIENT_LABELS } from '../../../domain/nutrients';
import type { LineActions } from './actions';
import { LineRow, TABLE_LAYOUT } from './LineRow';
import { useMeals } from './mealsContext';
import { dropIndex, useDragOrder } from './useDragOrder';
import type { Drag } from './useDragOrder';

const text = menusText.meals;

interface MealListProps {
  slot: MealSlot;
  allergies: readonly string[];
  actions: LineActions;
}

/** The header is a grid like the rows, where they are a table. */
const HEADER_LAYOUT = {
  display: 'none',
  ...Object.fromEntries(
    Object.entries(TABLE_LAYOUT).map(([width, { gridTemplateColumns }]) => [
      width,
      { display: 'grid', gridTemplateColumns },
    ]),
  ),
};

/** The columns' names; each cell also says its name to who cannot see the table. */
function Header() {
  const names = [
    text.item,
    text.amount,
    'kcal',
    NUTRIENT_LABELS.protein,
    NUTRIENT_LABELS.carbs,
    NUTRIENT_LABELS.fat,
  ];
  return (
    <Grid
      aria-hidden
      css={HEADER_LAYOUT}
      columnGap="1.5"
      pe="1"
      py="2.5"
      alignItems="center"
      borderBottomWidth="1px"
      textStyle="sm"
      color="fg.muted"
    >
      <span />
      {names.map((name, index) => (
        <Text key={name} textAlign={index > 1 ? 'right' : undefined} lineHeight="1.2">
          {name}
        </Text>
      ))}
    </Grid>
  );
}

function gapOf(drag: Drag | null, index: number, count: number) {
  if (!drag || dropIndex(drag) === drag.from) return undefined;
  if (drag.before === index) return 'before';
  return drag.before === count && index === count - 1 ? 'behind' : undefined;
}

/** Read when a line is dropped: the handlers must not change with each keystroke. */
function useDrop(items: readonly MenuItem[], { slot, actions }: MealListProps) {
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  }, [items]);
  return useCallback(
    (from: number, index: number) => {
      const item = latest.current[from];
      if (item) actions.move(item, slot, index);
    },
    [actions, slot],
  );
}

/** @param list the element around the rows */
function Lines({ list, ...props }: MealListProps & { list: RefObject<HTMLElement | null> }) {
  const { slot, allergies, actions } = props;
  const meal = useMeals()[slot];
  const items = useMemo(() => sortedItems(meal), [meal]);
  const onDrop = useDrop(items, props);
  const { drag, onPointerDown, onPointerMove, onPointerUp, onPointerCancel } = useDragOrder(
    list,
    onDrop,
  );
  const handlers = useMemo(
    () => ({ onPointerDown, onPointerMove, onPointerUp, onPointerCancel }),
    [onPointerDown, onPointerMove, onPointerUp, onPointerCancel],
  );
  return items.map((item, index) => (
    <LineRow
      key={item.lineId}
      item={item}
      slot={slot}
      index={index}
      count={items.length}
      allergies={allergies}
      actions={actions}
      handlers={handlers}
      held={drag?.from === index}
      gap={gapOf(drag, index, items.length)}
    />
  ));
}

const Table = memo(function Table(props: MealListProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <Box borderWidth="1px" borderRadius="l2" bg="bg.panel" css={{ containerType: 'inline-size' }}>
      <Header />
      <Box
        as="ul"
        ref={list}
        listStyleType="none"
        aria-label={text.list(menusText.slots[props.slot].long)}
      >
        <Lines {...props} list={list} />
      </Box>
    </Box>
  );
});

/** The lines of a meal in their order. */
export function MealList(props: MealListProps) {
  if (useMeals()[props.slot].items.length > 0) return <Table {...props} />;
  return (
    <Text color="fg.muted" textAlign="center" py="6">
      {text.empty}
    </Text>
  );
}

interface MealFooterProps {
  slot: MealSlot;
  onAdd: () => void;
  onNotes: (slot: MealSlot, notes: string) => void;
}

/** What stands below the lines: the way to add one, and the meal's notes. */
export function MealFooter(props: MealFooterProps) {
  return <Footer {...props} notes={useMeals()[props.slot].notes ?? ''} />;
}

const Footer = memo(function Footer(props: MealFooterProps & { notes: string }) {
  const { slot, notes, onAdd, onNotes } = props;
  return (
    <>
      <Flex position="relative" align="center">
        <Button
          variant="outline"
          colorPalette="gray"
          borderStyle="dashed"
          justifyContent="flex-start"
          w="full"
          minH="12"
          fontWeight="medium"
          aria-haspopup="dialog"
          aria-keyshortcuts="/"
          onClick={onAdd}
        >
          <Plus size={18} aria-hidden />
          {text.add}
        </Button>
        <Flex
          hideBelow="md"
          position="absolute"
          insetEnd="4"
          gap="3"
          align="center"
          pointerEvents="none"
          color="fg.muted"
          textStyle="sm"
        >
          {text.addHint} <Kbd>/</Kbd>
        </Flex>
      </Flex>
      <Field.Root>
        <Textarea
          aria-label={text.notes(menusText.slots[slot].long)}
          placeholder={text.notes(menusText.slots[slot].long)}
          autoresize
          rows={2}
          maxLength={20_000}
          value={notes}
          onChange={(event) => onNotes(slot, event.target.value)}
        />
      </Field.Root>
    </>
  );
});
