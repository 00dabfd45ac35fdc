import { getEntitlements, hasFeature, type Feature } from '../accounts/access/entitlements';
import { TIERS, type Tier } from '../accounts/access/tiers';
import { paidTierSchema, type PaidTier } from './payments';

export type Guard =
  | { isOpen: true }
  | {
      isOpen: false;
      next: PaidTier;
      tiers: PaidTier[];
    };

/** @param tier of the practice; one of a newer version has what the largest one has */
export function getGuard(tier: string, feature: Feature): Guard {
  if (hasFeature(tier, feature)) return { isOpen: true };
  const tiers = paidTierSchema.options.filter((one) => hasFeature(one, feature));
  const [next] = tiers;
  return next === undefined ? { isOpen: true } : { isOpen: false, next, tiers };
}

export function nextTier(tier: string): PaidTier | undefined {
  const index = TIERS.indexOf(tier as Tier);
  return index === -1
    ? undefined
    : paidTierSchema.options.find((one) => TIERS.indexOf(one) > index);
}

export const lockedFeatures = (tier: Tier): Feature[] => {
  const largest = TIERS.at(-1) ?? tier;
  return getEntitlements(largest).features.filter((feature) => !hasFeature(tier, feature));
};
