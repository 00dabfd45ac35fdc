import { type AccountProfile } from '../../../src/domain/account';
import { maxClientsOf } from '../../../src/domain/access/entitlements';
import { type Tier } from '../../../src/domain/access/tiers';
import type { Couch, CouchDatabase, StoredDocument } from '../../couch/client';
import {
  ACCOUNTS_DATABASE,
  accountSchema,
  isUnconfirmed,
  readBody,
  readWorkspace,
  shownFrom,
  workspaceKey,
  type Account,
} from './accountRecords';
import { documentsOf, whileConflicts } from './documents';
import { isDue } from './secondFactor/secondFactorRules';

const ACCOUNTS = 'account:';

/** An account and the revision that it was read at. */
export interface FoundAccount {
  account: Account;
  stored: StoredDocument;
}

export interface AccountStore {
  database: CouchDatabase;
  /** @param key `_id` of the account's document */
  at(key: string): Promise<FoundAccount | undefined>;
  /** Goes through all accounts: for administrators only. */
  byId(accountId: string): Promise<FoundAccount | undefined>;
  all(): AsyncGenerator<FoundAccount>;
  /**
   * Changes an account as it is now, again whenever somebody else was faster.
   * @param change undefined leaves it as it is
   * @returns what is stored; undefined where there is no account
   */
  update(
    key: string,
    by: string,
    change: (account: Account) => Account | undefined,
  ): Promise<Account | undefined>;
  profileOf(account: Account): Promise<AccountProfile>;
}

interface Parts {
  couch: Couch;
  /** Accounts that count as none on this installation. */
  isClosed: (accountId: string) => boolean;
  now: () => Date;
}

function profileWith(account: Account, plan: Tier, at: Date): AccountProfile {
  const from = shownFrom(account);
  const { accountId, workspaceId, email, name, role, adminRole, status, statusReason } = account;
  return {
    accountId,
    workspaceId,
    email,
    name,
    role,
    ...(adminRole === undefined ? {} : { adminRole }),
    status,
    ...(statusReason === undefined ? {} : { statusReason }),
    plan,
    maxClients: maxClientsOf(plan),
    ...(isDue(account) ? { secondFactorDue: true } : {}),
    ...(isUnconfirmed(account) ? { emailConfirmed: false } : {}),
    ...(from && from > at ? { shownFrom: from.toISOString() } : {}),
  };
}

/** Reads and writes the accounts of this installation. */
export function createAccountStore({ couch, isClosed, now }: Parts): AccountStore {
  const database = couch.database(ACCOUNTS_DATABASE);

  function open(stored: StoredDocument | undefined): FoundAccount | undefined {
    if (!stored || stored.deleted) return undefined;
    const account = readBody(accountSchema, stored);
    return isClosed(account.accountId) ? undefined : { account, stored };
  }

  const at = async (key: string): Promise<FoundAccount | undefined> =>
    open(await database.get(key));

  async function* all(): AsyncGenerator<FoundAccount> {
    for await (const stored of documentsOf(database, ACCOUNTS)) {
      const found = open(stored);
      if (found) yield found;
    }
  }

  return {
    database,
    at,
    all,
    byId: async (accountId) => {
      for await (const stored of documentsOf(database, ACCOUNTS))
        // A list comes from one copy of a cluster, which may be behind: what it found is read from most of them.
        if (stored.body.accountId === accountId) return at(stored._id);
      return undefined;
    },
    update: (key, by, change) =>
      whileConflicts(async () => {
        const found = await at(key);
        const next = found && change(found.account);
        if (!found || !next) return found?.account;
        const receivedAt = now().toISOString();
        await database.put({ ...found.stored, body: next, by, device: 'gateway', receivedAt });
        return next;
      }),
    profileOf: async (account) => {
      const stored = await database.get(workspaceKey(account.workspaceId));
      if (!stored) throw new Error(`Account ${account.accountId} has no workspace.`);
      return profileWith(account, readWorkspace(stored, now()).plan, now());
    },
  };
}
