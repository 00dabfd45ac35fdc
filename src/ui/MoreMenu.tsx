import type { MenuAction } from './menuAction';
import { laterPart } from './laterPart';
import { RowButton } from './RowButton';
import { useMenuPress } from './useMenuPress';

const OpenedMenu = laterPart(async () => (await import('./OpenedMenu')).default);

interface MoreMenuProps {
  /** Name of the button. */
  label: string;
  /** Entries, or how to make them: a row of a long list makes them when its menu is opened. */
  actions: readonly MenuAction[] | (() => readonly MenuAction[]);
}

/**
 * The three dots: what one does more seldom. Only a button until it is first pressed: a long list has one in
 * each row, and the menus of a list would take longer to begin than the list itself.
 */
export function MoreMenu({ label, actions }: MoreMenuProps) {
  const entries = () => (typeof actions === 'function' ? actions() : actions);
  const { pressed, release, ...press } = useMenuPress(
    () => entries()[0]?.value,
    () => entries().at(-1)?.value,
  );
  const dots = <RowButton icon="dots" aria-label={label} {...press} />;
  if (!pressed) return dots;
  return (
    <OpenedMenu
      actions={entries()}
      chosen={pressed.chosen}
      trigger={<RowButton icon="dots" aria-label={label} />}
      waiting={dots}
      onMissing={release}
    />
  );
}
