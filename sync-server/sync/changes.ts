import type { AccessClaims } from '../../src/domain/account';
import type { DatabaseName } from '../../src/domain/collections';
import { COLLECTION_NAMES, databaseOf } from '../../src/domain/collections';
import type { ChangesRequest, ChangesResponse, DatabaseChanges } from '../../src/domain/protocol';
import { admit } from './caller';
import { databaseNameOf } from './epochs';
import { pullLibrary } from './libraryPull';
import { checkSequences, EPOCH_BELIEVED_MS } from './pull';
import type { PullParts } from './pull';
import { createBudget, readChanges } from './scan';

const isAsked = (
  entry: [string, string | null | undefined],
): entry is [DatabaseName, string | null] => entry[1] !== undefined;

/**
 * `POST /sync/changes`: what changed in the server's databases, each from its own checkpoint. The epochs are
 * compared before reading and again after it: a database that was replaced in between gives no answer.
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
  const asked = Object.entries(request.since).filter(isAsked);
  checkSequences(Object.fromEntries(asked));
  await admit(accounts, claims, request);
  await epochs.require(request.epochs, workspaceId, { maxAge: EPOCH_BELIEVED_MS });

  const budget = createBudget(reads, signal);
  const databases: ChangesResponse['databases'] = {};
  for (const [name, since] of asked) {
    const database = couch.database(databaseNameOf(name, workspaceId));
    if (name === 'published') {
      const call = { library, database, workspaceId, since, limit, budget };
      const { documents, checkpoint, complete } = await pullLibrary(call);
      const found = documents.map((document) => ({
        collection: 'library',
        document,
        rev: '',
        writes: [],
      }));
      databases[name] = { changes: found, checkpoint, complete } satisfies DatabaseChanges;
    } else {
      const collections = COLLECTION_NAMES.filter((one) => databaseOf(one) === name);
      databases[name] = await readChanges({ database, collections, since, limit, budget });
    }
  }
  const known = Object.fromEntries(asked.map(([name]) => [name, request.epochs[name]]));
  await epochs.require(known, workspaceId, { maxAge: 0 });
  return { success: true, databases };
}
