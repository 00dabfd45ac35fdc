import { IconButton } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { MenuAction } from './menuAction';
import { useMenuPress } from './useMenuPress';
import { laterPart } from './laterPart';

const OpenedMenu = laterPart(async () => (await import('./OpenedMenu')).default);

interface MoreMenuProps {
  /** What the button is called. */
  label: string;
  actions: readonly MenuAction[];
}

function Dots({ label, ...rest }: { label: string } & ComponentProps<typeof IconButton>) {
  return (
    <IconButton variant="ghost" colorPalette="gray" aria-label={label} {...rest}>
      <Ellipsis aria-hidden />
    </IconButton>
  );
}

/**
 * The three dots: what one does more seldom. Only a button until it is first pressed: a long list has one in
 * each row, and the menus of a list would take longer to begin than the list itself.
 */
export function MoreMenu({ label, actions }: MoreMenuProps) {
  const { pressed, release, ...press } = useMenuPress(actions[0]?.value, actions.at(-1)?.value);
  const dots = <Dots label={label} {...press} />;
  if (!pressed) return dots;
  return (
    <OpenedMenu
      actions={actions}
      chosen={pressed.chosen}
      trigger={<Dots label={label} />}
      waiting={dots}
      onMissing={release}
    />
  );
}
