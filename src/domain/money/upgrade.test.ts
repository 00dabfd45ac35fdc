import { describe, expect, it } from 'vitest';
import {
  getEntitlements,
  getLimit,
  usageLevel,
  type Feature,
  type Limit,
} from '../accounts/access/entitlements';
import { TIERS, type Tier } from '../accounts/access/tiers';
import { getGuard, lockedFeatures } from './upgrade';

/** Written down a second time, from the specification (section 6) and product decision 36. */
const FIRST_TIER: Readonly<Record<Feature, Tier>> = {
  plainPaper: 'pro',
  automaticMail: 'pro',
  basicReports: 'pro',
  ownBrand: 'business',
  advancedReports: 'business',
  multimodalAi: 'business',
  bulkExchange: 'business',
  apiAccess: 'business',
  prioritySupport: 'business',
};
const LIMITS: Readonly<Record<Limit, readonly [number | null, number | null, number | null]>> = {
  clients: [5, 50, 200],
  recipes: [20, null, null],
  menus: [50, null, null],
  aiQuestionsADay: [30, null, null],
  mailsAMonth: [50, null, null],
  apiCallsAMonth: [0, 0, 50_000],
};
const rank = (tier: Tier): number => TIERS.indexOf(tier);

const features = Object.entries(FIRST_TIER) as [Feature, Tier][];
const cases = features.flatMap(([feature, first]) =>
  TIERS.map((tier) => [feature, tier, rank(tier) >= rank(first), first] as const),
);

describe('P05 each feature and each tier', () => {
  it.each(cases)('%s of %s is open: %s', (feature, tier, isOpen, first) => {
    const guard = getGuard(tier, feature);
    expect(guard.isOpen).toBe(isOpen);
    if (guard.isOpen) return;
    expect(guard.next).toBe(first);
    expect(guard.tiers).toEqual(TIERS.filter((one) => rank(one) >= rank(first)));
    expect(lockedFeatures(tier)).toContain(feature);
  });

  it('leaves nothing out, and refuses a tier of a newer version nothing', () => {
    const known = new Set(TIERS.flatMap((tier) => getEntitlements(tier).features));
    expect([...known].sort()).toEqual(Object.keys(FIRST_TIER).sort());
    for (const [feature] of features) expect(getGuard('enterprise', feature).isOpen).toBe(true);
    expect(lockedFeatures('business')).toEqual([]);
  });

  const limits = (Object.keys(LIMITS) as Limit[]).flatMap((limit) =>
    TIERS.map((tier, index) => [limit, tier, LIMITS[limit][index] ?? null] as const),
  );
  it.each(limits)('%s of %s stop at %s, and warn from 80 per cent on', (limit, tier, most) => {
    expect(getLimit(tier, limit)).toBe(most);
    if (most === null || most === 0) return;
    const near = Math.ceil(most * 0.8);
    expect(usageLevel(near - 1, most)).toBe('free');
    expect([usageLevel(near, most), usageLevel(most - 1, most)]).toEqual(['near', 'near']);
    expect([usageLevel(most, most), usageLevel(most + 1, most)]).toEqual(['reached', 'reached']);
  });
});
