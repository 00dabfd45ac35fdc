import type { WireDocument } from '../../src/domain/protocol/protocol';
import type { StoredDocument } from '../couch/client';

export function storedId(collection: string, id: string): string {
  return `${collection}:${id}`;
}

export function toWire(stored: StoredDocument): WireDocument | undefined {
  const { body, deleted } = stored;
  if (typeof body !== 'object' || body === null || typeof deleted !== 'boolean') return undefined;
  const id = body.id;
  if (typeof id !== 'string') return undefined;
  return { ...body, id, _deleted: deleted };
}

export function listWrites({ writes }: StoredDocument): string[] {
  return Array.isArray(writes) ? writes.filter((one) => typeof one === 'string') : [];
}

export function toBody({ _deleted, ...body }: WireDocument): Record<string, unknown> {
  return body;
}

export const bytesOfBody = ({ body }: Pick<StoredDocument, 'body'>): number =>
  Buffer.byteLength(JSON.stringify(body));
