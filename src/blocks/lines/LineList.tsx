import { Box, Grid, Text } from '@chakra-ui/react';
import { pointerIntersection } from '@dnd-kit/collision';
import { useDroppable } from '@dnd-kit/react';
import { memo, useCallback } from 'react';
import { linesText } from '../../i18n/lines';
import { NUTRIENT_LABELS } from '../../domain/nutrients';
import type { LineActions, LineGroup } from './actions';
import { useDragArea, useHeld } from './drag/dragContext';
import { gapBeside } from './drag/place';
import type { DropData } from './drag/useDragging';
import { LineRow, TABLE_LAYOUT } from './LineRow';
import { useLines } from './linesContext';

interface LineListProps {
  group: LineGroup;
  /** What the list is called. */
  label: string;
  /** Said where there is no line. */
  empty: string;
  /** Of the person who will eat it. */
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
    linesText.columns.item,
    linesText.columns.amount,
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
      <span />
      <span />
    </Grid>
  );
}

function Rows({ group, allergies, actions }: LineListProps) {
  const items = useLines(group.id);
  const held = useHeld();
  return items.map((item, index) => (
    <LineRow
      key={item.lineId}
      item={item}
      group={group.id}
      index={index}
      count={items.length}
      allergies={allergies}
      actions={actions}
      held={held?.line.lineId === item.lineId}
      gap={gapBeside(held, group.id, index, items.length)}
    />
  ));
}

const Table = memo(function Table(props: LineListProps) {
  const { lists } = useDragArea();
  const { id } = props.group;
  const list = useCallback(
    (element: HTMLElement | null) => {
      if (element) lists.set(id, element);
      return () => lists.delete(id);
    },
    [lists, id],
  );
  return (
    <Box borderWidth="1px" borderRadius="l2" bg="bg.panel" css={{ containerType: 'inline-size' }}>
      <Header />
      <Box as="ul" ref={list} listStyleType="none" aria-label={props.label}>
        <Rows {...props} />
      </Box>
    </Box>
  );
});

/** What an empty list says, and that a held line would fall into it. */
function Empty({ group, empty }: Pick<LineListProps, 'group' | 'empty'>) {
  const held = useHeld();
  return (
    <Text
      color="fg.muted"
      textAlign="center"
      py="6"
      borderRadius="l2"
      outline={held?.group === group.id ? '2px dashed' : undefined}
      outlineColor="leaf.solid"
    >
      {empty}
    </Text>
  );
}

/** The lines of a group in their order, inside of a `LineDrag`. */
export function LineList(props: LineListProps) {
  const { group } = props;
  const data: DropData = { group: group.id, name: false };
  const { ref } = useDroppable({
    id: `list:${group.id}`,
    data,
    collisionDetector: pointerIntersection,
  });
  const filled = useLines(group.id).length > 0;
  return (
    <Box ref={ref}>
      {filled ? <Table {...props} /> : <Empty group={group} empty={props.empty} />}
    </Box>
  );
}

/**
 * The list of one group out of several. While a line is held that comes from another group, its list is
 * kept as well, unseen: who drags by finger must not lose the row below it.
 */
export function OpenLineList(
  props: Omit<LineListProps, 'label'> & { labelOf: (group: LineGroup) => string },
) {
  const { group, labelOf } = props;
  const { groups } = useDragArea();
  const from = useHeld()?.from.group;
  const kept = groups.filter(({ id }) => id === group.id || id === from);
  return kept.map((one) => (
    <Box key={one.id} hidden={one.id !== group.id}>
      <LineList {...props} group={one} label={labelOf(one)} />
    </Box>
  ));
}
