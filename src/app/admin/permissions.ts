import { hasPermission } from '../../domain/access/permissions';
import type { AdminRole } from '../../domain/access/roles';
import type { NavigationEntry } from '../../routing/feature';

/** Whether a role may open an address: pages without a place in the navigation are open to all administrators. */
export function mayOpen(
  places: readonly NavigationEntry[],
  pathname: string,
  role: AdminRole | undefined,
): boolean {
  const permission = places.find(({ path }) => pathname.startsWith(path))?.permission;
  return permission === undefined || hasPermission(role, permission);
}
