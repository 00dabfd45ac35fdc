import type { AccessClaims } from '../../src/domain/account';
import type { CollectionName, DatabaseName } from '../../src/domain/collections';
import { databaseOf, isCollection } from '../../src/domain/collections';
import { AppError } from '../../src/domain/errors';
import type { PullRequest, PullResponse } from '../../src/domain/protocol';
import type { Couch } from '../couch/client';
import type { FairQueue } from '../http/fairQueue';
import type { Library } from '../modules/published/library';
import type { AccountGate } from './accountGate';
import { admit } from './caller';
import type { EpochReader } from './epochs';
import { databaseNameOf } from './epochs';
import { pullLibrary } from './libraryPull';
import { createBudget, scan } from './scan';

export interface PullParts {
  couch: Couch;
  epochs: EpochReader;
  accounts: AccountGate;
  library: Library;
  /** Pages that are read for all answers. */
  reads: FairQueue;
}

/** Collections that are read with one scan. */
interface ScanGroup {
  kind: DatabaseName;
  since: string | null;
  collections: CollectionName[];
}

/** Milliseconds for which an epoch is believed before reading: it is asked for again behind it. */
export const EPOCH_BELIEVED_MS = 30_000;

/** No database gives anything else for a sequence; `now` is a word of CouchDB that would skip all. */
const SEQUENCE = /^(?!now$)[\x21-\x7e]+$/;

/** @throws AppError invalid_request where a checkpoint cannot be one of ours */
export function checkSequences(since: PullRequest['since']): void {
  const malformed = Object.entries(since).find(
    ([, checkpoint]) => checkpoint !== null && !SEQUENCE.test(checkpoint),
  );
  if (!malformed) return;
  const issues = [{ path: `since.${malformed[0]}`, code: 'invalid_format' }];
  throw new AppError('invalid_request', { issues });
}

/** A collection that this gateway does not know is left out: a newer app goes on with the others. */
function groupsOf(since: PullRequest['since']): ScanGroup[] {
  const groups = new Map<string, ScanGroup>();
  for (const [name, checkpoint] of Object.entries(since)) {
    if (!isCollection(name) || name === 'library') continue;
    const kind = databaseOf(name);
    const key = JSON.stringify([kind, checkpoint]);
    const group = groups.get(key) ?? { kind, since: checkpoint, collections: [] };
    group.collections.push(name);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * `POST /sync/pull`: what changed in each collection since its checkpoint. The epochs are compared
 * before reading and again after it: a database that was replaced in between gives no answer.
 * @param signal aborted when the client has left
 * @throws AppError epoch_changed, and those of `admit`
 */
export async function pull(
  { couch, epochs, accounts, library, reads }: PullParts,
  claims: AccessClaims,
  request: PullRequest,
  signal?: AbortSignal,
): Promise<PullResponse> {
  checkSequences(request.since);
  await admit(accounts, claims, request);
  const { workspaceId, limit } = request;
  await epochs.require(request.epochs, workspaceId, { maxAge: EPOCH_BELIEVED_MS });

  const collections: PullResponse['collections'] = {};
  const budget = createBudget(reads, signal);
  const groups = groupsOf(request.since);
  for (const group of groups) {
    const database = couch.database(databaseNameOf(group.kind, workspaceId));
    const found = await scan({ ...group, database, limit, budget });
    for (const [name, pulled] of found) collections[name] = pulled;
  }
  const read = new Set(groups.map((group) => group.kind));
  const { library: since } = request.since;
  if (since !== undefined) {
    const database = couch.database(databaseNameOf('published', workspaceId));
    collections.library = await pullLibrary({
      library,
      database,
      workspaceId,
      since,
      limit,
      budget,
    });
    read.add('published');
  }
  const known = Object.fromEntries([...read].map((kind) => [kind, request.epochs[kind]]));
  await epochs.require(known, workspaceId, { maxAge: 0 });
  return { success: true, collections };
}
