import { useData, useLiveOne } from '../../../data/react';

/** @returns `null` when it is not on this device, `undefined` when there is none or nothing is known yet */
export function useMasterName(id: string | null | undefined): string | null | undefined {
  const data = useData();
  const own = useLiveOne(data.menus, id);
  const other = useLiveOne(data.library, id);
  if (!id) return undefined;
  if (own) return own.name;
  if (own === undefined || other === undefined) return undefined;
  const name = other?.kind === 'master' ? other.menu.name : undefined;
  return typeof name === 'string' ? name : null;
}
