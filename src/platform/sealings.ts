/** Where the accounts stand that signed out here and whose data wait to be closed. */
const KEY = 'bualanh.sealings';

/** What is closed of an account: names of its databases are made from these. */
export interface SealedOwner {
  accountId: string;
  workspaceId: string;
}
type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function askedSealings(storage: Pick<Storage, 'getItem'>): SealedOwner[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as SealedOwner[]) : [];
  } catch {
    return [];
  }
}

function write(storage: TextStorage, owners: readonly SealedOwner[]): void {
  try {
    if (owners.length > 0) storage.setItem(KEY, JSON.stringify(owners));
    else storage.removeItem(KEY);
  } catch {
    // Without room nothing can be closed either; signing out itself must not fail for it.
  }
}

const without = (owners: readonly SealedOwner[], accountId: string): SealedOwner[] =>
  owners.filter((owner) => owner.accountId !== accountId);

/** Asks for an account's data to be closed once nothing has them open. */
export function askForSealing({ accountId, workspaceId }: SealedOwner, storage: TextStorage): void {
  write(storage, [...without(askedSealings(storage), accountId), { accountId, workspaceId }]);
}

/** It is done; or its person has signed in again, and it is off. */
export function forgetSealing(accountId: string, storage: TextStorage): void {
  const owners = askedSealings(storage);
  if (owners.some((owner) => owner.accountId === accountId))
    write(storage, without(owners, accountId));
}

export const isSealingAsked = (accountId: string, storage: Pick<Storage, 'getItem'>): boolean =>
  askedSealings(storage).some((owner) => owner.accountId === accountId);
