import { twoWay, type TwoWayName } from './index';

const deleted = (title: string): string => `${title} (đã xóa)`;

export function getDocumentTitle(
  collection: TwoWayName,
  document: Record<string, unknown>,
): string {
  const { field, untitled, of } = twoWay(collection, document).title;
  const value = document[field];
  const text = typeof value === 'string' ? value.trim() : '';
  const named = of ? of(text) : text;
  const title = text === '' ? untitled : named;
  return document._deleted === true ? deleted(title) : title;
}
