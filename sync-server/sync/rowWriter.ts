import { AppError } from '../../src/domain/errors';
import type { Verdict } from '../../src/domain/protocol';
import { SYNC_LIMITS } from '../../src/domain/protocol';
import type { BulkResult, CouchDatabase, StoredDocument } from '../couch/client';
import { CouchConflict, CouchRefused, CouchUnavailable } from '../couch/client';
import { createYieldToEventLoop } from '../http/yieldToEventLoop';
import type { WorkspaceQuota, SizedWrite } from '../modules/storage/storageQuota';
import { bytesOfBody } from '../modules/storage/storageQuota';
import type { ClientLimit, ClientWrite } from './clientLimit';
import { addsClient, createClientLimit, removesClient } from './clientLimit';
import type { Writer } from './compare';
import { decide } from './compare';
import { storedId } from './envelope';
import type { PlacedRow } from './judge';
import { accepted, badField, rejected } from './judge';

/** How often a row is judged again after somebody else wrote in between. */
const ATTEMPTS = 8;
/** Stored documents read at a time: each may have 1 MB, and a batch may name 500. */
const READ_AT_ONCE = 50;
/** Most bytes (roughly) of stored versions in one answer; more, and the device sends fewer rows. */
const MAX_ANSWERED = 16 * 1024 * 1024;

export interface RowWriterParts {
  database: CouchDatabase;
  writer: Writer;
  /** 0: unlimited */
  maxClients: number;
  /** What the practice may keep. */
  room: WorkspaceQuota;
  onVerdict: (place: number, verdict: Verdict) => void;
  /** Told of each stored version that a row may take the place of. */
  onReplaced: (stored: StoredDocument) => void;
  /** Told of each written revision: id and `_rev`. */
  onWritten: (revisions: readonly (readonly [string, string])[]) => void;
}

interface PlannedWrite extends ClientWrite, SizedWrite {
  placed: PlacedRow;
  /** Nobody looked whether it is there already. */
  isBlind: boolean;
}

const idOf = ({ row }: PlacedRow): string => storedId(row.collection, row.next.id);

/** The writes for which plan and room have a place; the others get their verdict, or are looked up first. */
async function claim(
  { room, maxClients, onVerdict }: RowWriterParts,
  limit: ClientLimit,
  writes: readonly PlannedWrite[],
) {
  const { refused, count } = await limit.claim(writes);
  for (const { placed } of refused)
    onVerdict(placed.place, rejected(placed.row, 'client_limit', { limit: maxClients, count }));
  const within = writes.filter((entry) => !refused.has(entry));
  const none = await room.claim(within);
  const full = [...none].filter(({ isBlind }) => !isBlind);
  for (const { placed } of full) onVerdict(placed.place, rejected(placed.row, 'workspace_full'));
  const unseen = [...none].filter(({ isBlind }) => isBlind);
  return { allowed: within.filter((entry) => !none.has(entry)), full, unseen };
}

/** Writes rows of different documents; each gets its verdict. */
export function createRowWriter(parts: RowWriterParts): (rows: PlacedRow[]) => Promise<void> {
  const { database, writer, maxClients, room, onVerdict, onReplaced, onWritten } = parts;
  const limit = createClientLimit(database, maxClients);

  let answered = 0;

  function answer(place: number, verdict: Verdict, rows: number): void {
    if (verdict.verdict === 'conflict') answered += JSON.stringify(verdict.master).length;
    if (answered > MAX_ANSWERED)
      throw new AppError('batch_too_large', { limit: Math.max(1, Math.floor(rows / 2)) });
    onVerdict(place, verdict);
  }

  /**
   * A row that the device believes to be new is written without looking: most are, and the database
   * refuses the others, which are judged again then. Clients are counted, so they are looked up first.
   */
  function planBlind(placed: PlacedRow): PlannedWrite | undefined {
    const { row } = placed;
    if (row.rev !== null || row.collection === 'clients') return undefined;
    const decision = decide(row, undefined, writer);
    return 'write' in decision ? planned(placed, undefined, decision.write, true) : undefined;
  }

  /** Answers what needs no write; the rest is planned. */
  async function plan(rows: readonly PlacedRow[], isFirst: boolean): Promise<PlannedWrite[]> {
    const writes: PlannedWrite[] = [];
    const known: PlacedRow[] = [];
    const yieldToEventLoop = createYieldToEventLoop();
    for (const placed of rows) {
      const blind = isFirst ? planBlind(placed) : undefined;
      if (blind) writes.push(blind);
      else known.push(placed);
    }
    for (let start = 0; start < known.length; start += READ_AT_ONCE) {
      const some = known.slice(start, start + READ_AT_ONCE);
      const present = await database.getMany(some.map(idOf));
      for (const placed of some) {
        await yieldToEventLoop();
        const stored = present.get(idOf(placed));
        if (stored) onReplaced(stored);
        const decision = decide(placed.row, stored, writer);
        if ('write' in decision) writes.push(planned(placed, stored, decision.write));
        else answer(placed.place, decision.verdict, rows.length);
      }
    }
    return writes;
  }

  /** Writes what the plan allows. @returns the rows that somebody else wrote in between */
  async function writeWithin(writes: readonly PlannedWrite[]): Promise<PlacedRow[]> {
    const { allowed, full, unseen } = await claim(parts, limit, writes);
    limit.begin();
    const results = await writeMany(
      database,
      allowed.map((entry) => entry.write),
    );
    // What there is no room for may be there already: an answer was lost.
    const open = [...settle(allowed, results), ...unseen.map(({ placed }) => placed)];
    const revisions = results.flatMap((result) =>
      result.ok ? [[result.id, result.rev] as const] : [],
    );
    onWritten(revisions);
    const written = new Map(revisions);
    await limit.settle(written, allowed);
    await room.settle(new Set(written.keys()));
    // What others of this batch deleted may have made room for them.
    const isFreed = full.length > 0 && allowed.some(makesRoom);
    return isFreed ? [...open, ...(await writeWithin(full))] : open;
  }

  /** The rows that somebody else wrote in between. */
  function settle(writes: readonly PlannedWrite[], results: readonly BulkResult[]): PlacedRow[] {
    return writes.flatMap(({ placed }, index) => {
      const result = results[index];
      if (!result) throw new CouchUnavailable('a result is missing');
      if (result.ok) {
        onVerdict(placed.place, accepted(placed.row, result.rev));
        return [];
      }
      if (result.error === 'conflict') return [placed];
      onVerdict(placed.place, refusal(placed, result));
      return [];
    });
  }

  return async (rows) => {
    let open = [...rows];
    for (let attempt = 0; attempt < ATTEMPTS && open.length > 0; attempt += 1) {
      const writes = await plan(open, attempt === 0);
      open = [];
      // What is deleted makes room, but only when it is gone.
      for (const part of inOrder(writes)) open.push(...(await writeWithin(part)));
    }
    // The device sends the batch again; what is written already is found equal then.
    if (open.length > 0) throw new CouchUnavailable('others keep writing the same documents');
  };
}

function planned(
  placed: PlacedRow,
  stored: StoredDocument | undefined,
  write: StoredDocument,
  isBlind = false,
): PlannedWrite {
  const { bytes } = placed.row;
  const storedBytes = stored ? bytesOfBody(stored) : 0;
  return { placed, stored, write, bytes, storedBytes, isBlind };
}

const makesRoom = ({ write, stored, bytes, storedBytes }: PlannedWrite): boolean =>
  stored?.deleted === false && (write.deleted || bytes < storedBytes);

/** Deletions of clients before additions; where only one of them is there, all at once. */
function inOrder(writes: PlannedWrite[]): PlannedWrite[][] {
  if (!writes.some(addsClient) || !writes.some(removesClient)) return [writes];
  const removals = writes.filter(removesClient);
  return [removals, writes.filter((entry) => !removals.includes(entry))];
}

/** Words with which a node of CouchDB says that it cannot write now, one document among others. */
const PASSING = new Set([
  'internal_server_error',
  'timeout',
  'unknown_error',
  'service_unavailable',
]);

/** What the database itself refuses: its own size limit, or its check of envelopes. */
function refusal({ row }: PlacedRow, result: { error: string; reason: string }): Verdict {
  if (result.error === 'document_too_large')
    return rejected(row, 'document_too_large', { limit: SYNC_LIMITS.documentBytes });
  if (result.error === 'forbidden') return badField(row, '', result.reason);
  const what = `${row.collection} not written: ${result.error} ${result.reason}`;
  if (PASSING.has(result.error)) throw new CouchUnavailable(what);
  // Something that we did not foresee: answered with 500 and logged, not mistaken for an absence.
  throw new Error(what);
}

/** Writes in one call; where one document makes the database refuse all, one by one. */
async function writeMany(
  database: CouchDatabase,
  documents: StoredDocument[],
): Promise<BulkResult[]> {
  if (documents.length === 0) return [];
  try {
    return await database.bulk(documents);
  } catch (error) {
    if (!(error instanceof CouchRefused) || error.status === 404) throw error;
    return Promise.all(documents.map((document) => writeOne(database, document)));
  }
}

async function writeOne(database: CouchDatabase, document: StoredDocument): Promise<BulkResult> {
  const id = document._id;
  try {
    return { ok: true, ...(await database.put(document)) };
  } catch (error) {
    if (error instanceof CouchConflict) return { ok: false, id, error: 'conflict', reason: '' };
    if (!(error instanceof CouchRefused)) throw error;
    const word = error.status === 413 ? 'document_too_large' : error.error;
    return { ok: false, id, error: word, reason: error.reason };
  }
}
