import type { AccountProfile } from '../domain/accounts/account';

type Owner = Pick<AccountProfile, 'accountId' | 'workspaceId'>;

/** RxDB accepts lower-case letters, digits, `-` and `_`; others are escaped, so that ids never collide. */
function safe(id: string): string {
  return id.replace(/[^a-z0-9-]/g, (char) => `_${char.charCodeAt(0).toString(16)}_`);
}

export function databaseName({ workspaceId, accountId }: Owner): string {
  return `bualanh-${safe(workspaceId)}-${safe(accountId)}`;
}

/** Held by the tab that replicates; also names the channel between the account's tabs. */
export const syncLockName = (database: string): string => `bualanh-sync-${database}`;

/** Shared by every tab with the database open; a migration takes it exclusively. */
export const openLockName = (database: string): string => `bualanh-open-${database}`;
