import type { TwoWayName } from '../../domain/collections';

function clientOf(document: unknown): string | undefined {
  if (typeof document !== 'object' || document === null || !('clientId' in document)) return;
  return typeof document.clientId === 'string' ? document.clientId : undefined;
}

/**
 * Where a document can be mended; undefined where it has no screen of its own yet.
 * @param document the document itself, when the device still holds it: a visit is mended at its client
 */
export function documentPath(
  collection: TwoWayName,
  id: string,
  document?: unknown,
): string | undefined {
  if (collection === 'clients') return `/expert/clients/${id}/detail`;
  if (collection === 'menus') return `/expert/daily-menus/${id}/edit`;
  const client = collection === 'consultations' ? clientOf(document) : undefined;
  return client ? `/expert/clients/${client}/detail?visit=${id}` : undefined;
}
