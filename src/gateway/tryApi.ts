import {
  createDocument,
  deleteDocument,
  listDocuments,
  readDocument,
  updateDocument,
} from '../api/publicApi';
import { buildAddress } from '../api/contract';
import type { ApiCollection } from '../domain/publicHouse/publicApi/keys';

export type TriedCall = { collection: ApiCollection } & (
  | { act: 'list' }
  | { act: 'read'; id: string }
  | { act: 'create'; body: object; name: string }
  | { act: 'update'; id: string; revision: string; body: object }
  | { act: 'delete'; id: string; revision: string }
);

export interface TriedAnswer {
  status: number;
  /** Milliseconds. */
  took: number;
  text: string;
}

function buildRequest(call: TriedCall): {
  address: string;
  method: string;
  headers?: Record<string, string>;
  body?: object;
} {
  const { collection } = call;
  switch (call.act) {
    case 'list':
      return {
        address: buildAddress(listDocuments, { params: { collection }, query: { limit: 5 } }),
        method: 'GET',
      };
    case 'read':
      return {
        address: buildAddress(readDocument, { params: { collection, id: call.id } }),
        method: 'GET',
      };
    case 'create':
      return {
        address: buildAddress(createDocument, { params: { collection } }),
        method: 'POST',
        headers: { 'idempotency-key': call.name },
        body: call.body,
      };
    case 'update':
      return {
        address: buildAddress(updateDocument, { params: { collection, id: call.id } }),
        method: 'PATCH',
        headers: { 'if-match': `"${call.revision}"` },
        body: call.body,
      };
    case 'delete':
      return {
        address: buildAddress(deleteDocument, { params: { collection, id: call.id } }),
        method: 'DELETE',
        headers: { 'if-match': `"${call.revision}"` },
      };
  }
}

const indented = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

/**
 * Goes without the session.
 * @throws TypeError without a network
 */
export async function tryApi(key: string, call: TriedCall): Promise<TriedAnswer> {
  const { address, method, headers, body } = buildRequest(call);
  const begun = performance.now();
  const response = await fetch(address, {
    method,
    credentials: 'omit',
    cache: 'no-store',
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    took: Math.round(performance.now() - begun),
    text: indented(text),
  };
}
