import { hasPermission } from '../../domain/accounts/access/permissions';
import type { AdminRole } from '../../domain/accounts/access/roles';
import type { NavigationEntry } from '../../routing/feature';

/** Pages outside the navigation are open to all administrators. */
export function mayOpen(
  entries: readonly NavigationEntry[],
  pathname: string,
  role: AdminRole | undefined,
): boolean {
  const path = pathname.replace(/\/+$/, '');
  // The longest match wins, because the first page's address is a prefix of all.
  const [entry] = entries
    .filter((one) => `${path}/`.startsWith(`${one.path}/`))
    .sort((one, other) => other.path.length - one.path.length);
  const permission = entry?.permission;
  return permission === undefined || hasPermission(role, permission);
}
