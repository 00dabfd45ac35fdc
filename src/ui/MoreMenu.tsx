import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';

export interface MenuAction {
  value: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** Stands behind a line. */
  apart?: boolean;
  run: () => void;
}

interface MoreMenuProps {
  /** What the button is called. */
  label: string;
  actions: readonly MenuAction[];
}

/** Which entry is chosen when the menu opens; none for who points at one. */
type Chosen = string | null;

function OpenedMenu({ label, actions, chosen }: MoreMenuProps & { chosen: Chosen }) {
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      defaultOpen
      defaultHighlightedValue={chosen}
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => actions.find((action) => action.value === value)?.run()}
    >
      <Menu.Trigger asChild>
        <IconButton variant="ghost" colorPalette="gray" aria-label={label}>
          <Ellipsis aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {actions.map(({ value, label: text, icon, danger, apart }) => (
              <Fragment key={value}>
                {apart ? <Menu.Separator /> : null}
                <Menu.Item value={value} color={danger ? 'fg.error' : undefined}>
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

/**
 * The three dots: what one does more seldom. Only a button until it is first pressed: a long list has one in
 * each row, and the menus of a list would take longer to begin than the list itself.
 */
export function MoreMenu({ label, actions }: MoreMenuProps) {
  const [pressed, setPressed] = useState<{ chosen: Chosen }>();
  if (pressed) return <OpenedMenu label={label} actions={actions} chosen={pressed.chosen} />;
  const openAt = (action: MenuAction | undefined) => setPressed({ chosen: action?.value ?? null });
  return (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      // Whoever presses by keyboard goes on by keyboard.
      onClick={({ detail }) => openAt(detail === 0 ? actions[0] : undefined)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        openAt(event.key === 'ArrowDown' ? actions[0] : actions.at(-1));
      }}
    >
      <Ellipsis aria-hidden />
    </IconButton>
  );
}
