import { useMemo } from 'react';
import { useData, useLive } from '../../../data/react';

/**
 * The name of the master that a menu came from: `null` when it is not on this device, `undefined`
 * when there is none or nothing is known yet.
 */
export function useMasterName(id: string | null | undefined): string | null | undefined {
  const data = useData();
  const menus = useLive(() => data.menus.watchAll(), [data]);
  const library = useLive(() => data.library.watchAll(), [data]);
  return useMemo(() => {
    if (!id || !menus || !library) return undefined;
    const own = menus.find((one) => one.id === id);
    if (own) return own.name;
    const other = library.find((entry) => entry.id === id);
    const name = other?.kind === 'master' ? other.menu.name : undefined;
    return typeof name === 'string' ? name : null;
  }, [id, menus, library]);
}
