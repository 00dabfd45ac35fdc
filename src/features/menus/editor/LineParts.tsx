import { IconButton, Menu, Portal, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, CornerDownRight, Ellipsis, Trash2 } from 'lucide-react';
import { MEAL_SLOTS } from '../../../domain/menu';
import type { MealSlot, MenuItem } from '../../../domain/menu';
import { purchaseOf } from '../../../domain/menuEditing';
import { formatAmount } from '../../../domain/nutrition/format';
import { menusText } from '../../../i18n/menus';
import { formatNumber } from '../../../ui/format';
import { AllergyNotes } from '../AllergyNotes';
import type { AllergyWarning } from '../model/allergens';
import type { LineActions } from './actions';

const text = menusText.line;

/** Where a line comes from, what to buy for it, and what is wrong with it. */
export function LineNotes({
  item,
  warnings,
}: {
  item: MenuItem;
  warnings: readonly AllergyWarning[];
}) {
  const purchase = purchaseOf(item);
  const { calories } = item.snapshot.nutrients;
  const parts = [
    text.types[item.type],
    item.snapshot.sourceLabel,
    item.type === 'recipe' && calories !== undefined
      ? text.perServing(formatAmount('calories', calories))
      : undefined,
    purchase && text.purchase(formatNumber(purchase.edible, 0), formatNumber(purchase.bought, 0)),
  ].filter(Boolean);
  return (
    <>
      <Text textStyle="sm" color="fg.muted">
        {parts.join(' · ')}
      </Text>
      <AllergyNotes warnings={warnings} hint />
    </>
  );
}

interface LineMenuProps {
  item: MenuItem;
  slot: MealSlot;
  index: number;
  count: number;
  actions: LineActions;
}

/** Everything that can be done with a line without dragging it. */
export function LineMenu({ item, slot, index, count, actions }: LineMenuProps) {
  const others = MEAL_SLOTS.filter((other) => other !== slot);
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton variant="ghost" colorPalette="gray" aria-label={text.actions(item.name)}>
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {index > 0 ? (
              <Menu.Item value="up" onClick={() => actions.move(item, slot, index - 1)}>
                <ArrowUp size={16} aria-hidden /> {text.up}
              </Menu.Item>
            ) : null}
            {index < count - 1 ? (
              <Menu.Item value="down" onClick={() => actions.move(item, slot, index + 1)}>
                <ArrowDown size={16} aria-hidden /> {text.down}
              </Menu.Item>
            ) : null}
            {others.map((other) => (
              <Menu.Item key={other} value={other} onClick={() => actions.move(item, other)}>
                <CornerDownRight size={16} aria-hidden />
                {text.moveTo(menusText.slots[other].long)}
              </Menu.Item>
            ))}
            <Menu.Separator />
            <Menu.Item value="remove" color="fg.error" onClick={() => actions.remove(item)}>
              <Trash2 size={16} aria-hidden /> {text.remove}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
