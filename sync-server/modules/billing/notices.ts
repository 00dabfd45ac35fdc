import { tierName } from '../../../src/domain/access/tiers';
import type { Subscription } from '../../../src/domain/money/subscription';
import { dateInVietnam } from '../../../src/domain/days';

const dateText = (instant: string): string => dateInVietnam(instant).split('-').reverse().join('/');

/** Notice to a practice's devices of the tier that it has. */
export const planNotice = {
  id: 'account-plan',
  title: ({ tier }: Subscription): string => `Gói ${tierName(tier)}`,
  body: ({ state, tier, until }: Subscription): string => {
    if (tier === 'free')
      return state === 'expired'
        ? 'Kỳ đã trả đã hết. Dữ liệu vẫn còn nguyên, đọc, in và sửa được.'
        : 'Bạn đang dùng gói Miễn phí.';
    const end = until === undefined ? '' : ` đến ${dateText(until)}`;
    return state === 'trial'
      ? `Bạn đang dùng thử gói ${tierName(tier)}${end}.`
      : `Gói ${tierName(tier)} có hiệu lực${end}.`;
  },
};
