import { v7 as uuid } from 'uuid';
import { AppError } from '../../../src/domain/protocol/errors';
import { CouchConflict, type CouchDatabase } from '../../couch/client';
import { accountKey, workspaceKey, type Account, type Workspace } from './accountRecords';
import { envelope } from '../../store/envelope';

export type NewAccount = Omit<Account, 'accountId' | 'workspaceId' | 'createdAt'>;

/** An account with a workspace of one, not stored yet. */
export function newAccount(person: NewAccount, at: Date) {
  const createdAt = at.toISOString();
  const account: Account = { ...person, accountId: uuid(), workspaceId: uuid(), createdAt };
  const { accountId, workspaceId } = account;
  const workspace: Workspace = { workspaceId, members: [accountId], plan: 'free', createdAt };
  return { account, practice: envelope(workspaceKey(workspaceId), workspace, accountId, at) };
}

/**
 * Stores an account with a workspace of one (product decision 22) on the free plan.
 * @throws AppError email_taken; nothing is stored then
 */
export async function addAccount(
  database: CouchDatabase,
  person: NewAccount,
  at: Date,
): Promise<Account> {
  const { account, practice } = newAccount(person, at);
  const { accountId, email } = account;
  const { rev } = await database.put(practice);
  try {
    await database.put(envelope(accountKey(email), account, accountId, at));
  } catch (error) {
    if (!(error instanceof CouchConflict)) throw error;
    await database.put({ ...practice, _rev: rev, _deleted: true });
    throw new AppError('email_taken');
  }
  return account;
}
