import { SYNC_LIMITS } from '../domain/protocol';
import type { PushRow, Verdict } from '../domain/protocol';
import { ServerAnswer } from '../gateway/calls';
import { NEEDED_PROTOCOL, NEEDED_PROTOCOL_HEADER } from '../domain/protocolVersions';
import { callerOf, postSync } from './context';
import type { SyncContext } from './context';
import type { Row } from './verdicts';
import { isTooOld } from './versions';

const encoder = new TextEncoder();

/** Bytes of a value as JSON in UTF-8. */
function bytesOf(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length;
}

function wireRow({ collection, assumed, next }: Row): PushRow {
  return { collection, assumed, next };
}

const sizes = new WeakMap<Row, number>();

/** Bytes of a row in a call. Asked again in each round; a row never changes. */
function rowBytes(row: Row): number {
  const bytes = sizes.get(row) ?? bytesOf(wireRow(row));
  sizes.set(row, bytes);
  return bytes;
}

/** Whether the server would refuse the document for its size alone. */
export function isTooLarge(row: Row): boolean {
  const most = SYNC_LIMITS.documentBytes;
  return rowBytes(row) > most && bytesOf(row.next) > most;
}

/** Room for the rest of the request, in bytes. */
const ENVELOPE = 2048;

/** How many rows from the front go into one call, at least one. */
export function fitting(rows: Row[], mostRows: number): number {
  let bytes = ENVELOPE;
  for (const [index, row] of rows.entries()) {
    bytes += rowBytes(row) + 1;
    if (index > 0 && (index >= mostRows || bytes > SYNC_LIMITS.pushBytes)) return index;
  }
  return rows.length;
}

interface Answer {
  verdicts: unknown[];
  protocol: unknown;
}

function answerOf(body: unknown): Answer {
  if (typeof body === 'object' && body !== null && 'verdicts' in body)
    if (Array.isArray(body.verdicts))
      return {
        verdicts: body.verdicts as unknown[],
        protocol: 'protocol' in body ? body.protocol : undefined,
      };
  throw new ServerAnswer(200, null, null);
}

/** A verdict that names the row and can be acted upon. */
function isVerdictOf(row: Row, value: unknown): value is Verdict {
  if (typeof value !== 'object' || value === null) return false;
  const verdict = value as Record<string, unknown>;
  if (verdict.collection !== row.collection || verdict.id !== row.next.id) return false;
  if (verdict.verdict === 'accepted') return true;
  if (verdict.verdict === 'conflict') return typeof verdict.master === 'object';
  return verdict.verdict === 'rejected' && typeof verdict.code === 'string';
}

const NEEDS = { [NEEDED_PROTOCOL_HEADER]: String(NEEDED_PROTOCOL) };

/**
 * Sends rows and gives the verdict of each; undefined where the answer names none, which is a
 * failure and never an acceptance. What an outdated gateway refuses has no verdict either: a newer one may take it.
 * @throws Unreachable, ServerAnswer or SessionLocked
 */
export async function sendRows(
  context: SyncContext,
  epoch: string,
  rows: Row[],
): Promise<{ verdicts: (Verdict | undefined)[]; isOutdated: boolean }> {
  const body = { ...callerOf(context), epoch, rows: rows.map(wireRow) };
  const { verdicts, protocol } = answerOf(await postSync(context, '/sync/push', body, NEEDS));
  const isOutdated = isTooOld(protocol);
  const found = rows.map((row, index) => {
    const verdict = verdicts[index];
    const named = isVerdictOf(row, verdict)
      ? verdict
      : verdicts.find((one): one is Verdict => isVerdictOf(row, one));
    return isOutdated && named?.verdict === 'rejected' ? undefined : named;
  });
  return { verdicts: found, isOutdated };
}
