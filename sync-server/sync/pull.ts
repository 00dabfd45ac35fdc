import type { AccessClaims } from '../../src/domain/account';
import type { CollectionName, DatabaseName } from '../../src/domain/collections';
import { COLLECTIONS, databaseOf } from '../../src/domain/collections';
import type { PullRequest, PullResponse } from '../../src/domain/protocol';
import { pullRequestSchema } from '../../src/domain/protocol';
import type { Couch } from '../couch/client';
import type { AccountGate } from './accountGate';
import { admit } from './caller';
import type { EpochReader } from './epochs';
import { databaseNameOf } from './epochs';
import { MOST_BYTES, scan } from './scan';

export interface PullParts {
  couch: Couch;
  epochs: EpochReader;
  accounts: AccountGate;
}

/** Collections that are read with one scan. */
interface ScanGroup {
  kind: DatabaseName;
  since: string | null;
  collections: CollectionName[];
}

const isCollection = (name: string): name is CollectionName => Object.hasOwn(COLLECTIONS, name);

/** A collection that this gateway does not know is left out: a newer app goes on with the others. */
function groupsOf(since: PullRequest['since']): ScanGroup[] {
  const groups = new Map<string, ScanGroup>();
  for (const [name, checkpoint] of Object.entries(since)) {
    if (!isCollection(name)) continue;
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
 * @throws AppError epoch_changed, and those of `admit`; ZodError
 */
export async function pull(
  { couch, epochs, accounts }: PullParts,
  claims: AccessClaims,
  body: unknown,
): Promise<PullResponse> {
  const request = pullRequestSchema.parse(body);
  await admit(accounts, claims, request);
  const { workspaceId, limit } = request;
  await epochs.require(request.epochs, workspaceId);

  const collections: PullResponse['collections'] = {};
  const budget = { bytes: MOST_BYTES };
  const groups = groupsOf(request.since);
  for (const group of groups) {
    const database = couch.database(databaseNameOf(group.kind, workspaceId));
    const found = await scan({ ...group, database, limit, budget });
    for (const [name, pulled] of found) collections[name] = pulled;
  }
  const read = new Set(groups.map((group) => group.kind));
  const known = Object.fromEntries([...read].map((kind) => [kind, request.epochs[kind]]));
  await epochs.require(known, workspaceId, { maxAge: 0 });
  return { success: true, collections };
}
