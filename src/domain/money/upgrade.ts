import { entitlementsOf, hasFeature, type Feature } from '../accounts/access/entitlements';
import { TIERS, type Tier } from '../accounts/access/tiers';
import { paidTierSchema, type PaidTier } from './payments';

/** Whether a tier has a feature, and which ones would. */
export type Guard =
  | { isOpen: true }
  | {
      isOpen: false;
      /** The next tier up that has it. */
      next: PaidTier;
      /** All tiers that have it, the smallest first. */
      tiers: PaidTier[];
    };

/** @param tier of the practice; one of a newer version has what the largest one has */
export function guardOf(tier: string, feature: Feature): Guard {
  if (hasFeature(tier, feature)) return { isOpen: true };
  const tiers = paidTierSchema.options.filter((one) => hasFeature(one, feature));
  const [next] = tiers;
  return next === undefined ? { isOpen: true } : { isOpen: false, next, tiers };
}

/** The next tier up; undefined for the largest, and for one of a newer version. */
export function nextTier(tier: string): PaidTier | undefined {
  const place = TIERS.indexOf(tier as Tier);
  return place === -1
    ? undefined
    : paidTierSchema.options.find((one) => TIERS.indexOf(one) > place);
}

/** Features that some tier has and this one lacks, by the tier that brings them. */
export const lockedFeatures = (tier: Tier): Feature[] => {
  const largest = TIERS.at(-1) ?? tier;
  return entitlementsOf(largest).features.filter((feature) => !hasFeature(tier, feature));
};
