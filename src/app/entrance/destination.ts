import type { AccountProfile } from '../../domain/accounts/account';
import { ENTRANCE_PATHS } from '../../features/account/paths';
import { homeOf, nextPath } from '../routes';

/**
 * Where whoever is signed in goes from a page of the entrance; null: they may stay. A new password can be asked for
 * and set by anybody.
 * @param before who was known when the page opened: after a session has ended they sign in again
 */
export function whereTo(
  account: AccountProfile,
  pathname: string,
  search: string,
  before: AccountProfile | null,
): string | null {
  // Who has an account but is no expert yet may become one, with another address.
  if (pathname === ENTRANCE_PATHS.register)
    return account.role === 'user' ? null : homeOf(account.role);
  if (pathname !== ENTRANCE_PATHS.login) return null;
  const asked = new URLSearchParams(search);
  if (account === before && asked.has('again')) return null;
  return nextPath(asked.get('next'), account.role);
}
