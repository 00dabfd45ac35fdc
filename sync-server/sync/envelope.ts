import type { WireDocument } from '../../src/domain/protocol/protocol';
import type { StoredDocument } from '../couch/client';

/** The id under which a document is stored. */
export function storedId(collection: string, id: string): string {
  return `${collection}:${id}`;
}

/** A stored document as devices read it; `undefined` where it is none of ours. */
export function toWire(stored: StoredDocument): WireDocument | undefined {
  const { body, deleted } = stored;
  if (typeof body !== 'object' || body === null || typeof deleted !== 'boolean') return undefined;
  const id = body.id;
  if (typeof id !== 'string') return undefined;
  return { ...body, id, _deleted: deleted };
}

/** The names of the writes that a stored document tells. */
export function writesOf({ writes }: StoredDocument): string[] {
  return Array.isArray(writes) ? writes.filter((one) => typeof one === 'string') : [];
}

/** The fields of a document, as its schema knows them. */
export function bodyOf({ _deleted, ...body }: WireDocument): Record<string, unknown> {
  return body;
}

/** Bytes of a document's fields, as JSON. */
export const bytesOfBody = ({ body }: Pick<StoredDocument, 'body'>): number =>
  Buffer.byteLength(JSON.stringify(body));
