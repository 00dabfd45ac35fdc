import type { AccessClaims } from '../../src/domain/accounts/account';
import { COLLECTION_NAMES, getDatabase, type DatabaseName } from '../../src/domain/records';
import { AppError } from '../../src/domain/protocol/errors';
import type {
  ChangesRequest,
  ChangesResponse,
  DatabaseChanges,
} from '../../src/domain/protocol/protocol';
import type { Couch } from '../couch/client';
import type { FairQueue } from '../http/fairQueue';
import type { Library } from '../modules/published/library';
import { admit } from './caller';
import type { AccountGate } from './accountGate';
import { getDatabaseName, type EpochReader } from './epochs';
import { pullLibrary } from './libraryPull';
import { createBudget, readChanges } from './scan';

export interface PullParts {
  couch: Couch;
  epochs: EpochReader;
  accounts: AccountGate;
  library: Library;
  reads: FairQueue;
}

/** Milliseconds for which a cached epoch suffices before reading; it is checked again after it. */
const EPOCH_BELIEVED_MS = 30_000;

/** Every database's sequences match; CouchDB's special `now` would skip all changes. */
const SEQUENCE = /^(?!now$)[\x21-\x7e]+$/;

/** @throws AppError invalid_request for a foreign checkpoint */
function checkSequences(since: ChangesRequest['since']): void {
  const malformed = Object.entries(since).find(
    ([, checkpoint]) => typeof checkpoint === 'string' && !SEQUENCE.test(checkpoint),
  );
  if (!malformed) return;
  const issues = [{ path: `since.${malformed[0]}`, code: 'invalid_format' }];
  throw new AppError('invalid_request', { issues });
}

const isAsked = (
  entry: [string, string | null | undefined],
): entry is [DatabaseName, string | null] => entry[1] !== undefined;

/**
 * Epochs are compared before and after reading, so that a replaced database gives no answer.
 * @param signal aborted when the client has left
 * @throws AppError epoch_changed, and those of `admit`
 */
export async function changes(
  { couch, epochs, accounts, library, reads }: PullParts,
  claims: AccessClaims,
  request: ChangesRequest,
  signal?: AbortSignal,
): Promise<ChangesResponse> {
  const { workspaceId, limit } = request;
  const requestedDatabases = Object.entries(request.since).filter(isAsked);
  checkSequences(request.since);
  await admit(accounts, claims, request);
  await epochs.require(request.epochs, workspaceId, { maxAge: EPOCH_BELIEVED_MS });

  const budget = createBudget(reads, signal);
  const databases: ChangesResponse['databases'] = {};
  for (const [name, since] of requestedDatabases) {
    const database = couch.database(getDatabaseName(name, workspaceId));
    if (name === 'published') {
      const takesImages = request.libraryKinds?.includes('image') ?? false;
      const call = { library, database, workspaceId, since, limit, budget, takesImages };
      const { documents, checkpoint, complete } = await pullLibrary(call);
      const libraryChanges = documents.map((document) => ({
        collection: 'library',
        document,
        rev: '',
        writes: [],
      }));
      databases[name] = { changes: libraryChanges, checkpoint, complete } satisfies DatabaseChanges;
    } else {
      const collections = COLLECTION_NAMES.filter((one) => getDatabase(one) === name);
      databases[name] = await readChanges({ database, collections, since, limit, budget });
    }
  }
  const known = Object.fromEntries(
    requestedDatabases.map(([name]) => [name, request.epochs[name]]),
  );
  await epochs.require(known, workspaceId, { maxAge: 0 });
  return { success: true, databases };
}
