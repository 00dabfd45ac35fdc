import type { PublishedName } from '../../../src/domain/published';
import type { CouchDatabase, StoredDocument } from '../../couch/client';
import type { PublishedDocument } from './publishedRecords';

/** Whose document stands at a public address: `{workspaceId}`. */
type AddressDocument = StoredDocument<{ workspaceId: string }>;

const addressId = (type: string, id: string): string => `addresses:${type}:${id}`;

function addressOf({ type, source }: PublishedDocument): AddressDocument {
  return {
    _id: addressId(type, source.id),
    type: 'addresses',
    deleted: false,
    body: { workspaceId: source.workspaceId },
    by: 'gateway',
    device: 'gateway',
    receivedAt: '',
  };
}

/**
 * Keeps the public addresses of documents for the workspaces that published them first: an address names a document
 * by its own id, which devices choose, and nobody may take over what another one has shown. Never given back.
 */
export async function claimAddresses(
  published: CouchDatabase,
  documents: readonly PublishedDocument[],
): Promise<void> {
  const wanted = documents.filter(({ deleted }) => !deleted).map(addressOf);
  if (wanted.length === 0) return;
  const present = await published.getMany(wanted.map(({ _id }) => _id));
  const missing = wanted.filter(({ _id }) => !present.get(_id));
  // Where another gateway was first, its claim stays.
  if (missing.length > 0) await published.bulk(missing);
}

/** @returns the workspace that an address belongs to; undefined where nothing was ever published there */
export async function ownerOfAddress(
  published: CouchDatabase,
  type: PublishedName,
  id: string,
): Promise<string | undefined> {
  const document = (await published.get(addressId(type, id))) as AddressDocument | undefined;
  return document?.body.workspaceId;
}
