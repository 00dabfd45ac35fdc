import type { Notice } from '../../domain/collections/notices';
import { noticeTexts } from '../../i18n/notices';
import { addressesOf } from '../../routing/addresses';

const PLACES = ['menus', 'recipes', 'articles'] as const;

/** Where the document that a notice speaks of is edited; undefined for one that only a newer version knows. */
export function placeOf({ collection, id }: NonNullable<Notice['about']>) {
  if (collection === 'orders')
    return { path: addressesOf('orders').list, label: noticeTexts.open.orders };
  const known = PLACES.find((one) => one === collection);
  return known && { path: addressesOf(known).edit(id), label: noticeTexts.open[known] };
}
