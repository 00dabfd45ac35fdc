import type { TwoWayName } from '../domain/collections';
import { documentTitles } from '../i18n/documentTitles';

const NAME_FIELDS: Record<TwoWayName, string> = {
  clients: 'clientName',
  consultations: 'visitDate',
  menus: 'name',
  plans: 'name',
  recipes: 'title',
  articles: 'title',
  images: 'title',
  foods: 'name',
  outbox: 'subject',
};

function vietnameseDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}

function nameOf(collection: TwoWayName, value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : '';
  if (!text) return documentTitles.untitled[collection];
  return collection === 'consultations' ? documentTitles.consultation(vietnameseDate(text)) : text;
}

/** What a person calls a document: a client's name, a menu's name, the date of a visit; a deleted one says so. */
export function titleOf(collection: TwoWayName, document: Record<string, unknown>): string {
  const title = nameOf(collection, document[NAME_FIELDS[collection]]);
  return document._deleted === true ? documentTitles.deleted(title) : title;
}
