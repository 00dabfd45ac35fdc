import type { TwoWayName } from '../../domain/records';
import { getAddresses } from '../../routing/addresses';

function getClientId(document: unknown): string | undefined {
  if (typeof document !== 'object' || document === null || !('clientId' in document)) return;
  return typeof document.clientId === 'string' ? document.clientId : undefined;
}

const getKind = (document: unknown): unknown =>
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
  if (collection === 'clients') return `${getAddresses('clients').edit(id)}&${refused}`;
  if (collection === 'menus') return `${getAddresses('menus').edit(id)}?${refused}`;
  if (collection === 'recipes') return getAddresses('recipes').edit(id);
  if (collection === 'articles') return getAddresses('articles').edit(id);
  if (collection === 'records' && getKind(document) === 'kitchenSheet')
    return getAddresses('kitchen').edit(id);
  const client = getClientId(document);
  if (client === undefined) return undefined;
  if (collection === 'consultations')
    return `${getAddresses('clients').visit(client, id)}&${refused}`;
  return collection === 'records' && getKind(document) === 'consent'
    ? `${getAddresses('clients').consent(client, id)}&${refused}`
    : undefined;
}
