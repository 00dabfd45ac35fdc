import type { Notice } from '../../domain/records/notices';
import { noticeTexts } from '../../i18n/notices';
import { addressesOf } from '../../routing/addresses';

const PLACES = ['menus', 'recipes', 'articles'] as const;

const OF_TIER: readonly (string | undefined)[] = ['quota', 'tierEnds'];

export function placeOf({ about, act }: Pick<Notice, 'about' | 'act'>) {
  if (OF_TIER.includes(act))
    return { path: addressesOf('subscription').tiers, label: noticeTexts.seeTiers };
  if (!about) return undefined;
  const { collection, id } = about;
  if (collection === 'orders')
    return { path: addressesOf('orders').list, label: noticeTexts.open.orders };
  const known = PLACES.find((one) => one === collection);
  return known && { path: addressesOf(known).edit(id), label: noticeTexts.open[known] };
}
