import type { MenuAction } from './menuAction';
import { laterPart } from './laterPart';
import { RowButton } from './RowButton';
import { useMenuPress } from './useMenuPress';

const OpenedMenu = laterPart(async () => (await import('./OpenedMenu')).default);

interface MoreMenuProps {
  label: string;
  /** A function where a long list makes the entries only when a menu is opened. */
  actions: readonly MenuAction[] | (() => readonly MenuAction[]);
}

/** Only a button until it is first pressed: the menus of a long list would take longer to start than the list itself. */
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
      selection={pressed.selection}
      trigger={<RowButton icon="dots" aria-label={label} />}
      waiting={dots}
      onMissing={release}
    />
  );
}
