import type {
  BulkWriteRow,
  RxDocumentData,
  RxStorageInstanceReplicationState,
  RxStorageWriteErrorConflict,
} from 'rxdb';
import type { StoredDocument } from '../data/collections/schemas';
import { toWire } from '../data/versions';
import type { WireDocument } from '../domain/protocol';
import { hasNoted } from './rxNotes';

export interface PulledWrites {
  /** New documents are about to be stored. @returns called once RxDB has noted that they are pulled */
  arriving(ids: string[]): Promise<() => void>;
  /** Whether a version is older than what the server has by now. */
  outdated(document: WireDocument): boolean;
  /** A version was not stored, because the document changed in that moment. */
  missed(document: WireDocument): void;
}

/** What a storage says of a row whose document has changed meanwhile: RxDB leaves it alone then. */
function asChanged(
  writeRow: BulkWriteRow<StoredDocument>,
  context: string,
): RxStorageWriteErrorConflict<StoredDocument> {
  const documentInDb = (writeRow.previous ?? writeRow.document) as RxDocumentData<StoredDocument>;
  const documentId = writeRow.document.id;
  return { status: 409, isError: true, documentId, writeRow, documentInDb, context };
}

/**
 * Watches how a replication stores what it pulled. RxDB (17.6) leaves two things to chance there: it drops
 * a version without a word when the document changes between its look and its write, and new documents
 * carry no sign of being pulled until it has noted so in a second write.
 */
export function watchPulledWrites(
  replication: RxStorageInstanceReplicationState<StoredDocument>,
  { arriving, outdated, missed }: PulledWrites,
): void {
  const { forkInstance } = replication.input;

  async function store(all: BulkWriteRow<StoredDocument>[], context: string) {
    // What is new on this device replaced nothing: a first sync need not look.
    const old = all.filter(({ previous, document }) => previous && outdated(toWire(document)));
    const rows = all.filter((row) => !old.includes(row));
    if (rows.length === 0) return { error: old.map((row) => asChanged(row, context)) };
    const fresh = rows.filter(({ previous }) => !previous).map(({ document }) => document.id);
    // A full storage must not keep away what may still fit: the note is only needed after a crash.
    const noted = fresh.length > 0 ? await arriving(fresh).catch(() => undefined) : undefined;
    const result = await forkInstance.bulkWrite(rows, context);
    // The round ends with the note of RxDB; one that fails has noted nothing.
    const forget = (): void => (hasNoted(replication) ? noted?.() : undefined);
    if (noted) void replication.streamQueue.down.then(forget, () => undefined);
    const changed = new Set(
      result.error.filter(({ status }) => status === 409).map(({ documentId }) => documentId),
    );
    for (const { document } of rows) if (changed.has(document.id)) missed(toWire(document));
    return { ...result, error: [...result.error, ...old.map((row) => asChanged(row, context))] };
  }

  replication.input.forkInstance = {
    ...forkInstance,
    bulkWrite: async (rows, context) =>
      context === (await replication.downstreamBulkWriteFlag)
        ? store(rows, context)
        : forkInstance.bulkWrite(rows, context),
  };
}
