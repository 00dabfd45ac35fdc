import type { AccountStatus } from '../../../src/domain/accounts/access/roles';
import type { ErrorCode } from '../../../src/domain/protocol/errors';
import type { Change, CouchDatabase, StoredDocument } from '../../couch/client';
import type { Logger } from '../../http/log';
import { pause } from '../../http/pause';
import { accountSchema, type Account } from './accountRecords';
import type { AccountMemory } from './memory';
import { readSound } from '../../store/envelope';

const EVERY = 500;
const PAGE = 200;

export interface Streams {
  lock(accountId: string, code: ErrorCode): void;
  lockSession(sessionId: string, code: ErrorCode): void;
}

interface Parts {
  database: CouchDatabase;
  streams: Streams;
  memory: Pick<AccountMemory, 'changed' | 'complete' | 'forget'>;
  onAccount?: (account: Account) => void;
  log: Logger;
  signal: AbortSignal;
  every?: number;
}

export function getLock(status: AccountStatus): ErrorCode | undefined {
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
  const code = doc.deleted ? 'session_ended' : getLock(account.status);
  if (code) streams.lock(account.accountId, code);
}

async function begin({ database, memory }: Parts): Promise<string> {
  const since = await database.lastSeq();
  memory.forget();
  return since;
}

/** Cuts the live streams of suspended or signed-out people within about a second, whichever gateway did it. */
export async function watchAccounts(parts: Parts): Promise<void> {
  const { database, memory, log, signal, every = EVERY } = parts;
  let since: string | undefined;
  while (!signal.aborted) {
    try {
      since ??= await begin(parts);
      const startedAt = performance.now();
      const { rows, lastSeq, pending } = await database.changes({ since, limit: PAGE });
      memory.changed(rows.map(({ id }) => id));
      for (const row of rows) apply(row, parts);
      since = lastSeq;
      if (pending > 0) continue;
      memory.complete(startedAt);
    } catch (error) {
      log.debug({ err: error }, 'accounts could not be watched');
    }
    await pause(every, signal);
  }
}
