import type { AccessClaims } from '../../src/domain/accounts/account';
import { isTwoWay, type TwoWayName } from '../../src/domain/records';
import { AppError } from '../../src/domain/protocol/errors';
import {
  getClientId,
  hasDependents,
  SYNC_LIMITS,
  type PushRequest,
  type PushResponse,
  type Verdict,
} from '../../src/domain/protocol/protocol';
import { PROTOCOL } from '../../src/domain/protocol/protocolVersions';
import { workspaceDatabase, type Couch } from '../couch/client';
import { createYieldToEventLoop } from '../http/yieldToEventLoop';
import type { AccountGate, AccountState } from './accountGate';
import { admit } from './caller';
import type { Writer } from './compare';
import type { EpochReader } from './epochs';
import type { LiveHub } from './hub';
import { isNew, judgeAlone, rejected, type PlacedRow } from './judge';
import type { Mutex } from './mutex';
import type { Push, PushEffect } from './pushEffect';
import { createRowWriter } from './rowWriter';

export interface PushParts {
  couch: Couch;
  epochs: EpochReader;
  hub: LiveHub;
  accounts: AccountGate;
  effects: readonly PushEffect[];
  onWritten: (workspaceId: string, revisions: readonly (readonly [string, string])[]) => void;
  onWrites: (workspaceId: string) => () => void;
  mutex: Mutex;
}

/** @throws AppError batch_too_large */
function requireFew({ rows: { length: count } }: PushRequest): void {
  const limit = SYNC_LIMITS.pushRows;
  if (count > limit) throw new AppError('batch_too_large', { limit, count });
}

/** A later row of the same document is judged only after the earlier one is written. */
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

function refusedIds(
  { rows }: PushRequest,
  verdicts: readonly (Verdict | undefined)[],
): ReadonlySet<string> {
  const refused = rows.filter(
    (row, index) =>
      hasDependents(row.collection) && isNew(row) && verdicts[index]?.verdict === 'rejected',
  );
  return new Set(refused.map(({ next }) => next.id));
}

async function judgeAll({
  rows,
  workspaceId,
}: PushRequest): Promise<{ good: PlacedRow[]; verdicts: (Verdict | undefined)[] }> {
  const good: PlacedRow[] = [];
  const verdicts: (Verdict | undefined)[] = [];
  const yieldToEventLoop = createYieldToEventLoop();
  for (const [index, row] of rows.entries()) {
    const judged = judgeAlone(row, workspaceId);
    if ('row' in judged) good.push({ index, row: judged.row });
    else verdicts[index] = judged.verdict;
    await yieldToEventLoop();
  }
  return { good, verdicts };
}

const isFirst = ({ row }: PlacedRow): boolean => hasDependents(row.collection);

async function writeInOrder(
  request: PushRequest,
  good: readonly PlacedRow[],
  verdicts: (Verdict | undefined)[],
  write: (rows: PlacedRow[]) => Promise<void>,
): Promise<void> {
  for (const wave of inWaves(good.filter(isFirst))) await write(wave);
  const refused = refusedIds(request, verdicts);
  const others = good.filter((placed) => !isFirst(placed));
  const open = others.filter(({ index, row }) => {
    const clientId = getClientId(row);
    if (clientId === null || !refused.has(clientId) || row.next._deleted) return true;
    verdicts[index] = rejected(row, 'depends_on_rejected', { clientId });
    return false;
  });
  for (const wave of inWaves(open)) await write(wave);
}

/**
 * Other devices are woken even when a later row failed.
 * @throws AppError epoch_changed, batch_too_large, and those of `admit`
 */
export async function push(
  parts: PushParts,
  claims: AccessClaims,
  request: PushRequest,
): Promise<PushResponse> {
  requireFew(request);
  const account = await admit(parts.accounts, claims, request);
  const { workspaceId, deviceId } = request;
  await parts.epochs.require({ workspace: request.epoch }, workspaceId);

  const { good, verdicts } = await judgeAll(request);
  const database = parts.couch.database(workspaceDatabase(workspaceId));
  const begun: Push = { claims, request, account, database, rows: good };
  const runs = parts.effects.flatMap((effect) => effect.begin(begun) ?? []);
  const write = createRowWriter({
    database,
    writer: createWriter(claims, request, account),
    runs,
    onVerdict: (index, verdict) => (verdicts[index] = verdict),
    onWritten: (revisions) => parts.onWritten(workspaceId, revisions),
  });
  const writeAll = (): Promise<void> => writeInOrder(request, good, verdicts, write);
  const ended = parts.onWrites(workspaceId);
  try {
    if (runs.some(({ isExclusive }) => isExclusive)) await parts.mutex(workspaceId, writeAll);
    else await writeAll();
  } finally {
    ended();
    const changed = acceptedCollections(verdicts);
    if (changed.length > 0) parts.hub.wake(workspaceId, changed, deviceId);
    for (const run of runs) await run.end?.(({ index }) => verdicts[index]);
  }
  return { success: true, protocol: PROTOCOL, verdicts: complete(request, verdicts) };
}

const createWriter = (
  { sub: accountId }: AccessClaims,
  { workspaceId, deviceId }: PushRequest,
  { name, deviceName, members }: AccountState,
): Writer => ({ accountId, name, workspaceId, deviceId, deviceName, members });

/** Includes rows found already stored: their writer may have died before waking anybody. */
function acceptedCollections(verdicts: readonly (Verdict | undefined)[]): TwoWayName[] {
  const names = verdicts.flatMap((verdict) =>
    verdict?.verdict === 'accepted' && isTwoWay(verdict.collection) ? [verdict.collection] : [],
  );
  return [...new Set(names)];
}

/** A row without a verdict would count as accepted on the device. */
function complete(request: PushRequest, verdicts: (Verdict | undefined)[]): Verdict[] {
  return request.rows.map((row, index) => {
    const verdict = verdicts[index];
    if (!verdict) throw new Error(`no verdict for ${row.collection} ${row.next.id}`);
    return verdict;
  });
}
