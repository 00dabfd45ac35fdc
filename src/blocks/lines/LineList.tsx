import { Box, Text } from '@chakra-ui/react';
import { pointerIntersection } from '@dnd-kit/collision';
import { useDroppable } from '@dnd-kit/react';
import { memo, startTransition, useCallback, useEffect, useState, type CSSProperties } from 'react';
import type { MenuItem } from '../../domain/food/storedLines';
import { quantityText, unitName } from '../../domain/food/quantities';
import { linesText } from '../../i18n/lines';
import { NUTRIENT_LABELS } from '../../domain/food/nutrients';
import type { LineActions, LineGroup } from './actions';
import { useDragArea, useHeld } from './drag/dragContext';
import { gapBeside } from './drag/place';
import type { DropData } from './drag/useDragging';
import { figureLetters } from './lineFigures';
import { LineRow } from './LineRow';
import { useLines } from './linesContext';
import './lines.css';

interface LineListProps {
  group: LineGroup;
  label: string;
  empty: string;
  allergies: readonly string[];
  actions: LineActions;
}

const Header = memo(function Header() {
  const figures = ['kcal', NUTRIENT_LABELS.protein, NUTRIENT_LABELS.carbs, NUTRIENT_LABELS.fat];
  return (
    <div aria-hidden className="line-header">
      <span />
      <span>{linesText.columns.item}</span>
      <span>{linesText.columns.amount}</span>
      {figures.map((name) => (
        <span key={name} className="line-figure-name">
          {name}
        </span>
      ))}
    </div>
  );
});

/** More than a screen shows; further lines are drawn a moment later. */
const FIRST = 14;

function useDrawn(count: number): number {
  const [all, setAll] = useState(count <= FIRST);
  useEffect(() => {
    if (all) return undefined;
    const timer = setTimeout(() => startTransition(() => setAll(true)));
    return () => clearTimeout(timer);
  }, [all]);
  return all ? count : Math.min(count, FIRST);
}

function Rows({ group, allergies, actions, items }: LineListProps & { items: MenuItem[] }) {
  const held = useHeld();
  const drawn = useDrawn(items.length);
  const later = items.length - drawn;
  return (
    <>
      {items.slice(0, drawn).map((item, index) => (
        <LineRow
          key={item.lineId}
          item={item}
          group={group.id}
          index={index}
          count={items.length}
          allergies={allergies}
          actions={actions}
          isHeld={held?.line.lineId === item.lineId}
          gap={gapBeside(held, group.id, index, items.length)}
        />
      ))}
      {later > 0 ? (
        <li aria-hidden className="line-later" style={{ '--lines': later } as CSSProperties} />
      ) : null}
    </>
  );
}

const longest = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length));

function Table(props: LineListProps) {
  const { lists } = useDragArea();
  const { id } = props.group;
  const list = useCallback(
    (element: HTMLElement | null) => {
      if (element) lists.set(id, element);
      return () => void lists.delete(id);
    },
    [lists, id],
  );
  const items = useLines(id);
  const letters = {
    '--unit-letters': longest(items.map(unitName)),
    '--amount-letters': longest(items.map(({ quantity }) => quantityText(quantity))),
    '--figure-letters': figureLetters(items),
  };
  return (
    <div className="line-list" style={letters as CSSProperties}>
      <Header />
      <ul ref={list} aria-label={props.label}>
        <Rows {...props} items={items} />
      </ul>
    </div>
  );
}

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
 * While a line of another group is dragged, its list stays mounted but hidden: a drag by finger ends if its row is
 * removed.
 */
export function OpenLineList(
  props: Omit<LineListProps, 'label'> & { getLabel: (group: LineGroup) => string },
) {
  const { group, getLabel } = props;
  const { groups } = useDragArea();
  const from = useHeld()?.from.group;
  const openGroups = groups.filter(({ id }) => id === group.id || id === from);
  return openGroups.map((one) => (
    <Box key={one.id} hidden={one.id !== group.id}>
      <LineList {...props} group={one} label={getLabel(one)} />
    </Box>
  ));
}
