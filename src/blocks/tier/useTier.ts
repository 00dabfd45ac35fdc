import { mostOf, type CountedName } from '../../domain/accounts/access/counted';
import { useData, useLiveState } from '../../data/react';
import type { AccountProfile } from '../../domain/accounts/account';
import { presentTier } from '../../domain/person/clientList';

/** The tier that this device last heard of, also without a network; undefined until the device has answered. */
export function useTier(): Pick<AccountProfile, 'plan' | 'maxClients'> | undefined {
  const data = useData();
  // Where it cannot be read, nothing is said of a limit, and the page that asked stays.
  const { value: notices } = useLiveState(() => data.notices.watchAll(), [data]);
  return notices && presentTier(data.account, notices);
}

/** Most documents of a collection that the tier allows; 0 means unlimited, and until the device has answered. */
export function useMost(name: CountedName): number {
  const tier = useTier();
  return tier ? mostOf(tier.plan, name) : 0;
}
