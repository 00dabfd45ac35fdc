import { describe, expect, it } from 'vitest';
import { getRefusal, type Callers } from './callers';
import { getEntitlements, hasFeature, getLimit, getMaxClients, usageLevel } from './entitlements';
import { hasPermission, PERMISSIONS } from './permissions';
import type { AdminRole } from './roles';
import { TIERS, tierName } from './tiers';

const heldBy = (role: AdminRole) => PERMISSIONS.filter((one) => hasPermission(role, one));

describe('permissions of the staff (platform specification, section 6)', () => {
  it('gives the owner all of them', () => {
    expect(heldBy('owner')).toEqual(PERMISSIONS);
  });

  it.each([
    [
      'billing',
      [
        'viewUserProfiles',
        'viewApplications',
        'viewFinancialAnalytics',
        'viewFinancialReports',
        'exportReports',
        'manageSubscriptions',
        'processRefunds',
        'viewBillingHistory',
      ],
    ],
    [
      'support',
      [
        'viewUserProfiles',
        'resetPasswords',
        'activateAccounts',
        'answerSupport',
        'viewApplications',
        'decideApplications',
        'manageSubscriptions',
        'viewBillingHistory',
      ],
    ],
    [
      'content',
      [
        'manageContent',
        'publishArticles',
        'editRecipes',
        'editDailyMenus',
        'manageFoods',
        'viewContentAnalytics',
      ],
    ],
  ] as const)('gives %s these and no others', (role, permissions) => {
    expect(heldBy(role)).toEqual(permissions);
  });

  it('gives none to an administrator without a role, or with one of a newer version', () => {
    for (const role of [undefined, 'auditor' as AdminRole])
      expect(PERMISSIONS.some((one) => hasPermission(role, one))).toBe(false);
  });
});

describe('who may make a call', () => {
  const expert = { role: 'expert', status: 'approved' } as const;
  const support = { role: 'admin', adminRole: 'support', status: 'approved' } as const;

  it.each([
    [['expert'], expert, undefined],
    [['expert'], { ...expert, status: 'pending' }, 'account_not_approved'],
    [['signed-in'], { ...expert, status: 'pending' }, undefined],
    [['signed-in'], { ...expert, status: 'suspended' }, 'account_suspended'],
    [['admin:activateAccounts'], support, undefined],
    [['admin:manageExperts'], support, 'forbidden'],
    [['admin:manageExperts', 'expert'], expert, undefined],
    [['signed-in'], { ...support, secondFactorDue: true }, 'second_factor_required'],
  ] as const)('%j, called by %j: %s', (callers, claims, refusal) => {
    expect(getRefusal({ callers: callers as Callers }, claims)).toBe(refusal);
  });

  it('opens nothing to a status that only a newer gateway knows', () => {
    const frozen = { ...expert, status: 'frozen' as 'approved' };
    expect(getRefusal({ callers: ['signed-in'] }, frozen)).toBe('account_not_approved');
  });
});

describe('what a tier sells', () => {
  it.each([
    ['free', 5, 20, 50, 50, 200, 0, 0],
    ['pro', 50, null, null, null, 5 * 1024, 499_000, 7],
    ['business', 200, null, null, null, 20 * 1024, 1_199_000, 14],
  ] as const)('%s', (tier, clients, recipes, menus, mails, megabytes, price, trialDays) => {
    const { limits, storage, ...sold } = getEntitlements(tier);
    expect(limits).toMatchObject({ clients, recipes, menus, mailsAMonth: mails });
    expect(storage.imageBytes).toBe(megabytes * 1024 * 1024);
    expect(sold).toMatchObject({ price: { month: price }, trialDays });
  });

  it('costs two months less for a year', () => {
    for (const { price } of TIERS.map(getEntitlements)) expect(price.year).toBe(price.month * 10);
  });

  it('refuses nothing to a tier of a newer version', () => {
    expect(getMaxClients('team')).toBe(0);
    expect(getLimit('team', 'mailsAMonth')).toBeNull();
    expect(hasFeature('team', 'ownBrand')).toBe(true);
    expect(tierName('team')).toBe('team');
  });

  it('warns from 80 % on and stops at the limit', () => {
    expect([3, 4, 5].map((count) => usageLevel(count, 5))).toEqual(['free', 'near', 'reached']);
    expect(usageLevel(9_999, 0)).toBe('free');
  });
});
