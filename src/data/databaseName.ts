import type { AccountProfile } from '../domain/accounts/account';

type Owner = Pick<AccountProfile, 'accountId' | 'workspaceId'>;

/** RxDB accepts small letters, digits, `-` and `_`; capitals and dots are escaped, never merged. */
function safe(id: string): string {
  return id.replace(/[^a-z0-9-]/g, (char) => `_${char.charCodeAt(0).toString(16)}_`);
}

/** The name of an account's database on the device: by workspace and account. */
export function databaseName({ workspaceId, accountId }: Owner): string {
  return `bualanh-${safe(workspaceId)}-${safe(accountId)}`;
}

/** The lock of the tab that replicates, and the channel of all tabs of the account. */
export const syncLockName = (database: string): string => `bualanh-sync-${database}`;

/** The lock that every tab shares while it has the database open, and that a migration has alone. */
export const openLockName = (database: string): string => `bualanh-open-${database}`;
