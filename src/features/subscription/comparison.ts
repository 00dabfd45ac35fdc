import { hasFeature, getLimit, MAX_AI_RUNS_A_DAY } from '../../domain/accounts/access/entitlements';
import type { Tier } from '../../domain/accounts/access/tiers';
import { subscriptionText } from '../../i18n/subscription';
import { tierComparisonText } from '../../i18n/tierComparison';
import { formatNumber } from '../../ui/format';

const texts = tierComparisonText;
const { features: words } = subscriptionText;

const LINES: readonly [name: string, value: (tier: Tier) => string][] = [
  [texts.clients, (tier) => texts.people(getLimit(tier, 'clients') ?? 0)],
  [
    texts.counts,
    (tier) => {
      const [recipes, menus] = [getLimit(tier, 'recipes'), getLimit(tier, 'menus')];
      return recipes === null || menus === null ? texts.countless : words.counts(recipes, menus);
    },
  ],
  [
    texts.ai,
    (tier) => {
      const most = getLimit(tier, 'aiQuestionsADay') ?? MAX_AI_RUNS_A_DAY;
      const runs = texts.runs(most);
      return hasFeature(tier, 'multimodalAi') ? texts.withPictures(runs) : runs;
    },
  ],
  [
    texts.paper,
    (tier) => {
      if (hasFeature(tier, 'ownBrand')) return texts.branded;
      return hasFeature(tier, 'plainPaper') ? texts.plain : texts.marked;
    },
  ],
  [texts.mail, (tier) => (hasFeature(tier, 'automaticMail') ? texts.yes : texts.no)],
  [
    texts.reports,
    (tier) => {
      if (hasFeature(tier, 'advancedReports')) return texts.advanced;
      return hasFeature(tier, 'basicReports') ? texts.basic : texts.no;
    },
  ],
  [texts.exchange, (tier) => (hasFeature(tier, 'bulkExchange') ? texts.formats : texts.no)],
  [
    texts.api,
    (tier) => {
      const calls = getLimit(tier, 'apiCallsAMonth');
      return calls ? texts.calls(formatNumber(calls, 0)) : texts.no;
    },
  ],
  [
    texts.support,
    (tier) => {
      if (hasFeature(tier, 'prioritySupport')) return texts.always;
      return tier === 'free' ? texts.byMail : texts.soon;
    },
  ],
];

export const comparedRows = (tiers: readonly Tier[]): { name: string; values: string[] }[] =>
  LINES.map(([name, getValue]) => ({ name, values: tiers.map(getValue) }));
