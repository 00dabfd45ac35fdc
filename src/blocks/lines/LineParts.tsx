import { Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, CornerDownRight, Trash2 } from 'lucide-react';
import { purchaseOf } from '../../domain/quantities';
import { formatAmount } from '../../domain/nutrition/format';
import { linesText } from '../../i18n/lines';
import { formatNumber } from '../../ui/format';
import { MoreMenu } from '../../ui/MoreMenu';
import type { MenuAction } from '../../ui/MoreMenu';
import { AllergyNotes } from './AllergyNotes';
import type { AllergyWarning } from '../../domain/allergens/warnings';
import type { LineActions, NamedLine } from './actions';
import { useDragArea } from './drag/dragContext';
import { LineText } from './lineContext';
import type { CountedLine } from './lineContext';
import { labelOf } from '../../i18n/labelOf';

const text = linesText.line;

/** Where a line comes from and what to buy for it. */
function originOf({ item }: CountedLine): string {
  const purchase = purchaseOf(item);
  const { calories } = item.snapshot.nutrients;
  const parts = [
    labelOf(text.types, item.type),
    item.snapshot.sourceLabel,
    item.type === 'recipe' && calories !== undefined
      ? text.perServing(formatAmount('calories', calories))
      : undefined,
    purchase && text.purchase(formatNumber(purchase.edible, 0), formatNumber(purchase.bought, 0)),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Where a line comes from, what to buy for it, and what is wrong with it. */
export function LineNotes({ warnings }: { warnings: readonly AllergyWarning[] }) {
  return (
    <>
      <Text textStyle="sm" color="fg.muted">
        <LineText of={originOf} />
      </Text>
      <AllergyNotes warnings={warnings} hint />
    </>
  );
}

interface LineMenuProps {
  line: NamedLine;
  group: string;
  index: number;
  count: number;
  actions: LineActions;
}

/** Everything that can be done with a line without dragging it. */
export function LineMenu({ line, group, index, count, actions }: LineMenuProps) {
  const { groups } = useDragArea();
  const others = groups.filter(({ id }) => id !== group);
  const to: MenuAction[] = others.map(({ id, name = id }) => ({
    value: id,
    label: text.moveTo(name),
    icon: <CornerDownRight size={16} aria-hidden />,
    run: () => actions.move(line, id),
  }));
  const up: MenuAction = {
    value: 'up',
    label: text.up,
    icon: <ArrowUp size={16} aria-hidden />,
    run: () => actions.move(line, group, index - 1),
  };
  const down: MenuAction = {
    value: 'down',
    label: text.down,
    icon: <ArrowDown size={16} aria-hidden />,
    run: () => actions.move(line, group, index + 1),
  };
  const remove: MenuAction = {
    value: 'remove',
    label: text.remove(groups.find(({ id }) => id === group)?.name),
    icon: <Trash2 size={16} aria-hidden />,
    danger: true,
    apart: true,
    run: () => actions.remove(line),
  };
  const possible = [
    ...(index > 0 ? [up] : []),
    ...(index < count - 1 ? [down] : []),
    ...to,
    remove,
  ];
  return <MoreMenu label={text.actions(line.name)} actions={possible} />;
}
