import { z } from 'zod';
import { AppError } from '../../../src/domain/protocol/errors';
import { idSchema, instantSchema } from '../../../src/domain/schema/primitives';
import type { CouchDatabase } from '../../couch/client';
import { type Account } from '../accounts/accountRecords';
import { whileConflicts } from '../../store/documents';
import type { AccountStore } from '../accounts/store';
import { envelope, readBody } from '../../store/envelope';

const KEY = 'staffOwners:leaving';
const LEAVES_WITHIN = 60_000;

const leavingSchema = z.strictObject({
  leaving: z.array(z.strictObject({ accountId: idSchema, at: instantSchema })),
});

export const isWorkingOwner = (account: Account): boolean =>
  account.role === 'admin' &&
  account.adminRole === 'owner' &&
  account.status === 'approved' &&
  account.invitation === undefined &&
  account.removedAt === undefined;

export async function workingOwners(store: AccountStore): Promise<string[]> {
  const owners: string[] = [];
  for await (const { account } of store.all())
    if (isWorkingOwner(account)) owners.push(account.accountId);
  return owners;
}

interface Parts {
  store: AccountStore;
  now: () => Date;
}

async function noted(database: CouchDatabase) {
  const stored = await database.get(KEY);
  const leaving = stored ? readBody(leavingSchema, stored).leaving : [];
  return { rev: stored?._rev, leaving };
}

/**
 * Two owners who demote each other at once see the same list; their notes share one document, so the second finds the
 * first.
 * @throws AppError last_owner
 */
export function ownerLeaves({ store, now }: Parts, accountId: string, by: string): Promise<void> {
  return whileConflicts(async () => {
    const at = now();
    const since = new Date(at.getTime() - LEAVES_WITHIN).toISOString();
    const { rev, leaving } = await noted(store.database);
    const recent = leaving.filter((one) => one.at > since && one.accountId !== accountId);
    const gone = new Set([accountId, ...recent.map((one) => one.accountId)]);
    const left = (await workingOwners(store)).filter((id) => !gone.has(id));
    if (left.length === 0) throw new AppError('last_owner');
    const body = { leaving: [...recent, { accountId, at: at.toISOString() }] };
    await store.database.put({
      ...envelope(KEY, body, by, at),
      ...(rev === undefined ? {} : { _rev: rev }),
    });
  });
}
