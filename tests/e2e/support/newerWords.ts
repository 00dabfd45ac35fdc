import {
  COLLECTIONS,
  isCollection,
  type CollectionName,
  type CollectionDocument,
} from '../../../src/domain/records';
import { withNewerWords } from '../../support/newerWords';
import type { Product } from './product';

const newer = (name: CollectionName, body: unknown) =>
  withNewerWords(COLLECTIONS[name], body) as Record<string, unknown>;

export async function renewWords(product: Product, database: string): Promise<void> {
  for (const { _id, type, body } of await product.documents(database))
    if (typeof type === 'string' && isCollection(type))
      await product.change(database, String(_id), newer(type, body));
}

export async function addNewer(
  product: Product,
  database: string,
  documents: { [N in CollectionName]?: CollectionDocument<N>[] },
): Promise<void> {
  const receivedAt = new Date().toISOString();
  for (const [name, all] of Object.entries(documents))
    for (const document of all) {
      const _id = `${name}:${document.id}`;
      const envelope = { _id, type: name, deleted: false, by: 'demo-lan' };
      const body = newer(name as CollectionName, document);
      await product.add(database, { ...envelope, device: 'newer', body, receivedAt });
    }
}
