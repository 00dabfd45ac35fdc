import {
  getEntitlements,
  getLimit,
  MAX_AI_RUNS_A_DAY,
  type Feature,
} from '../../domain/accounts/access/entitlements';
import { tierName, type Tier } from '../../domain/accounts/access/tiers';
import type { PaidTier } from '../../domain/money/payments';
import { subscriptionText as texts } from '../../i18n/subscription';
import { formatNumber } from '../../ui/format';

const NAMED: readonly Feature[] = [
  'plainPaper',
  'automaticMail',
  'basicReports',
  'multimodalAi',
  'advancedReports',
  'ownBrand',
  'bulkExchange',
  'prioritySupport',
];

const MB = 1024 * 1024;

/** Storage is sold in powers of two. */
function sizeText(bytes: number): string {
  const megabytes = bytes / MB;
  return megabytes >= 1024
    ? `${formatNumber(megabytes / 1024, 0)} GB`
    : `${formatNumber(megabytes, 0)} MB`;
}

export function soldBy(tier: Tier): string[] {
  const { limits, features, storage } = getEntitlements(tier);
  const { clients, recipes, menus, aiQuestionsADay: ai, mailsAMonth: mails } = limits;
  const { features: words } = texts;
  const counts =
    recipes === null || menus === null ? words.countless : words.counts(recipes, menus);
  return [
    clients === null ? [] : [words.clients(clients)],
    [counts, ai === null ? words.aiCountless(MAX_AI_RUNS_A_DAY) : words.ai(ai)],
    mails === null ? [] : [words.mails(mails)],
    [words.storage(sizeText(storage.imageBytes))],
    NAMED.filter((feature) => features.includes(feature)).map((feature) => words[feature]),
    limits.apiCallsAMonth ? [words.api(formatNumber(limits.apiCallsAMonth, 0))] : [],
  ].flat();
}

/**
 * A year against twelve months (product decision 7).
 * @returns VND and per cent
 */
export function computeSaving(tier: Tier): { amount: number; percent: string } {
  const { month, year } = getEntitlements(tier).price;
  const amount = 12 * month - year;
  return { amount, percent: formatNumber((amount / (12 * month)) * 100, 1) };
}

export function listBenefits(
  tier: PaidTier,
  present: Tier,
  clients: number | undefined,
): { title: string; hint: string }[] {
  const { benefits } = texts.tier;
  const more =
    tier === 'pro'
      ? benefits.pro({
          recipes: getLimit('free', 'recipes') ?? 0,
          menus: getLimit('free', 'menus') ?? 0,
          ai: getLimit('free', 'aiQuestionsADay') ?? 0,
        })
      : benefits.business({ calls: formatNumber(getLimit('business', 'apiCallsAMonth') ?? 0, 0) });
  const [most, now] = [getLimit(tier, 'clients') ?? 0, getLimit(present, 'clients') ?? 0];
  return [
    {
      title: benefits.clients(most),
      hint: benefits.clientsNow(tierName(present), now, clients),
    },
    ...more.map(([title = '', hint = '']) => ({ title, hint })),
  ];
}
