import type { TextStorage } from './textStorage';

export interface DataOwner {
  accountId: string;
  workspaceId: string;
}

export interface OwnerList {
  all(storage: Pick<Storage, 'getItem'>): DataOwner[];
  has(accountId: string, storage: Pick<Storage, 'getItem'>): boolean;
  /** @throws without room */
  add(owner: DataOwner, storage: TextStorage): void;
  remove(accountId: string, storage: TextStorage): void;
}

export function createOwnerList(key: string): OwnerList {
  function all(storage: Pick<Storage, 'getItem'>): DataOwner[] {
    try {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return Array.isArray(stored) ? (stored as DataOwner[]) : [];
    } catch {
      return [];
    }
  }

  const without = (accountId: string, storage: TextStorage): DataOwner[] =>
    all(storage).filter((owner) => owner.accountId !== accountId);

  const has: OwnerList['has'] = (accountId, storage) =>
    all(storage).some((owner) => owner.accountId === accountId);

  return {
    all,
    has,
    add({ accountId, workspaceId }, storage) {
      const owners = [...without(accountId, storage), { accountId, workspaceId }];
      storage.setItem(key, JSON.stringify(owners));
    },
    remove(accountId, storage) {
      if (!has(accountId, storage)) return;
      const owners = without(accountId, storage);
      if (owners.length > 0) storage.setItem(key, JSON.stringify(owners));
      else storage.removeItem(key);
    },
  };
}
