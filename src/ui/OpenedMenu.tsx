import { Menu, Portal } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { heldPress } from './heldPress';
import type { MenuAction } from './menuAction';

interface OpenedMenuProps {
  actions: readonly MenuAction[];
  selection: string | null;
  trigger: ReactNode;
}

export default function OpenedMenu({ actions, selection, trigger }: OpenedMenuProps) {
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      defaultOpen
      defaultHighlightedValue={selection}
      positioning={{ placement: 'bottom-end' }}
    >
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {actions.map(({ value, label: text, icon, danger, apart, run }) => (
              <Fragment key={value}>
                {apart ? <Menu.Separator /> : null}
                {/* Not the menu's `onSelect`: that counts only for an entry that is marked already, and a pointer
                    that has not moved since the menu came under it marks nothing. Enter clicks too. */}
                <Menu.Item
                  value={value}
                  color={danger ? 'fg.error' : undefined}
                  onClick={run}
                  {...heldPress}
                >
                  {icon} {text}
                </Menu.Item>
              </Fragment>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
