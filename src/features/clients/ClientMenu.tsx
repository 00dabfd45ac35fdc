import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';

export interface MenuAction {
  value: string;
  label: string;
  danger?: boolean;
  run: () => void;
}

/** The three dots: what one does more seldom. */
export function ClientMenu({ label, actions }: { label: string; actions: MenuAction[] }) {
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
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
            {actions.map((action) => (
              <Menu.Item
                key={action.value}
                value={action.value}
                color={action.danger ? 'fg.error' : undefined}
              >
                {action.label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
