import { getMaximum, type CountedName } from '../../domain/accounts/access/counted';
import { useData, useLiveState } from '../../data/react';
import type { AccountProfile } from '../../domain/accounts/account';
import { presentTier } from '../../domain/person/clientList';

/**
 * The last tier this device heard of, also offline.
 * @returns undefined until the device has answered
 */
export function useTier(): Pick<AccountProfile, 'plan' | 'maxClients'> | undefined {
  const data = useData();
  // If it cannot be read, no limit is shown, and the page stays.
  const { value: notices } = useLiveState(() => data.notices.watchAll(), [data]);
  return notices && presentTier(data.account, notices);
}

/** 0 means unlimited; also until the device has answered. */
export function useMost(name: CountedName): number {
  const tier = useTier();
  return tier ? getMaximum(tier.plan, name) : 0;
}
