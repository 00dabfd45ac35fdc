import { Dexie, type Table } from 'dexie';
import type { RxDocumentData } from 'rxdb';
import { REPLICATED_NAMES, type ReplicatedName, type TwoWayName } from '../../domain/records';
import type { WireDocument } from '../../domain/protocol/protocol';
import type { DecisionRecord } from './decisions';
import type { Held, SyncState } from './syncState';

export type StoredDocument = Record<string, unknown> & { id: string };

export type StoredRecord = RxDocumentData<StoredDocument> & { _sync?: SyncState };

const RXDB_INTERNAL = '_rxdb_internal';

interface StateRecord {
  key: string;
  value: unknown;
}

/** Rows of a push that is under way, or was when a tab was killed: `<collection>|<id>|<write>`. */
interface InFlightRecord {
  push: string;
  writes: string[];
}

export const DECISIONS = 'decisions';
export type LocalName = ReplicatedName | typeof DECISIONS;
export const LOCAL_NAMES: readonly LocalName[] = [...REPLICATED_NAMES, DECISIONS];

/** The index is sparse: documents that the server has are not in it. */
const TWO_WAY_TABLE = 'id, _sync.waits';

/** Collections of which devices had tables from the beginning. */
const FIRST_TWO_WAY =
  'clients consultations menus plans recipes articles images foods outbox practices'.split(' ');

/**
 * All documents of one account on this device, with what each knows of the server, in one database: what
 * belongs together is written in one transaction.
 */
export class RecordDatabase extends Dexie {
  declare decisions: Table<StoredRecord & DecisionRecord, string>;
  declare pulls: Table<StateRecord, string>;
  declare inFlight: Table<InFlightRecord, string>;

  constructor(name: string) {
    super(name);
    // A further field of a document is no new version: only ids and indexes are named here. A new version
    // gets `this.version(n).stores({…}).upgrade(…)` below the present one, which stays.
    this.version(1).stores({
      ...Object.fromEntries(FIRST_TWO_WAY.map((one) => [one, TWO_WAY_TABLE])),
      notices: 'id',
      library: 'id',
      [DECISIONS]: 'id, [collection+documentId]',
      [RXDB_INTERNAL]: 'id',
      pulls: 'key',
      inFlight: 'push',
    });
    this.version(2).stores({ records: TWO_WAY_TABLE });
    // Only Dexie's live queries need these; RxDB's are used here, and nobody else opens this database.
    this.unuse({ stack: 'dbcore', name: 'Observability' });
    this.unuse({ stack: 'dbcore', name: 'Cache' });
  }

  records(name: string): Table<StoredRecord, string> {
    return this.table(name);
  }
}

export function toWire(record: StoredRecord): WireDocument {
  const wire: WireDocument = { id: record.id, _deleted: record._deleted };
  for (const key in record) if (!key.startsWith('_')) wire[key] = record[key];
  return wire;
}

/** @throws RangeError for a document without sync state */
export function toHeld(record: StoredRecord): Held {
  const { _sync: sync } = record;
  if (!sync) throw new RangeError(`${record.id} has no sync state`);
  return { document: toWire(record), sync };
}

export const recordKey = (collection: TwoWayName, id: string): string => `${collection}|${id}`;
