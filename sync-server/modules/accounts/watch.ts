import type { AccountStatus } from '../../../src/domain/accounts/access/roles';
import type { ErrorCode } from '../../../src/domain/protocol/errors';
import type { Change, CouchDatabase, StoredDocument } from '../../couch/client';
import type { Logger } from '../../http/log';
import { pause } from '../../http/pause';
import { accountSchema, type Account } from './accountRecords';
import type { AccountMemory } from './memory';
import { readSound } from '../../store/envelope';

/** Milliseconds between two looks at what changed. */
const EVERY = 500;
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
  /** Told before streams are cut: what was believed of accounts may not be true any more. */
  memory: Pick<AccountMemory, 'changed' | 'complete' | 'forget'>;
  /** Told of each account that was changed. */
  onAccount?: (account: Account) => void;
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

function apply(
  { id, deleted, doc }: Change<StoredDocument>,
  { streams, onAccount }: Pick<Parts, 'streams' | 'onAccount'>,
): void {
  if (id.startsWith('session:') && deleted)
    streams.lockSession(id.slice('session:'.length), 'session_ended');
  if (!id.startsWith('account:') || !doc || deleted) return;
  const account = readSound(accountSchema, doc.body);
  if (!account) return;
  onAccount?.(account);
  const code = doc.deleted ? 'session_ended' : lockOf(account.status);
  if (code) streams.lock(account.accountId, code);
}

/** Where following begins; what was read before is not followed. */
async function begin({ database, memory }: Parts): Promise<string> {
  const since = await database.lastSeq();
  memory.forget();
  return since;
}

/**
 * Follows the accounts in the database: who was suspended or signed out, through this gateway or
 * another one, loses the live streams within about a second. Ends with `signal`.
 */
export async function watchAccounts(parts: Parts): Promise<void> {
  const { database, memory, log, signal, every = EVERY } = parts;
  let since: string | undefined;
  while (!signal.aborted) {
    try {
      since ??= await begin(parts);
      const asked = performance.now();
      const { rows, lastSeq, pending } = await database.changes({ since, limit: PAGE });
      memory.changed(rows.map(({ id }) => id));
      for (const row of rows) apply(row, parts);
      since = lastSeq;
      if (pending > 0) continue;
      memory.complete(asked);
    } catch (error) {
      // The database is away or was replaced: the next look tells, from where this one stood.
      log.debug({ err: error }, 'accounts could not be watched');
    }
    await pause(every, signal);
  }
}
