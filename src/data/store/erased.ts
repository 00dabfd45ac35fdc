import { TWO_WAY_NAMES, type TwoWayName } from '../../domain/records';
import { CLIENT_FIELDS, findClientId, isErased } from '../../domain/records/clientData';
import type { WireDocument } from '../../domain/protocol/protocol';
import { DRAFT_PREFIX } from '../../platform/draftPrefix';
import { toSubject } from './decisions';
import { toWire } from './recordDatabase';
import type { StoreTransaction, Touched } from './recordStore';

const OF_CLIENTS = TWO_WAY_NAMES.filter((name) => CLIENT_FIELDS[name] === 'clientId');

/** Refusals, conflicts and merges quote what was typed. */
async function dropDecisions(
  { database, withdraw }: StoreTransaction,
  { collection, id }: Touched,
): Promise<void> {
  const subject = toSubject(collection, id);
  await withdraw(
    await database.decisions.where('[collection+documentId]').equals(subject).primaryKeys(),
  );
}

/** Half-typed forms name their document, or its client, in their key or in what they keep. */
function dropDrafts(id: string): void {
  if (typeof localStorage === 'undefined') return;
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
  for (const key of keys)
    if (key?.startsWith(DRAFT_PREFIX) && `${key}${localStorage.getItem(key)}`.includes(id))
      localStorage.removeItem(key);
}

/** As if it had never been here, sent or not. */
export async function dropDocument(transaction: StoreTransaction, one: Touched): Promise<void> {
  for (const loaded of await transaction.load([one])) transaction.hold(loaded, undefined);
  await dropDecisions(transaction, one);
  dropDrafts(one.id);
}

async function listOwn(
  { database }: StoreTransaction,
  collection: TwoWayName,
  clientId: string,
): Promise<Touched[]> {
  const own = database
    .records(collection)
    .filter((record) => findClientId(collection, toWire(record)) === clientId);
  return (await own.primaryKeys()).map((id) => ({ collection, id }));
}

/** Also what the server never had: visits that were written while the device was away. */
export async function takeErasure(
  transaction: StoreTransaction,
  collection: TwoWayName,
  document: WireDocument,
): Promise<void> {
  if (!isErased(document)) return;
  await dropDecisions(transaction, { collection, id: document.id });
  dropDrafts(document.id);
  if (collection !== 'clients') return;
  for (const name of OF_CLIENTS)
    for (const one of await listOwn(transaction, name, document.id))
      await dropDocument(transaction, one);
}
