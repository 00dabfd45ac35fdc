import type { AccountProfile } from '../../domain/accounts/account';
import { ENTRANCE_PATHS } from '../../features/account/paths';
import { getHomePath, nextPath } from '../routes';

/**
 * null: they may stay. Anybody may ask for and set a new password.
 * @param before who was known when the page opened: after a session ended they sign in again
 */
export function whereTo(
  account: AccountProfile,
  pathname: string,
  search: string,
  before: AccountProfile | null,
): string | null {
  // Somebody with an account who is no expert yet may register with another address.
  if (pathname === ENTRANCE_PATHS.register)
    return account.role === 'user' ? null : getHomePath(account.role);
  if (pathname !== ENTRANCE_PATHS.login) return null;
  const params = new URLSearchParams(search);
  if (account === before && params.has('again')) return null;
  return nextPath(params.get('next'), account.role);
}
