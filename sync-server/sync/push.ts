import type { AccessClaims } from '../../src/domain/account';
import type { TwoWayName } from '../../src/domain/collections';
import { isTwoWay } from '../../src/domain/collections';
import { AppError } from '../../src/domain/errors';
import type { PushRequest, PushResponse, Verdict } from '../../src/domain/protocol';
import { isPublic, isPublishable } from '../../src/domain/published';
import { clientOf, pushRequestSchema, SYNC_LIMITS } from '../../src/domain/protocol';
import { PROTOCOL } from '../../src/domain/protocolVersions';
import type { Couch } from '../couch/client';
import { workspaceDatabase } from '../couch/client';
import { createYieldToEventLoop } from '../http/yieldToEventLoop';
import type { StorageQuota } from '../modules/storage/storageQuota';
import type { AccountGate, AccountState } from './accountGate';
import { admit } from './caller';
import type { Writer } from './compare';
import type { EpochReader } from './epochs';
import type { LiveHub } from './hub';
import type { PlacedRow } from './judge';
import { isNew, judgeAlone, rejected } from './judge';
import type { Mutex } from './mutex';
import { createRowWriter } from './rowWriter';

export interface PushParts {
  couch: Couch;
  epochs: EpochReader;
  hub: LiveHub;
  accounts: AccountGate;
  rooms: StorageQuota;
  /** Told of the revisions that were written of a workspace: id and `_rev`. */
  onWritten: (workspaceId: string, revisions: readonly (readonly [string, string])[]) => void;
  /** Told before a workspace is written. @returns is told when that is over */
  onWrites: (workspaceId: string) => () => void;
  /** Told when something may have become public, or no longer is. */
  onPublishable: (workspaceId: string) => void;
  /** Makes sure that mails of this push go out when it is written, whatever becomes of this gateway. */
  enqueueWithWrite: <T>(
    claims: AccessClaims,
    ids: readonly string[],
    write: () => Promise<T>,
  ) => Promise<T>;
  /** One push of a workspace at a time where clients are counted. */
  mutex: Mutex;
}

function tooManyRows(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null || !('rows' in body)) return undefined;
  const count = Array.isArray(body.rows) ? body.rows.length : 0;
  return count > SYNC_LIMITS.pushRows ? count : undefined;
}

/** @throws AppError batch_too_large, ZodError */
function parse(body: unknown): PushRequest {
  const count = tooManyRows(body);
  if (count !== undefined)
    throw new AppError('batch_too_large', { limit: SYNC_LIMITS.pushRows, count });
  return pushRequestSchema.parse(body);
}

/**
 * Rows of which none names a document twice, in the order in which they came: a later row of the
 * same document is judged when the earlier one is written.
 */
function inWaves(rows: readonly PlacedRow[]): PlacedRow[][] {
  const waves: PlacedRow[][] = [];
  const seen = new Map<string, number>();
  for (const placed of rows) {
    const key = `${placed.row.collection}:${placed.row.next.id}`;
    const wave = seen.get(key) ?? 0;
    seen.set(key, wave + 1);
    (waves[wave] ??= []).push(placed);
  }
  return waves;
}

/** New clients of this batch that are refused: nothing that depends on them may be stored. */
function refusedClients(
  { rows }: PushRequest,
  verdicts: readonly (Verdict | undefined)[],
): ReadonlySet<string> {
  const refused = rows.filter(
    (row, place) =>
      row.collection === 'clients' && isNew(row) && verdicts[place]?.verdict === 'rejected',
  );
  return new Set(refused.map(({ next }) => next.id));
}

/** The rows that may be written, and the verdicts on the others, each in its place. */
async function judgeAll({
  rows,
  workspaceId,
}: PushRequest): Promise<{ good: PlacedRow[]; verdicts: (Verdict | undefined)[] }> {
  const good: PlacedRow[] = [];
  const verdicts: (Verdict | undefined)[] = [];
  const yieldToEventLoop = createYieldToEventLoop();
  for (const [place, row] of rows.entries()) {
    const judged = judgeAlone(row, workspaceId);
    if ('row' in judged) good.push({ place, row: judged.row });
    else verdicts[place] = judged.verdict;
    await yieldToEventLoop();
  }
  return { good, verdicts };
}

/** Deletions too: one that comes between counting and writing makes another batch count wrongly. */
const touchesClients = ({ row }: PlacedRow): boolean => row.collection === 'clients';

/**
 * `POST /sync/push`: a verdict for each row, in the order of the rows; clients are judged before what
 * depends on them. What is accepted is in the database; the other devices of the workspace are woken,
 * also when a later row failed.
 * @throws AppError epoch_changed, batch_too_large, and those of `admit`; ZodError
 */
export async function push(
  parts: PushParts,
  claims: AccessClaims,
  body: unknown,
): Promise<PushResponse> {
  const request = parse(body);
  const accountState = await admit(parts.accounts, claims, request);
  const { workspaceId, deviceId } = request;
  await parts.epochs.require({ workspace: request.epoch }, workspaceId);

  const { good, verdicts } = await judgeAll(request);
  // Whether a row shows something in public, or takes it away.
  let concernsPublic = request.rows.some(({ collection, next }) => isShown(collection, next));
  const write = createRowWriter({
    database: parts.couch.database(workspaceDatabase(workspaceId)),
    writer: writerOf(claims, request, accountState),
    maxClients: accountState.maxClients,
    room: parts.rooms.of(workspaceId, accountState.plan),
    onVerdict: (place, verdict) => (verdicts[place] = verdict),
    onReplaced: ({ type, body }) => {
      concernsPublic ||= isShown(type, body);
    },
    onWritten: (revisions) => parts.onWritten(workspaceId, revisions),
  });
  const writeAll = async (): Promise<void> => {
    for (const wave of inWaves(good.filter(touchesClients))) await write(wave);
    const refused = refusedClients(request, verdicts);
    const others = good.filter((placed) => !touchesClients(placed));
    const open = others.filter(({ place, row }) => {
      const clientId = clientOf(row);
      if (clientId === null || !refused.has(clientId) || row.next._deleted) return true;
      verdicts[place] = rejected(row, 'depends_on_rejected', { clientId });
      return false;
    });
    for (const wave of inWaves(open)) await write(wave);
  };
  const ended = parts.onWrites(workspaceId);
  try {
    const mails = good.filter(isNewMail).map(({ row }) => row.next.id);
    await parts.enqueueWithWrite(claims, mails, () =>
      good.some(touchesClients) ? parts.mutex(workspaceId, writeAll) : writeAll(),
    );
  } finally {
    ended();
    const changed = acceptedCollections(verdicts);
    if (changed.length > 0) parts.hub.wake(workspaceId, changed, deviceId);
    if (concernsPublic) parts.onPublishable(workspaceId);
  }
  return { success: true, protocol: PROTOCOL, verdicts: complete(request, verdicts) };
}

const writerOf = (
  { sub: accountId }: AccessClaims,
  { workspaceId, deviceId }: PushRequest,
  { name, deviceName, members }: AccountState,
): Writer => ({ accountId, name, workspaceId, deviceId, deviceName, members });

/** Only a new one: what is changed later was carried out as it came first. */
const isNewMail = ({ row }: PlacedRow): boolean =>
  row.collection === 'outbox' && isNew(row) && !row.next._deleted;

const isShown = (collection: string, body: Record<string, unknown>): boolean =>
  isPublishable(collection) && isPublic(collection, body);

/**
 * Also what was found to be there already: whoever wrote it may have died before waking anybody.
 */
function acceptedCollections(verdicts: readonly (Verdict | undefined)[]): TwoWayName[] {
  const names = verdicts.flatMap((verdict) =>
    verdict?.verdict === 'accepted' && isTwoWay(verdict.collection) ? [verdict.collection] : [],
  );
  return [...new Set(names)];
}

/** A row without a verdict would count as accepted on the device; it must never leave the house. */
function complete(request: PushRequest, verdicts: (Verdict | undefined)[]): Verdict[] {
  return request.rows.map((row, place) => {
    const verdict = verdicts[place];
    if (!verdict) throw new Error(`no verdict for ${row.collection} ${row.next.id}`);
    return verdict;
  });
}
