import type { Notice } from '../../domain/records/notices';
import { noticeTexts } from '../../i18n/notices';
import { getAddresses } from '../../routing/addresses';

const PLACES = ['menus', 'recipes', 'articles'] as const;

const OF_TIER: readonly (string | undefined)[] = ['quota', 'tierEnds'];

export function getNoticeLink({ about, act }: Pick<Notice, 'about' | 'act'>) {
  if (OF_TIER.includes(act))
    return { path: getAddresses('subscription').tiers, label: noticeTexts.seeTiers };
  if (!about) return undefined;
  const { collection, id } = about;
  if (collection === 'orders')
    return { path: getAddresses('orders').list, label: noticeTexts.open.orders };
  if (collection === 'foods')
    return { path: getAddresses('foods').list, label: noticeTexts.open.foods };
  if (collection === 'images')
    return { path: getAddresses('images').library, label: noticeTexts.open.images };
  const known = PLACES.find((one) => one === collection);
  return known && { path: getAddresses(known).edit(id), label: noticeTexts.open[known] };
}
