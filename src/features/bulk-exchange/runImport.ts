import type { LocalData } from '../../data/types';
import type { BulkKind } from '../../domain/practice/bulk/kinds';
import { isAsImported, type ImportRecord } from '../../domain/practice/bulk/importRecord';
import { nowInstant } from '../../platform/clock';
import type { BulkClient } from '../../workers/bulkClient';
import { getRepository } from './stored';

const AT_ONCE = 250;

interface ImportAsked {
  kind: BulkKind;
  file: string;
  count: number;
  /** Told what is about to be written, before it is: a tab that is killed then can still undo it. */
  onRecord: (record: ImportRecord) => void;
  onProgress: (done: number) => void;
}

/**
 * Each piece is written whole or not at all.
 * @returns how many were written
 * @throws of the piece that could not be written; `onProgress` was told how far it came
 */
export async function runImport(
  data: LocalData,
  worker: Pick<BulkClient, 'documents'>,
  { kind, file, count, onRecord, onProgress }: ImportAsked,
): Promise<number> {
  const repository = getRepository(data, kind);
  const { workspaceId, expertId } = data.newBase();
  const at = nowInstant();
  let record: ImportRecord = { kind, file, at, ids: [] };
  for (let done = 0; done < count; done += AT_ONCE) {
    const documents = await worker.documents(done, AT_ONCE);
    const whole = documents.map((document) => ({
      ...document,
      id: String(document.id),
      workspaceId,
      expertId,
      updatedAt: at,
    }));
    record = { ...record, ids: [...record.ids, ...whole.map(({ id }) => id)] };
    onRecord(record);
    await repository.insertAll(whole);
    onProgress(Math.min(count, done + AT_ONCE));
  }
  return record.ids.length;
}

async function clientsWithVisits(data: LocalData): Promise<ReadonlySet<string>> {
  const visits = await data.consultations.all();
  return new Set(visits.map(({ clientId }) => clientId));
}

/**
 * Keeps what was changed since, and clients who have visits by now.
 * @returns how many were deleted, and how many were kept
 */
export async function undoImport(
  data: LocalData,
  record: ImportRecord,
): Promise<{ removedCount: number; keptCount: number }> {
  const repository = getRepository(data, record.kind);
  const busy = record.kind === 'clients' ? await clientsWithVisits(data) : new Set<string>();
  let [removedCount, keptCount] = [0, 0];
  for (let at = 0; at < record.ids.length; at += AT_ONCE) {
    const gone = await repository.removeAll(record.ids.slice(at, at + AT_ONCE), (document) => {
      const isWanted = isAsImported(document, record) && !busy.has(document.id);
      if (!isWanted) keptCount += 1;
      return isWanted;
    });
    removedCount += gone.length;
  }
  return { removedCount, keptCount };
}
