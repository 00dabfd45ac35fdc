import { AppError } from '../../src/domain/protocol/errors';
import { SYNC_LIMITS, type Verdict } from '../../src/domain/protocol/protocol';
import {
  CouchConflict,
  CouchRefused,
  CouchUnavailable,
  type BulkResult,
  type CouchDatabase,
  type StoredDocument,
} from '../couch/client';
import { createYieldToEventLoop } from '../http/yieldToEventLoop';
import { decide, type Writer } from './compare';
import { bytesOfBody, storedId } from './envelope';
import { accepted, badField, rejected, type PlacedRow } from './judge';
import type { PlannedWrite, PushRefusal, PushRun } from './pushEffect';

const ATTEMPTS = 8;
/** Stored documents read at a time: each may have 1 MB, and a batch may name 500. */
const READ_AT_ONCE = 50;
/** Roughly, in bytes; beyond it the answer is refused and the device sends fewer rows. */
const MAX_ANSWERED = 16 * 1024 * 1024;

export interface RowWriterParts {
  database: CouchDatabase;
  writer: Writer;
  runs: readonly PushRun[];
  onVerdict: (settle: number, verdict: Verdict) => void;
  onWritten: (revisions: readonly (readonly [string, string])[]) => void;
}

const getId = ({ row }: PlacedRow): string => storedId(row.collection, row.next.id);

async function claim(
  { runs, onVerdict }: RowWriterParts,
  writes: readonly PlannedWrite[],
): Promise<{ allowed: PlannedWrite[]; refused: PlannedWrite[]; unseen: PlannedWrite[] }> {
  let allowed = [...writes];
  const refusals = new Map<PlannedWrite, PushRefusal>();
  for (const run of runs) {
    const claimRefusals = await run.claim?.(allowed);
    for (const [write, refusal] of claimRefusals ?? []) refusals.set(write, refusal);
    allowed = allowed.filter((write) => !refusals.has(write));
  }
  const known = [...refusals].filter(([{ isBlind }]) => !isBlind);
  for (const [{ placed }, { code, details }] of known)
    onVerdict(placed.index, rejected(placed.row, code, details));
  const refused = known.map(([write]) => write);
  // A refused document may already be stored if an earlier answer was lost.
  return { allowed, refused, unseen: [...refusals.keys()].filter(({ isBlind }) => isBlind) };
}

export function createRowWriter(parts: RowWriterParts): (rows: PlacedRow[]) => Promise<void> {
  const { database, writer, runs, onVerdict, onWritten } = parts;
  let answered = 0;

  function answer(position: number, verdict: Verdict, rows: number): void {
    if (verdict.verdict === 'conflict') answered += JSON.stringify(verdict.master).length;
    if (answered > MAX_ANSWERED)
      throw new AppError('batch_too_large', { limit: Math.max(1, Math.floor(rows / 2)) });
    onVerdict(position, verdict);
  }

  /**
   * Rows believed new are written without a read: most are, and the database refuses the others, which are then judged
   * again.
   */
  function planBlind(placed: PlacedRow): PlannedWrite | undefined {
    const { row } = placed;
    if (row.rev !== null || runs.some((run) => run.needsStored?.(row))) return undefined;
    const decision = decide(row, undefined, writer);
    return 'write' in decision ? planned(placed, undefined, decision.write, true) : undefined;
  }

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
      const present = await database.getMany(some.map(getId));
      for (const placed of some) {
        await yieldToEventLoop();
        const stored = present.get(getId(placed));
        if (stored) for (const run of runs) run.replaces?.(stored);
        const decision = decide(placed.row, stored, writer);
        if ('write' in decision) writes.push(planned(placed, stored, decision.write));
        else answer(placed.index, decision.verdict, rows.length);
      }
    }
    return writes;
  }

  /** @returns the rows that somebody else wrote in between */
  async function writeWithin(writes: readonly PlannedWrite[]): Promise<PlacedRow[]> {
    const { allowed, refused, unseen } = await claim(parts, writes);
    for (const run of runs) await run.prepare?.(allowed);
    for (const run of runs) run.check?.();
    const results = await writeMany(
      database,
      allowed.map((entry) => entry.write),
    );
    const open = [...settle(allowed, results), ...unseen.map(({ placed }) => placed)];
    const revisions = results.flatMap((result) =>
      result.ok ? [[result.id, result.rev] as const] : [],
    );
    onWritten(revisions);
    const written = new Map(revisions);
    for (const run of runs) await run.settle?.(written, allowed);
    // Deletions in this batch may have made room for the refused rows.
    const isFreed = refused.length > 0 && allowed.some(makesRoom);
    return isFreed ? [...open, ...(await writeWithin(refused))] : open;
  }

  function settle(writes: readonly PlannedWrite[], results: readonly BulkResult[]): PlacedRow[] {
    return writes.flatMap(({ placed }, index) => {
      const result = results[index];
      if (!result) throw new CouchUnavailable('a result is missing');
      if (result.ok) {
        onVerdict(placed.index, accepted(placed.row, result.rev));
        return [];
      }
      if (result.error === 'conflict') return [placed];
      onVerdict(placed.index, refusal(placed, result));
      return [];
    });
  }

  return async (rows) => {
    let open = [...rows];
    for (let attempt = 0; attempt < ATTEMPTS && open.length > 0; attempt += 1) {
      const writes = await plan(open, attempt === 0);
      open = [];
      // A deletion makes room, but only when it is done.
      for (const part of inOrder(writes, runs)) open.push(...(await writeWithin(part)));
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

function inOrder(writes: PlannedWrite[], runs: readonly PushRun[]): PlannedWrite[][] {
  if (!runs.some((run) => run.deletesFirst?.(writes))) return [writes];
  return [
    writes.filter(({ write }) => write.deleted),
    writes.filter(({ write }) => !write.deleted),
  ];
}

/** CouchDB's reasons for a single document that mean "cannot write now". */
const PASSING = new Set([
  'internal_server_error',
  'timeout',
  'unknown_error',
  'service_unavailable',
]);

function refusal({ row }: PlacedRow, result: { error: string; reason: string }): Verdict {
  if (result.error === 'document_too_large')
    return rejected(row, 'document_too_large', { limit: SYNC_LIMITS.documentBytes });
  if (result.error === 'forbidden') return badField(row, '', result.reason);
  const what = `${row.collection} not written: ${result.error} ${result.reason}`;
  if (PASSING.has(result.error)) throw new CouchUnavailable(what);
  // Unforeseen: answered with 500 and logged, not mistaken for an absence.
  throw new Error(what);
}

/** If one document makes the database refuse all, they are written one by one. */
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
