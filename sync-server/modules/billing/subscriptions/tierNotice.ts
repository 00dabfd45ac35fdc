import { getMaxClients } from '../../../../src/domain/accounts/access/entitlements';
import { tierName } from '../../../../src/domain/accounts/access/tiers';
import { dayText } from '../../../../src/domain/text/days';
import type { Subscription } from '../../../../src/domain/money/subscription';
import type { NoticeContent } from '../../notices/notices';

function describeState({ state, tier, until }: Subscription): string {
  if (tier === 'free')
    return state === 'expired'
      ? 'Kỳ đã trả đã hết. Dữ liệu vẫn còn nguyên, đọc, in và sửa được.'
      : 'Bạn đang dùng gói Miễn phí.';
  const end = until === undefined ? '' : ` đến ${dayText(until)}`;
  return state === 'trial'
    ? `Bạn đang dùng thử gói ${tierName(tier)}${end}.`
    : `Gói ${tierName(tier)} có hiệu lực${end}.`;
}

export const tierNotice = (subscription: Subscription): NoticeContent => ({
  id: 'account-plan',
  kind: 'account',
  title: `Gói ${tierName(subscription.tier)}`,
  body: describeState(subscription),
  account: {
    status: 'approved',
    plan: subscription.tier,
    maxClients: getMaxClients(subscription.tier),
  },
});
