import { recordKey } from '../data/store/recordDatabase';
import type { Touched } from '../data/store/recordStore';
import { TWO_WAY_NAMES } from '../domain/records';
import type { QueuedRecord } from './sendQueue/queuedRecords';

const getOrder = ({ collection }: QueuedRecord): number => TWO_WAY_NAMES.indexOf(collection);
const isClient = ({ collection }: QueuedRecord): boolean => collection === 'clients';

function freshClients(items: readonly QueuedRecord[], state?: QueuedRecord['state']): Set<string> {
  const newClients = items.filter(
    (one) => isClient(one) && one.fresh && one.state === (state ?? one.state),
  );
  return new Set(newClients.map(({ id }) => id));
}

const belongsTo = (clients: ReadonlySet<string>, one: QueuedRecord): boolean =>
  !isClient(one) && one.clientId !== undefined && clients.has(one.clientId);

export function dependentsOfRefused(items: readonly QueuedRecord[]): QueuedRecord[] {
  const refused = freshClients(items, 'refused');
  return items.filter((one) => one.state === 'dirty' && belongsTo(refused, one));
}

/**
 * Clients come first: documents of a new one go with it or after it.
 * @param away what a call under way holds
 * @param postponed ids of documents that go after the others
 */
export function nextBatch(
  items: readonly QueuedRecord[],
  most: number,
  away: readonly Touched[],
  postponed: ReadonlySet<string>,
): QueuedRecord[] {
  const taken = new Set(away.map(({ collection, id }) => recordKey(collection, id)));
  const late = ({ id }: QueuedRecord): number => Number(postponed.has(id));
  const sorted = items
    .filter(
      ({ state, collection, id }) => state === 'dirty' && !taken.has(recordKey(collection, id)),
    )
    .sort((a, b) => late(a) - late(b) || getOrder(a) - getOrder(b));
  const unknown = freshClients(items);
  const batch: QueuedRecord[] = [];
  for (const one of sorted) {
    if (batch.length >= most) break;
    if (belongsTo(unknown, one)) continue;
    batch.push(one);
    if (isClient(one)) unknown.delete(one.id);
  }
  return batch;
}
