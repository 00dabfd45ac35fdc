import type { ClientExport } from '../../../src/domain/practice/clientExport';
import { CLIENT_COLLECTIONS, findClientId, isErased } from '../../../src/domain/records/clientData';
import { AppError } from '../../../src/domain/protocol/errors';
import { workspaceDatabase, type Couch, type StoredDocument } from '../../couch/client';
import { readPages } from '../../couch/paging';
import { listDocuments } from '../../store/documents';
import { ACCOUNTS_DATABASE } from '../../store/envelope';
import { createLinkStore } from '../clientLinks/store';
import { linksKey } from '../clientLinks/token';
import { ORDERS } from '../orders/orderRecords';

/** Of one answer: a client of many years has a tenth of it. */
const MAX_BYTES = 32 * 1024 * 1024;

/** A token that opens an order or its payment belongs to no file. */
const SECRETS = new Set([
  'token',
  'mailToken',
  'requestHash',
  'payments',
  'confirmation',
  'clientUrl',
]);

type Fields = Record<string, unknown>;

const withoutSecrets = (body: Fields): Fields =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !SECRETS.has(name)));

const toExported = ({ deleted, body }: StoredDocument): Fields =>
  deleted ? { ...body, _deleted: true } : body;

/** @throws AppError export_too_large */
function createRoom(): (fields: Fields) => Fields {
  let bytes = 0;
  return (fields) => {
    bytes += Buffer.byteLength(JSON.stringify(fields));
    if (bytes > MAX_BYTES) throw new AppError('export_too_large');
    return fields;
  };
}

interface Wanted {
  workspaceId: string;
  clientId: string;
}

async function readCollections(
  couch: Couch,
  { workspaceId, clientId }: Wanted,
  keep: (fields: Fields) => Fields,
): Promise<Record<string, Fields[]>> {
  const database = couch.database(workspaceDatabase(workspaceId));
  const collections: Record<string, Fields[]> = {};
  for (const name of CLIENT_COLLECTIONS) {
    const own: Fields[] = [];
    for await (const rows of readPages(database, `${name}:`))
      for (const { doc } of rows)
        if (doc && findClientId(name, doc.body) === clientId && !isErased(doc.body))
          own.push(keep(toExported(doc)));
    collections[name] = own;
  }
  return collections;
}

async function readOrders(
  couch: Couch,
  { workspaceId, clientId }: Wanted,
  keep: (fields: Fields) => Fields,
): Promise<Fields[]> {
  const orders: Fields[] = [];
  for await (const { body } of listDocuments(couch.database(ACCOUNTS_DATABASE), ORDERS))
    if (body.clientId === clientId && body.expertWorkspaceId === workspaceId)
      orders.push(keep(withoutSecrets(body)));
  return orders;
}

/** @throws AppError client_unknown, export_too_large */
export async function readExport(couch: Couch, wanted: Wanted, now: Date): Promise<ClientExport> {
  const keep = createRoom();
  const collections = await readCollections(couch, wanted, keep);
  const [client] = collections.clients ?? [];
  if (!client) throw new AppError('client_unknown');
  const { workspaceId, clientId } = wanted;
  const stored = await createLinkStore(couch, () => now).at(linksKey(workspaceId, clientId));
  return {
    exportedAt: now.toISOString(),
    clientId,
    clientName: typeof client.clientName === 'string' ? client.clientName : '',
    collections,
    links: (stored?.links ?? []).map(({ hash: _hash, by: _by, ...link }) => link),
    orders: await readOrders(couch, wanted, keep),
  };
}
