import { isUnconfirmed, workspaceKey, workspaceSchema, type Account } from './accountRecords';
import type { AccountServices } from './wiring';
import { readBody } from '../../store/envelope';

export async function findOwner(
  accounts: AccountServices['store'],
  workspaceId: string,
): Promise<Account | undefined> {
  const stored = await accounts.database.get(workspaceKey(workspaceId));
  const [first = ''] = stored ? readBody(workspaceSchema, stored).members : [];
  const account = (await accounts.byId(first))?.account;
  return account && account.status === 'approved' && !isUnconfirmed(account) ? account : undefined;
}
