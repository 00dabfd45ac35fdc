import type { AccountStatus } from '../../../src/domain/account';
import type { ErrorCode } from '../../../src/domain/errors';
import type { Change, CouchDatabase, StoredDocument } from '../../couch/client';
import type { Logger } from '../../http/log';
import { pause } from '../../http/pause';
import { accountSchema } from './documents';

/** Milliseconds between two looks at what changed. */
const EVERY = 1_000;
/** Changes read at once. */
const PAGE = 200;

/** The live streams of this gateway, as far as accounts cut them. */
export interface Streams {
  lock(accountId: string, code: ErrorCode): void;
  lockSession(sessionId: string, code: ErrorCode): void;
}

interface Parts {
  database: CouchDatabase;
  streams: Streams;
  /** Called before streams are cut: what was believed of accounts may not be true any more. */
  onChange: () => void;
  log: Logger;
  signal: AbortSignal;
  /** Milliseconds; only tests change it. */
  every?: number;
}

/** Why a person of this status must stop, or undefined. */
export function lockOf(status: AccountStatus): ErrorCode | undefined {
  if (status === 'approved') return undefined;
  return status === 'suspended' ? 'account_suspended' : 'account_not_approved';
}

function apply({ id, deleted, doc }: Change<StoredDocument>, streams: Streams): void {
  if (id.startsWith('session:') && deleted)
    streams.lockSession(id.slice('session:'.length), 'session_ended');
  if (!id.startsWith('account:') || !doc || deleted) return;
  const account = accountSchema.safeParse(doc.body);
  if (!account.success) return;
  const code = doc.deleted ? 'session_ended' : lockOf(account.data.status);
  if (code) streams.lock(account.data.accountId, code);
}

/**
 * Follows the accounts in the database: who was suspended or signed out, through this gateway or
 * another one, loses the live streams within about a second. Ends with `signal`.
 */
export async function watchAccounts(parts: Parts): Promise<void> {
  const { database, streams, onChange, log, signal, every = EVERY } = parts;
  let since: string | undefined;
  while (!signal.aborted) {
    try {
      since ??= await database.lastSeq();
      const { rows, lastSeq, pending } = await database.changes({ since, limit: PAGE });
      if (rows.length > 0) onChange();
      for (const row of rows) apply(row, streams);
      since = lastSeq;
      if (pending > 0) continue;
    } catch (error) {
      // The database is away or was replaced: the next look tells, from where this one stood.
      log.debug({ err: error }, 'accounts could not be watched');
    }
    await pause(every, signal);
  }
}
