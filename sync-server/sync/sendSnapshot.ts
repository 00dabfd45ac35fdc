import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { AppError } from '../../src/domain/protocol/errors';
import { cutUnread, sendPieces } from '../http/answer';
import type { Call } from '../http/routes';
import type { AccountGate } from './accountGate';
import type { EpochReader } from './epochs';
import type { Snapshots } from './snapshot';

/** @throws AppError session_ended, account_suspended, account_not_approved */
export async function sendSnapshot(
  {
    accounts,
    epochs,
    snapshots,
  }: { accounts: AccountGate; epochs: EpochReader; snapshots: Snapshots },
  { claims, req, res }: Call,
): Promise<void> {
  const { locked } = await accounts.getStanding(claims);
  if (locked) throw new AppError(locked);
  const epoch = await epochs.readEpoch('catalogue', claims.workspaceId);
  const { tag, file } = await snapshots.read(epoch);
  const packed = req.acceptsEncodings('gzip') === 'gzip';
  const validator = `"${tag}${packed ? '-gzip' : ''}"`;
  res.set({
    'Cache-Control': 'private, no-cache',
    ETag: validator,
    Vary: 'Accept-Encoding',
    'Content-Type': 'application/x-ndjson; charset=utf-8',
  });
  const known = req
    .get('if-none-match')
    ?.split(',')
    .some((one) => one.trim() === validator);
  if (known) return void res.status(304).end();
  if (packed) {
    res.set({ 'Content-Encoding': 'gzip', 'Content-Length': String(file.length) });
    return sendPieces(res, [file]);
  }
  cutUnread(res);
  // Unzipped only as fast as it is read, so that a stalled client holds no memory.
  Readable.from([file]).pipe(createGunzip()).pipe(res);
}
