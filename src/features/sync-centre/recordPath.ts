import type { TwoWayName } from '../../domain/records';
import { addressesOf } from '../../routing/addresses';

function clientOf(document: unknown): string | undefined {
  if (typeof document !== 'object' || document === null || !('clientId' in document)) return;
  return typeof document.clientId === 'string' ? document.clientId : undefined;
}

const kindOf = (document: unknown): unknown =>
  typeof document === 'object' && document !== null && 'kind' in document && document.kind;

/**
 * @param document as far as the device still holds it: a visit or consent is mended at its client
 * @returns undefined where it has no screen yet
 */
export function recordPath(
  { collection, id, key }: { collection: TwoWayName; id: string; key: string },
  document?: unknown,
): string | undefined {
  const refused = `refused=${key}`;
  if (collection === 'clients') return `${addressesOf('clients').edit(id)}&${refused}`;
  if (collection === 'menus') return `${addressesOf('menus').edit(id)}?${refused}`;
  if (collection === 'recipes') return addressesOf('recipes').edit(id);
  if (collection === 'articles') return addressesOf('articles').edit(id);
  if (collection === 'records' && kindOf(document) === 'kitchenSheet')
    return addressesOf('kitchen').edit(id);
  const client = clientOf(document);
  if (client === undefined) return undefined;
  if (collection === 'consultations')
    return `${addressesOf('clients').visit(client, id)}&${refused}`;
  return collection === 'records' && kindOf(document) === 'consent'
    ? `${addressesOf('clients').consent(client, id)}&${refused}`
    : undefined;
}
