import { mayAddOne } from '../domain/accounts/access/entitlements';
import { getMaximum, type CountedName } from '../domain/accounts/access/counted';
import type { AccountProfile } from '../domain/accounts/account';
import { presentTier } from '../domain/person/clientList';
import type { RecordStore } from './store/recordStore';
import { TierLimitReached, type LocalData, type Repository } from './types';

interface Known {
  account: AccountProfile;
  notices: Pick<LocalData['notices'], 'all'>;
  store: RecordStore;
}

const countUpTo = (store: RecordStore, name: CountedName, most: number): Promise<number> =>
  store.database
    .records(name)
    .filter(({ _deleted }) => !_deleted)
    .limit(most)
    .count();

/**
 * A repository that adds no more than the tier allows which this device last heard of (product decision 11): also without
 * a network a person is told at once. What is there stays, changes and comes back from a deletion as before.
 */
export function withTierLimit<T extends { id: string }>(
  name: CountedName,
  repository: Repository<T>,
  { account, notices, store }: Known,
): Repository<T> {
  /** @throws TierLimitReached */
  async function requireRoom(added: number): Promise<void> {
    const { plan } = presentTier(account, await notices.all());
    const most = getMaximum(plan, name);
    if (most === 0 || added === 0) return;
    const count = await countUpTo(store, name, most);
    if (!mayAddOne(count + added - 1, most)) throw new TierLimitReached(name, plan, most);
  }
  return {
    ...repository,
    insert: async (document) => {
      await requireRoom(1);
      return repository.insert(document);
    },
    insertAll: async (documents) => {
      await requireRoom(documents.length);
      return repository.insertAll(documents);
    },
  };
}
