import { Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, CornerDownRight, Trash2 } from 'lucide-react';
import { MEAL_SLOTS } from '../../domain/menu';
import type { MealSlot } from '../../domain/menu';
import { purchaseOf } from '../../domain/quantities';
import { formatAmount } from '../../domain/nutrition/format';
import { linesText } from '../../i18n/lines';
import { formatNumber } from '../../ui/format';
import { MoreMenu } from '../../ui/MoreMenu';
import type { MenuAction } from '../../ui/MoreMenu';
import { AllergyNotes } from './AllergyNotes';
import type { AllergyWarning } from '../../domain/allergens/warnings';
import type { LineActions, NamedLine } from './actions';
import { LineText } from './lineContext';
import type { CountedLine } from './lineContext';

const text = linesText.line;

/** Where a line comes from and what to buy for it. */
function originOf({ item }: CountedLine): string {
  const purchase = purchaseOf(item);
  const { calories } = item.snapshot.nutrients;
  const parts = [
    text.types[item.type],
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
  slot: MealSlot;
  index: number;
  count: number;
  actions: LineActions;
}

/** Everything that can be done with a line without dragging it. */
export function LineMenu({ line, slot, index, count, actions }: LineMenuProps) {
  const to: MenuAction[] = MEAL_SLOTS.filter((other) => other !== slot).map((other) => ({
    value: other,
    label: text.moveTo(menusText.slots[other].long),
    icon: <CornerDownRight size={16} aria-hidden />,
    run: () => actions.move(line, other),
  }));
  const up: MenuAction = {
    value: 'up',
    label: text.up,
    icon: <ArrowUp size={16} aria-hidden />,
    run: () => actions.move(line, slot, index - 1),
  };
  const down: MenuAction = {
    value: 'down',
    label: text.down,
    icon: <ArrowDown size={16} aria-hidden />,
    run: () => actions.move(line, slot, index + 1),
  };
  const remove: MenuAction = {
    value: 'remove',
    label: text.remove,
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
