import type { CollectionName } from '.';
import type { RecordKind } from './records';

/** The field by which a document says whose it is; null where nothing in it is of one client. */
type ClientField = 'id' | 'clientId' | null;

/**
 * Collections whose documents are exported, and erased, with a client. A new collection does not compile without its line, and a test compares
 * each line with the schema.
 */
export const CLIENT_FIELDS = {
  clients: 'id',
  consultations: 'clientId',
  menus: 'clientId',
  plans: 'clientId',
  outbox: 'clientId',
  records: 'clientId',
  notices: 'clientId',
  recipes: null,
  articles: null,
  images: null,
  foods: null,
  practices: null,
  catalogue: null,
  library: null,
} as const satisfies Record<CollectionName, ClientField>;

export const KIND_CLIENT_FIELDS = {
  consent: 'clientId',
  diaryDay: 'clientId',
  screening: 'clientId',
  kitchenSheet: null,
} as const satisfies Record<RecordKind, ClientField>;

export const CLIENT_COLLECTIONS = (Object.keys(CLIENT_FIELDS) as CollectionName[]).filter(
  (name) => CLIENT_FIELDS[name] !== null,
);

/** @returns the client whose document this is; undefined for a collection of a newer version, too */
export function findClientId(
  collection: string,
  document: Readonly<Record<string, unknown>>,
): string | undefined {
  const field = Object.hasOwn(CLIENT_FIELDS, collection)
    ? CLIENT_FIELDS[collection as CollectionName]
    : null;
  const id = field && document[field];
  return typeof id === 'string' ? id : undefined;
}

const KEPT_FIELDS = ['id', 'workspaceId', 'expertId', 'createdAt', 'updatedAt'] as const;

/** All that is left of an erased document: devices see a deletion that nothing brings back. */
export function toErased(
  body: Readonly<Record<string, unknown>>,
  erasedAt: string,
): Record<string, unknown> {
  const kept = KEPT_FIELDS.flatMap((field) => (field in body ? [[field, body[field]]] : []));
  return { ...(Object.fromEntries(kept) as Record<string, unknown>), erasedAt };
}

export const isErased = ({ erasedAt }: Readonly<Record<string, unknown>>): boolean =>
  typeof erasedAt === 'string';
