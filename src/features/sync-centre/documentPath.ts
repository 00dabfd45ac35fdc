import type { TwoWayName } from '../../domain/collections';

/** Where a document can be mended; undefined where it has no screen of its own yet. */
export function documentPath(collection: TwoWayName, id: string): string | undefined {
  if (collection === 'clients') return `/expert/clients/${id}/detail`;
  if (collection === 'menus') return `/expert/daily-menus/${id}/edit`;
  return undefined;
}
